//! Parts of a board that are drawn anew only when they have changed.
//!
//! All of them are one component to Yew, which compares and draws them through a pointer: a component of its own for
//! each kind of part weighs more than twice as much.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{Key, VComp};

use crate::drawn::drawn;

/// A part of a board: plain facts that compare, and how they look.
pub trait Part: PartialEq + 'static {
    /// What tests that count drawings call it; no other part of the page has this name.
    const NAME: &'static str;

    /// How it looks.
    fn draw(&self) -> Html;
}

trait AnyPart {
    fn drawn(&self) -> Html;
    fn is(&self, other: &dyn AnyPart) -> bool;
    fn any(&self) -> &dyn Any;
}

impl<P: Part> AnyPart for P {
    fn drawn(&self) -> Html {
        drawn(P::NAME);
        self.draw()
    }

    fn is(&self, other: &dyn AnyPart) -> bool {
        other.any().downcast_ref::<P>() == Some(self)
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

#[derive(Properties)]
struct Props {
    part: Rc<dyn AnyPart>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        self.part.is(&*other.part)
    }
}

#[component]
fn AnyPartView(props: &Props) -> Html {
    props.part.drawn()
}

fn erased(key: Option<Key>, part: Rc<dyn AnyPart>) -> Html {
    VComp::new::<AnyPartView>(Rc::new(Props { part }), key).into()
}

/// A part in a place of its own.
pub fn part(part: impl Part) -> Html {
    erased(None, Rc::new(part))
}

/// One of several parts, which keeps its element wherever its key is.
pub fn keyed(key: impl Into<Key>, part: impl Part) -> Html {
    erased(Some(key.into()), Rc::new(part))
}
