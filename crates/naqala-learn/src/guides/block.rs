//! The blocks of a guide.

/// A block of a guide, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuideBlock {
    /// The heading of a section.
    Heading {
        /// Which section begins.
        section: Section,
        /// Its heading in the language of the guide.
        text: String,
    },
    /// A paragraph or a picture that stands alone.
    Part(GuidePart),
    /// A list; the parts of an item belong together.
    List {
        /// Whether the items are numbered, from 1 on.
        is_numbered: bool,
        /// The items.
        items: Vec<Vec<GuidePart>>,
    },
}

/// A piece of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuidePart {
    /// Running text.
    Text(Vec<Span>),
    /// The picture of an example.
    Picture {
        /// The key of the example.
        example: String,
        /// The caption.
        caption: String,
    },
}

/// Some words of running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain words.
    Plain(String),
    /// Words that stand out: `*shimo*`.
    Emphasis(String),
    /// Words that stand out strongly: `**kroo**`.
    Strong(String),
    /// Text to type, or notation: `` `c` ``.
    Code(String),
    /// A link.
    Link {
        /// The words of the link.
        text: String,
        /// Where it leads.
        address: String,
    },
}

impl Span {
    /// The words without their markup.
    ///
    /// ```
    /// assert_eq!(naqala_learn::Span::Code("c".into()).words(), "c");
    /// ```
    pub fn words(&self) -> &str {
        match self {
            Span::Plain(text)
            | Span::Emphasis(text)
            | Span::Strong(text)
            | Span::Code(text)
            | Span::Link { text, .. } => text,
        }
    }
}

/// A section of a guide, in the order of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// How to play in one minute.
    Play,
    /// What beginners overlook.
    Beginners,
    /// How to play better.
    Strategy,
    /// Who begins, age and minutes.
    Start,
    /// Etiquette and house customs.
    Customs,
    /// Place, people, history.
    Story,
    /// The words players use.
    Words,
    /// Where all this comes from.
    Sources,
}

impl Section {
    /// All sections, in order.
    pub const ALL: [Section; 8] = [
        Section::Play,
        Section::Beginners,
        Section::Strategy,
        Section::Start,
        Section::Customs,
        Section::Story,
        Section::Words,
        Section::Sources,
    ];

    /// The key after its heading: `## In one minute {#play}`.
    ///
    /// ```
    /// assert_eq!(naqala_learn::Section::Play.key(), "play");
    /// ```
    pub fn key(self) -> &'static str {
        match self {
            Section::Play => "play",
            Section::Beginners => "beginners",
            Section::Strategy => "strategy",
            Section::Start => "start",
            Section::Customs => "customs",
            Section::Story => "story",
            Section::Words => "words",
            Section::Sources => "sources",
        }
    }

    pub(super) fn of_key(key: &str) -> Option<Section> {
        Section::ALL.into_iter().find(|section| section.key() == key)
    }
}
