/*
 * libnaqala: the sowing games (mancala) for C. docs/c.md is the guide.
 *
 * This file is made from the source of the library; changes here are lost.
 */

#ifndef NAQALA_H
#define NAQALA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The ABI that this header describes. Within an ABI, functions are only added.
#define NAQALA_ABI_VERSION 1

// Nobody won: a draw.
#define NAQALA_DRAW -1

// Nobody won and it is no draw: an endless sowing, or a solitaire that was lost.
#define NAQALA_NOBODY -2

// How a call ended. The numbers stay what they are.
typedef enum {
  // It is done.
  NAQALA_STATUS_OK = 0,
  // A pointer is null that must not be, or a number is out of range.
  NAQALA_STATUS_ARGUMENT = 1,
  // A text is not UTF-8.
  NAQALA_STATUS_ENCODING = 2,
  // There is no such game, player or language.
  NAQALA_STATUS_UNKNOWN = 3,
  // The rule file or the options are wrong.
  NAQALA_STATUS_RULES = 4,
  // The position or record cannot be read.
  NAQALA_STATUS_NOTATION = 5,
  // The text or number is no legal move here, or the game is over.
  NAQALA_STATUS_ILLEGAL = 6,
  // The library has a mistake; please report it with what you called.
  NAQALA_STATUS_INTERNAL = 7,
} naqala_status;

// A game. It does not change, and any number of threads may use it at once.
typedef struct naqala_game naqala_game;

// A computer player. It thinks on the thread that asks it.
typedef struct naqala_player naqala_player;

// A game in progress, with its history.
typedef struct naqala_session naqala_session;

// A list of texts.
typedef struct naqala_texts naqala_texts;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The ABI of the library that is running: `NAQALA_ABI_VERSION` if it fits this header.
uint32_t naqala_abi_version(void);

// The version of the library, as text that must not be freed.
const char *naqala_version(void);

// Why the latest call on this thread failed, in English, or an empty text if it did not fail. The text must not be freed and
// holds until the next call on this thread.
const char *naqala_last_error(void);

// The ids of all games.
naqala_status naqala_games(naqala_texts **out);

// The codes of the languages that texts can be in.
naqala_status naqala_languages(naqala_texts **out);

// A game of `naqala_games`. `options` are a preset, options as `name=value`, or both, separated by blanks; null for none.
naqala_status naqala_game_new(const char *id,
                              const char *options,
                              naqala_game **out);

// A game of the text of a rule file.
naqala_status naqala_game_from_rules(const char *rules, const char *options, naqala_game **out);

// Frees a game; null is ignored. Its sessions keep what they need.
void naqala_game_free(naqala_game *game);

// The id of a game.
naqala_status naqala_game_id(const naqala_game *game, char **out);

// The name of a game in a language, which is null for English.
naqala_status naqala_game_name(const naqala_game *game, const char *language, char **out);

// The rules of a game as people read them, in a language, which is null for English.
naqala_status naqala_game_rules(const naqala_game *game, const char *language, char **out);

// The options that were chosen, as `name=value`.
naqala_status naqala_game_options(const naqala_game *game, naqala_texts **out);

// The names of the pits, in the order of `naqala_session_seeds`.
naqala_status naqala_game_pits(const naqala_game *game, naqala_texts **out);

// How many seats a game has; 0 for null. Seat 0 is South, 1 North, 2 East, 3 West.
uint32_t naqala_game_seats(const naqala_game *game);

// How many actions a game has; 0 for null. Actions are numbered from 0.
uint32_t naqala_game_actions(const naqala_game *game);

// A player by its name: `engine`, `engine:5` (levels 1 to 10), `alphabeta:6`, `greedy`, `random`. `seed` is that of its dice.
naqala_status naqala_player_new(const char *name,
                                uint64_t seed,
                                naqala_player **out);

// Frees a player; null is ignored.
void naqala_player_free(naqala_player *player);

// The move that a player chooses, in notation. It thinks about so many milliseconds, positions or decisions deep at most; 0
// sets no limit. A move of several decisions has these milliseconds in all; positions and depth are those of each decision.
// Without any limit it thinks as long as it usually does.
naqala_status naqala_player_choose(naqala_player *player,
                                   const naqala_session *session,
                                   uint64_t milliseconds,
                                   uint64_t positions,
                                   uint32_t depth,
                                   char **out);

// A game from its start, or from a position, which is null for the start.
naqala_status naqala_session_new(const naqala_game *game, const char *position, naqala_session **out);

// The game of a record, after its last move.
naqala_status naqala_session_from_record(const char *record, naqala_session **out);

// The game of a record, after its last move, by the rules of a game: for records of rule files, which the catalogue does not
// have.
naqala_status naqala_session_from_record_of(const naqala_game *game,
                                            const char *record,
                                            naqala_session **out);

// A copy, which goes its own way.
naqala_status naqala_session_copy(const naqala_session *session, naqala_session **out);

// Frees a session; null is ignored.
void naqala_session_free(naqala_session *session);

// The legal moves, in notation: what the player to move decides, also where another player decides the rest of a move.
naqala_status naqala_session_moves(const naqala_session *session,
                                   naqala_texts **out);

// Plays a move in notation.
naqala_status naqala_session_play(naqala_session *session, const char *ply);

// Takes a resignation or the latest decision back; `undone` tells whether there was one. A move may have several decisions:
// `naqala_session_take_back` takes it back whole.
naqala_status naqala_session_undo(naqala_session *session,
                                  bool *undone);

// Takes a resignation or the latest move back, with all its decisions; `undone` tells whether there was one.
naqala_status naqala_session_take_back(naqala_session *session, bool *undone);

// Writes the legal actions into an array of `capacity` numbers; `count` tells how many there are. If there are more than
// fit, the call fails and writes `count` alone; `naqala_game_actions` numbers are always enough.
naqala_status naqala_session_actions(const naqala_game *game,
                                     const naqala_session *session,
                                     uint32_t *actions,
                                     size_t capacity,
                                     size_t *count);

// Plays an action.
naqala_status naqala_session_play_action(const naqala_game *game, naqala_session *session, uint32_t action);

// The position, in notation.
naqala_status naqala_session_position(const naqala_session *session, char **out);

// Writes the seeds of every pit into an array of `capacity` bytes, in the order of `naqala_game_pits`.
naqala_status naqala_session_seeds(const naqala_session *session, uint8_t *seeds, size_t capacity);

// The score of a seat: the seeds it has won, and what else the rules count.
naqala_status naqala_session_score(const naqala_session *session, uint32_t seat, int32_t *out);

// The seat whose turn it is.
naqala_status naqala_session_seat(const naqala_session *session, uint32_t *out);

// Whether the game is over; true for null.
bool naqala_session_is_over(const naqala_session *session);

// The seat that has won, `NAQALA_DRAW` or `NAQALA_NOBODY`. Fails while the game goes on.
naqala_status naqala_session_winner(const naqala_session *session, int32_t *out);

// Why the game ended, in a language, which is null for English. Fails while the game goes on.
naqala_status naqala_session_reason(const naqala_session *session, const char *language, char **out);

// What the latest move did and why, in a language, which is null for English; an empty text before the first move.
naqala_status naqala_session_explain(const naqala_session *session,
                                     const char *language,
                                     char **out);

// The game as a record.
naqala_status naqala_session_record(const naqala_session *session, char **out);

// The board as a picture (SVG).
naqala_status naqala_session_picture(const naqala_session *session, char **out);

// How many texts a list has; 0 for null.
size_t naqala_texts_count(const naqala_texts *texts);

// A text of a list, counted from 0; null if there is none. It holds as long as the list.
const char *naqala_texts_get(const naqala_texts *texts, size_t index);

// Frees a list of texts; null is ignored.
void naqala_texts_free(naqala_texts *texts);

// Frees a text that a function of this library gave in a `char **`; null is ignored.
void naqala_text_free(char *text);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* NAQALA_H */
