//! Exports pictures as PNG; the browser renders the SVG.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::document;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser;

/// Width of a picture in pixels.
const WIDTH: f64 = 1600.0;

/// Calls a method by name, because only few methods of images and canvases are used here.
fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &name.into())?.dyn_into()?;
    Reflect::apply(&method, object, &arguments.iter().collect::<Array>())
}

/// A numeric property of an object.
fn number(object: &JsValue, name: &str) -> Result<f64, JsValue> {
    let value = Reflect::get(object, &name.into())?.as_f64();
    value.filter(|number| *number >= 1.0).ok_or_else(|| "the picture has no size".into())
}

/// Downloads a picture as a PNG file.
///
/// # Errors
/// The browser's error.
pub(super) async fn download(name: &str, svg: &str) -> Result<(), JsValue> {
    let image = document().create_element("img")?;
    image.set_attribute("src", &format!("data:image/svg+xml,{}", js_sys::encode_uri_component(svg)))?;
    JsFuture::from(js_sys::Promise::from(call(&image, "decode", &[])?)).await?;
    let height = (WIDTH * number(&image, "naturalHeight")? / number(&image, "naturalWidth")?).round();
    let canvas = document().create_element("canvas")?;
    canvas.set_attribute("width", &WIDTH.to_string())?;
    canvas.set_attribute("height", &height.to_string())?;
    let context = call(&canvas, "getContext", &["2d".into()])?;
    let (left, top) = (0.into(), 0.into());
    call(&context, "drawImage", &[image.into(), left, top, WIDTH.into(), height.into()])?;
    let address = call(&canvas, "toDataURL", &["image/png".into()])?;
    browser::offer(name, &browser::shown(&address));
    Ok(())
}
