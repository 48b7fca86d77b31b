//! The task that keeps a server in the cluster: it writes heartbeats, checks those of the others, and takes over games without a
//! leader.

use std::collections::HashSet;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::exchange::{Known, PeerExchange};
use super::members::Members;
use super::transport::{PeerTransport, State};
use crate::app::App;
use crate::config::Config;
use crate::error::ServerError;
use crate::ids;
use crate::peers::{Link, Living, PeerMessage};
use crate::play::Inbox;
use crate::store::{Heart, Member, OpenError, Outages, Store};

/// Interval of heartbeats and checks. It is also the most that clocks are wrongly charged for time without a leader.
pub(super) const LOOK: Duration = Duration::from_millis(400);
/// How often ended lives are deleted.
const TIDY: Duration = Duration::from_secs(60);

/// Opens a server whose data is in PostgreSQL, and joins the cluster of servers that share it.
pub(crate) async fn open(config: Config, url: &str) -> Result<Arc<App>, ServerError> {
    let wrong = |why: sqlx::Error| ServerError::Database { why: why.to_string() };
    let store = Store::connect(url, config.data.as_deref()).await.map_err(|error| match error {
        // The lock is that of the folder, through which `naqala admin` reaches this server.
        OpenError::InUse => ServerError::of_data(config.data.clone().unwrap_or_default(), error),
        error => ServerError::Database { why: error.to_string() },
    })?;
    store.begin_life().await.ok_or_else(|| ServerError::Database { why: "it takes no writes".to_owned() })?;
    let state = Arc::new(State::default());
    let (link, outgoing, transport) = match config.nats.clone() {
        None => (Link::default(), None, None),
        Some(address) => {
            let site = store.site().await.map_err(wrong)?;
            let (link, outgoing) = Link::new();
            let silences = Arc::clone(link.silences());
            let transport = PeerTransport::connect(&address, site, Arc::clone(&state), silences).await;
            let transport = transport.map_err(|why| ServerError::Nats { address, why: why.to_string() })?;
            (link, Some(outgoing), Some(transport))
        }
    };
    let app = App::with_store(config, store, Outages::default(), link).await.map_err(wrong)?;
    let (news, known) = mpsc::unbounded_channel();
    let hurry = Arc::new(Notify::new());
    if let (Some(transport), Some(outgoing)) = (transport, outgoing) {
        tokio::spawn(PeerExchange::new(&app, transport, Arc::clone(&hurry)).run(outgoing, known));
    }
    let watch = Watch {
        app: Arc::downgrade(&app),
        state,
        heart: Heart::default(),
        hurry,
        news,
        me: 0,
        members: Vec::new(),
        newest: 0,
        looks: Members::default(),
        losses: 0,
        sharing: None,
        tidied: Instant::now(),
    };
    tokio::spawn(watch.run());
    Ok(app)
}

/// Gives all games away when the server stops.
pub(crate) async fn leave(app: &App) {
    if !app.store().is_shared() {
        return;
    }
    if let Err(error) = app.store().end_life().await {
        tracing::warn!(%error, "games are not given away; others take them when this server is missed");
    }
    app.link().send_all(PeerMessage::Bye);
    // Give the task that sends it a chance to run.
    tokio::time::sleep(Duration::from_millis(20)).await;
}

/// A server as a member of the cluster.
struct Watch {
    app: Weak<App>,
    state: Arc<State>,
    heart: Heart,
    /// Notifies this task that another server has joined and waits for messages, or is gone and its games need a leader.
    hurry: Arc<Notify>,
    /// Notifies the task that reads and sends messages.
    news: mpsc::UnboundedSender<Known>,
    /// The number under which this server leads games.
    me: i64,
    members: Vec<Member>,
    /// The highest number of a server seen so far.
    newest: i64,
    looks: Members,
    /// Number of message losses that have already been recovered from.
    losses: u64,
    /// The task that takes over games.
    sharing: Option<JoinHandle<()>>,
    tidied: Instant,
}

impl Watch {
    async fn run(mut self) {
        let mut look = interval(LOOK);
        // After this server was stopped, do not catch up on missed checks: it would conclude that all others are dead.
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let is_due = tokio::select! {
                _ = look.tick() => true,
                () = self.hurry.notified() => false,
            };
            let Some(app) = self.app.upgrade() else { return };
            self.look(&app, is_due).await;
        }
    }

    /// Writes a heartbeat and checks those of the others. Only regular checks count against silent servers.
    async fn look(&mut self, app: &Arc<App>, is_due: bool) {
        if *app.stopping().borrow() {
            return;
        }
        let is_linked = self.state.is_linked();
        if app.store().life().is_paused() {
            if !is_linked {
                return;
            }
            app.store().life().resume();
        }
        if !self.live(app).await {
            return;
        }
        let members = match app.store().sign(&mut self.heart, is_linked).await {
            Ok(members) => members,
            Err(error) => return tracing::warn!(%error, "the other servers cannot be seen"),
        };
        if !members.iter().any(|member| member.node == self.me) {
            // Others have declared this server dead.
            app.store().life().end(self.me);
            return;
        }
        if self.newest == 0 {
            self.learn_silences(app).await;
        }
        self.take_in(app, members).await;
        if is_due && self.looks.is_cut_off(self.me, is_linked, &self.members) {
            tracing::error!("this server does not reach the others, and gives its games to them");
            if let Err(error) = app.store().end_life().await {
                tracing::warn!(%error, "games cannot be given away");
            }
            return;
        }
        if is_due && self.bury(app).await {
            // The living share its games at once, not after the next interval.
            app.link().send_all(PeerMessage::Buried);
            return self.hurry.notify_one();
        }
        self.share(app).await;
        self.mend(app).await;
    }

    /// Makes sure that this server has a life. A new one begins with what is on disk.
    async fn live(&mut self, app: &Arc<App>) -> bool {
        let Some(node) = app.store().begin_life().await else { return false };
        if node != self.me {
            if self.me != 0 {
                app.registry().tell_shards(|| Inbox::Restart).await;
            }
            self.me = node;
            self.tell(Known::Me(node));
        }
        true
    }

    /// A new server learns since when others are silent: their players may come to games that it will lead.
    async fn learn_silences(&self, app: &App) {
        match app.store().last_beats().await {
            Ok(beats) => {
                let others = beats.into_iter().filter(|(node, _)| *node != self.me);
                others.for_each(|(node, at)| app.link().silences().was_heard(node, at));
            }
            Err(error) => tracing::warn!(%error, "it is not known since when other servers are silent"),
        }
    }

    /// Updates the list of living servers.
    async fn take_in(&mut self, app: &App, members: Vec<Member>) {
        let nodes = |members: &[Member]| members.iter().map(|member| member.node).collect::<HashSet<_>>();
        let (before, living) = (nodes(&self.members), nodes(&members));
        self.members = members;
        if before != living {
            tracing::info!(?living, "servers of this site");
            self.tell(Known::Others(self.others()));
            let living = Arc::new(Living::new(living, self.newest));
            self.newest = living.newest();
            app.link().silences().bury(|node| living.is_dead(node), ids::now());
            app.registry().tell_shards(|| Inbox::Living(Arc::clone(&living))).await;
        }
    }

    /// Declares servers dead whose heartbeats have stopped; returns whether there were any.
    async fn bury(&mut self, app: &App) -> bool {
        let mut any = false;
        for member in self.looks.look(self.me, &self.members) {
            match app.store().declare_dead(member).await {
                Ok(true) => {
                    tracing::warn!(node = member.node, "a server is dead; others lead its games");
                    any = true;
                }
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, node = member.node, "a server cannot be declared dead"),
            }
        }
        any
    }

    /// Takes over this server's share of the games without a leader, in the background: it may have to wait for locks, and
    /// heartbeats must not.
    async fn share(&mut self, app: &Arc<App>) {
        let Some((place, of)) = Members::place(self.me, &self.members) else { return };
        if self.sharing.as_ref().is_none_or(JoinHandle::is_finished) {
            self.sharing = Some(tokio::spawn(claim_share(Arc::clone(app), place, of)));
        }
        if self.tidied.elapsed() > TIDY {
            self.tidied = Instant::now();
            if let Err(error) = app.store().tidy_lives().await {
                tracing::warn!(%error, "lives that are over cannot be forgotten");
            }
        }
    }

    /// Requests everything again, if messages may have been lost.
    async fn mend(&mut self, app: &Arc<App>) {
        let losses = self.state.losses();
        if losses == std::mem::replace(&mut self.losses, losses) {
            return;
        }
        for node in self.others() {
            app.registry().tell_shards(|| Inbox::Heal(node)).await;
        }
        app.link().send_all(PeerMessage::Again);
        read_seeks(app);
    }

    fn tell(&self, known: Known) {
        // Without NATS nobody receives it.
        let _ = self.news.send(known);
    }

    fn others(&self) -> Vec<i64> {
        self.members.iter().map(|member| member.node).filter(|node| *node != self.me).collect()
    }
}

/// Takes over a share of the games without a leader.
async fn claim_share(app: Arc<App>, place: usize, of: usize) {
    match app.store().claim_share(place, of).await {
        Ok(games) if games.is_empty() => {}
        Ok(games) => {
            tracing::info!(games = games.len(), "this server leads games that nobody led");
            tokio::spawn(async move { app.registry().wake(games).await });
        }
        Err(error) => tracing::warn!(%error, "games that nobody leads cannot be taken"),
    }
}

pub(super) fn read_seeks(app: &Arc<App>) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(error) = app.lobby().read_again().await {
            tracing::warn!(%error, "the seeks cannot be read again");
        }
    });
}
