//! Any bytes as a message of a websocket or as the body of a request: it is refused, or reads back as itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use naqala_wire::account::{Block, Credentials, Farewell, NewPassword, NewSession, NewToken, Report};
use naqala_wire::admin::{Because, NewCodes, NewName, Recovery, Verdict};
use naqala_wire::game::{NewEntry, OfferBody};
use naqala_wire::kept::{KeptBody, KeptEntry, NewKept};
use naqala_wire::seek::NewSeek;
use naqala_wire::{ToClient, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads bytes as a message; what is taken is written and read again.
fn read<T: DeserializeOwned + Serialize>(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<T>(bytes) else { return };
    let text = serde_json::to_string(&message).expect("what was read can be written");
    let again: T = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(serde_json::to_string(&again).expect("once more"), text);
}

fuzz_target!(|bytes: &[u8]| {
    read::<ToServer>(bytes);
    read::<ToClient>(bytes);
    read::<NewSeek>(bytes);
    read::<NewEntry>(bytes);
    read::<OfferBody>(bytes);
    read::<NewSession>(bytes);
    read::<Credentials>(bytes);
    read::<Farewell>(bytes);
    read::<NewPassword>(bytes);
    read::<NewToken>(bytes);
    read::<Block>(bytes);
    read::<Report>(bytes);
    read::<NewCodes>(bytes);
    read::<Recovery>(bytes);
    read::<Because>(bytes);
    read::<NewName>(bytes);
    read::<Verdict>(bytes);
    read::<NewKept>(bytes);
    read::<KeptBody>(bytes);
    read::<KeptEntry>(bytes);
});
