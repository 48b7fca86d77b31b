//! Encryption of a notice for the browser that gets it: Message Encryption for Web Push (RFC 8291) by `aes128gcm` (RFC 8188).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{self, AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{self, SystemRandom};

/// The length of a public key, uncompressed.
const POINT: usize = 65;
/// The length of the secret that a browser shares with the server.
const AUTH: usize = 16;
const SALT: usize = 16;
/// A notice is one record of this length at most.
const RECORD: u32 = 4_096;
/// The plaintext is padded to a multiple of this length, so that its length reveals nothing about the game and people.
const PADDED: usize = 512;
/// The mark of the last record.
const LAST: u8 = 2;

/// The keys of a browser.
#[derive(Clone, Debug)]
pub(super) struct Browser {
    point: [u8; POINT],
    auth: [u8; AUTH],
}

impl Browser {
    /// Reads both keys, as browsers write them.
    pub(super) fn of(p256dh: &str, auth: &str) -> Result<Browser, String> {
        let browser = Browser { point: bytes(p256dh, "p256dh")?, auth: bytes(auth, "auth")? };
        // A point that is not on the curve is found now rather than at every turn.
        browser.seal(b"").map_err(|_| "`p256dh` is no public key of P-256".to_owned())?;
        Ok(browser)
    }

    /// Encrypts a text, with keys that are used once.
    pub(super) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let own_point = own.compute_public_key()?;
        let salt: [u8; SALT] = rand::generate(&random)?.expose();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.point);
        agreement::agree_ephemeral(own, &theirs, |secret| {
            self.seal_with(secret, own_point.as_ref(), salt, padded(text))
        })?
    }

    fn seal_with(
        &self,
        secret: &[u8],
        own_point: &[u8],
        salt: [u8; SALT],
        mut record: Vec<u8>,
    ) -> Result<Vec<u8>, Unspecified> {
        let shared = Salt::new(HKDF_SHA256, &self.auth).extract(secret);
        let input: [u8; 32] = derive(&shared, &[b"WebPush: info\0", &self.point, own_point])?;
        let pseudorandom = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let key: [u8; 16] = derive(&pseudorandom, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; NONCE_LEN] = derive(&pseudorandom, &[b"Content-Encoding: nonce\0"])?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        // Keys are used once, so this is the only record of its nonce.
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
        if record.len() > RECORD as usize {
            return Err(Unspecified);
        }
        let mut body = salt.to_vec();
        body.extend(RECORD.to_be_bytes());
        body.push(own_point.len() as u8);
        body.extend(own_point);
        body.append(&mut record);
        Ok(body)
    }
}

/// A text with its end and what fills the record up.
fn padded(text: &[u8]) -> Vec<u8> {
    let mut record = text.to_vec();
    record.push(LAST);
    record.resize(record.len().next_multiple_of(PADDED), 0);
    record
}

/// The length of what is derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(key: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut derived = [0; N];
    key.expand(info, Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

/// Bytes of a known number in Base64, with or without padding.
fn bytes<const N: usize>(text: &str, name: &str) -> Result<[u8; N], String> {
    let read = URL_SAFE_NO_PAD.decode(text.trim_end_matches('='));
    let read = read.map_err(|_| format!("`{name}` is not in Base64 for URLs"))?;
    read.try_into().map_err(|read: Vec<u8>| format!("`{name}` has {} bytes instead of {N}", read.len()))
}

// A record has room for its tag.
const _: () = assert!(PADDED + aead::MAX_TAG_LEN <= RECORD as usize);

#[cfg(test)]
mod tests {
    use super::*;

    const P256DH: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH_SECRET: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn read<const N: usize>(text: &str) -> [u8; N] {
        bytes(text, "a value of the standard").unwrap()
    }

    /// The example of RFC 8291, section 5, with the values of its appendix.
    #[test]
    fn the_example_of_the_standard_is_sealed_as_there() {
        let browser = Browser::of(P256DH, AUTH_SECRET).unwrap();
        let secret: [u8; 32] = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let own: [u8; POINT] =
            read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw");
        let text = b"When I grow up, I want to be a watermelon\x02".to_vec();
        let sealed = browser.seal_with(&secret, &own, salt, text).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let refused = |p256dh: &str, auth: &str| Browser::of(p256dh, auth).unwrap_err();
        assert!(refused("?", AUTH_SECRET).contains("Base64"));
        assert!(refused("AAAA", AUTH_SECRET).contains("3 bytes"));
        assert!(refused(P256DH, "AAAA").contains("`auth`"));
        let off_the_curve = URL_SAFE_NO_PAD.encode([4; POINT]);
        assert!(refused(&off_the_curve, AUTH_SECRET).contains("P-256"));
        assert!(Browser::of(&format!("{P256DH}="), AUTH_SECRET).is_ok());
    }

    #[test]
    fn all_usual_notices_have_the_same_length() {
        let browser = Browser::of(P256DH, AUTH_SECRET).unwrap();
        let lengths = [0, 1, 300, PADDED - 1].map(|length| browser.seal(&vec![b'x'; length]).unwrap().len());
        assert_eq!(lengths, [SALT + 5 + POINT + PADDED + aead::MAX_TAG_LEN; 4]);
        assert!(browser.seal(&[b'x'; 4_096]).is_err(), "longer than a record");
    }
}
