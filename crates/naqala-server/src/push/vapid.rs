//! Identifies this server to push services: Voluntary Application Server Identification (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

use super::services::Origin;
use crate::config::Config;

/// Lifetime of a signature, in seconds. The standard allows at most a day.
const LASTS: u64 = 12 * 3_600;

/// Signs notices.
#[derive(Debug)]
pub(super) struct Signer {
    pair: EcdsaKeyPair,
    public_key: String,
    contact: Option<String>,
}

impl Signer {
    /// A new private key, to be stored.
    pub(super) fn new_key() -> Result<Vec<u8>, String> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(key.map_err(|_| "the system gives no random numbers".to_owned())?.as_ref().to_vec())
    }

    /// A signer with a stored key.
    pub(super) fn of(key: &[u8], contact: Option<String>) -> Result<Signer, String> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key, &SystemRandom::new());
        let pair = pair.map_err(|why| format!("the key is damaged ({why}); delete it to make a new one"))?;
        let public_key = URL_SAFE_NO_PAD.encode(pair.public_key());
        Ok(Signer { pair, public_key, contact })
    }

    /// The public key by which browsers know this server.
    pub(super) fn public_key(&self) -> &str {
        &self.public_key
    }

    /// The `Authorization` header of a request to a push service, at this time in milliseconds since 1970.
    pub(super) fn authorization(&self, service: &Origin, now: u64) -> Result<String, String> {
        let mut claims = json!({ "aud": service.text(), "exp": now / 1_000 + LASTS });
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let part = |value: String| URL_SAFE_NO_PAD.encode(value);
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let signed = format!("{head}.{}", part(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.map_err(|_| "it cannot be signed".to_owned())?;
        Ok(format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public_key))
    }
}

/// How push services can reach the operator: as configured, or else the public address if it is secure.
pub(super) fn contact(config: &Config) -> Result<Option<String>, String> {
    let is_address = |text: &str| text.starts_with("mailto:") || text.starts_with("https://");
    match &config.push.contact {
        Some(contact) if is_address(contact) => Ok(Some(contact.clone())),
        Some(contact) => Err(format!(
            "`{contact}` is no contact for push services; write `contact` under [push] as \
             mailto:somebody@naqala.example or https://naqala.example/contact"
        )),
        None => Ok(config.public_url.clone().filter(|url| is_address(url))),
    }
}
