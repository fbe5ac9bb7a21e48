//! The page. (placeholder)
