//! Errors, with codes that never change.

use serde::{Deserialize, Serialize};

/// Declares the codes with the sentence that goes with each in English.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $word:literal, $sentence:literal;)*) => {
        /// Why something was refused. The meaning of the word (`not-your-turn`) never changes. The page translates it by the
        /// message key `error--` followed by the word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum ErrorCode {
            $($(#[$doc])* $name,)*
            /// A code that a later version has added. The message still says in English what is wrong.
            #[serde(other)]
            Unknown,
        }

        impl ErrorCode {
            /// All codes that this version knows.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$name),*];

            /// The word on the wire.
            ///
            /// ```
            /// assert_eq!(naqala_wire::ErrorCode::NotYourTurn.word(), "not-your-turn");
            /// ```
            pub const fn word(self) -> &'static str {
                match self {
                    $(ErrorCode::$name => $word,)*
                    ErrorCode::Unknown => "unknown",
                }
            }

            /// What is wrong and what to do, in English.
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(ErrorCode::$name => $sentence,)*
                    ErrorCode::Unknown => "This is refused for a reason that this version does not know.",
                }
            }
        }
    };
}

codes! {
    /// The request cannot be read: not JSON, an unknown field, a value out of range.
    BadRequest = "bad-request", "This cannot be read; see /api/openapi.json for what is expected.";
    /// The request is larger than allowed.
    TooLarge = "too-large", "This is larger than the server accepts.";
    /// Too many requests in a short time.
    TooManyRequests = "too-many-requests", "Too many requests; wait a moment and try again.";
    /// Too many open connections from one address.
    TooManyConnections = "too-many-connections", "There are too many connections from this address; close one.";
    /// The player has as many open seeks as are allowed.
    TooManySeeks = "too-many-seeks", "You offer as many games as are allowed; withdraw one first.";
    /// The player has as many unfinished games as are allowed.
    TooManyGames = "too-many-games", "You have as many unfinished games as are allowed; finish one first.";
    /// Nobody is signed in, not even as a guest.
    NotSignedIn = "not-signed-in", "You are not known here yet; begin as a guest or sign in.";
    /// An account is needed, but the user is a guest.
    AccountNeeded = "account-needed", "This needs an account.";
    /// Name or password are wrong.
    WrongPassword = "wrong-password", "Name or password are wrong.";
    /// The account is banned.
    Banned = "banned", "This account is banned.";
    /// The recovery code is wrong, was used, or has expired.
    BadCode = "bad-code", "This code is not valid; it may have been used already or have expired.";
    /// Somebody has this name.
    NameTaken = "name-taken", "This name is taken; choose another one.";
    /// The name has the wrong length or characters that are not allowed.
    BadName = "bad-name", "A name has 3 to 20 letters, digits, - or _, and begins with a letter.";
    /// The password is too short or too long.
    BadPassword = "bad-password", "A password has 8 to 200 characters.";
    /// The request comes from another site.
    WrongOrigin = "wrong-origin", "This request comes from another site and was not carried out.";
    /// The request names a host this server does not serve.
    WrongHost = "wrong-host", "This server does not answer for that host; start it with --public-url.";
    /// The player may not do this.
    Forbidden = "forbidden", "You are not allowed to do this.";
    /// There is no such thing.
    NotFound = "not-found", "There is nothing here.";
    /// The path does not support this method.
    WrongMethod = "wrong-method", "This address does not know this method; see /api/openapi.json.";
    /// There is no game of this id in the catalogue.
    UnknownGame = "unknown-game", "There is no game of this name; /games.json lists them.";
    /// The options or the preset are not those of the game.
    BadOptions = "bad-options", "These are not options of the game.";
    /// The rule file has mistakes.
    BadRules = "bad-rules", "The rule file has mistakes.";
    /// The rule file makes moves that take too long.
    SlowRules = "slow-rules", "Moves by these rules take too long for a server.";
    /// The clock has values out of range.
    BadClock = "bad-clock", "A clock has at most 3 hours, 3 minutes a move, or 1 to 14 days a move.";
    /// The game cannot be played between people, or not by this number of people.
    NotForTwo = "not-for-two", "This game is not played between two or more people.";
    /// The game cannot be rated as asked.
    NotRateable = "not-rateable",
        "Rated games are between two people with accounts, by the rules of the catalogue or a preset.";
    /// The player takes part in the seek already.
    OwnSeek = "own-seek", "You take part in this already.";
    /// One of the players has blocked the other.
    Blocked = "blocked", "One of you has blocked the other.";
    /// The seek is full or was withdrawn.
    SeekGone = "seek-gone", "This offer is gone.";
    /// The user does not play in this game.
    NotAPlayer = "not-a-player", "You do not play in this game.";
    /// It is somebody else's turn.
    NotYourTurn = "not-your-turn", "It is not your turn.";
    /// The move is against the rules.
    IllegalMove = "illegal-move", "This cannot be played here.";
    /// Branch or number do not match the next entry; watch the game to synchronise.
    OutOfStep = "out-of-step", "The game has moved on; watch it again.";
    /// Another device has changed it; read it again.
    ChangedMeanwhile = "changed-meanwhile", "It has been changed elsewhere; read it again.";
    /// The game is over.
    GameOver = "game-over", "The game is over.";
    /// The game is not over yet.
    NotOver = "not-over", "The game is not over yet.";
    /// There is nothing to answer or to take back.
    NothingToDo = "nothing-to-do", "There is nothing to answer or to take back.";
    /// Writing to disk failed: nothing has happened.
    NotSaved = "not-saved", "It could not be saved and did not take effect; try again.";
    /// The server is overloaded.
    Busy = "busy", "The server is busy; try again in a moment.";
    /// The server is about to stop.
    Stopping = "stopping", "The server is being restarted; try again in a moment.";
    /// An internal error.
    Internal = "internal", "Something went wrong in the server; its log says more.";
}

/// The body of every error response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// What is wrong.
    pub code: ErrorCode,
    /// What is wrong, in English, for people who read responses directly.
    pub message: String,
    /// Details, if there are any: why the move is illegal, the mistakes of a rule file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl ErrorBody {
    /// An error without details.
    pub fn new(code: ErrorCode) -> ErrorBody {
        ErrorBody { code, message: code.sentence().to_owned(), detail: None }
    }

    /// An error with details.
    pub fn with(code: ErrorCode, detail: impl Into<String>) -> ErrorBody {
        ErrorBody { detail: Some(detail.into()), ..ErrorBody::new(code) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_of_a_later_version_can_be_read() {
        let body: ErrorBody =
            serde_json::from_str(r#"{"code":"on-holiday","message":"Not today."}"#).unwrap();
        assert_eq!((body.code, body.message.as_str()), (ErrorCode::Unknown, "Not today."));
    }

    #[test]
    fn words_are_what_is_written() {
        for code in ErrorCode::ALL {
            assert_eq!(serde_json::to_string(code).unwrap(), format!("\"{}\"", code.word()));
        }
    }
}
