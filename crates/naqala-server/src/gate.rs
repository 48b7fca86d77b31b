//! Middleware in front of every route: allowed hosts, allowed origins, rate limits, and the headers of every response.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};
use naqala_wire::{ErrorCode, LARGEST_BODY};
use tracing::{Instrument as _, error_span};

use crate::config::Config;
use crate::metrics::metrics;
use crate::refusal::{Answer, Refusal};

/// The content security policy of the page: everything comes from this origin, no inline scripts, WebAssembly is allowed.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
     style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// The content security policy of boards and records that other sites embed. It names no ancestors: `*` would shut out pages that
/// are opened from a file.
pub(crate) static EMBED_POLICY: LazyLock<String> =
    LazyLock::new(|| POLICY.replace("; frame-ancestors 'none'", ""));

/// The name of the session cookie. On a secure site a prefix binds it to this host.
const COOKIE: &str = "naqala";
const SECURE_COOKIE: &str = "__Host-naqala";

/// Maximum size of the headers of a request and its address, in bytes.
pub(crate) const LONGEST_HEADERS: usize = 16 * 1024;
/// Maximum length of a name that is used as a key for counting login attempts: no valid name is longer.
const LONGEST_KEY: usize = 40;

/// Rate limits of requests by address.
type Buckets = DefaultKeyedRateLimiter<IpAddr>;

/// The gate: checks requests before any route.
#[derive(Debug)]
pub(crate) struct Gate {
    /// The public address.
    public: Option<Origin>,
    /// Whether the public address uses https.
    is_secure: bool,
    behind_proxy: bool,
    requests: Buckets,
    newcomers: Buckets,
    /// Bytes of kept games.
    kept: Buckets,
    logins: Buckets,
    /// Login attempts for one name, counted separately for each address, so that nobody can lock somebody else out.
    guesses: DefaultKeyedRateLimiter<(IpAddr, String)>,
}

/// A scheme, and a host with its port unless that is the default one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Origin {
    is_https: bool,
    authority: String,
}

impl Origin {
    /// The origin of a URL or of an `Origin` header; `None` for `null` and other schemes.
    fn of(url: &str) -> Option<Origin> {
        let (scheme, rest) = url.split_once("://")?;
        let is_https = scheme.eq_ignore_ascii_case("https");
        if !is_https && !scheme.eq_ignore_ascii_case("http") {
            return None;
        }
        let authority = rest.split(['/', '?', '#']).next()?.to_ascii_lowercase();
        let usual = if is_https { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(&authority).to_owned();
        Some(Origin { is_https, authority })
    }

    fn host(&self) -> &str {
        host_of_authority(&self.authority)
    }
}

/// The address that a request came from. An IPv6 network counts as one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Gate {
    pub(crate) fn new(config: &Config) -> Gate {
        let limits = config.limits;
        let public = config.public_url.as_deref();
        Gate {
            public: public.and_then(Origin::of),
            is_secure: public.is_some_and(|url| url.starts_with("https://")),
            behind_proxy: config.behind_proxy,
            requests: bucket(Quota::per_second(some(limits.requests_per_second)), limits.request_burst),
            newcomers: per_hour(limits.newcomers_per_hour),
            kept: per_hour(limits.kept_bytes_per_hour),
            logins: RateLimiter::keyed(Quota::per_minute(some(limits.logins_per_minute))),
            guesses: RateLimiter::keyed(Quota::per_minute(some(limits.guesses_per_minute))),
        }
    }

    /// Checks whether this address may try a password for this name now. Every route that takes a password calls this.
    pub(crate) fn admit_login(&self, address: Address, name: &str) -> Answer<()> {
        admit(&self.logins, address)?;
        let key = (address.0, name.chars().take(LONGEST_KEY).collect::<String>().to_ascii_lowercase());
        self.guesses.check_key(&key).map_err(too_many)
    }

    /// Checks whether this address may create another guest or account.
    pub(crate) fn admit_newcomer(&self, address: Address) -> Answer<()> {
        admit(&self.newcomers, address)
    }

    /// Checks whether this address may send a game of this many bytes to be kept.
    pub(crate) fn admit_kept(&self, address: Address, bytes: usize) -> Answer<()> {
        let bytes = some(u32::try_from(bytes).unwrap_or(u32::MAX));
        match self.kept.check_key_n(&address.0, bytes) {
            Ok(admitted) => admitted.map_err(too_many),
            Err(_) => {
                Err(Refusal::with(ErrorCode::TooLarge, "it is larger than this server takes in an hour"))
            }
        }
    }

    /// Forgets addresses that have been idle for a long time.
    pub(crate) fn tidy(&self) {
        for buckets in [&self.requests, &self.newcomers, &self.kept, &self.logins] {
            buckets.retain_recent();
        }
        self.guesses.retain_recent();
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

    /// A cookie that holds a token for this many seconds; 0 deletes it.
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
        let last =
            forwarded.and_then(|value| forwarded_address(value.to_str().ok()?.rsplit(',').next()?.trim()));
        last.map(Address::of).or(peer)
    }

    /// Checks whether a request may proceed to its route.
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

    /// Accepts IP addresses and local names, which no other site can take over, and configured names. This prevents DNS
    /// rebinding.
    fn serves(&self, host: &str) -> bool {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        host.eq_ignore_ascii_case("localhost")
            || bare.parse::<IpAddr>().is_ok()
            || self.public.as_ref().is_some_and(|public| public.host().eq_ignore_ascii_case(host))
    }

    /// Requests that change something must come from a page of this site, or from a program without browser cookies.
    fn judge_origin(&self, request: &Request, authority: &Authority) -> Answer<()> {
        let headers = request.headers();
        let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
        let is_ours = match (text(header::ORIGIN), text(HeaderName::from_static("sec-fetch-site"))) {
            (Some(origin), _) => Origin::of(origin).is_some_and(|origin| self.same_site(&origin, authority)),
            (None, Some(site)) => site == "same-origin",
            (None, None) => self.cookie_token(headers).is_none(),
        };
        if is_ours { Ok(()) } else { Err(ErrorCode::WrongOrigin.into()) }
    }

    /// Whether an origin is this site: the configured public address with scheme and port, or else exactly the address of the
    /// request, which this server serves without TLS.
    fn same_site(&self, origin: &Origin, authority: &Authority) -> bool {
        let asked = Origin::of(&format!("http://{authority}"));
        match &self.public {
            Some(public) if origin == public => true,
            Some(public) if asked.as_ref().is_some_and(|asked| asked.host() == public.host()) => false,
            _ => asked.as_ref() == Some(origin),
        }
    }
}

/// An address of `X-Forwarded-For`. Some proxies include the port.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

impl Address {
    /// The address of a peer. The second half of an IPv6 address is dropped, because clients choose it freely.
    pub(crate) fn of(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from(u128::from(ip) >> 64 << 64)),
            ip => ip,
        })
    }
}

/// The layer: checks a request, then adds headers to its response.
pub(crate) async fn guard(State(gate): State<Arc<Gate>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let verdict = match gate.address(&request) {
        Some(address) => {
            request.extensions_mut().insert(address);
            // Static files are cheap, and a first visit requests many of them, so they are not counted.
            if is_work(request.uri().path()) { admit(&gate.requests, address) } else { Ok(()) }
        }
        None => Ok(()),
    };
    let path_is_api = request.uri().path().starts_with("/api");
    let verdict = verdict.and_then(|()| gate.judge(&request)).and_then(|()| judge_size(&request));
    let span = error_span!("request", id = number(), method = %request.method(), path = request.uri().path());
    let mut answer = match verdict {
        Ok(()) => next.run(request).instrument(span.clone()).await,
        Err(refusal) => refusal.into_response(),
    };
    metrics().answered(answer.status().as_u16(), begun.elapsed());
    span.in_scope(|| tracing::debug!(status = answer.status().as_u16(), "answered"));
    let headers = answer.headers_mut();
    add_security_headers(headers);
    if path_is_api {
        add_usual(headers, header::CACHE_CONTROL, "no-store");
    }
    if gate.is_secure {
        add_usual(headers, header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    answer
}

/// The number of a request in the log.
fn number() -> u64 {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    NUMBER.fetch_add(1, Ordering::Relaxed)
}

/// Whether a request is work for the server, and not a static file.
fn is_work(path: &str) -> bool {
    ["/api", "/picture/", "/recover", "/moderation"].iter().any(|work| path.starts_with(work))
}

/// Checks the sizes of address, headers and body.
fn judge_size(request: &Request) -> Answer<()> {
    let headers = request.headers().iter();
    let headers: usize = headers.map(|(name, value)| name.as_str().len() + value.len() + 4).sum();
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    if headers + address > LONGEST_HEADERS {
        return Err(Refusal::from(ErrorCode::TooLarge).status(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE));
    }
    let length =
        request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: u64| length > LARGEST_BODY as u64) {
        return Err(ErrorCode::TooLarge.into());
    }
    Ok(())
}

/// Adds a header, unless the route has set it.
fn add_usual(headers: &mut HeaderMap, name: HeaderName, value: &'static str) {
    headers.entry(name).or_insert(HeaderValue::from_static(value));
}

/// Adds the security headers that every response has.
fn add_security_headers(headers: &mut HeaderMap) {
    let mut usual = |name: HeaderName, value: &'static str| add_usual(headers, name, value);
    usual(header::CONTENT_SECURITY_POLICY, POLICY);
    usual(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    usual(header::REFERRER_POLICY, "same-origin");
    usual(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    usual(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    usual(
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
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

fn host_of_authority(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        _ => authority,
    }
}

fn admit(buckets: &Buckets, address: Address) -> Answer<()> {
    buckets.check_key(&address.0).map_err(too_many)
}

/// The refusal for too many requests, with the time until the next attempt.
pub(crate) fn too_many(until: NotUntil<<DefaultClock as Clock>::Instant>) -> Refusal {
    let wait = until.wait_time_from(DefaultClock::default().now());
    Refusal::from(ErrorCode::TooManyRequests).after(wait)
}

fn bucket(quota: Quota, burst: u32) -> Buckets {
    RateLimiter::keyed(quota.allow_burst(some(burst)))
}

fn per_hour(number: u32) -> Buckets {
    RateLimiter::keyed(Quota::per_hour(some(number)))
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
    fn scheme_and_port_belong_to_the_site() {
        let is_ours = |public: &str, host: &str, origin: &str| {
            gate(Some(public)).judge(&request("POST", &[("host", host), ("origin", origin)])).is_ok()
        };
        assert!(is_ours("https://naqala.example", "naqala.example", "https://naqala.example"));
        assert!(is_ours("https://naqala.example:443/", "naqala.example:443", "https://naqala.example"));
        assert!(is_ours("https://naqala.example", "127.0.0.1:8080", "https://naqala.example"));
        assert!(is_ours("https://naqala.example", "127.0.0.1:8080", "http://127.0.0.1:8080"));
        assert!(!is_ours("https://naqala.example", "naqala.example", "http://naqala.example"));
        assert!(!is_ours("https://naqala.example", "naqala.example", "https://naqala.example:8443"));
        assert!(!is_ours("https://naqala.example:8443", "naqala.example:8443", "https://naqala.example"));
        assert!(!is_ours("https://naqala.example", "127.0.0.1:8080", "https://127.0.0.1:8080"));
    }

    #[test]
    fn addresses_are_read_as_proxies_write_them() {
        for (text, address) in [
            ("10.0.0.1", "10.0.0.1"),
            ("10.0.0.1:4000", "10.0.0.1"),
            ("[2001:db8::1]:4000", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
        ] {
            assert_eq!(forwarded_address(text), address.parse().ok(), "{text}");
        }
        assert_eq!(forwarded_address("unknown"), None);
    }

    #[test]
    fn long_addresses_count_like_headers() {
        let request = |address: String| Request::get(address).body(Body::empty()).unwrap();
        assert!(judge_size(&request(format!("/play?{}", "x".repeat(LONGEST_HEADERS / 2)))).is_ok());
        for long in
            [format!("/play?{}", "x".repeat(LONGEST_HEADERS)), format!("/{}", "x".repeat(LONGEST_HEADERS))]
        {
            assert_eq!(judge_size(&request(long)).unwrap_err().code, ErrorCode::TooLarge);
        }
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
