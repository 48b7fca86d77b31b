//! Pictures of positions, as drawings (SVG) and as pixels (PNG), for link previews and for clients that cannot run the page.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use naqala::{Choices, Picture, Rules, catalogue};
use naqala_wire::ErrorCode;
use tokio::sync::Semaphore;

use super::pixels;
use crate::asset::{Asset, Keep};
use crate::refusal::{Answer, Params, Path, Refusal};

/// A picture has its own style inside and needs nothing else.
pub(super) const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// A picture takes a core for some hundredths of a second, so only two are made at a time.
static TURNS: Semaphore = Semaphore::const_new(2);
/// How long a request waits for the pictures of others.
const PATIENCE: Duration = Duration::from_secs(5);

/// The formats of pictures.
#[derive(Clone, Copy)]
enum Format {
    Svg,
    Png,
}

/// What a request asks of a picture besides the game: the position, the language and the options.
type Query = BTreeMap<String, String>;

/// `GET /picture/GAME.svg?position=…&lang=…&preset=…&OPTION=VALUE`: any position of a game of the catalogue; without
/// one, the usual start. `GET /picture/GAME.png` is the same picture in pixels.
pub(crate) async fn picture(
    Path(name): Path<String>,
    Params(query): Params<Query>,
    headers: HeaderMap,
) -> Answer<Response> {
    let (id, format) = match name.rsplit_once('.') {
        Some((id, "svg")) => (id, Format::Svg),
        Some((id, "png")) => (id, Format::Png),
        _ => return Err(ErrorCode::NotFound.into()),
    };
    let rules = catalogue::rules(id).ok_or(ErrorCode::NotFound)?;
    let picture = in_turn(move || draw(rules, &query, format)).await?;
    let answer = picture.answer(&headers, Keep::Ask);
    let policy = (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    Ok(([policy], answer).into_response())
}

/// Makes a picture on a thread where it delays no game.
async fn in_turn(draw: impl FnOnce() -> Answer<Asset> + Send + 'static) -> Answer<Asset> {
    let turn = tokio::time::timeout(PATIENCE, TURNS.acquire()).await;
    let turn = turn.map_err(|_| ErrorCode::Busy)?.map_err(|_| ErrorCode::Stopping)?;
    let drawing = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        draw()
    });
    drawing.await.map_err(|_| ErrorCode::Internal)?
}

fn draw(rules: &Rules, query: &Query, format: Format) -> Answer<Asset> {
    let mut choices = Choices::new();
    for (key, value) in query {
        match key.as_str() {
            "position" | "lang" => {}
            "preset" => _ = choices.preset(value),
            option => _ = choices.set(option, value),
        }
    }
    let game = rules.compile(&choices).map_err(|error| Refusal::with(ErrorCode::BadOptions, error))?;
    let position = match query.get("position") {
        Some(text) => {
            game.parse_position(text).map_err(|error| Refusal::with(ErrorCode::BadRequest, error))?
        }
        None => game.start(),
    };
    let language = query.get("lang").map_or("en", String::as_str);
    let svg = Picture::new(&game, &position).language(language).svg();
    Ok(match format {
        Format::Svg => Asset::made(svg, "image/svg+xml"),
        Format::Png => Asset::unpacked(pixels::of(&svg).ok_or(ErrorCode::Internal)?, "image/png"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn pictures_wait_for_each_other_and_not_for_ever() {
        let code = async |name: &str| {
            let asked = picture(Path(name.to_owned()), Params(Query::new()), HeaderMap::new()).await;
            asked.err().map(|refusal| refusal.code)
        };
        let turns = TURNS.acquire_many(2).await.unwrap();
        assert_eq!(code("oware.svg").await, Some(ErrorCode::Busy));
        drop(turns);
        assert_eq!(code("oware.svg").await, None);
        assert_eq!(code("oware.gif").await, Some(ErrorCode::NotFound));
    }
}
