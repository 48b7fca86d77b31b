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
 * (of the engine, 1 to 10), `lang`, `theme`, `still` (moves are not animated).
 *
 * Variables of CSS: `--naqala-ground`, `--naqala-ground-edge`, `--naqala-hollow`, `--naqala-hollow-rim`, `--naqala-seed`,
 * `--naqala-seed-other`, `--naqala-seed-third`, `--naqala-seed-edge`, `--naqala-ink`, `--naqala-focus`.
 *
 * Events, which bubble: `naqala-ready`, `naqala-move`, `naqala-end`, `naqala-error` (its detail is an `Error`).
 */
export class NaqalaBoard extends HTMLElement {
  /** The game in progress; nothing before `naqala-ready`. */
  readonly session: Session | undefined;
  /** The number of moves that are shown, and of all. */
  readonly progress: [shown: number, all: number];
  /** Plays a move in notation; resolves when it has been shown. */
  play(move: string): Promise<void>;
  /** Shows the game after so many moves; resolves when it is shown. */
  show(moves: number): Promise<void>;
  /** Takes back the latest move, and that of the engine before it. */
  undo(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "naqala-board": NaqalaBoard;
  }
  interface HTMLElementEventMap {
    "naqala-ready": CustomEvent<null>;
    "naqala-move": CustomEvent<MoveDetail>;
    "naqala-end": CustomEvent<EndDetail>;
    "naqala-error": CustomEvent<Error>;
  }
}
