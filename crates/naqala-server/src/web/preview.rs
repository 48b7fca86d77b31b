//! Previews of links on other sites: the name of the game, its summary, and a picture of the position (Open Graph).

use axum::http::{HeaderMap, Uri, header};
use maud::html;
use naqala::{Rules, catalogue};

use super::PublicUrl;

/// The pages that are about a game, by the first part of their address.
const PAGES: [&str; 5] = ["play", "analyse", "rules", "embed", "train"];

/// Queries that are longer are no part of a picture's address.
const LONGEST_QUERY: usize = 600;

/// The meta elements that describe the game of a page; `None` for other pages.
pub(super) fn of(uri: &Uri, headers: &HeaderMap, public: &PublicUrl) -> Option<String> {
    let mut parts = uri.path().trim_matches('/').split('/');
    let (page, id) = (parts.next()?, parts.next()?);
    let rules = catalogue::rules(id).filter(|_| PAGES.contains(&page) && parts.next().is_none())?;
    let here = origin(headers, public)?;
    let picture = format!("{here}/picture/{id}.png{}", picture_query(rules, uri.query().unwrap_or_default()));
    let name = naqala::name_text(rules, "en");
    let summary = naqala::about_text(rules, "en").summary;
    let url = format!("{here}{uri}");
    let properties = [
        ("og:site_name", "Naqala"),
        ("og:type", "website"),
        ("og:title", &name),
        ("og:description", &summary),
        ("og:url", &url),
        ("og:image", &picture),
        ("og:image:type", "image/png"),
        ("og:image:alt", &name),
    ];
    let head = html! {
        @for (property, content) in properties {
            meta property=(property) content=(content);
        }
        meta name="twitter:card" content="summary_large_image";
    };
    Some(head.into_string())
}

/// The address that users see of this server: the one that is configured or, without a proxy that speaks TLS, the one that
/// was asked.
fn origin(headers: &HeaderMap, public: &PublicUrl) -> Option<String> {
    match &public.0 {
        Some(url) => Some(url.trim_end_matches('/').to_owned()),
        None => Some(format!("http://{}", headers.get(header::HOST)?.to_str().ok()?)),
    }
}

/// The query of the picture that shows the position with which the page begins.
pub(super) fn picture_query(rules: &Rules, query: &str) -> String {
    let known = |name: &str| rules.options().iter().any(|option| option.name == name);
    let parts = query.split('&').filter_map(|part| {
        let (name, value) = part.split_once('=')?;
        match name.strip_prefix("o.") {
            Some(option) => known(option).then(|| format!("{option}={value}")),
            None => (name == "position").then(|| format!("position={value}")),
        }
    });
    let parts: Vec<String> = parts.collect();
    match parts.join("&") {
        query if query.is_empty() || query.len() > LONGEST_QUERY => String::new(),
        query => format!("?{query}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn head_at(address: &str, public: Option<&str>) -> Option<String> {
        let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("127.0.0.1:8080"))]);
        of(&address.parse().unwrap(), &headers, &PublicUrl(public.map(str::to_owned)))
    }

    fn head(address: &str) -> Option<String> {
        head_at(address, None)
    }

    #[test]
    fn links_to_games_show_what_they_are_about() {
        let html = head("/play/oware?o.grand_slam=illegal&position=S+1&moves=c").unwrap();
        assert!(html.contains("content=\"Oware\""), "{html}");
        assert!(
            html.contains("http://127.0.0.1:8080/picture/oware.png?grand_slam=illegal&amp;position=S+1\"")
        );
        assert!(html.contains("position=S+1&amp;moves=c\""), "{html}");
        for other in ["/", "/play/chess", "/play", "/learn/oware", "/play/oware/more", "/game/oware"] {
            assert_eq!(head(other), None, "{other}");
        }
    }

    #[test]
    fn behind_a_proxy_links_have_the_public_address() {
        for public in ["https://naqala.example", "https://naqala.example/"] {
            let html = head_at("/rules/oware", Some(public)).unwrap();
            for link in ["https://naqala.example/rules/oware", "https://naqala.example/picture/oware.png"] {
                assert!(html.contains(&format!("content=\"{link}\"")), "{html}");
            }
        }
    }
}
