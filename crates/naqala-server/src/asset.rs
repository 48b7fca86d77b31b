//! Static content: sent with an entity tag, so that a client does not download what it already has.

use std::io::{Read as _, Write as _};
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use brotli_decompressor::Decompressor;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Below this size compression is not worth a header.
const WORTH_PACKING: usize = 1024;

/// The size of the buffer for unpacking, in bytes.
const UNPACKED_AT_ONCE: usize = 1 << 16;

/// How long something stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// Ask every time whether it has changed.
    Ask,
    /// The address changes when the content does.
    Forever,
}

/// A text or a file in the forms in which readers take it.
#[derive(Debug)]
pub(crate) struct Asset {
    content: Content,
    /// Packed for readers who take only this, when the first of them asks; `None` where that is not worth it.
    gzip: OnceLock<Option<Bytes>>,
    kind: HeaderValue,
    mark: OnceLock<HeaderValue>,
}

/// How the content of an asset is kept.
#[derive(Clone, Debug)]
enum Content {
    /// As it is.
    Plain { bytes: Bytes, packs: bool },
    /// Packed by Brotli, and as it is once a reader has asked for that: hardly any does.
    Packed { brotli: Bytes, plain: OnceLock<Bytes> },
}

impl Asset {
    /// Something made at run time, which is packed when it is asked for.
    pub(crate) fn made(content: impl Into<Bytes>, kind: &'static str) -> Asset {
        let content = content.into();
        let packs = content.len() >= WORTH_PACKING;
        Asset::new(Content::Plain { bytes: content, packs }, kind)
    }

    /// Something that is packed by its nature.
    pub(crate) fn unpacked(content: impl Into<Bytes>, kind: &'static str) -> Asset {
        Asset::new(Content::Plain { bytes: content.into(), packs: false }, kind)
    }

    /// A file packed by Brotli.
    pub(crate) fn packed(brotli: impl Into<Bytes>, kind: &'static str) -> Asset {
        Asset::new(Content::Packed { brotli: brotli.into(), plain: OnceLock::new() }, kind)
    }

    fn new(content: Content, kind: &'static str) -> Asset {
        let kind = HeaderValue::from_static(kind);
        Asset { content, gzip: OnceLock::new(), kind, mark: OnceLock::new() }
    }

    /// The entity tag of the content.
    pub(crate) fn mark(&self) -> &str {
        self.tag().to_str().unwrap_or_default().trim_matches('"')
    }

    /// The entity tag as a header has it, computed when it is first asked for.
    fn tag(&self) -> &HeaderValue {
        self.mark.get_or_init(|| {
            let mark = format!("\"{}\"", &blake3::hash(&self.for_once()).to_hex()[..20]);
            HeaderValue::try_from(mark).expect("letters and digits in quotes")
        })
    }

    /// The content as it is. It is unpacked once and kept: who asks for it again and again must not cost a core.
    fn plain(&self) -> Bytes {
        match &self.content {
            Content::Plain { bytes, .. } => bytes.clone(),
            Content::Packed { brotli, plain } => plain.get_or_init(|| unpacked(brotli)).clone(),
        }
    }

    /// The same, for something that is itself done once: what has to be unpacked for that is not kept.
    fn for_once(&self) -> Bytes {
        match &self.content {
            Content::Plain { bytes, .. } => bytes.clone(),
            Content::Packed { brotli, plain } => plain.get().cloned().unwrap_or_else(|| unpacked(brotli)),
        }
    }

    /// The content packed by gzip, if it packs.
    fn gzip(&self) -> Option<Bytes> {
        let packs = !matches!(self.content, Content::Plain { packs: false, .. });
        self.gzip.get_or_init(|| packs.then(|| packed(&self.for_once())).flatten()).clone()
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

    /// The content as text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.plain()).into_owned()
    }

    /// The same page with something more before some of its tags.
    pub(crate) fn with(&self, more: &[(&str, &str)]) -> Asset {
        let mut page = self.text();
        for (tag, before) in more {
            page = page.replacen(tag, &format!("{before}{tag}"), 1);
        }
        Asset::made(page, "text/html; charset=utf-8")
    }

    /// How long it stays at an address: for ever where the address has `?v=` and the beginning of its tag.
    pub(crate) fn keep(&self, uri: &Uri) -> Keep {
        let version = uri.query().and_then(|query| query.strip_prefix("v="));
        let is_known = version.is_some_and(|version| version.len() >= 8 && self.mark().starts_with(version));
        if is_known { Keep::Forever } else { Keep::Ask }
    }

    fn form(&self, asked: &HeaderMap) -> (Bytes, Option<&'static str>) {
        if let Content::Packed { brotli, .. } = &self.content
            && accepts(asked, "br")
        {
            return (brotli.clone(), Some("br"));
        }
        match accepts(asked, "gzip").then(|| self.gzip()).flatten() {
            Some(gzip) => (gzip, Some("gzip")),
            None => (self.plain(), None),
        }
    }
}

fn packed(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// What Brotli has packed; damaged content ends where the damage begins.
fn unpacked(brotli: &[u8]) -> Bytes {
    let mut plain = Vec::new();
    if let Err(why) = Decompressor::new(brotli, UNPACKED_AT_ONCE).read_to_end(&mut plain) {
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
        // What `brotli` makes of it: one block that is not compressed.
        let whole = Asset::made("seed ", "text/plain");
        let packed = Asset::packed(&b"\x0b\x02\x80seed \x03"[..], "text/plain");
        assert_eq!(packed.mark(), whole.mark());
        assert_eq!(packed.form(&HeaderMap::new()), whole.form(&HeaderMap::new()));
        let (gzip, coding) = packed.form(&asking(header::ACCEPT_ENCODING, "gzip"));
        assert_eq!(coding, Some("gzip"));
        let mut plain = String::new();
        flate2::read::GzDecoder::new(&gzip[..]).read_to_string(&mut plain).unwrap();
        assert_eq!(plain, "seed ");
        assert_eq!(packed.form(&asking(header::ACCEPT_ENCODING, "gzip, br")).1, Some("br"));
    }

    #[test]
    fn what_is_asked_for_again_is_neither_unpacked_nor_packed_again() {
        let packed = Asset::packed(&b"\x0b\x02\x80seed \x03"[..], "text/plain");
        for accept in ["identity", "gzip"] {
            let form = || packed.form(&asking(header::ACCEPT_ENCODING, accept)).0;
            assert_eq!(form().as_ptr(), form().as_ptr(), "{accept}");
        }
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
