//! What one hears: seeds that fall, captures, whose turn it is, the end. All of it is made here, of noise and tones.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_view::Action;
use wasm_bindgen::JsValue;
use wasm_split_helpers::wasm_split;
use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

use crate::files::LoadError;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};
use crate::{app, browser};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    /// A seed falls among so many.
    Seed(u16),
    Lift,
    Capture,
    Turn,
    End,
}

/// Lets a board be heard, as long as the page is open.
pub(crate) fn let_hear(table: BoardSession) {
    let settings = Settings::get();
    Effect::new(move |_| {
        let (action, among) = table.scene.with(|scene| {
            let among = match scene.now {
                Some((naqala_view::Place::Pit(pit), _)) => scene.heap(pit).size(),
                Some((naqala_view::Place::Store(side), _)) => scene.stores[side.index()].size(),
                None => 0,
            };
            (scene.now.map(|(_, action)| action), among)
        });
        let sound = match action {
            Some(Action::Drop) => Sound::Seed(among),
            Some(Action::Lift) => Sound::Lift,
            Some(Action::Capture) => Sound::Capture,
            Some(Action::Skip | Action::Mark) | None => return,
        };
        let wanted = if sound == Sound::Capture { settings.capture_sounds } else { settings.seed_sounds };
        if wanted.get_untracked() {
            make(sound);
        }
    });
    // Whoever sits here is called when his turn has come, and hears the end.
    let call = Memo::new(move |_| match table.outcome() {
        Some(_) => Some(Sound::End),
        None => {
            let has_other = table.seats.with(|seats| seats.iter().any(|seat| *seat != Seat::Human));
            (has_other && table.at_rest.get() && table.awaits_person_now()).then_some(Sound::Turn)
        }
    });
    Effect::new(move |before: Option<Option<Sound>>| {
        let now = call.get();
        let is_news = before.is_some_and(|before| before != now);
        if is_news && now == Some(Sound::Turn) {
            app::call();
        }
        let is_wanted = |sound: &Sound| match sound {
            Sound::End => settings.end_sounds.get_untracked(),
            _ => settings.turn_sounds.get_untracked(),
        };
        if let Some(sound) = now.filter(|sound| is_news && is_wanted(sound)) {
            make(sound);
        }
        now
    });
}

fn make(sound: Sound) {
    spawn_local(async move {
        let _ = play(sound).await;
    });
}

/// The part of the program that makes sounds is fetched when the first one is to be heard.
#[wasm_split(sound, fallible)]
fn play(sound: Sound) -> Result<(), LoadError> {
    // A browser without sound, or without leave to make one, stays silent.
    let _ = CONTEXT.with_borrow_mut(|context| {
        let context = match context {
            Some(context) => context,
            None => context.insert(AudioContext::new()?),
        };
        let _ = context.resume();
        let chance = browser::dice() as f64 / 9_007_199_254_740_992.0;
        match sound {
            // Among many seeds a seed sounds duller than in an empty hollow.
            Sound::Seed(among) => {
                let pitch = 2_600.0 - 90.0 * f64::from(among.min(14)) + 500.0 * chance;
                knock(context, 0.0, pitch as f32, 0.22)
            }
            Sound::Lift => {
                (0..3).try_for_each(|number| knock(context, 0.03 * f64::from(number), 1_300.0, 0.06))
            }
            Sound::Capture => (0..5).try_for_each(|number| {
                let pitch = 1_500.0 + 180.0 * number as f32;
                knock(context, 0.035 * f64::from(number), pitch, 0.16)
            }),
            Sound::Turn => tone(context, 0.0, 660.0, 0.05).and_then(|()| tone(context, 0.09, 880.0, 0.05)),
            Sound::End => [523.0, 659.0, 784.0]
                .into_iter()
                .enumerate()
                .try_for_each(|(number, pitch)| tone(context, 0.12 * number as f64, pitch, 0.06)),
        }
    });
    Ok(())
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Something hard that falls on wood: a grain of noise, as high as told.
fn knock(context: &AudioContext, after: f64, pitch: f32, loud: f32) -> Result<(), JsValue> {
    let (rate, begin) = (context.sample_rate(), context.current_time() + after);
    let length = (rate * 0.05) as u32;
    let mut seed = 0x2545_F491_u32 ^ pitch as u32;
    let noise: Vec<f32> = (0..length)
        .map(|at| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            let fading = (-(at as f32) / (rate * 0.008)).exp();
            (seed as f32 / u32::MAX as f32 * 2.0 - 1.0) * fading
        })
        .collect();
    let buffer = context.create_buffer(1, length, rate)?;
    buffer.copy_to_channel(&noise, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value(pitch);
    filter.q().set_value(3.0);
    let gain = context.create_gain()?;
    // A narrow band of noise is faint.
    gain.gain().set_value(loud * 4.0);
    source.connect_with_audio_node(&filter)?;
    filter.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    source.start_with_when(begin)
}

/// A soft tone.
fn tone(context: &AudioContext, after: f64, pitch: f32, loud: f32) -> Result<(), JsValue> {
    let begin = context.current_time() + after;
    let localizer = context.create_oscillator()?;
    localizer.set_type(OscillatorType::Triangle);
    localizer.frequency().set_value(pitch);
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.0, begin)?;
    gain.gain().linear_ramp_to_value_at_time(loud, begin + 0.01)?;
    gain.gain().linear_ramp_to_value_at_time(0.0, begin + 0.25)?;
    localizer.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    localizer.start_with_when(begin)?;
    localizer.stop_with_when(begin + 0.3)
}
