//! The user's settings for all games; stored in the browser.

use leptos::prelude::{
    Effect, Get as _, GetUntracked as _, RwSignal, Set as _, provide_context, use_context,
};
use leptos::task::spawn_local;
use naqala::Theme;
use naqala_view::Pace;

use crate::browser;
use crate::language::Locale;

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

/// When the numbers of seeds are written on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    Always,
    /// On the pit one points at.
    Hover,
    /// Players have to count themselves.
    Never,
}

impl Numbers {
    pub(crate) const ALL: [Numbers; 3] = [Numbers::Always, Numbers::Hover, Numbers::Never];

    /// The name in storage and in the style sheet.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Numbers::Always => "always",
            Numbers::Hover => "hover",
            Numbers::Never => "never",
        }
    }
}

/// The settings, as signals that the whole page follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) locale: RwSignal<Locale>,
    pub(crate) pace: RwSignal<Pace>,
    pub(crate) look: RwSignal<Look>,
    /// Whether seeds are drawn in addition to their number.
    pub(crate) heaps: RwSignal<bool>,
    /// Whether seeds, captures, turns and ends are heard.
    pub(crate) seed_sounds: RwSignal<bool>,
    pub(crate) capture_sounds: RwSignal<bool>,
    pub(crate) turn_sounds: RwSignal<bool>,
    pub(crate) end_sounds: RwSignal<bool>,
    /// Whether a clock that runs low is heard.
    pub(crate) clock_sounds: RwSignal<bool>,
    /// When the numbers of seeds are written on the board.
    pub(crate) numbers: RwSignal<Numbers>,
    /// Whether the players of the game on the page have agreed to count the seeds themselves, whatever they like elsewhere.
    pub(crate) counting: RwSignal<bool>,
    /// The theme of boards; `None` if each uses the one that suits its game.
    pub(crate) theme: RwSignal<Option<&'static Theme>>,
    /// The name of the player at this page; empty for "you".
    pub(crate) name: RwSignal<String>,
    /// The language that was chosen last and could not be loaded.
    pub(crate) unheard: RwSignal<Option<Locale>>,
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
        let numbers = browser::kept("numbers");
        let numbers = Numbers::ALL.into_iter().find(|known| Some(known.name()) == numbers.as_deref());
        let is_on = |name: &str| RwSignal::new(browser::kept(name).as_deref() != Some("off"));
        let settings = Settings {
            locale: RwSignal::new(Locale::ENGLISH),
            pace: RwSignal::new(pace),
            look: RwSignal::new(look.unwrap_or(Look::System)),
            heaps: is_on("heaps"),
            seed_sounds: is_on("seed-sounds"),
            capture_sounds: is_on("capture-sounds"),
            turn_sounds: is_on("turn-sounds"),
            end_sounds: is_on("end-sounds"),
            clock_sounds: is_on("clock-sounds"),
            numbers: RwSignal::new(numbers.unwrap_or(Numbers::Always)),
            counting: RwSignal::new(false),
            theme: RwSignal::new(browser::kept("theme").and_then(|id| Theme::find(&id))),
            name: RwSignal::new(browser::kept("name").unwrap_or_default()),
            unheard: RwSignal::new(None),
        };
        settings.keep_changes();
        settings.speak(Locale::of_user());
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

    /// Switches to another language, once its messages are loaded.
    pub(crate) fn speak(self, locale: Locale) {
        spawn_local(async move {
            let learnt = locale.learn().await.is_ok();
            if learnt {
                let _ = self.locale.try_set(locale);
            }
            let _ = self.unheard.try_set((!learnt).then_some(locale));
        });
    }

    /// When numbers are written on the board that is shown.
    fn written_numbers(self) -> Numbers {
        if self.counting.get() { Numbers::Never } else { self.numbers.get() }
    }

    /// Whether seeds are drawn: always where no number says how many there are.
    pub(crate) fn draws_seeds(self) -> bool {
        self.heaps.get() || self.written_numbers() == Numbers::Never
    }

    fn keep_changes(self) {
        Effect::new(move |_| browser::set_root("lang", self.locale.get().code()));
        Effect::new(move |_| browser::keep("pace", pace_name(self.pace.get())));
        for (name, is_on) in [
            ("heaps", self.heaps),
            ("seed-sounds", self.seed_sounds),
            ("capture-sounds", self.capture_sounds),
            ("turn-sounds", self.turn_sounds),
            ("end-sounds", self.end_sounds),
            ("clock-sounds", self.clock_sounds),
        ] {
            Effect::new(move |_| browser::keep(name, if is_on.get() { "on" } else { "off" }));
        }
        Effect::new(move |_| {
            browser::keep("numbers", self.numbers.get().name());
            browser::set_root("data-numbers", self.written_numbers().name());
        });
        Effect::new(move |_| browser::keep("name", &self.name.get()));
        Effect::new(move |_| browser::keep("theme", self.theme.get().map_or("", |theme| theme.id)));
        Effect::new(move |_| {
            let name = self.look.get().name();
            browser::keep("look", name);
            browser::set_root("data-look", name);
        });
    }
}

/// Fetches something in the language of the page, and again when that changes. `take` is given what came; what comes late, in a
/// language that has been left meanwhile, is dropped.
pub(crate) fn in_language<F: Future + 'static>(
    fetch: impl Fn(Locale) -> F + 'static,
    take: impl Fn(F::Output) + Copy + 'static,
) {
    let locale = Settings::get().locale;
    Effect::new(move |_| {
        let wanted = locale.get();
        let found = fetch(wanted);
        spawn_local(async move {
            let found = found.await;
            if locale.try_get_untracked() == Some(wanted) {
                take(found);
            }
        });
    });
}
