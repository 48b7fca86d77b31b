//! The messages of what the server itself writes to people: its own pages and notices.

use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use naqala_languages::SERVER as LANGUAGES;
use naqala_messages::{Catalogue, Words};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(LANGUAGES));

/// The language where the reader wants none that there is.
const FALLBACK: &str = "en";

/// The messages in a language; in English if it is not supported.
pub(crate) fn in_language(language: &str) -> Words {
    CATALOGUE.words(CATALOGUE.known(language).unwrap_or(FALLBACK))
}

/// The messages in the language of the reader of a page, by the headers of the request.
pub(crate) fn for_reader(headers: &HeaderMap) -> Words {
    CATALOGUE.words(language(headers))
}

/// The first language that the reader wants and that there is.
pub(crate) fn language(headers: &HeaderMap) -> &'static str {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let tags = wanted.unwrap_or_default().split(',').filter_map(|tag| tag.split(';').next());
    tags.filter_map(|tag| CATALOGUE.known(tag.trim())).next().unwrap_or(FALLBACK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reader_finds_a_language() {
        let language = |wanted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, wanted.parse().unwrap());
            language(&headers)
        };
        assert_eq!(language("ru-RU,ru;q=0.9,en;q=0.8"), "ru");
        assert_eq!(language("tlh, it;q=0.3"), "it");
        assert_eq!(language("tlh"), "en");
    }
}
