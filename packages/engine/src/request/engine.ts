import type { Result } from '@kickmate/board';
import type { Level } from '@kickmate/game';
import type { Switch } from '@kickmate/search';

/**
 * What runs a search: `wasm`, the variant's kernel; `js`, the same source as JavaScript; `rules`, a plain alpha-beta
 * over the referee, which every variant has.
 */
export type Backend = (typeof BACKENDS)[number];

/** All backends, fastest first. */
export const BACKENDS = ['wasm', 'js', 'rules'] as const;

export type { Level };

/** All levels, weakest first. */
export const ALL_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly Level[];

/** The strongest {@link Level}: they are counted from 1. */
export const MAX_LEVEL = ALL_LEVELS.length;

/** The deepest that a search looks, in actions. */
export const MAX_DEPTH = 100;

/** The most lines a search reports. */
export const MAX_LINES = 64;

/** The size of the hash table if none is asked for, in MiB. */
export const DEFAULT_HASH_MIB = 16;

/** The largest hash table, in MiB. */
export const MAX_HASH_MIB = 1024;

/** Milliseconds that are taken to be lost between the engine and whoever holds the clock, if nothing is said of it. */
export const DEFAULT_MOVE_OVERHEAD_MS = 20;

/** The clock of the side to act, in whole milliseconds, as it stands when the engine begins. */
export interface Clock {
  /** 0 and below when its flag has fallen: then the least is searched. */
  readonly remainingMs: number;
  /** What is added after each action. */
  readonly incrementMs: number;
  /** So many actions of this side, from 1, until the clock gets more; absent: it has to last for the whole round. */
  readonly movesToGo?: number;
  /** What each action costs beside the search: messages, a slow connection. {@link DEFAULT_MOVE_OVERHEAD_MS} by default. */
  readonly moveOverheadMs?: number;
  /** Whether the usual time becomes more or less by what the search finds; true unless it is said to be false. */
  readonly adapts?: boolean;
}

/** When a search ends: at whichever limit it reaches first. With none it runs until stopped. */
export interface Limits {
  /** Actions to look ahead, from 1 to {@link MAX_DEPTH}. */
  readonly depth?: number;
  /** Positions to visit, from 1; overshot by less than a percent or a thousand. */
  readonly nodes?: number;
  /**
   * Milliseconds from when the engine begins, from 1. The search ends earlier where the round's end was seen; a level's
   * also where another iteration would hardly be finished.
   */
  readonly ms?: number;
  /** Shares the time out over the round: more where it is hard to decide, hardly any where there is nothing to decide. */
  readonly clock?: Clock;
  /**
   * Ends as soon as a win within so many turns of the side to act, from 1, is found: 2n - 1 actions, the answers
   * included; or when it is certain that there is none. At full strength no technique is used that may overlook one, and
   * what was learnt before is forgotten.
   */
  readonly mate?: number;
}

/** What to search. */
export interface SearchRequest {
  /** The round's starting position, as text. */
  readonly start: string;
  /** What has been played since, in coordinates with outcomes; the search knows repetitions from it. */
  readonly actions: readonly string[];
  readonly limits: Limits;
  /** How many of the best actions to report, each with its line; 1 by default. A level below 10 may report fewer. */
  readonly lines?: number;
  /** Plays like this level: `limits` then only cap what the level would take. Absent: full strength. */
  readonly level?: Level;
  /** For a level's choices: the same seed, position and level give the same action. 0 by default. */
  readonly seed?: number;
  /**
   * Answers at once from the variant's opening book where that knows the position; `false` by default. It chooses by the
   * book's weights and {@link seed}; the weaker the level, the more evenly.
   */
  readonly book?: boolean;
  /** Confines the search to these actions (coordinates, no outcomes). */
  readonly only?: readonly string[];
  /** Techniques to switch off, for measuring. */
  readonly switches?: Partial<Record<Switch, boolean>>;
}

/** A score for the side to act. */
export type Score =
  /** Hundredths of a pawn. */
  | { readonly kind: 'points'; readonly value: number }
  /** A forced win (`actions` above 0: so many actions, both sides', until the round is won) or loss (below 0). */
  | { readonly kind: 'win'; readonly actions: number };

/** A line of play. */
export interface Line {
  readonly score: Score;
  /** In coordinates; it ends where chance would have to be drawn. At least one action. */
  readonly actions: readonly string[];
}

/** How far a search has come. */
export interface SearchInfo {
  readonly depth: number;
  readonly selectiveDepth: number;
  readonly nodes: number;
  /** Milliseconds since the search began. */
  readonly ms: number;
  /** How full the hash table is, in thousandths. */
  readonly hashFull: number;
  /** Best first. */
  readonly lines: readonly Line[];
}

/** A finished search. */
export interface SearchResult extends SearchInfo {
  /** The action to play, without outcome; `undefined` when the round is over. A level may prefer another than the first line's. */
  readonly best: string | undefined;
  readonly backend: Backend;
  /** Whether the action is the opening book's: then nothing was searched, and there are no lines. */
  readonly book?: boolean;
}

/** Why an engine could not do what was asked. */
export interface EngineError {
  /**
   * `request` - a position, action, limit or option is wrong, or there is no such variant; `unavailable` - the backend cannot run here (no kernel, or
   * WebAssembly is blocked); `crashed` - the kernel trapped (it has been restarted); `stopped` - ended by `stop` or a new
   * search before anything was known; `closed` - the engine is closed.
   */
  readonly cause: 'request' | 'unavailable' | 'crashed' | 'stopped' | 'closed';
  readonly message: string;
}

/** What a position is worth at a glance, for the side to act, in hundredths of a pawn. */
export interface Evaluation {
  readonly value: number;
  /**
   * How much of it there would not be without each group of the kernel's weights that counts; they need not add up.
   * None without a kernel.
   */
  readonly parts: readonly { readonly name: string; readonly value: number }[];
}

/** A count of leaves, and how long it took. */
export interface PerftResult {
  readonly nodes: number;
  readonly ms: number;
}

/** How an engine is opened. */
export interface EngineOptions {
  /** The variant's id. */
  readonly variant: string;
  /** `wasm` by default; see {@link Engine.backend} for what it came to. */
  readonly backend?: Backend;
  /** Size of the hash table in MiB: a power of two up to {@link MAX_HASH_MIB}; {@link DEFAULT_HASH_MIB} by default. */
  readonly hashMiB?: number;
  /**
   * Groups of the evaluation's weights that are to count nothing, for measuring: names of `weightGroups` of the
   * variant's kernel. A search over the rules has no weights, and goes on as it is.
   */
  readonly without?: readonly string[];
}

/** A computer player for one variant. One search at a time: a new one stops the one before it. */
export interface Engine {
  readonly variant: string;
  /** What really runs: `wasm` falls back to `js`, and either to `rules` where there is no kernel. */
  readonly backend: Backend;
  /** Why it is not the backend that was asked for, for people; `undefined` if it is. */
  readonly fallback: string | undefined;
  search(
    request: SearchRequest,
    onProgress?: (progress: SearchInfo) => void,
  ): Promise<Result<SearchResult, EngineError>>;
  /** Leaves `depth` (0-15) actions below a position. */
  perft(position: string, depth: number): Promise<Result<PerftResult, EngineError>>;
  /** What a position is worth at a glance, without any search. */
  evaluate(position: string): Promise<Result<Evaluation, EngineError>>;
  /**
   * Ends the running search, which resolves within 50 ms with the best it knows; a running count ends as `stopped`, and so
   * do searches and counts that are waiting. `evaluate` and `clear` are brief, and carried out all the same.
   */
  stop(): void;
  /** Forgets everything learnt from earlier searches. */
  clear(): Promise<void>;
  close(): void;
}
