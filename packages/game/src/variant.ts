import type { Board, Piece, Result, Side, Square, TextError } from '@kickmate/board';
import type { Action } from './action.ts';
import type { GameEvent } from './events.ts';
import type { Openings, StartArray } from './facets/beginnings.ts';
import type { Formations } from './facets/formations.ts';
import type { Ball, Routes, Terrain } from './facets/ground.ts';
import type { KernelSource } from './facets/kernel-source.ts';
import type { Levels } from './facets/levels.ts';
import type { LiveTime } from './facets/live-time.ts';
import type { MapsOf, PieceLook } from './facets/maps.ts';
import type { Notation } from './facets/notation.ts';
import type { Presentation } from './facets/presentation.ts';
import type { Claims, Turns } from './facets/rules.ts';
import type { Workload } from './facets/workload.ts';
import type { Chance, Outcome, Ply, RoundEnd, Start, Successor } from './ply.ts';

/** What an action looks like on the board, so that a person can tell destinations apart before choosing one. */
export type ActionLook = 'move' | 'capture' | 'kick' | 'pass' | 'shot' | 'end';

/** A kind of piece. */
export interface PieceKind {
  /** The capital letter that stands for it. */
  readonly letter: string;
  /** For people, in small letters: "knight". */
  readonly name: string;
  /** About what it is worth, in hundredths of a pawn; for a search without a kernel. */
  readonly value: number;
  /** How it is drawn, where a game has pieces that are not everybody's. */
  readonly look?: PieceLook | undefined;
}

/** How rounds make a match. */
export interface MatchRules {
  /** How many goals win a match: as played by default, and what may be chosen. */
  readonly goals: { readonly default: number; readonly min: number; readonly max: number };
  /** So many void rounds in a row end the match (more goals win, level is a draw); absent: there is no such limit. */
  readonly voidRounds?: number;
}

/** How a game writes positions and actions, in files and between programs. */
export interface PositionText<P> {
  /** Reads a position; strict, nothing is guessed or repaired. */
  parse(text: string): Result<P, TextError>;
  /**
   * Writes a position; `parse(format(p))` equals `p` while the round goes on. A variant may be unable to write a
   * position in which the round is over: then it throws. What it does write of one, {@link parse} refuses.
   */
  format(position: P): string;
  /**
   * Reads a legal action in coordinates, with its outcome where there is chance: `a8a4@e5`. Without one (`a8a4`) the
   * successor has none, and it is still to be drawn.
   */
  parseAction(position: P, text: string): Result<Successor, TextError>;
  /** Writes an action in coordinates, and its outcome if given: `a8a4`, `a8a4@e5`. */
  formatAction(successor: Successor): string;
}

/**
 * A game: pure functions over an immutable position. It is the referee: readable, complete, the authority. Its functions
 * draw no lots, keep no state, do not know the screen, and need no `this`.
 *
 * The first sixteen members are what every game has. The optional ones below them are facets: each is one concern that
 * some games have, described where its type is. Whoever needs a facet asks for it, and does without it where it is absent.
 */
export interface Variant<P = unknown> extends Facets<P> {
  /** As in files and commands; on a map of the game, the game's id, a colon and the map: see {@link Facets.maps}. */
  readonly id: string;
  /** For people; on a map, the map's own name. */
  readonly name: string;
  readonly board: Board;
  readonly pieces: readonly PieceKind[];
  readonly match: MatchRules;
  /** The positions from which a round may begin when `kickOff` begins it. One is drawn by their weights. */
  starts(kickOff: Side): readonly Start<P>[];
  /** Who is to act. Sides need not alternate: a turn may be several actions. */
  side(position: P): Side;
  /** All legal actions, each once. Empty exactly when the round is over. */
  actions(position: P): readonly Action[];
  /** What chance may make of a legal action, in the rules' order; empty when nothing is left to chance. */
  chance(position: P, action: Action): readonly Chance[];
  /** The position after a legal action; `outcome` exactly where {@link chance} lists some. Throws on an illegal one. */
  play(position: P, action: Action, outcome?: Outcome): P;
  /** How the round ended, if the position itself ends it. */
  end(position: P): RoundEnd | undefined;
  /**
   * How the history ends a round that the position alone does not: repetition, too long without progress, passes.
   * `plies` is the round from its start to now.
   */
  endByHistory(plies: readonly Ply<P>[]): RoundEnd | undefined;
  pieceAt(position: P, square: Square): Piece | undefined;
  /**
   * What a person should see happen, in order: a piece is captured before another moves to its square. The position is
   * the one before the action. Where chance has a say and the outcome is not given, as far as it is certain.
   */
  events(position: P, successor: Successor): readonly GameEvent[];
  /** How to draw an action before it is chosen. */
  look(action: Action): ActionLook;
  readonly text: PositionText<P>;
}

/** What a game may have beyond its rules: one member a concern. */
export interface Facets<P> {
  /** The fast twin of the rules, for the search. Absent: the engine searches on the rules. */
  readonly kernel?: KernelSource<P>;
  /** When a turn is over. Absent: when the side to act changes. */
  readonly turns?: Turns<P>;
  /** The short form of actions. Absent: people read coordinates. */
  readonly notation?: Notation<P>;
  /** What is known of the first actions; loaded when it is wanted. */
  readonly openings?: () => Promise<Openings<P>>;
  /** The ways among which a match may choose how its rounds begin; the first is that of {@link Variant.starts}. */
  readonly arrays?: readonly StartArray<P>[];
  /** How both sides line up before each round; {@link Variant.starts} is where it begins if they do not choose. */
  readonly formations?: Formations<P>;
  /** The maps on which the game is played. */
  readonly maps?: Maps;
  /** The usual time of a live match. Absent: there are no live matches. */
  readonly liveTime?: LiveTime;
  /** Ends that a player may claim, and who can still win. */
  readonly claims?: Claims<P>;
  /** The squares of the pieces under a threat that the side to act has to answer. Absent: there is no check in the game. */
  inCheck?(position: P): readonly Square[];
  readonly ball?: Ball<P>;
  readonly terrain?: Terrain<P>;
  /** What a piece can do, and how it gets to a far square. */
  readonly routes?: Routes<P>;
  /** How strong the computer's levels are, and their names. Absent: as usual in the engine. */
  readonly levels?: Levels;
  /** What pages show and say of the game. */
  readonly presentation?: Presentation;
  /** What the bench measures; loaded when it is wanted. */
  readonly workload?: () => Promise<Workload>;
}

/** A variant whose positions only it understands: what apps and tools work with. */
// biome-ignore lint/suspicious/noExplicitAny: positions are opaque here; `unknown` would forbid handing them back
export type AnyVariant = Variant<any>;

/** The maps of a game that is played on any. */
export type Maps = MapsOf<AnyVariant>;
