//! Read-only content: the page, the catalogue, pictures.

mod catalogue;
mod first_board;
mod messages;
mod page;
mod picture;
mod pixels;
mod preview;
mod readable;

use axum::Router;
use axum::extract::FromRef;
use axum::routing::get;

pub(crate) use page::{answer as page, is_built};

/// The address that users see, if it is configured.
#[derive(Clone, Debug)]
pub(crate) struct PublicUrl(pub(crate) Option<String>);

/// The routes of the catalogue.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S>
where
    PublicUrl: FromRef<S>,
{
    Router::new()
        .route("/games.json", get(catalogue::games))
        .route("/games/{file}", get(catalogue::game_file))
        .route("/boards/{file}", get(catalogue::board_file))
        .route("/weights/{file}", get(catalogue::weights))
        .route("/messages/{file}", get(messages::messages))
        .route("/picture/{file}", get(picture::picture))
}
