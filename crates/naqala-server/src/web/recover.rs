//! `/recover`: the page on which a new password is set with a code. The server makes it by itself, so that a link works in every
//! browser.

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{RawForm, RawQuery, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use naqala_languages::SERVER as LANGUAGES;
use naqala_messages::{Catalogue, Words};
use naqala_wire::ErrorCode;
use percent_encoding::percent_decode;

use crate::admin;
use crate::api::WRONG_CODES;
use crate::app::App;
use crate::gate::Address;
use crate::people;
use crate::refusal::{Answer, Refusal};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(LANGUAGES));

/// The language where the reader wants none that there is.
const FALLBACK: &str = "en";

/// The routes of the page.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new().route("/recover", get(show).post(set))
}

async fn show(headers: HeaderMap, RawQuery(query): RawQuery) -> Html<String> {
    let code = field(query.unwrap_or_default().as_bytes(), "code");
    Html(page(language(&headers), &code, None))
}

/// Sets the password, and leads to the page, signed in; or says what is wrong.
async fn set(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
    RawForm(form): RawForm,
) -> Response {
    let (code, password) = (field(&form, "code"), field(&form, "password"));
    match recover(&app, address, &code, password).await {
        Ok(answer) => answer,
        Err(refusal) => {
            let problem = match refusal.code {
                ErrorCode::BadCode => "recover-bad-code",
                ErrorCode::BadPassword => "recover-bad-password",
                _ => "recover-failed",
            };
            let status = refusal.into_response().status();
            (status, Html(page(language(&headers), &code, Some(problem)))).into_response()
        }
    }
}

async fn recover(app: &App, address: Address, code: &str, password: String) -> Answer<Response> {
    app.gate().admit_login(address, WRONG_CODES)?;
    let person = admin::recover(app, code, password).await?;
    let cookie = people::new_session(app, person).await?;
    Ok::<_, Refusal>(([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}

/// The first language that the reader wants and that there is.
fn language(headers: &HeaderMap) -> &'static str {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let tags = wanted.unwrap_or_default().split(',').filter_map(|tag| tag.split(';').next());
    tags.filter_map(|tag| CATALOGUE.known(tag.trim())).next().unwrap_or(FALLBACK)
}

/// A field of a form or of a query, decoded.
fn field(form: &[u8], name: &str) -> String {
    let mut pairs = form.split(|byte| *byte == b'&').map(|pair| {
        let at = pair.iter().position(|byte| *byte == b'=').unwrap_or(pair.len());
        (&pair[..at], pair.get(at + 1..).unwrap_or_default())
    });
    let value = pairs.find(|(known, _)| *known == name.as_bytes()).map(|(_, value)| value);
    let spaced: Vec<u8> =
        value.unwrap_or_default().iter().map(|byte| if *byte == b'+' { b' ' } else { *byte }).collect();
    percent_decode(&spaced).decode_utf8_lossy().into_owned()
}

fn page(language: &'static str, code: &str, wrong: Option<&str>) -> String {
    let words: Words = CATALOGUE.words(language);
    let say = |key: &str| escaped(&words.tell(key).to_string());
    let alert = wrong.map(|key| format!("<p role=\"alert\"><strong>{}</strong></p>\n", say(key)));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title} · Naqala</title>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n<p>{why}</p>\n{alert}<form method=\"post\" action=\"/recover\">\n\
         <p><label for=\"code\">{code_label}</label><br>\n\
         <input id=\"code\" name=\"code\" value=\"{code}\" required size=\"30\" autocomplete=\"off\"></p>\n\
         <p><label for=\"password\">{password}</label><br>\n\
         <input id=\"password\" name=\"password\" type=\"password\" required minlength=\"8\" maxlength=\"200\" \
         autocomplete=\"new-password\"></p>\n\
         <p><button>{set}</button></p>\n</form>\n</main>\n</body>\n</html>\n",
        title = say("recover-title"),
        why = say("recover-why"),
        alert = alert.unwrap_or_default(),
        code_label = say("recover-code"),
        code = escaped(code),
        password = say("recover-password"),
        set = say("recover-set"),
    )
}

/// A text that is no markup, in a text or in an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            sign => safe.push(sign),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_read_and_nothing_in_it_is_markup() {
        assert_eq!(field(b"code=a%20b+c&password=%D0%B0", "password"), "а");
        assert_eq!(field(b"code=a%20b+c&password=x", "code"), "a b c");
        assert_eq!(field(b"=&&code&x=%zz", "code"), "");
        let page = page("en", "\"><script>", Some("recover-bad-code"));
        assert!(!page.contains("<script") && page.contains("not valid"), "{page}");
    }

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
