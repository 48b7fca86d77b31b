//! Plays a game with every implementation, and reports the first difference.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use super::compact::{compact_move, compact_moves};
use super::source::Source;
use crate::board::event::{Event, Silent};
use crate::board::moves::Move;
use crate::board::pits::Side;
use crate::board::position::{Decision, NO_PIT, Position, Status, Winner};
use crate::board::second_kind::Kind;
use crate::compact::CompactGame;
use crate::game::Game;
use crate::record::Record;
use crate::rounds::{Match, MatchAnswer};
use crate::rule_file::{Choices, OptionValues, Rules};
use crate::session::Session;
use crate::words;

/// The usual length of a game, in decisions.
const DECISIONS: usize = 16;
/// The length of some games, which is enough to reach limits and repetitions.
const MANY_DECISIONS: usize = 160;
/// Positions with more decisions than this are not compared as plies.
const PLIES: usize = 48;
/// Games whose rules are expensive are not continued after this time.
const PATIENCE: Duration = Duration::from_millis(400);
/// Number of moves that are played even if they are expensive.
const FEW: u64 = 12;
/// Number of moves that are all explained, and then the interval between explained moves: an explanation costs as much as ten
/// ways of playing.
const EXPLAINED: u64 = 12;
/// Number of games from random positions.
const LAID_OUT: usize = 2;

/// Statistics of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Number of positions compared.
    pub positions: u64,
    /// Number of moves played in every way.
    pub moves: u64,
    /// Number of positions that were also played on compact boards.
    pub compact: u64,
}

/// An error describes the difference.
type Difference = Result<(), String>;

macro_rules! alike {
    ($one:expr, $other:expr, $($what:tt)*) => {
        match (&$one, &$other) {
            (one, other) if one != other => {
                return Err(format!("{}: {one:?} and {other:?}", format!($($what)*)));
            }
            _ => {}
        }
    };
}
pub(super) use alike;

/// Compares the ways of playing a rule file: with its defaults, and with one other choice of options. Files that do not
/// compile give `None`.
///
/// # Errors
/// The first difference.
pub fn compare_rules(text: &str, source: &mut Source) -> Result<Option<Compared>, String> {
    let Ok(rules) = Rules::parse("generated.toml", text) else { return Ok(None) };
    let mut compared = Compared::default();
    for choices in [Choices::new(), other_choices(&rules, source)] {
        if let Ok(game) = rules.compile(&choices) {
            compare(&game, source, &mut compared).map_err(|what| format!("{choices:?}: {what}"))?;
        }
        if rules.options().is_empty() {
            break;
        }
    }
    Ok(Some(compared))
}

/// A random value for each option.
fn other_choices(rules: &Rules, source: &mut Source) -> Choices {
    let mut choices = Choices::new();
    for option in rules.options() {
        match &option.values {
            OptionValues::OneOf(values) => {
                _ = choices.set_value(&option.name, &values[source.below(values.len().min(256))]);
            }
            OptionValues::Range { min, max } => {
                let value = min + source.below((max - min).clamp(0, 255) as usize + 1) as i64;
                choices.set(&option.name, &value.to_string());
            }
        }
    }
    choices
}

/// Compares the ways of playing a game: some games from the start, and some from random positions.
///
/// # Errors
/// The first difference.
pub fn compare(game: &Game, source: &mut Source, compared: &mut Compared) -> Difference {
    let ways = Ways::new(game)?;
    ways.written_rules(source)?;
    ways.play(Session::new(game.clone()), source, compared)?;
    ways.rounds(source)?;
    for _ in 0..LAID_OUT {
        if let Some(p) = ways.laid_out(source)? {
            ways.play(Session::from_position(game.clone(), p), source, compared)?;
        }
    }
    Ok(())
}

/// A game in all its forms.
struct Ways<'g> {
    game: &'g Game,
    packed: Game,
    compact: Option<CompactGame>,
    wide: Option<CompactGame<u128>>,
    started: Instant,
}

impl Ways<'_> {
    fn new(game: &Game) -> Result<Ways<'_>, String> {
        let packed = Game::from_bytes(&game.to_bytes()).map_err(|error| format!("packed: {error}"))?;
        alike!(packed.start(), game.start(), "start of the packed game");
        let mut program = game.program.clone();
        program.series = None;
        alike!(format!("{:?}", packed.program), format!("{program:?}"), "packed rules");
        let (compact, wide) = (CompactGame::of(game), CompactGame::of_wide(game));
        Ok(Ways { game, packed, compact, wide, started: Instant::now() })
    }

    /// Checks that the rules can be written without a missing message, for which the catalogue panics in a debug build. Texts
    /// cost more than play: most games are written in one language, one in eight in all of them.
    fn written_rules(&self, source: &mut Source) -> Difference {
        let languages = words::languages().count();
        let (first, several) = if source.one_in(8) { (0, languages) } else { (source.below(languages), 1) };
        for language in words::languages().skip(first).take(several) {
            let text = words::rules_text(self.game, language);
            if text.trim().is_empty() || text.contains("{$") || text.contains("�") {
                return Err(format!("rules in {language}: {text}"));
            }
        }
        Ok(())
    }

    /// Checks that the move is explained in one language without a missing message.
    fn explanation(&self, p: &Position, mv: Move, events: &[Event]) -> Difference {
        let languages = words::languages().count();
        if let Some(language) = words::languages().nth(usize::from(mv.pit) % languages) {
            let text = words::explain(self.game, p, events, language);
            if text.contains("{$") {
                return Err(format!("explanation in {language}: {text}"));
            }
        }
        Ok(())
    }

    /// Whether expensive rules have been played for long enough.
    fn is_tired(&self, compared: &Compared) -> bool {
        compared.moves >= FEW && self.started.elapsed() > PATIENCE
    }

    /// Plays one game at random.
    fn play(&self, mut session: Session, source: &mut Source, compared: &mut Compared) -> Difference {
        let mut sure = None;
        let mut boards = HashSet::new();
        let decisions = if source.one_in(12) { MANY_DECISIONS } else { DECISIONS };
        for _ in 0..decisions {
            if self.is_tired(compared) {
                break;
            }
            let p = *session.position();
            compared.positions += 1;
            let moves = self
                .position(&p, compared)
                .map_err(|what| format!("{what}\nin {}", self.game.position_text(&p)))?;
            if session.outcome().is_some() || moves.is_empty() {
                break;
            }
            sure = sure.or(self.game.sure_winner(&p));
            if let Some((compact, board)) =
                self.compact.as_ref().and_then(|compact| Some((compact, compact.board(&p)?)))
                && !boards.insert((board.words(), p.to_move()))
                && compact.never_repeats()
            {
                return Err(format!("a board comes again: {}", self.game.position_text(&p)));
            }
            let legal = session.moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[source.below(legal.len().min(256))];
            self.take_back(&mut session, mv)?;
        }
        if let (Some(sure), Some(outcome)) = (sure, session.outcome()) {
            alike!(
                Winner::Side(sure),
                outcome.winner,
                "sure winner, {}",
                self.game.position_text(session.position())
            );
        }
        self.record(&session)
    }

    /// Plays a move, takes it back, and plays it again with an observer.
    fn take_back(&self, session: &mut Session, mv: Move) -> Difference {
        let before = *session.position();
        session
            .play(mv, &mut Silent)
            .map_err(|error| format!("{mv:?} is offered and refused: {:?}", error.why))?;
        let after = *session.position();
        alike!(session.undo(), Some(mv), "move taken back");
        alike!(*session.position(), before, "position after taking back {mv:?}");
        session.play_legal(mv, &mut Vec::<Event>::new());
        alike!(*session.position(), after, "position after {mv:?} again");
        Ok(())
    }

    /// Compares everything that can be done in a position.
    fn position(&self, p: &Position, compared: &mut Compared) -> Result<Vec<Move>, String> {
        let game = self.game;
        let moves = game.moves(p);
        alike!(moves.is_empty(), p.is_over(), "no moves {moves:?}, over");
        alike!(self.packed.moves(p), moves, "moves of the packed game");
        alike!(game.each_move(p).collect::<Vec<_>>(), moves.to_vec(), "moves one by one");
        self.position_notation(p)?;
        let mut successors = Vec::new();
        game.each_successor(p, |mv, next| successors.push((mv, *next)));
        alike!(
            successors.iter().map(|(mv, _)| *mv).collect::<Vec<_>>(),
            moves.to_vec(),
            "moves with successors"
        );
        self.offered(p, &moves)?;
        let narrow = compact_moves(game, self.compact.as_ref(), p, &moves)?;
        let wide = compact_moves(game, self.wide.as_ref(), p, &moves)?;
        compared.compact += u64::from(narrow.is_some() || wide.is_some());
        for (mv, successor) in successors {
            if self.is_tired(compared) {
                break;
            }
            compared.moves += 1;
            let explain = compared.moves <= EXPLAINED || compared.moves.is_multiple_of(EXPLAINED);
            self.one_move(p, mv, &successor, explain).map_err(|what| format!("{what}\nafter {mv:?}"))?;
            if let Some((compact, board)) = narrow {
                compact_move(game, compact, board, p, mv, &successor)?;
            }
            if let Some((compact, board)) = wide {
                compact_move(game, compact, board, p, mv, &successor)?;
            }
        }
        self.gains(p, &moves)?;
        self.determined_by_pits(p, &moves)?;
        if moves.len() <= PLIES && p.begins_ply() && !self.is_tired(compared) {
            self.plies(p)?;
        }
        Ok(moves.to_vec())
    }

    /// Plays the moves that are offered to a search, which finds out by itself which of them are forbidden.
    fn offered(&self, p: &Position, moves: &[Move]) -> Difference {
        let mut legal = Vec::new();
        for mv in self.game.each_offered_move(p) {
            let mut next = *p;
            if self.game.advance_if_legal(&mut next, mv) {
                alike!(next, self.game.play_legal(p, mv, &mut Silent), "offered, played");
                legal.push(mv);
            }
        }
        // If all are forbidden, the legal moves are other ones. Where work is counted, a list may end before all have been tried.
        if self.game.compiled_program().shortcuts.costs.are_counted {
            legal.retain(|mv| moves.contains(mv));
        }
        if !legal.is_empty() {
            alike!(legal, moves.to_vec(), "offered moves that are legal");
        }
        Ok(())
    }

    /// Plays a move in every way.
    fn one_move(&self, p: &Position, mv: Move, successor: &Position, explain: bool) -> Difference {
        let game = self.game;
        let silent = game.play_legal(p, mv, &mut Silent);
        alike!(*successor, silent, "successor, played");
        let mut events = Vec::<Event>::new();
        alike!(game.play_legal(p, mv, &mut events), silent, "observed, silent ({events:?})");
        alike!(self.packed.play_legal(p, mv, &mut Silent), silent, "packed");
        for kind in [Kind::Seed, Kind::Second] {
            alike!(
                game.pieces_in_all(&silent, kind),
                game.pieces_in_all(p, kind),
                "{kind:?} there are ({events:?})"
            );
        }
        if explain {
            self.explanation(p, mv, &events)?;
        }
        Ok(())
    }

    fn position_notation(&self, p: &Position) -> Difference {
        let text = self.game.position_text(p);
        alike!(self.packed.position_text(p), text, "position written by the packed game");
        match self.game.parse_position(&text) {
            Ok(read) => {
                alike!(read, *p, "position read from {text}");
                Ok(())
            }
            Err(error) => Err(format!("position {text}: {error}")),
        }
    }

    /// Checks that plies have different notations that parse to the same plies.
    fn plies(&self, p: &Position) -> Difference {
        let mut texts = HashSet::new();
        for (ply, after) in self.game.plies(p).into_iter().take(4 * PLIES) {
            let text = self.game.ply_text(p, &ply);
            match self.game.parse_ply(p, &text) {
                Ok(read) => {
                    alike!(read, ply, "ply read from {text}");
                }
                Err(error) => return Err(format!("ply {text}: {error}")),
            }
            if !texts.insert(text.clone()) {
                return Err(format!("two plies are written {text}"));
            }
            alike!(self.game.play_ply(p, &ply, &mut Silent), Ok(after), "{text} played whole");
        }
        Ok(())
    }

    /// Checks that stores do not matter if only gains count.
    fn gains(&self, p: &Position, moves: &[Move]) -> Difference {
        let game = self.game;
        if !crate::analysis::only_gains_count(game) || p.is_over() {
            return Ok(());
        }
        let stores = [Side::South, Side::North].map(|side| game.board().store(side).index());
        for [from, to] in [[0, 1], [1, 0]] {
            let mut other = *p;
            let moved = other.cells[stores[from]];
            if moved == 0 {
                continue;
            }
            other.cells[stores[from]] -= moved;
            other.cells[stores[to]] += moved;
            alike!(game.moves(&other).as_slice(), moves, "moves with other stores");
            for mv in moves {
                let [one, two] = [p, &other].map(|p| game.play_legal(p, *mv, &mut Silent));
                alike!(
                    game.fingerprint(&one).board,
                    game.fingerprint(&two).board,
                    "board after {mv:?} with other stores"
                );
                alike!(one.is_over(), two.is_over(), "end after {mv:?} with other stores");
                let lead = |after: &Position, before: &Position| {
                    game.score_lead(after, Side::South) - game.score_lead(before, Side::South)
                };
                alike!(lead(&one, p), lead(&two, &other), "gain by {mv:?} with other stores");
            }
        }
        Ok(())
    }

    /// Checks that positions with the same pits have the same future if pits determine the position.
    fn determined_by_pits(&self, p: &Position, moves: &[Move]) -> Difference {
        let game = self.game;
        if !(crate::analysis::is_determined_by_pits(game) && crate::analysis::only_gains_count(game))
            || p.is_over()
            || !p.begins_ply()
        {
            return Ok(());
        }
        let mut bare = game.empty_position(p.to_move());
        game.pit_seeds_mut(&mut bare).copy_from_slice(game.pit_seeds(p));
        if crate::analysis::asks_what_remains(game) {
            // As in endgame tables, missing seeds have been won by either player.
            let won = game.seeds_in_all(p) - game.seeds_in_all(&bare);
            *game.store_seeds_mut(&mut bare, Side::South) = won as u8;
        }
        if p.closed != bare.closed || p.territory != bare.territory {
            return Ok(());
        }
        alike!(game.moves(&bare).as_slice(), moves, "moves of bare pits");
        for mv in moves {
            let [one, two] = [p, &bare].map(|p| game.play_legal(p, *mv, &mut Silent));
            alike!(game.pit_seeds(&one), game.pit_seeds(&two), "pits after {mv:?} from bare pits");
            alike!(
                (one.to_move(), one.is_over()),
                (two.to_move(), two.is_over()),
                "turn after {mv:?} from bare pits"
            );
        }
        Ok(())
    }

    /// Checks that the record of the game can be replayed.
    fn record(&self, session: &Session) -> Difference {
        if session.plies().is_empty() || self.game.changed().len() > 3 {
            return Ok(());
        }
        let record = Record::of_session(session, [("South", "Ama")]);
        alike!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "record read");
        let again = record
            .game(|_| Some(self.game.rules()))
            .map_err(|error| format!("game of the record: {error}"))?;
        let opened = record.open(again).map_err(|error| format!("{record}\n{error}"))?;
        if session.position().begins_ply() {
            alike!(opened.position(), session.position(), "position of the record {record}");
        }
        Ok(())
    }

    /// Plays several rounds of a match.
    fn rounds(&self, source: &mut Source) -> Difference {
        let Some(mut scores) = Match::new(self.game.clone()) else { return Ok(()) };
        for _ in 0..2 {
            let mut session = Session::from_position(self.game.clone(), *scores.start());
            self.position_notation(session.position())?;
            for _ in 0..4 * DECISIONS {
                let moves = session.moves();
                if self.started.elapsed() > PATIENCE || moves.is_empty() || session.outcome().is_some() {
                    break;
                }
                session.play_legal(moves[source.below(moves.len().min(256))], &mut Silent);
            }
            if session.outcome().is_none() || scores.finish_round(session.position()).is_err() {
                break;
            }
            while let Some(answer) = MatchAnswer::plain(scores.step()) {
                answer.give(&mut scores).map_err(|error| format!("plain answer {answer:?}: {error}"))?;
            }
        }
        Ok(())
    }

    /// A random position, if it is valid.
    fn laid_out(&self, source: &mut Source) -> Result<Option<Position>, String> {
        let game = self.game;
        let mut p = game.start();
        p.status = Status::Playing;
        let pits = game.board().pit_count();
        let in_play = if source.one_in(3) { pits.div_ceil(3) } else { pits };
        for _ in 0..source.between(1, 40) {
            // Move a seed from one place to another.
            let places = pits + game.players();
            let [from, to] = [source.below(places), source.below(places)];
            let (from, to) = (from, if source.one_in(4) { to } else { to % in_play });
            let seeds = if source.one_in(2) { p.cells[from] } else { p.cells[from].min(1) };
            p.cells[from] -= seeds;
            p.cells[to] += seeds;
        }
        let seats = game.board().seats();
        p.to_move = seats[source.below(seats.len())];
        p.starter = seats[source.below(seats.len())];
        if game.mark_form().is_some() {
            for owner in seats {
                if source.one_in(2) {
                    p.marks[owner.index()] = 1 << source.below(pits.min(64));
                }
            }
        }
        if pits <= 64 && game.has_match() && source.one_in(4) {
            p.closed = 1 << source.below(pits);
        }
        if game.program.block.is_some() && source.one_in(2) {
            p.blocked = source.below(pits) as u8;
        }
        if game.program.binds && source.one_in(4) {
            (p.bound, p.nth) = (source.below(pits) as u8, 1);
        }
        if game.program.memory.nth && source.one_in(4) {
            p.nth = source.below(3) as u8;
        }
        if p.decision == Decision::Race {
            (p.decision, p.focus) = (Decision::Pick, NO_PIT);
        }
        // Not every random layout is a valid position.
        let Ok(read) = game.parse_position(&game.position_text(&p)) else { return Ok(None) };
        let text = game.position_text(&read);
        alike!(game.parse_position(&text), Ok(read), "position read from {text}");
        Ok(Some(read))
    }
}
