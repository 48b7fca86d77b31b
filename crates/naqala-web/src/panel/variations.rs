//! The moves as a tree: the game, its variations, comments and marks.

use leptos::prelude::*;
use naqala::Move;
use naqala::record::{Mark, Record};
use naqala_messages::values;

use super::moves::{PlyMarks, Walk, keep_in_sight};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, line_of};
use crate::variations::{self, Node, ROOT, Tree};

/// The tree of the game on a table. A handle.
#[derive(Clone, Copy)]
pub(crate) struct Variations {
    table: BoardSession,
    tree: RwSignal<Tree>,
    /// Whether it is an analysis: the game itself may be changed, too.
    is_analysis: bool,
}

impl Variations {
    /// Follows a game that is played on a table, as long as the page is open. `known` is what was noted of it before.
    pub(crate) fn of_game(table: BoardSession, known: Option<&str>) -> Variations {
        Variations::follow(table, known, false)
    }

    /// Follows an analysis, as long as the page is open. `known` is what was noted in it before.
    pub(crate) fn of_analysis(table: BoardSession, known: Option<&str>) -> Variations {
        table.vary_freely();
        Variations::follow(table, known, true)
    }

    fn follow(table: BoardSession, known: Option<&str>, is_analysis: bool) -> Variations {
        let known = known.and_then(|text| Record::parse(text).ok());
        let tree = known.map(|record| variations::of_record(&record, &table.game())).unwrap_or_default();
        let tree = RwSignal::new(tree);
        Effect::new(move |before: Option<(usize, Vec<Move>)>| {
            let (round, line) = table.with_match(|played| (played.round_number(), line_of(played.session())));
            match &before {
                // Another round is another game.
                Some((earlier, _)) if *earlier != round => tree.set(Tree::default()),
                // Undone moves are removed.
                Some((_, was)) if was.len() > line.len() && was.starts_with(&line) => {
                    tree.update(|tree| tree.forget(was, line.len()));
                }
                _ => {}
            }
            if tree.with_untracked(|tree| tree.find(&line).is_none_or(|node| tree.ply(node).is_none())) {
                tree.update(|tree| _ = table.peek_match(|played| tree.merge(played.session())));
            }
            (round, line)
        });
        Variations { table, tree, is_analysis }
    }

    /// The tree as a record.
    pub(crate) fn record(self) -> Record {
        self.table.with_match(|played| self.tree.with(|tree| variations::record(tree, played.session())))
    }

    /// The tree as a record, if it contains more than the moves.
    pub(crate) fn notes(self) -> Option<String> {
        self.tree.with(Tree::has_notes).then(|| self.record().to_string())
    }

    /// The node of the moment that is shown.
    fn here(self) -> Node {
        let line = self.table.with(line_of);
        self.tree.with(|tree| tree.find(&line).map_or(ROOT, |node| tree.ply_node(node)))
    }

    /// Shows the moment after a node.
    fn show(self, node: Node) {
        let (line, at) = self.tree.with_untracked(|tree| (tree.line(node), tree.path(node).len()));
        self.table.show_line(&line, at);
    }

    /// Shows the end of the main line.
    pub(crate) fn show_game(self) {
        let line = self.tree.with_untracked(|tree| tree.line(ROOT));
        self.table.show_line(&line, line.len());
    }

    /// Makes the trial the game; what was played stays as a variation.
    fn keep_trial(self) {
        let tried = self.table.peek_match(|played| line_of(played.session()));
        self.tree.update(|tree| {
            if let Some(node) = tree.find(&tried) {
                tree.make_main(node);
            }
        });
        self.table.keep_trial();
    }

    /// Whether a node may be deleted: moves of a running game can only be taken back.
    fn may_delete(self, node: Node) -> bool {
        let game = self.table.with_main(|played| line_of(played.session()));
        node != ROOT && (self.is_analysis || !self.tree.with(|tree| game.starts_with(&tree.path(node))))
    }

    /// Deletes a node and all that follows it, and shows the moment before.
    fn delete(self, node: Node) {
        let path = self.tree.with_untracked(|tree| tree.path(node));
        let kept = path.len().saturating_sub(1);
        self.tree.update(|tree| tree.delete(node));
        // The game continues along the rest.
        let before = self.tree.with_untracked(|tree| tree.find(&path[..kept]));
        let before = before.map_or(ROOT, |at| self.tree.with_untracked(|tree| tree.ply_node(at)));
        let (line, at) = self.tree.with_untracked(|tree| (tree.line(before), tree.path(before).len()));
        if self.table.peek_match(|played| line_of(played.session()).starts_with(&path)) {
            self.table.replace_line(&line);
        }
        // Nothing of a trial may be left.
        if untrack(|| self.table.with_main(|played| line_of(played.session()).starts_with(&line))) {
            self.table.drop_trial();
        }
        self.table.show_line(&line, at);
    }
}

/// A remark on a ply in addition to its own mark, by the engine.
type Said = Option<(&'static str, String)>;

/// The moves with all variations, and what can be noted of the move of the moment.
#[component]
pub(crate) fn MoveTree(
    variations: Variations,
    /// Remarks on the plies of a line.
    #[prop(optional)]
    marks: Option<Signal<PlyMarks>>,
    /// Whether the moves are only looked at: nothing can be noted then.
    #[prop(optional)]
    for_readers: bool,
) -> impl IntoView {
    let list: NodeRef<leptos::html::Ol> = NodeRef::new();
    let here = Memo::new(move |_| variations.here());
    Effect::new(move |_| {
        here.track();
        variations.tree.track();
        keep_in_sight(list);
    });
    let said = Signal::derive(move || {
        let Some(PlyMarks { line, said }) = marks.map(|marks| marks.get()) else { return Vec::new() };
        variations.tree.with(|tree| {
            let nodes = (1..=line.len()).filter_map(|count| tree.find(&line[..count]));
            let plies = nodes.filter(|node| tree.ply(*node).is_some());
            plies.zip(said).collect::<Vec<(Node, Said)>>()
        })
    });
    let listing = Listing { variations, here, said };
    let keep = Callback::new(move |()| variations.keep_trial());
    view! {
        <section class="moves" aria-label=t("moves")>
            <Walk table=variations.table keep />
            <ol node_ref=list>
                {move || {
                    let comment = variations.tree.with(|tree| tree.comment(ROOT).to_owned());
                    (!comment.is_empty()).then(|| view! { <li class="note">{comment}</li> })
                }}
                {move || variations.tree.with(|tree| listing.line(tree, ROOT, 1, 0))}
            </ol>
            {(!for_readers).then(|| view! { <Notes variations here /> })}
        </section>
    }
}

/// How deep variations are indented; those still deeper stand as far in as these.
const INDENTED: usize = 6;

/// The data for the list of plies. A handle.
#[derive(Clone, Copy)]
struct Listing {
    variations: Variations,
    here: Memo<Node>,
    said: Signal<Vec<(Node, Said)>>,
}

impl Listing {
    /// The plies after a node, the first of which has this number, each followed by what was tried instead.
    fn line(self, tree: &Tree, mut at: Node, mut number: usize, depth: usize) -> AnyView {
        let class = if depth < INDENTED { "variation" } else { "variation flat" };
        let mut items = Vec::new();
        while let [first, others @ ..] = &tree.next_plies(at)[..] {
            items.push(self.ply(tree, *first, number));
            for other in others {
                let head = self.ply(tree, *other, number);
                let rest = self.line(tree, *other, number + 1, depth + 1);
                items.push(view! { <li class=class><ol>{head}{rest}</ol></li> }.into_any());
            }
            (at, number) = (*first, number + 1);
        }
        items.collect_view().into_any()
    }

    fn ply(self, tree: &Tree, node: Node, number: usize) -> AnyView {
        let locale = Settings::get().locale;
        let Some(ply) = tree.ply(node).cloned() else { return ().into_any() };
        let (own, comment) = (tree.mark(node), tree.comment(node).to_owned());
        let said = move || {
            let of_node = |said: &Vec<(Node, Said)>| said.iter().find(|(at, _)| *at == node)?.1.clone();
            self.said.with(of_node)
        };
        let sign = move || own.map(Mark::sign).or_else(|| said().map(|(sign, _)| sign));
        let words = move || {
            let marked = own.map(|mark| mark_name(mark, locale.get()));
            let all: Vec<String> = marked.into_iter().chain(said().map(|(_, words)| words)).collect();
            (!all.is_empty()).then(|| all.join(", "))
        };
        let text = ply.text.clone();
        let label = move || {
            let locale = locale.get();
            let side = locale.localizer().side(ply.side);
            let said = locale.say("ply-label", values![n = number, side = side, text = text.as_str()]);
            words().map_or(said.clone(), |words| format!("{said}, {words}"))
        };
        let is_current = move || (self.here.get() == node).then_some("true");
        let show = move |_| self.variations.show(node);
        view! {
            <li>
                <button type="button" aria-label=label aria-current=is_current title=words on:click=show>
                    <span class="number">{number}</span>
                    " "
                    {ply.text}
                    <span class="sign">{sign}</span>
                </button>
                {(!comment.is_empty()).then(|| view! { <span class="note">{comment}</span> })}
            </li>
        }
        .into_any()
    }
}

/// The name of a mark.
fn mark_name(mark: Mark, locale: crate::language::Locale) -> String {
    locale.tell(match mark {
        Mark::Good => "mark-good",
        Mark::Mistake => "mistake",
        Mark::Brilliant => "mark-brilliant",
        Mark::Blunder => "blunder",
        Mark::Interesting => "mark-interesting",
        Mark::Dubious => "mark-dubious",
    })
}

/// Marks and a comment for the move of the moment, and its place in the tree.
#[component]
fn Notes(variations: Variations, here: Memo<Node>) -> impl IntoView {
    let locale = Settings::get().locale;
    let Variations { tree, .. } = variations;
    let marks = Mark::ALL.map(|mark| {
        let is_set = move || tree.with(|tree| tree.mark(here.get()) == Some(mark));
        let toggle = move |_| {
            let marked = if untrack(is_set) { None } else { Some(mark) };
            tree.update(|tree| tree.set_mark(here.get_untracked(), marked));
        };
        let name = move || mark_name(mark, locale.get());
        view! {
            <button
                type="button"
                class="mark"
                title=name
                aria-label=name
                aria-pressed=move || is_set().to_string()
                disabled=move || here.get() == ROOT
                on:click=toggle
            >
                {mark.sign()}
            </button>
        }
    });
    let comment = move || tree.with(|tree| tree.comment(here.get()).to_owned());
    let write = move |event| {
        let text = event_target_value(&event);
        tree.update(|tree| tree.set_comment(here.get_untracked(), &text));
    };
    let promote = move |_| tree.update(|tree| tree.promote(here.get_untracked()));
    let delete = move |_| variations.delete(here.get_untracked());
    view! {
        <details class="notes" id="notes" open=variations.is_analysis>
            <summary>{t("notes")}</summary>
            <div class="row" role="group" aria-label=t("marks")>{marks.collect_view()}</div>
            <label>
                {t("comment")}
                <textarea rows="2" id="comment" prop:value=comment on:input=write></textarea>
            </label>
            <div class="row">
                <button type="button" id="promote" disabled=move || !tree.with(|tree| tree.is_variation(here.get())) on:click=promote>{t("promote")}</button>
                <button type="button" id="delete-variation" disabled=move || !variations.may_delete(here.get()) on:click=delete>{t("delete-from-here")}</button>
            </div>
        </details>
    }
}
