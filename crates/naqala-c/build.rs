//! Names the shared library after its ABI version, so that a program refuses a library with another version than the one it was
//! linked with.

use std::env;

/// The number in the name. A test compares it with `naqala_abi_version`.
const ABI: &str = "1";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    match env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android" | "freebsd" | "netbsd" | "openbsd" | "dragonfly") => {
            println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libnaqala.so.{ABI}");
        }
        Ok("macos" | "ios") => {
            println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libnaqala.{ABI}.dylib");
        }
        _ => {}
    }
}
