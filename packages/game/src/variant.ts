import type { Board, Piece, Result, Side, Square, TextError } from '@kickmate/board';
import type { Action } from './action.ts';
import type { GameEvent } from './events.ts';
import type { Formations } from './formation.ts';
import type { KernelSource } from './kernel-source.ts';
import type { LevelTable } from './levels.ts';
import type { LiveTime } from './live.ts';
import type { Maps, PieceLook } from './maps.ts';
import type { PickNumber } from './random.ts';

/** What chance made of an action: the variant's own small number (a drop square, the fate of a shot), 0-255. */
export type Outcome = number;

/** One thing that chance may do, with its share: its probability is `weight` over the sum of all weights. */
export interface Chance {
  readonly outcome: Outcome;
  /** A positive integer. */
  readonly weight: number;
}

/** An action together with what chance makes of it (`undefined` where nothing is left to chance). */
export interface Successor {
  readonly action: Action;
  readonly outcome?: Outcome | undefined;
}

/** A position from which a round may begin, with its share among all of them. */
export interface Start<P> {
  readonly position: P;
  /** A positive integer. */
  readonly weight: number;
}

/** A way in which the rounds of a match may begin. */
export interface SetUp<P> {
  /** As in files: `random-symmetric`. */
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** Where a round begins that a side kicks off; lots are drawn by `pick`, if any are. */
  begin(kickOff: Side, pick: PickNumber): P;
  /** Whether a round that this side kicks off may begin so. */
  isStart(position: P, kickOff: Side): boolean;
}

/** How a round ended. */
export interface RoundEnd {
  /** The variant's own word for it, as in fixtures and records: `goal`, `head`, `mate`, `repetition`... */
  readonly kind: string;
  /** For people: "Head goal". */
  readonly title: string;
  /** Who gets the goals; absent when the round is void or drawn. */
  readonly winner?: Side;
  /** What it is worth; 0 when void. */
  readonly goals: number;
}

/** What an action looks like on the board, so that destinations can be told apart before one is chosen. */
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

/** What lies on a square of a board with terrain; `floor` is nothing. */
export type Tile = 'floor' | 'wall' | 'hole' | 'tree' | 'door' | 'key' | 'exit';

/** What a piece could do from where it stands. */
export interface Reach {
  /** Squares to which it may move now. */
  readonly moves: readonly Square[];
  /** Squares on which it could capture, if an enemy stood there. */
  readonly attacks: readonly Square[];
}

/** How rounds make a match. */
export interface MatchRules {
  /** How many goals win a match: as played by default, and what may be chosen. */
  readonly goals: { readonly default: number; readonly min: number; readonly max: number };
  /** So many void rounds in a row end the match (more goals win, level is a draw); absent: there is no such limit. */
  readonly voidRounds?: number;
  /** The usual time of a live match; absent in games that have none. */
  readonly live?: LiveTime;
}

/** An action as it was played: the position before it, the action, what chance made of it, and the position after it. */
export interface Ply<P> {
  readonly before: P;
  readonly action: Action;
  readonly outcome?: Outcome | undefined;
  readonly after: P;
  /** The time that the side took for it, in a match with clocks or a live one: whole milliseconds. */
  readonly spent?: number;
}

/** An action of an opening book. */
export interface BookAction {
  readonly action: Action;
  /** How often it is to be chosen, relative to the position's other book actions: a positive integer. */
  readonly weight: number;
}

/** What is known of a game's first actions. */
export interface Openings<P> {
  /** The book's actions in a position, all legal, heaviest first; empty when it knows none. */
  actions(position: P): readonly BookAction[];
  /** The name of the opening that stands on the board ("C50 Italian Game"), if this position has one of its own. */
  name(position: P): string | undefined;
}

/** What the field's own files (PGN) say of a game. */
export interface PgnForm<P> {
  /**
   * What the tag `Variant` calls the game: the first one is written, any is read, in capitals or small letters. The empty
   * one means that there is no such tag.
   */
  readonly variants: readonly [string, ...string[]];
  /** The number that the position's next move has. */
  moveNumber(position: P): number;
  /** Whether anything but the start is ever left to chance; if not, a record needs no seed. */
  readonly hasChance: boolean;
}

/**
 * A game: pure functions over an immutable position. This is the referee: readable, complete, the authority. Nothing
 * here draws lots, keeps state, or knows the screen.
 */
export interface Variant<P = unknown> {
  /** As in files and commands: `chess-league`; on a map of the game's {@link maps}, with a colon: `chesslike:keep`. */
  readonly id: string;
  /** For people: `Chess League`; on a map, the map's own. */
  readonly name: string;
  readonly board: Board;
  readonly pieces: readonly PieceKind[];
  readonly match: MatchRules;
  /** The rule page (Markdown, the package's README), to be fetched or read. */
  readonly rules: URL;
  /** The fast twin of these rules, if there is one. */
  readonly kernel?: KernelSource<P>;
  /** How strong the computer levels are in this game; absent: as the engine has it for all that say nothing. */
  readonly levels?: Partial<LevelTable>;

  /** The positions from which a round may begin when `kickOff` begins it. One is drawn by their weights. */
  starts(kickOff: Side): readonly Start<P>[];
  /** The ways among which a match may choose how its rounds begin, the usual one, that of {@link starts}, first. */
  readonly setUps?: readonly SetUp<P>[];
  /** The maps on which the game may be played, if it has maps. */
  readonly maps?: Maps;
  /** How both sides line up before each round, if they may; {@link starts} is where a round begins if they do not choose. */
  readonly formations?: Formations<P>;
  /** Who is to act. It need not alternate: a turn may be several actions. */
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
   * How the record ends a round that the position alone does not: repetition, too long without progress, passes.
   * `plies` is the round from its start to now.
   */
  deadBall(plies: readonly Ply<P>[]): RoundEnd | undefined;
  /** The end that the side to act may claim here, and need not: a draw by threefold repetition, say. */
  claim?(plies: readonly Ply<P>[]): RoundEnd | undefined;
  /** Whether a side could still win by some play, however foolish the other's; if not, the other's fallen flag is but a draw. */
  canWin?(position: P, side: Side): boolean;
  /** Squares whose pieces are under a threat that the rules make the side to act answer: a king in check. */
  threatened?(position: P): readonly Square[];

  pieceAt(position: P, square: Square): Piece | undefined;
  /** Where the ball lies, in games with a ball. */
  ballAt?(position: P): Square | undefined;
  /** What lies on a square, in games with terrain. */
  tileAt?(position: P, square: Square): Tile;
  /** How many keys a side has, in games with doors. */
  keysOf?(position: P, side: Side): number;
  /** What the piece on a square could do, if its side were to act, in games in which people ask; `undefined` if there is none. */
  reach?(position: P, square: Square): Reach | undefined;
  /**
   * The fewest actions by which the piece on a square comes to a far one if the other side does nothing, in games in which
   * pieces find their way; `undefined` if there is no way.
   */
  route?(position: P, from: Square, to: Square): readonly Action[] | undefined;

  /** Reads a position; strict, nothing is guessed or repaired. */
  parse(text: string): Result<P, TextError>;
  /**
   * Writes a position; `parse(format(p))` equals `p` while the round goes on. A variant may be unable to write a
   * position in which it is over, then it throws; what it does write of one, {@link parse} refuses.
   */
  format(position: P): string;
  /**
   * Reads a legal action in coordinates, with its outcome where there is chance: `a8a4@e5`. Without one (`a8a4`) the
   * successor has none, and it is still to be drawn.
   */
  readSuccessor(position: P, text: string): Result<Successor, TextError>;
  /** Writes an action in coordinates, and its outcome if given: `a8a4`, `a8a4@e5`. */
  writeSuccessor(successor: Successor): string;
  /** The short form for people, like SAN: `Q*e5>e8#`. The position is the one before the action. */
  describe(position: P, successor: Successor): string;
  /**
   * Reads the short form, as generously as the field's files are written. Where it is there, a match's record is written
   * in the short form: for chess that is PGN exactly.
   */
  readShort?(position: P, text: string): Result<Successor, TextError>;
  /** With {@link readShort}: what else the field's files have for this game. */
  readonly pgn?: PgnForm<P>;
  /** What is known of the game's first actions; loaded when it is wanted. */
  readonly openings?: () => Promise<Openings<P>>;
  /** How to draw an action before it is chosen. */
  look(action: Action): ActionLook;
  /**
   * What a person should see happen, in order: a piece is captured before another moves to its square. The position is
   * the one before the action. Where chance has a say and the outcome is not given, as far as it is certain.
   */
  events(position: P, successor: Successor): readonly GameEvent[];
}

/** A variant whose positions are nobody else's business: what apps and tools work with. */
// biome-ignore lint/suspicious/noExplicitAny: positions are opaque here; `unknown` would forbid handing them back
export type AnyVariant = Variant<any>;
