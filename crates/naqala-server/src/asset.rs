//! Static content: sent with an entity tag, so that a client does not download what it already has.

use std::io::{Read as _, Write as _};
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// Below this size compression is not worth a header.
const WORTH_PACKING: usize = 1024;

/// How long something stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// Ask every time whether it has changed.
    Ask,
    /// The address changes when the content does.
    Forever,
}

/// A text or a file with its compressed forms.
#[derive(Clone, Debug)]
pub(crate) struct Asset {
    /// `None` where only packed forms are kept: hardly any reader asks for another.
    plain: Option<Bytes>,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
    kind: HeaderValue,
    mark: OnceLock<HeaderValue>,
}

impl Asset {
    /// Something made at run time, which is packed here.
    pub(crate) fn made(content: impl Into<Bytes>, kind: &'static str) -> Asset {
        let plain = content.into();
        let gzip = (plain.len() >= WORTH_PACKING).then(|| packed(&plain)).flatten();
        Asset::new(Some(plain), kind, gzip, None)
    }

    /// Something made at run time that is packed by its nature.
    pub(crate) fn unpacked(content: impl Into<Bytes>, kind: &'static str) -> Asset {
        Asset::new(Some(content.into()), kind, None, None)
    }

    /// A file that comes with its packed forms, at least as it is or packed by gzip.
    pub(crate) fn new(
        plain: Option<Bytes>,
        kind: &'static str,
        gzip: Option<Bytes>,
        brotli: Option<Bytes>,
    ) -> Asset {
        Asset { plain, gzip, brotli, kind: HeaderValue::from_static(kind), mark: OnceLock::new() }
    }

    /// The entity tag of the content.
    pub(crate) fn mark(&self) -> &str {
        self.tag().to_str().unwrap_or_default().trim_matches('"')
    }

    /// The entity tag as a header has it, computed when it is first asked for.
    fn tag(&self) -> &HeaderValue {
        self.mark.get_or_init(|| {
            let mark = format!("\"{}\"", &blake3::hash(&self.plain()).to_hex()[..20]);
            HeaderValue::try_from(mark).expect("letters and digits in quotes")
        })
    }

    /// The content as it is.
    fn plain(&self) -> Bytes {
        let of_gzip = || self.gzip.as_deref().map(unpacked).unwrap_or_default();
        self.plain.clone().unwrap_or_else(of_gzip)
    }

    /// The answer to a request with these headers: the content in the best form the reader takes, or only word that it
    /// has not changed.
    pub(crate) fn answer(&self, asked: &HeaderMap, keep: Keep) -> Response {
        let mut headers = HeaderMap::new();
        let keep = match keep {
            Keep::Ask => HeaderValue::from_static("no-cache"),
            Keep::Forever => HeaderValue::from_static("public, max-age=31536000, immutable"),
        };
        headers.insert(header::CACHE_CONTROL, keep);
        headers.insert(header::ETAG, self.tag().clone());
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if is_known(asked, self.mark()) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(header::CONTENT_TYPE, self.kind.clone());
        let (body, coding) = self.form(asked);
        if let Some(coding) = coding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
        }
        (headers, body).into_response()
    }

    /// The same page with something more at the end of its head.
    pub(crate) fn with_head(&self, more: &str) -> Asset {
        let page = String::from_utf8_lossy(&self.plain()).replacen("</head>", &format!("{more}</head>"), 1);
        Asset { kind: self.kind.clone(), ..Asset::made(page, "text/html; charset=utf-8") }
    }

    /// How long it stays at an address: for ever where the address has `?v=` and the beginning of its tag.
    pub(crate) fn keep(&self, uri: &Uri) -> Keep {
        let version = uri.query().and_then(|query| query.strip_prefix("v="));
        let is_known = version.is_some_and(|version| version.len() >= 8 && self.mark().starts_with(version));
        if is_known { Keep::Forever } else { Keep::Ask }
    }

    fn form(&self, asked: &HeaderMap) -> (Bytes, Option<&'static str>) {
        let forms = [("br", &self.brotli), ("gzip", &self.gzip)];
        let form = forms.into_iter().find(|(coding, form)| form.is_some() && accepts(asked, coding));
        match form {
            Some((coding, Some(body))) => (body.clone(), Some(coding)),
            _ => (self.plain(), None),
        }
    }
}

fn packed(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// What gzip has packed; damaged content ends where the damage begins.
fn unpacked(gzip: &[u8]) -> Bytes {
    let mut plain = Vec::new();
    if let Err(why) = GzDecoder::new(gzip).read_to_end(&mut plain) {
        tracing::error!("a file of the page is damaged: {why}");
    }
    plain.into()
}

/// Whether the client has the content with this tag.
fn is_known(asked: &HeaderMap, mark: &str) -> bool {
    let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.flat_map(|value| value.split(',')).any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/").trim_matches('"') == mark
    })
}

/// Whether the client accepts an encoding (with a weight other than 0).
fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let values = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| {
        let (name, weight) = value.split_once(';').unwrap_or((value, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case(coding) && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn the_reader_gets_the_form_he_takes() {
        let asset = Asset::made("seed ".repeat(1000), "text/plain");
        let coding = |accept| {
            let answer = asset.answer(&asking(header::ACCEPT_ENCODING, accept), Keep::Ask);
            answer.headers().get(header::CONTENT_ENCODING).map(|coding| coding.to_str().unwrap().to_owned())
        };
        assert_eq!(coding("br, gzip").as_deref(), Some("gzip"));
        assert_eq!(coding("br, gzip;q=0"), None);
        assert_eq!(coding("identity"), None);
    }

    #[test]
    fn what_is_kept_packed_is_the_same_to_every_reader() {
        let whole = Asset::made("seed ".repeat(1000), "text/plain");
        let packed = Asset::new(None, "text/plain", whole.gzip.clone(), None);
        assert_eq!(packed.mark(), whole.mark());
        assert_eq!(packed.form(&HeaderMap::new()), whole.form(&HeaderMap::new()));
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let asset = Asset::made("seed", "text/plain");
        let status =
            |mark: String| asset.answer(&asking(header::IF_NONE_MATCH, &mark), Keep::Ask).status().as_u16();
        assert_eq!(status(format!("\"x\", W/\"{}\"", asset.mark())), 304);
        assert_eq!(status("\"x\"".to_owned()), 200);
    }
}
