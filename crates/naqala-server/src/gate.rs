//! What stands before every route: which hosts are served, where a request may come from, how many there may be, and
//! the headers of every answer.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use naqala_wire::ErrorCode;

use crate::config::{Config, Limits};
use crate::refusal::{Answer, Refusal};

/// The policy of the page: everything comes from here, no script stands in a page, WebAssembly may run.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
     style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// A session lives in this cookie; where the site is secure its name binds it to this host.
const COOKIE: &str = "naqala";
const SECURE_COOKIE: &str = "__Host-naqala";

/// Buckets of requests by address.
type Buckets = DefaultKeyedRateLimiter<IpAddr>;

/// The gate: asked before any route is.
#[derive(Debug)]
pub(crate) struct Gate {
    /// The host of the public address.
    public_host: Option<String>,
    /// Whether people reach the server by https.
    is_secure: bool,
    behind_proxy: bool,
    requests: Buckets,
    newcomers: Buckets,
    logins: Buckets,
    /// Attempts to sign in, by name.
    names: DefaultKeyedRateLimiter<String>,
}

/// The address a request came from; a whole network of IPv6 counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Gate {
    pub(crate) fn new(config: &Config) -> Gate {
        let limits = config.limits;
        let public = config.public_url.as_deref();
        Gate {
            public_host: public.and_then(host_of_url),
            is_secure: public.is_some_and(|url| url.starts_with("https://")),
            behind_proxy: config.behind_proxy,
            requests: bucket(Quota::per_second(some(limits.requests_per_second)), limits.request_burst),
            newcomers: per_hour(limits),
            logins: RateLimiter::keyed(Quota::per_minute(some(limits.logins_per_minute))),
            names: RateLimiter::keyed(Quota::per_minute(some(limits.logins_per_minute / 4))),
        }
    }

    /// Whether this address may try a password now, and whether anybody may for this name.
    pub(crate) fn admit_login(&self, address: Address, name: &str) -> Answer<()> {
        admit(&self.logins, address)?;
        let name = name.to_ascii_lowercase();
        self.names.check_key(&name).map_err(|_| Refusal::from(ErrorCode::TooManyRequests))
    }

    /// Whether this address may bring another guest or account.
    pub(crate) fn admit_newcomer(&self, address: Address) -> Answer<()> {
        admit(&self.newcomers, address)
    }

    /// Forgets addresses that have not been heard of for long.
    pub(crate) fn tidy(&self) {
        for buckets in [&self.requests, &self.newcomers, &self.logins] {
            buckets.retain_recent();
        }
        self.names.retain_recent();
    }

    /// The name of the session cookie.
    fn cookie(&self) -> &'static str {
        if self.is_secure { SECURE_COOKIE } else { COOKIE }
    }

    /// The token in the session cookie, if there is one.
    pub(crate) fn cookie_token<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == self.cookie()).map(|(_, token)| token)
    }

    /// A cookie that holds a token for so many seconds; 0 takes it away.
    pub(crate) fn set_cookie(&self, token: &str, seconds: u64) -> HeaderValue {
        let secure = if self.is_secure { "; Secure" } else { "" };
        let text =
            format!("{}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}", self.cookie());
        HeaderValue::try_from(text).expect("a token is plain text")
    }

    fn address(&self, request: &Request) -> Option<Address> {
        let peer = request.extensions().get::<Address>().copied();
        if !self.behind_proxy {
            return peer;
        }
        let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        last.map(Address::of).or(peer)
    }

    /// Whether a request may go on to its route.
    fn judge(&self, request: &Request) -> Answer<()> {
        let authority = authority(request).ok_or(ErrorCode::WrongHost)?;
        if !self.serves(authority.host()) {
            return Err(ErrorCode::WrongHost.into());
        }
        let is_upgrade = request.headers().contains_key(header::UPGRADE);
        if is_upgrade || !request.method().is_safe() {
            self.judge_origin(request, &authority)?;
        }
        Ok(())
    }

    /// Names of this machine and addresses are served, which no foreign site can make its own; other names only if
    /// they were told. That keeps a foreign name that is made to point here from reading what is here.
    fn serves(&self, host: &str) -> bool {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        host.eq_ignore_ascii_case("localhost")
            || bare.parse::<IpAddr>().is_ok()
            || self.public_host.as_deref().is_some_and(|public| public.eq_ignore_ascii_case(host))
    }

    /// What changes something must come from a page of this site, or from a program that has no cookies of a browser.
    fn judge_origin(&self, request: &Request, authority: &Authority) -> Answer<()> {
        let headers = request.headers();
        let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
        let is_ours = match (text(header::ORIGIN), text(HeaderName::from_static("sec-fetch-site"))) {
            (Some(origin), _) => {
                origin_authority(origin).is_some_and(|origin| self.same_site(origin, authority))
            }
            (None, Some(site)) => site == "same-origin",
            (None, None) => self.cookie_token(headers).is_none(),
        };
        if is_ours { Ok(()) } else { Err(ErrorCode::WrongOrigin.into()) }
    }

    fn same_site(&self, origin: &str, authority: &Authority) -> bool {
        let public = self.public_host.as_deref();
        origin.eq_ignore_ascii_case(authority.as_str())
            || public.is_some_and(|host| host_of_authority(origin).eq_ignore_ascii_case(host))
    }
}

impl Address {
    /// The address of a peer; the second half of an IPv6 address is the client's to choose.
    pub(crate) fn of(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from(u128::from(ip) >> 64 << 64)),
            ip => ip,
        })
    }
}

/// The layer: judges a request, then dresses its answer.
pub(crate) async fn guard(State(gate): State<Arc<Gate>>, mut request: Request, next: Next) -> Response {
    let verdict = match gate.address(&request) {
        Some(address) => {
            request.extensions_mut().insert(address);
            admit(&gate.requests, address)
        }
        None => Ok(()),
    };
    let path_is_api = request.uri().path().starts_with("/api");
    let verdict = verdict.and_then(|()| gate.judge(&request));
    let mut answer = match verdict {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    dress(answer.headers_mut(), path_is_api, gate.is_secure);
    answer
}

/// The headers of every answer.
fn dress(headers: &mut HeaderMap, is_api: bool, is_secure: bool) {
    let mut usual = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    usual(header::CONTENT_SECURITY_POLICY, POLICY);
    usual(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    usual(header::REFERRER_POLICY, "same-origin");
    usual(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    usual(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    usual(
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
    if is_api {
        usual(header::CACHE_CONTROL, "no-store");
    }
    if is_secure {
        usual(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
}

/// The host and port a request is for.
fn authority(request: &Request) -> Option<Authority> {
    if let Some(authority) = request.uri().authority() {
        return Some(authority.clone());
    }
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let host = hosts.next()?.to_str().ok()?;
    if hosts.next().is_some() { None } else { host.parse().ok() }
}

/// The host and port of an `Origin`; nothing for `null` and other schemes.
fn origin_authority(origin: &str) -> Option<&str> {
    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"))
}

fn host_of_url(url: &str) -> Option<String> {
    let (_, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    Some(host_of_authority(authority).to_owned())
}

fn host_of_authority(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        _ => authority,
    }
}

fn admit(buckets: &Buckets, address: Address) -> Answer<()> {
    buckets.check_key(&address.0).map_err(|_| Refusal::from(ErrorCode::TooManyRequests))
}

fn bucket(quota: Quota, burst: u32) -> Buckets {
    RateLimiter::keyed(quota.allow_burst(some(burst)))
}

fn per_hour(limits: Limits) -> Buckets {
    RateLimiter::keyed(Quota::per_hour(some(limits.newcomers_per_hour)))
}

pub(crate) fn some(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn gate(public: Option<&str>) -> Gate {
        Gate::new(&Config { public_url: public.map(str::to_owned), ..Config::default() })
    }

    fn request(method: &str, headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder().method(method).uri("/api/session");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Body::empty()).unwrap()
    }

    #[test]
    fn foreign_names_are_not_served() {
        let code =
            |public, host| gate(public).judge(&request("GET", &[("host", host)])).err().map(|e| e.code);
        assert_eq!(code(None, "localhost:8080"), None);
        assert_eq!(code(None, "127.0.0.1:8080"), None);
        assert_eq!(code(None, "[::1]:8080"), None);
        assert_eq!(code(None, "naqala.example"), Some(ErrorCode::WrongHost));
        assert_eq!(code(Some("https://naqala.example/"), "naqala.example"), None);
        assert_eq!(gate(None).judge(&request("GET", &[])).err().map(|e| e.code), Some(ErrorCode::WrongHost));
    }

    #[test]
    fn what_changes_something_comes_from_here() {
        let judge = |headers: &[(&str, &str)]| {
            let headers: Vec<_> = [("host", "localhost:8080")].iter().chain(headers).copied().collect();
            gate(None).judge(&request("POST", &headers)).is_ok()
        };
        assert!(judge(&[("origin", "http://localhost:8080")]));
        assert!(judge(&[("sec-fetch-site", "same-origin")]));
        assert!(judge(&[]), "a program without cookies");
        assert!(!judge(&[("cookie", "naqala=x")]), "a cookie and no word of where it comes from");
        assert!(!judge(&[("origin", "http://localhost:8081")]));
        assert!(!judge(&[("origin", "null")]));
        assert!(!judge(&[("origin", "https://evil.example")]));
        assert!(!judge(&[("sec-fetch-site", "cross-site")]));
        assert!(!judge(&[("sec-fetch-site", "same-site")]));
        assert!(!judge(&[("sec-fetch-site", "none")]));
    }

    #[test]
    fn upgrades_count_as_changes() {
        let headers = [("host", "localhost"), ("upgrade", "websocket"), ("origin", "http://evil.example")];
        assert!(gate(None).judge(&request("GET", &headers)).is_err());
    }

    #[test]
    fn a_network_is_one_address() {
        let of = |text: &str| Address::of(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
