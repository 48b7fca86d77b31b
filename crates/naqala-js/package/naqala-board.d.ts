import { Session } from "./naqala.js";

/** What happened in a move: the detail of the event `naqala-move`. */
export interface MoveDetail {
  /** The move in notation. */
  move: string;
  /** All moves so far. */
  moves: string[];
  /** The position in notation. */
  position: string;
  /** What the move did and why, in the language of the element. */
  explanation: string;
}

/** Which position is shown: the detail of the event `naqala-show`. */
export interface ShowDetail {
  /** The number of moves before it. */
  shown: number;
  /** The number of moves of the game. */
  all: number;
  /** The position in notation. */
  position: string;
  /** What the latest of the moves shown did and why, in the language of the element; empty at the start. */
  explanation: string;
}

/** How a game ended: the detail of the event `naqala-end`. */
export interface EndDetail {
  /** `South`, `North`, `East`, `West` (of partners the first), `draw` or `nobody`. */
  winner: string;
  /** All seats that have won, partners included; none for a draw or nobody. */
  winners: string[];
  /** Why the game ended, in the language of the element. */
  reason: string;
}

/**
 * A board in a page.
 *
 * Attributes: `game` (the id of a game of the package) or `src` (the address of a packed game), `position`, `moves` (separated by
 * blanks), `controls` (buttons that walk along the moves), `play` (the seat a person plays against the engine, or `both`), `level`
 * (of the engine, 1 to 10), `lang`, `theme`, `still` (moves are not animated). The first four begin anew; a game goes on if others
 * change, or if the element is moved within the page.
 *
 * Variables of CSS: `--naqala-ground`, `--naqala-ground-edge`, `--naqala-hollow`, `--naqala-hollow-rim`, `--naqala-seed`,
 * `--naqala-seed-other`, `--naqala-seed-third`, `--naqala-seed-edge`, `--naqala-ink`, `--naqala-focus`. Parts (`::part()`): `board`,
 * `choices`, `controls`, `text`, `button`.
 *
 * Events, which bubble: `naqala-ready`, `naqala-move`, `naqala-show`, `naqala-end`, `naqala-error` (its detail is an `Error`).
 */
export class NaqalaBoard extends HTMLElement {
  /** The game as it is shown; nothing before `naqala-ready`. To play, call `play` of the element. */
  readonly session: Session | undefined;
  /** The number of moves that are shown, and of all. */
  readonly progress: [shown: number, all: number];
  /**
   * Plays a move in notation; resolves when it has been shown. The answer of the engine is told by `naqala-move`. Rejects if the
   * move is not legal, or if it is the engine's turn.
   */
  play(move: string): Promise<void>;
  /** Shows the game after so many moves; resolves when it is shown. */
  show(moves: number): Promise<void>;
  /** Takes back the latest move, and what the engine has answered. */
  undo(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "naqala-board": NaqalaBoard;
  }
  interface HTMLElementEventMap {
    "naqala-ready": CustomEvent<null>;
    "naqala-move": CustomEvent<MoveDetail>;
    "naqala-show": CustomEvent<ShowDetail>;
    "naqala-end": CustomEvent<EndDetail>;
    "naqala-error": CustomEvent<Error>;
  }
}
