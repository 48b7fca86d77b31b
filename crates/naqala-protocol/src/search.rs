//! A requested search, and what it prints while it runs.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use naqala::{Move, Ply, Position, Session};
use naqala_engine::{
    Analysis, BestLine, Endgame, Engine, Judgement, Level, Limits, Player, Strong, Traps, ply_of, ply_within,
};

use crate::NO_MOVE;
use crate::dialect::Dialect;
use crate::settings::Settings;

/// The score of a sure win where only hundredths of seeds can be written; it is less for every decision it is away.
const SURE_SCORE: i32 = 10_000;

/// Node limit for each later decision of a ply.
const FEW: u64 = 2_000;

/// A requested search.
#[derive(Clone, Debug)]
pub struct Search {
    /// The game so far.
    pub session: Session,
    /// How to think.
    pub settings: Settings,
    /// When to stop. In the other player's time the clock does not count.
    pub limits: Limits,
    /// Whether the answer has to wait until the search is stopped.
    pub waits: bool,
    /// How to write moves.
    pub dialect: Dialect,
    /// Exact values of endings; players of lower levels do without.
    pub endgame: Option<Arc<dyn Endgame>>,
}

/// The engine and the player of lower levels, kept from search to search for what they have learnt.
#[derive(Debug, Default)]
pub struct Minds {
    engine: Option<(usize, usize, Engine)>,
    weak: Option<(Level, usize, Strong)>,
    /// The number of games forgotten.
    games: u64,
    /// What the seeds of games begin with where the option does not say it: something else in every process.
    chance: Option<u64>,
    /// For lost games.
    traps: Option<Traps>,
}

impl Minds {
    /// Forgets earlier games.
    pub fn forget(&mut self) {
        if let Some((.., engine)) = &mut self.engine {
            engine.clear();
        }
        self.weak = None;
        self.games += 1;
        self.traps.iter_mut().for_each(Traps::forget);
    }

    fn traps(&mut self) -> &mut Traps {
        self.traps.get_or_insert_with(|| Traps::new(Judgement::default()))
    }

    fn engine(&mut self, settings: &Settings) -> &mut Engine {
        let wanted = (settings.hash, settings.threads);
        if self.engine.as_ref().is_some_and(|(hash, threads, _)| (*hash, *threads) != wanted) {
            // The old table goes before the new one comes.
            self.engine = None;
        }
        let make = || {
            let engine = Engine::new(settings.hash).with_threads(settings.threads);
            (settings.hash, settings.threads, engine)
        };
        &mut self.engine.get_or_insert_with(make).2
    }

    fn player(&mut self, Settings { level, seed, .. }: Settings) -> &mut Strong {
        if self.weak.as_ref().is_some_and(|(known, option, _)| (*known, *option) != (level, seed)) {
            self.weak = None;
        }
        let settles = self.seed(seed);
        &mut self.weak.get_or_insert_with(|| (level, seed, Strong::new(level, settles))).2
    }

    /// What settles the mistakes of the game: the option and the number of the game, so that the same game is not played again.
    fn seed(&mut self, option: usize) -> u64 {
        let first = match option {
            0 => *self.chance.get_or_insert_with(|| RandomState::new().hash_one(0)),
            chosen => chosen as u64,
        };
        first.wrapping_add(self.games)
    }
}

impl Search {
    /// Does what takes time before the first search in a game.
    pub fn prepare(&self, minds: &mut Minds) {
        let short = Limits { nodes: Some(1), ..Limits::default() };
        let engine = minds.engine(&self.settings);
        // The values known before may be of another game.
        engine.set_endgame(self.endgame.clone());
        engine.analyse(&self.session, &short, 1, &mut |_| {});
    }

    /// Searches, reports results, and returns the line with the best move. `hold` is called once the search is done: it returns
    /// when the answer may be given.
    pub fn run(&self, minds: &mut Minds, say: &mut dyn FnMut(String), hold: &mut dyn FnMut()) -> String {
        if self.session.position().is_over() {
            hold();
            return format!("bestmove {NO_MOVE}");
        }
        if self.settings.level < Level::FULL {
            let ply = self.choose(minds.player(self.settings));
            hold();
            return self.best(&ply, None);
        }
        let limits = Limits { for_play: self.plays(), ..self.limits.clone() };
        let limits = if self.plays() { minds.traps().share(&limits) } else { limits };
        let engine = minds.engine(&self.settings);
        engine.set_endgame(self.endgame.clone());
        let mut tell = |found: &Analysis| self.infos(found).into_iter().for_each(&mut *say);
        let found = engine.analyse(&self.session, &limits, self.settings.lines, &mut tell);
        if found.depth == 0 {
            // It was stopped before anything was found.
            tell(&found);
        }
        hold();
        let endgame = self.endgame.as_deref();
        let trap = if self.plays() {
            minds.traps().choose(&self.session, &found, &self.limits, endgame)
        } else {
            None
        };
        let engine = minds.engine(&self.settings);
        let best = found.lines.first();
        match trap.filter(|trap| best.is_none_or(|line| line.moves[0] != *trap)) {
            Some(trap) => self.best(&self.ply_with(trap, engine), None),
            None => self.best(&engine.whole_ply(&self.session, &found, &self.limits), best),
        }
    }

    /// Whether the search is for playing at full strength.
    pub(crate) fn plays_best(&self) -> bool {
        self.settings.level == Level::FULL && self.plays()
    }

    /// Whether the search is for playing: on a clock or with a time for the move, and with one line; one in the other player's
    /// time is since they made the expected move. An analysis reports the best move even if all moves lose.
    fn plays(&self) -> bool {
        let is_timed = self.limits.time.is_some() || self.limits.clock.is_some();
        (is_timed && !self.waits || self.limits.ponder_hit.is_timed()) && self.settings.lines == 1
    }

    /// The ply that starts with a decision.
    fn ply_with(&self, first: Move, engine: &mut Engine) -> Ply {
        let few = Limits { nodes: Some(FEW), stop: self.limits.stop.clone(), ..Limits::default() };
        let mut first = Some(first);
        ply_of(&self.session, |ahead| {
            first.take().or_else(|| Some(engine.analyse(ahead, &few, 1, &mut |_| {}).lines.first()?.moves[0]))
        })
    }

    /// The ply of a player of a lower level.
    fn choose(&self, player: &mut Strong) -> Ply {
        ply_within(&self.session, &self.limits, |ahead, limits| Some(player.choose(ahead, limits).mv))
    }

    /// `bestmove …`, with the answer that is expected.
    fn best(&self, ply: &Ply, line: Option<&BestLine>) -> String {
        let (game, position) = (self.session.game(), self.session.position());
        let mut reply = format!("bestmove {}", self.dialect.ply_text(game, position, ply));
        let plies = line.map(|line| line.plies(game, position)).unwrap_or_default();
        if let [(_, first), (before, answer), ..] = &plies[..]
            && first == ply
            && before.to_move() != position.to_move()
        {
            reply += &format!(" ponder {}", self.dialect.ply_text(game, before, answer));
        }
        reply
    }

    /// A line for each line of play. The short dialect has words for the best one only.
    fn infos(&self, found: &Analysis) -> Vec<String> {
        let (game, position) = (self.session.game(), self.session.position());
        let info = |(number, line): (usize, &BestLine)| {
            let plies: Vec<String> = line.plies(game, position).iter().map(|ply| self.text(ply)).collect();
            let plies = self.dialect.join(&plies);
            let depth = found.depth;
            match self.dialect {
                Dialect::Short => format!("info depth {depth} score cp {} pv {plies}", hundredths(line)),
                Dialect::Plain => format!(
                    "info depth {depth} seldepth {} multipv {number} score {} {} pv {plies}",
                    found.deepest.max(depth),
                    score(line),
                    work(found)
                ),
            }
        };
        let lines = match self.dialect {
            Dialect::Plain => found.lines.len(),
            Dialect::Short => 1,
        };
        (1..).zip(&found.lines).take(lines).map(info).collect()
    }

    fn text(&self, (before, ply): &(Position, Ply)) -> String {
        self.dialect.ply_text(self.session.game(), before, ply)
    }
}

fn score(line: &BestLine) -> String {
    match line.value.sure_in() {
        Some(away) => format!("mate {away}"),
        None => format!("cp {}", line.value.hundredths()),
    }
}

fn hundredths(line: &BestLine) -> i32 {
    match line.value.sure_in() {
        Some(away) if away > 0 => SURE_SCORE - away,
        Some(away) => -SURE_SCORE - away,
        None => line.value.hundredths().clamp(-SURE_SCORE / 2, SURE_SCORE / 2),
    }
}

fn work(found: &Analysis) -> String {
    let speed = found.nodes as f64 / found.time.as_secs_f64().max(1e-6);
    let (nodes, fill, time) = (found.nodes, found.fill, found.time.as_millis());
    format!("nodes {nodes} nps {speed:.0} hashfull {fill} time {time}")
}
