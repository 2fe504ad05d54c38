import type { Result } from '@kickmate/board';
import type { Level, Style } from '@kickmate/game';
import type { TechniqueName } from '@kickmate/search';

/**
 * The program that searches: `wasm`, the variant's kernel; `js`, the same source as JavaScript; `rules`, a plain
 * alpha-beta over the rules, which every variant has.
 */
export type Backend = (typeof BACKENDS)[number];

/** The static evaluation of a kernel: a trained network, or the classical one, which people wrote. */
export type EvaluationKind = (typeof EVALUATIONS)[number];

/** All kinds of evaluation. */
export const EVALUATIONS = ['network', 'classical'] as const;

/** All backends, fastest first. */
export const BACKENDS = ['wasm', 'js', 'rules'] as const;

export type { Level };

/** All levels, weakest first. */
export const ALL_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly Level[];

/** The strongest {@link Level}. The weakest is 1. */
export const MAX_LEVEL = ALL_LEVELS.length;

/** The largest depth of a search, in actions. */
export const MAX_DEPTH = 100;

/** The largest number of lines that a search reports. */
export const MAX_LINES = 64;

/** The size of the hash table if the options name none, in MiB. */
export const DEFAULT_HASH_MIB = 16;

/** The largest hash table, in MiB. */
export const MAX_HASH_MIB = 1024;

/** The largest number of threads. */
export const MAX_THREADS = 32;

/** Milliseconds that an action costs in addition to the search, if the clock does not name them. */
export const DEFAULT_MOVE_OVERHEAD_MS = 20;

/** The clock of the side to act, in whole milliseconds, as it stands when the search begins. */
export interface Clock {
  /** 0 or less when the flag has fallen: then there is one iteration. */
  readonly remainingMs: number;
  /** The time that is added after each turn. */
  readonly incrementMs: number;
  /** Turns of this side, from 1, until the clock gets more time; absent: it has to last for the whole round. */
  readonly movesToGo?: number;
  /**
   * The time that each action costs in addition to the search (messages, a slow connection);
   * {@link DEFAULT_MOVE_OVERHEAD_MS} by default.
   */
  readonly moveOverheadMs?: number;
  /** Whether the search takes more or less than the usual time, depending on what it finds; true by default. */
  readonly adapts?: boolean;
}

/** The limits of a search. It ends at the first one that it reaches; without any it runs until it is stopped. */
export interface Limits {
  /** The number of actions to look ahead, from 1 to {@link MAX_DEPTH}. */
  readonly depth?: number;
  /** The number of positions to visit, from 1. The search visits up to a percent or a thousand more. */
  readonly nodes?: number;
  /**
   * Milliseconds, from 1. The search ends earlier when it has seen the round's end. The search of a level also ends
   * earlier when another iteration would hardly be finished.
   */
  readonly ms?: number;
  /** The clock whose time is divided over the round: more for a hard decision, hardly any if there is no choice. */
  readonly clock?: Clock;
  /**
   * Ends when a win within this many turns of the side to act, from 1, is found, or when it is certain that there is
   * none. At full strength no technique is used that may overlook one, and everything learnt before is forgotten. In
   * games whose turns have several actions, a win within the present turn is found for certain. Of later wins the one
   * with the fewest actions is found, which may not be the one with the fewest turns, and the search does not end
   * without one.
   */
  readonly mate?: number;
}

/** A style of play, or `off`: the level only looks for the best action. */
export type StyleChoice = Style | 'off';

/** The position to search, and the settings of the search. */
export interface SearchRequest {
  /** The round's starting position, as text. */
  readonly start: string;
  /** The actions played since, in coordinates with outcomes. The search needs them to see repetitions. */
  readonly actions: readonly string[];
  readonly limits: Limits;
  /** The number of best actions to report, each with its line; 1 by default. A level below 10 may report fewer. */
  readonly lines?: number;
  /**
   * Plays at this level, 1 to {@link MAX_LEVEL}; `limits` can only make its own limits smaller. Between two levels, as in
   * 3.5, the settings are between theirs. Absent: full strength.
   */
  readonly level?: number;
  /** The style in which the level plays, for measuring; absent: its own. */
  readonly style?: StyleChoice;
  /** For a level's choices: the same seed, position and level give the same action. 0 by default. */
  readonly seed?: number;
  /**
   * Answers at once from the variant's opening book if that knows the position; `false` by default. The action is drawn
   * by the book's weights and {@link seed}; the weaker the level, the more evenly.
   */
  readonly book?: boolean;
  /** The only actions to search at the root, in coordinates without outcomes; absent: all. */
  readonly only?: readonly string[];
  /** Techniques to switch off, for measuring. */
  readonly switches?: Partial<Record<TechniqueName, boolean>>;
}

/** A score for the side to act. */
export type Score =
  /** Hundredths of a pawn. */
  | { readonly kind: 'points'; readonly value: number }
  /**
   * A forced win (`actions` above 0: both sides' actions until the round is won) or loss (below 0). `turns` counts the
   * winner's turns until then, from 1; the turn that is under way counts as one.
   */
  | { readonly kind: 'win'; readonly actions: number; readonly turns: number };

/** A line of play. */
export interface Line {
  readonly score: Score;
  /** The actions in coordinates, at least one. The line ends before an outcome of chance would have to be drawn. */
  readonly actions: readonly string[];
}

/** The state of a search. */
export interface SearchInfo {
  readonly depth: number;
  readonly selectiveDepth: number;
  /** The positions that all threads have visited. */
  readonly nodes: number;
  /** Milliseconds since the search began. */
  readonly ms: number;
  /** The part of the hash table that holds results of this search, in thousandths. */
  readonly hashFull: number;
  /** The lines, best first. */
  readonly lines: readonly Line[];
}

/** The result of a search. */
export interface SearchResult extends SearchInfo {
  /**
   * The action to play, without outcome; `undefined` when the round is over. A level may prefer another than the first
   * line's.
   */
  readonly best: string | undefined;
  readonly backend: Backend;
  /** Whether the action is from the opening book; then there was no search, and there are no lines. */
  readonly book?: boolean;
}

/** The reason for which an engine could not carry out a call. */
export interface EngineError {
  /**
   * `request`: a position, action, limit or option is wrong, or there is no such variant. `unavailable`: the backend
   * cannot run here (no kernel, or WebAssembly is blocked). `crashed`: the kernel trapped, and has been restarted; or its
   * worker died (of a search: three workers, before it reported anything). `stopped`: ended by `stop` or a new search before there was a result.
   * `closed`: the engine is closed.
   */
  readonly cause: 'request' | 'unavailable' | 'crashed' | 'stopped' | 'closed';
  readonly message: string;
}

/** The static evaluation of a position, for the side to act, in hundredths of a pawn. */
export interface Evaluation {
  /** The value that searches use. */
  readonly value: number;
  /** The classical value: the same as {@link value} if no network evaluates. */
  readonly classical: number;
  /**
   * For each group of the kernel's weights that is on: the classical value less what it would be without the group. The
   * parts need not add up to the value. Empty without a kernel.
   */
  readonly parts: readonly { readonly name: string; readonly value: number }[];
}

/** A count of leaves, and the milliseconds it took. */
export interface PerftResult {
  readonly nodes: number;
  readonly ms: number;
}

/** The question which actions win a round for certain. */
export interface WinQuestion {
  /** The position, as text. Its round is not over. */
  readonly position: string;
  /** The turns of the side to act within which it wins, from 1; the turn that is under way counts as one. */
  readonly turns: number;
  /** The number of positions that a proof may visit, from 1. */
  readonly nodes: number;
}

/** The options for opening an engine. */
export interface EngineOptions {
  /** The variant's id. */
  readonly variant: string;
  /** `wasm` by default. {@link Engine.backend} is the one that runs. */
  readonly backend?: Backend;
  /** Size of the hash table in MiB: a power of two up to {@link MAX_HASH_MIB}; {@link DEFAULT_HASH_MIB} by default. */
  readonly hashMiB?: number;
  /**
   * The number of threads, up to {@link MAX_THREADS}, that search at full strength; 1 by default. Several share a hash
   * table, and their results differ from run to run. {@link Engine.threads} is the number that is used: only an engine in
   * a worker can have several, with the backend `wasm`, where memory can be shared (in Node, and in pages that are isolated
   * from other sites). Levels below 10 and searches for a mate use one.
   */
  readonly threads?: number;
  /**
   * Groups of the classical evaluation's weights to set to 0, for measuring: names of `weightGroups` of the variant's
   * kernel. If there is one, the evaluation is the classical one. A search over the rules has no weights and ignores them.
   */
  readonly without?: readonly string[];
  /** `network` by default, if the variant has one. {@link Engine.evaluation} is the one that is used. */
  readonly evaluation?: EvaluationKind;
}

/** A computer player for one variant. It runs one search at a time: a new search stops the one before. */
export interface Engine {
  readonly variant: string;
  /** The backend that runs: `wasm` falls back to `js`, and either to `rules` where there is no kernel. */
  readonly backend: Backend;
  /** The reason, for people, for which the backend is not the requested one; `undefined` if it is. */
  readonly fallback: string | undefined;
  /** The number of threads of a search at full strength: that of the options, or 1 if there cannot be more. */
  readonly threads: number;
  /** The evaluation of its searches. */
  readonly evaluation: EvaluationKind;
  /** The reason, for people, for which a network that the variant has and that was asked for does not evaluate. */
  readonly networkProblem: string | undefined;
  /** Searches. `onInfo` receives the state of the search after each iteration, and at least twice a second. */
  search(request: SearchRequest, onInfo?: (info: SearchInfo) => void): Promise<Result<SearchResult, EngineError>>;
  /** Counts the leaves `depth` (0-15) actions below a position. */
  perft(position: string, depth: number): Promise<Result<PerftResult, EngineError>>;
  /** The static evaluation of a position. */
  evaluate(position: string): Promise<Result<Evaluation, EngineError>>;
  /**
   * Finds all actions that win for certain, whatever the other side and chance do, by trying every action of both sides: in
   * coordinates without outcomes. `undefined` if it remains unknown: there are too many positions, or no kernel runs here.
   */
  proveWins(question: WinQuestion): Promise<Result<readonly string[] | undefined, EngineError>>;
  /**
   * Ends the running search, which resolves within 50 ms with its best action so far. A running count or proof and
   * all that wait end as `stopped`, like waiting searches. The other calls are quick and are carried out all the same.
   */
  stop(): void;
  /** Forgets everything learnt from earlier searches. */
  clear(): Promise<void>;
  /** Loads the variant's opening book, so that the first answer from it is not late. Does nothing if there is none. */
  loadBook(): Promise<void>;
  /**
   * Starts all threads, so that the first search at full strength has them from its beginning. Resolves when each is ready or
   * has failed. Does nothing if there is one thread.
   */
  startThreads(): Promise<void>;
  close(): void;
}
