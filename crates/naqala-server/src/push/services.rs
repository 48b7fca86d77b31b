//! Where notices may be sent. A stranger names the address, so nothing but push services is ever asked for anything: not the
//! operator's network, and not this machine.

use std::net::IpAddr;

use axum::http::Uri;
use axum::http::uri::Scheme;

/// The longest address of a subscription.
const LONGEST: usize = 1_024;
/// The push services of Chrome, Firefox, Edge and Safari.
const KNOWN: [&str; 3] = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"];
/// The ends of the names of those that have many.
const KNOWN_ENDS: [&str; 2] = [".push.services.mozilla.com", ".notify.windows.com"];
const HTTPS: u16 = 443;
const HTTP: u16 = 80;

/// The push services that this server writes to: the known ones, and those of its configuration.
#[derive(Clone, Debug)]
pub(super) struct Services {
    others: Vec<Origin>,
}

/// Scheme, host and port of a push service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    pub(super) is_https: bool,
    pub(super) host: String,
    pub(super) port: u16,
}

/// Where a notice is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) service: Origin,
    /// The rest of the address, which is a secret.
    pub(super) path: String,
}

impl Services {
    /// The well-known services and additional ones.
    pub(super) fn new(others: &[String]) -> Result<Services, String> {
        let origin = |text: &String| -> Result<Origin, String> {
            let wrong =
                |why: &str| format!("`{text}` is no push service: {why}; see `services` under [push]");
            let Endpoint { service, path } = parse(text).map_err(|why| wrong(&why))?;
            if path != "/" {
                return Err(wrong("it has a path"));
            }
            let is_near = service.ip().is_some_and(|ip| ip.is_loopback());
            if service.is_https || is_near { Ok(service) } else { Err(wrong("write https://")) }
        };
        Ok(Services { others: others.iter().map(origin).collect::<Result<_, _>>()? })
    }

    /// The address of a subscription, if notices may be sent there.
    pub(super) fn endpoint(&self, address: &str) -> Result<Endpoint, String> {
        let endpoint = parse(address)?;
        let service = &endpoint.service;
        let is_known = service.is_https && service.port == HTTPS && is_known(&service.host);
        if is_known || self.others.contains(service) {
            return Ok(endpoint);
        }
        Err(format!("this server sends no notices to {}", service.text()))
    }
}

fn is_known(host: &str) -> bool {
    KNOWN.contains(&host) || KNOWN_ENDS.iter().any(|end| host.ends_with(end) && host.len() > end.len())
}

/// The parts of an address of http or https.
fn parse(address: &str) -> Result<Endpoint, String> {
    if address.len() > LONGEST {
        return Err(format!("the address is longer than {LONGEST} bytes"));
    }
    let uri: Uri = address.parse().map_err(|_| "the address cannot be read".to_owned())?;
    let is_https = match uri.scheme() {
        Some(scheme) if *scheme == Scheme::HTTPS => true,
        Some(scheme) if *scheme == Scheme::HTTP => false,
        _ => return Err("the address is not one of https".to_owned()),
    };
    let authority = uri.authority().ok_or("the address names no host")?;
    if authority.as_str().contains('@') {
        return Err("the address has a user".to_owned());
    }
    let host = authority.host().to_ascii_lowercase();
    let port = authority.port_u16().unwrap_or(if is_https { HTTPS } else { HTTP });
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    Ok(Endpoint { service: Origin { is_https, host, port }, path })
}

impl Origin {
    /// The address, if the host is one and not a name.
    fn ip(&self) -> Option<IpAddr> {
        self.bare_host().parse().ok()
    }

    /// The host without the brackets of an address.
    pub(super) fn bare_host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    /// The origin as browsers write it.
    pub(super) fn text(&self) -> String {
        let scheme = if self.is_https { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    /// The host, with the port where it is not the usual one.
    pub(super) fn authority(&self) -> String {
        let usual = if self.is_https { HTTPS } else { HTTP };
        if self.port == usual { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_services_are_written_to_and_nothing_else() {
        let services = Services::new(&[]).unwrap();
        for address in [
            "https://fcm.googleapis.com/fcm/send/a:b",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://eu.push.services.mozilla.com/x",
            "https://wns2-par02p.notify.windows.com/w/?token=x",
            "https://web.push.apple.com/x",
            "https://FCM.googleapis.com:443/x",
        ] {
            services.endpoint(address).unwrap_or_else(|why| panic!("{address}: {why}"));
        }
        for address in [
            "",
            "/x",
            "x",
            "ftp://fcm.googleapis.com/x",
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:22/x",
            "https://fcm.googleapis.com./x",
            "https://fcm.googleapis.com@127.0.0.1/x",
            "https://a:b@fcm.googleapis.com/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://evilfcm.googleapis.com/x",
            "https://evil.example/fcm.googleapis.com",
            "https://evil.example#fcm.googleapis.com",
            "https://evil.example\\.notify.windows.com/x",
            "https://.notify.windows.com/x",
            "https://notify.windows.com.evil.example/x",
            "https://evilnotify.windows.com/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://169.254.169.254/latest/meta-data",
            "http://127.0.0.1:8080/api/live",
            "https://localhost/x",
            "https://0x7f000001/x",
        ] {
            assert!(services.endpoint(address).is_err(), "{address}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST));
        assert!(services.endpoint(&long).unwrap_err().contains("longer"));
        let why = services.endpoint("https://user.example/x").unwrap_err();
        assert_eq!(why, "this server sends no notices to https://user.example");
    }

    #[test]
    fn others_are_those_of_the_configuration() {
        let others = ["https://push.example".to_owned(), "http://127.0.0.1:9000/".to_owned()];
        let services = Services::new(&others).unwrap();
        for address in ["https://push.example/a?b", "http://127.0.0.1:9000/a"] {
            assert!(services.endpoint(address).is_ok(), "{address}");
        }
        for address in ["http://push.example/a", "https://push.example:8443/a", "http://127.0.0.1:9001/a"] {
            assert!(services.endpoint(address).is_err(), "{address}");
        }
        for other in
            ["http://push.example", "http://10.0.0.1:80", "push.example", "https://push.example/a", "*"]
        {
            let why = Services::new(&[other.to_owned()]).unwrap_err();
            assert!(why.contains(other) && why.contains("[push]"), "{why}");
        }
    }
}
