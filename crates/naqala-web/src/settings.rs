//! What the user has chosen for every game; kept in the browser.

use leptos::prelude::{Effect, Get as _, RwSignal, Set as _, provide_context, use_context};
use leptos::task::spawn_local;
use naqala_view::Pace;

use crate::browser;
use crate::say::Tongue;

/// The look of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// As the system wishes.
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Look {
    pub(crate) const ALL: [Look; 3] = [Look::System, Look::Light, Look::Dark];

    /// The name in storage and in the style sheet.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Look::System => "system",
            Look::Light => "light",
            Look::Dark => "dark",
        }
    }
}

/// The settings, as signals that the whole page follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) tongue: RwSignal<Tongue>,
    pub(crate) pace: RwSignal<Pace>,
    pub(crate) look: RwSignal<Look>,
    /// Whether seeds are drawn, besides their number.
    pub(crate) heaps: RwSignal<bool>,
}

const PACES: [(&str, Pace); 5] = [
    ("off", Pace::Off),
    ("fast", Pace::Fast),
    ("normal", Pace::Normal),
    ("slow", Pace::Slow),
    ("step", Pace::Step),
];

/// The name of a pace in storage.
pub(crate) fn pace_name(pace: Pace) -> &'static str {
    PACES.iter().find(|(_, known)| *known == pace).map_or("normal", |(name, _)| name)
}

/// The pace of a name.
pub(crate) fn pace_of(name: &str) -> Option<Pace> {
    PACES.iter().find(|(known, _)| *known == name).map(|(_, pace)| *pace)
}

impl Settings {
    /// Reads what the browser has kept, and keeps every change from now on.
    pub(crate) fn provide() -> Settings {
        let moderate =
            if browser::prefers("(prefers-reduced-motion: reduce)") { Pace::Off } else { Pace::Normal };
        let pace = browser::kept("pace").and_then(|name| pace_of(&name)).unwrap_or(moderate);
        let look = browser::kept("look");
        let look = Look::ALL.into_iter().find(|known| Some(known.name()) == look.as_deref());
        let settings = Settings {
            tongue: RwSignal::new(Tongue::ENGLISH),
            pace: RwSignal::new(pace),
            look: RwSignal::new(look.unwrap_or(Look::System)),
            heaps: RwSignal::new(browser::kept("heaps").as_deref() != Some("off")),
        };
        settings.keep_changes();
        settings.speak(Tongue::of_user());
        provide_context(settings);
        settings
    }

    /// The settings of the page.
    ///
    /// # Panics
    /// Outside the page.
    pub(crate) fn get() -> Settings {
        use_context().expect("the frame provides the settings")
    }

    /// Speaks another language, as soon as its messages are there.
    pub(crate) fn speak(self, tongue: Tongue) {
        spawn_local(async move {
            if tongue.learn().await.is_ok() {
                let _ = self.tongue.try_set(tongue);
            }
        });
    }

    fn keep_changes(self) {
        Effect::new(move |_| browser::set_root("lang", self.tongue.get().code()));
        Effect::new(move |_| browser::keep("pace", pace_name(self.pace.get())));
        Effect::new(move |_| browser::keep("heaps", if self.heaps.get() { "on" } else { "off" }));
        Effect::new(move |_| {
            let name = self.look.get().name();
            browser::keep("look", name);
            browser::set_root("data-look", name);
        });
    }
}
