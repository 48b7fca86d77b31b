//! Sounds: falling seeds, captures, turns, low time on a clock, the end. All are synthesised here from noise and tones.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_view::Action;
use wasm_bindgen::JsValue;
use wasm_split_helpers::wasm_split;
use web_sys::{AudioBuffer, AudioContext, AudioContextState, BiquadFilterType, OscillatorType};

use crate::files::LoadError;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};
use crate::{browser, title};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    /// A seed falls among this many others.
    Seed(u16),
    Lift,
    Capture,
    Turn,
    End,
    /// A clock is running low.
    Low,
}

/// Plays the sounds of a board, as long as the page is open.
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
            make(Some(sound));
        }
    });
    // Signals a person's turn, and the end of the game.
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
            title::call();
        }
        let is_wanted = |sound: &Sound| match sound {
            Sound::End => settings.end_sounds.get_untracked(),
            _ => settings.turn_sounds.get_untracked(),
        };
        if let Some(sound) = now.filter(|sound| is_news && is_wanted(sound)) {
            make(Some(sound));
        }
        now
    });
}

/// Warns that the user's own clock is running low.
pub(crate) fn warn_of_clock() {
    if Settings::get().clock_sounds.get_untracked() {
        make(Some(Sound::Low));
    }
}

/// Plays a sound; with `None` it only prepares the instrument.
fn make(sound: Option<Sound>) {
    spawn_local(async move {
        let _ = play(sound).await;
    });
}

/// Loading the instrument takes a while, so it is loaded at the first touch of the page, before seeds move.
pub(crate) fn prepare_at_first_touch() {
    let settings = Settings::get();
    let is_due = StoredValue::new(true);
    let prepare = move || {
        let kinds = [
            settings.seed_sounds,
            settings.capture_sounds,
            settings.turn_sounds,
            settings.end_sounds,
            settings.clock_sounds,
        ];
        if is_due.get_value() && kinds.iter().any(GetUntracked::get_untracked) {
            is_due.set_value(false);
            make(None);
        }
    };
    window_event_listener(leptos::ev::pointerdown, move |_| prepare());
    window_event_listener(leptos::ev::keydown, move |_| prepare());
}

/// The code of the instrument is loaded when it is first needed.
#[wasm_split(sound, fallible)]
fn play(sound: Option<Sound>) -> Result<(), LoadError> {
    // A browser without sound, or without permission to play it, stays silent.
    let _ = INSTRUMENT.with_borrow_mut(|instrument| {
        let instrument = match instrument {
            Some(instrument) => instrument,
            None => instrument.insert(Instrument::new()?),
        };
        sound.map_or(Ok(()), |sound| instrument.play(sound))
    });
    Ok(())
}

thread_local! {
    static INSTRUMENT: RefCell<Option<Instrument>> = const { RefCell::new(None) };
}

/// The instrument: the browser's audio context, and a burst of noise like a hard object falling on wood.
struct Instrument {
    context: AudioContext,
    grain: AudioBuffer,
}

impl Instrument {
    fn new() -> Result<Instrument, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let length = (rate * 0.05) as u32;
        let mut seed = 0x2545_F491_u32;
        let noise: Vec<f32> = (0..length)
            .map(|at| {
                seed ^= seed << 13;
                seed ^= seed >> 17;
                seed ^= seed << 5;
                let fading = (-(at as f32) / (rate * 0.008)).exp();
                (seed as f32 / u32::MAX as f32 * 2.0 - 1.0) * fading
            })
            .collect();
        let grain = context.create_buffer(1, length, rate)?;
        grain.copy_to_channel(&noise, 0)?;
        Ok(Instrument { context, grain })
    }

    fn play(&self, sound: Sound) -> Result<(), JsValue> {
        if self.context.state() == AudioContextState::Suspended {
            let _ = self.context.resume();
        }
        let chance = browser::dice() as f64 / 9_007_199_254_740_992.0;
        match sound {
            // A seed that falls on many others sounds duller than one in an empty hollow.
            Sound::Seed(among) => {
                let pitch = 2_600.0 - 90.0 * f64::from(among.min(14)) + 500.0 * chance;
                self.knock(0.0, pitch as f32, 0.22)
            }
            Sound::Lift => (0..3).try_for_each(|number| self.knock(0.03 * f64::from(number), 1_300.0, 0.06)),
            Sound::Capture => (0..5).try_for_each(|number| {
                let pitch = 1_500.0 + 180.0 * number as f32;
                self.knock(0.035 * f64::from(number), pitch, 0.16)
            }),
            Sound::Turn => {
                tone(&self.context, 0.0, 660.0, 0.05).and_then(|()| tone(&self.context, 0.09, 880.0, 0.05))
            }
            Sound::Low => {
                (0..3).try_for_each(|number| tone(&self.context, 0.16 * f64::from(number), 988.0, 0.05))
            }
            Sound::End => [523.0, 659.0, 784.0]
                .into_iter()
                .enumerate()
                .try_for_each(|(number, pitch)| tone(&self.context, 0.12 * number as f64, pitch, 0.06)),
        }
    }

    /// A hard object falling on wood: a burst of noise around the frequency `pitch`.
    fn knock(&self, after: f64, pitch: f32, loud: f32) -> Result<(), JsValue> {
        let context = &self.context;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&self.grain));
        let filter = context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(3.0);
        let gain = context.create_gain()?;
        // A narrow band of noise is quiet, so it is amplified.
        gain.gain().set_value(loud * 4.0);
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        source.start_with_when(context.current_time() + after)
    }
}

/// A soft tone.
fn tone(context: &AudioContext, after: f64, pitch: f32, loud: f32) -> Result<(), JsValue> {
    let begin = context.current_time() + after;
    let voice = context.create_oscillator()?;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(pitch);
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.0, begin)?;
    gain.gain().linear_ramp_to_value_at_time(loud, begin + 0.01)?;
    gain.gain().linear_ramp_to_value_at_time(0.0, begin + 0.25)?;
    voice.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(begin)?;
    voice.stop_with_when(begin + 0.3)
}
