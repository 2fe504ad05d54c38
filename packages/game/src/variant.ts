import type { Board, Piece, Result, Side, Square, TextError } from '@kickmate/board';
import type { Gender } from '@kickmate/language';
import type { Action } from './action.ts';
import type { GameEvent } from './events.ts';
import type { Openings, StartArray } from './facets/beginnings.ts';
import type { Formations } from './facets/formations.ts';
import type { Ball, Routes, Terrain } from './facets/ground.ts';
import type { KernelSource } from './facets/kernel-source.ts';
import type { Lesson } from './facets/lesson.ts';
import type { Levels } from './facets/levels.ts';
import type { LiveTime } from './facets/live-time.ts';
import type { MapsOf, PieceLook } from './facets/maps.ts';
import type { Motifs } from './facets/motifs.ts';
import type { Notation } from './facets/notation.ts';
import type { PositionField } from './facets/position-fields.ts';
import type { Presentation } from './facets/presentation.ts';
import type { Puzzles } from './facets/puzzles.ts';
import type { Claims, Turns } from './facets/rules.ts';
import type { Workload } from './facets/workload.ts';
import type { Chance, Outcome, Ply, RoundEnd, Start, Successor } from './ply.ts';

/**
 * The look of an action: by it a person tells destinations apart before one is chosen, and code that knows no game tells a
 * capture, a kick, a pass or the end of a turn.
 */
export type ActionLook = 'move' | 'capture' | 'kick' | 'pass' | 'shot' | 'end' | 'swap';

/** A kind of piece. */
export interface PieceKind {
  /** The capital letter that stands for it. */
  readonly letter: string;
  /** The name for people, in small letters: "knight". */
  readonly name: string;
  /**
   * The gender of {@link name}, in a language in which the word for a side depends on it: in German "weißer Springer", "weiße Dame".
   * Absent: the side is told in another way, "Springer (Weiß)".
   */
  readonly gender?: Gender | undefined;
  /** Its approximate value in hundredths of a pawn, for a search without a kernel. */
  readonly value: number;
  /**
   * The drawing of the piece. Absent: the chess piece of its letter (P N B R Q K); any other letter is written on a disc. A look is
   * for a piece that is none of chess, or whose letter would draw the wrong one: `{ glyph: 'ghost' }`.
   */
  readonly look?: PieceLook | undefined;
  /** The letter that the piece has without the item that it carries; absent if it carries none. */
  readonly bare?: string | undefined;
}

/** The rules by which rounds make a match. */
export interface MatchRules {
  /** The number of goals that wins a match: the default, and the range that may be chosen. */
  readonly goals: { readonly default: number; readonly min: number; readonly max: number };
  /**
   * This many void rounds in a row end the match (more goals win, equal goals are a draw); absent: there is no such
   * limit.
   */
  readonly voidRounds?: number;
}

/** The texts for positions and actions, in files and between programs. */
export interface PositionText<P> {
  /** Reads a position; strict, nothing is guessed or repaired. */
  parse(text: string): Result<P, TextError>;
  /**
   * Writes a position; `parse(format(p))` equals `p` while the round goes on. If the round is over, it throws or writes
   * a text that {@link parse} refuses.
   */
  format(position: P): string;
  /**
   * Reads a legal action in coordinates, with its outcome where there is chance: `a8a4@e5`. If the text has no outcome
   * (`a8a4`), neither has the successor, and it is still to be drawn.
   */
  parseAction(position: P, text: string): Result<Successor, TextError>;
  /** Writes an action in coordinates, and its outcome if given: `a8a4`, `a8a4@e5`. */
  formatAction(successor: Successor): string;
}

/**
 * A game: pure functions over an immutable position. It is the referee: readable, complete, the authority. Its functions
 * draw no lots, keep no state, do not know the screen, and need no `this`.
 *
 * Every game has these members. The optional ones, in {@link Facets}, are each one concern that some games have. Code that
 * uses a facet must also work without it.
 */
export interface Variant<P = unknown> extends Facets<P> {
  /** The name in files and commands. On a map: the game's id, a colon and the map; see {@link Facets.maps}. */
  readonly id: string;
  /** The name for people; on a map, the map's own name. */
  readonly name: string;
  readonly board: Board;
  readonly pieces: readonly PieceKind[];
  readonly match: MatchRules;
  /** The positions from which a round may begin if the side `kickOff` begins it. One is drawn by their weights. */
  starts(kickOff: Side): readonly Start<P>[];
  /** The side to act. Sides need not alternate: a turn may be several actions. */
  side(position: P): Side;
  /** All legal actions, each once. Empty exactly when the round is over. */
  actions(position: P): readonly Action[];
  /** The possible outcomes of a legal action, in the rules' order; empty if nothing is left to chance. */
  chance(position: P, action: Action): readonly Chance[];
  /**
   * The position after a legal action, with an `outcome` exactly if {@link chance} lists some. Throws on an illegal
   * one.
   */
  play(position: P, action: Action, outcome?: Outcome): P;
  /** The end of the round, if the position itself ends it. */
  end(position: P): RoundEnd | undefined;
  /**
   * The end of the round if not the position alone ends it, but its history: repetition, too long without progress, passes.
   * `plies` are all plies of the round so far.
   */
  endByHistory(plies: readonly Ply<P>[]): RoundEnd | undefined;
  /** The piece on a square; `undefined` if there is none. */
  pieceAt(position: P, square: Square): Piece | undefined;
  /**
   * The events of an action that a person should see, in order: a piece is captured before another moves to its square.
   * The position is the one before the action. If an outcome of chance is not given, only the certain events are there.
   */
  events(position: P, successor: Successor): readonly GameEvent[];
  /** The look of an action, by which people and programs tell its kind. */
  look(action: Action): ActionLook;
  readonly text: PositionText<P>;
}

/** The optional members of a {@link Variant}, each for one concern. */
export interface Facets<P> {
  /** The fast twin of the rules, for the search. Absent: the engine searches on the rules. */
  readonly kernel?: KernelSource<P>;
  /** The end of a turn. Absent: a turn is over when the side to act changes. */
  readonly turns?: Turns<P>;
  /** The short form of actions. Absent: people read coordinates. */
  readonly notation?: Notation<P>;
  /** The opening book and names of openings; loaded when needed. */
  readonly openings?: () => Promise<Openings<P>>;
  /** The file of the tree of beginnings of the engine's matches, which `OpeningTree` of `@kickmate/record` reads. `npm run arena -- tree` makes it. */
  readonly openingTree?: URL;
  /** The arrays from which a match may let its rounds begin; the first is that of {@link Variant.starts}. */
  readonly arrays?: readonly StartArray<P>[];
  /**
   * The formations in which both sides line up before each round. If they do not choose, rounds begin from
   * {@link Variant.starts}.
   */
  readonly formations?: Formations<P>;
  /** The maps on which the game is played. */
  readonly maps?: Maps;
  /** The usual time of a live match. Absent: there are no live matches. */
  readonly liveTime?: LiveTime;
  /** The ends that a player may claim, and whether a side can still win. */
  readonly claims?: Claims<P>;
  /**
   * The squares of the pieces under a threat that the side to act has to answer. Absent: there is no check in the game.
   */
  inCheck?(position: P): readonly Square[];
  /**
   * In a game without check: the squares of pieces of the side to act that the other side could capture if it were to act, and
   * whose capture may lose the round.
   */
  inDanger?(position: P): readonly Square[];
  readonly ball?: Ball<P>;
  readonly terrain?: Terrain<P>;
  /** The squares that a piece can reach, and its ways to far squares. */
  readonly routes?: Routes<P>;
  /** The settings and names of the computer's levels. Absent: the engine's usual ones. */
  readonly levels?: Levels;
  /** The fields of the game's position texts, for an editor of positions. Absent: positions are edited as text only. */
  readonly positionFields?: readonly PositionField[];
  /** The words and links for pages about the game. */
  readonly presentation?: Presentation<P>;
  /** A short lesson that is played on the board; loaded when needed. */
  readonly lesson?: () => Promise<Lesson>;
  /** Puzzles from the engine's matches, with their solutions; loaded when needed. */
  readonly puzzles?: () => Promise<Puzzles>;
  /** The motifs of lines of play, by which a person is told why a turn was bad; loaded when needed. */
  readonly motifs?: () => Promise<Motifs<P>>;
  /** The positions and depths that the bench measures, and openings for matches of engines; loaded when needed. */
  readonly workload?: () => Promise<Workload>;
}

/** A variant of any game, as apps and tools use it. Only the variant understands its positions. */
// biome-ignore lint/suspicious/noExplicitAny: positions are opaque here; `unknown` would forbid handing them back
export type AnyVariant = Variant<any>;

/** The maps of any game that is played on maps. */
export type Maps = MapsOf<AnyVariant>;
