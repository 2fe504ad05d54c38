// The functions that a kernel imports from its host: see KernelImports in src/abi.ts.

/** Asks the host whether to go on. A result other than 0 ends the search. */
// @ts-ignore: decorator
@external("host", "poll")
export declare function poll(nodes: f64): i32;

/** Tells the host that the report holds a finished iteration. */
// @ts-ignore: decorator
@external("host", "report")
export declare function report(): void;

// The functions below belong to the hash table that threads share (shared-table.ts). They are a module of their own, since
// all else in a kernel's memory belongs to one thread. WebAssembly calls them without JavaScript in between.

/** Looks a position up: the upper half of its entry, or 0. */
// @ts-ignore: decorator
@external("table", "probe")
export declare function probeShared(key: u64): u64;

/** The static evaluation of the entry that {@link probeShared} found. */
// @ts-ignore: decorator
@external("table", "evaluation")
export declare function sharedEvaluation(): i32;

/** Stores a result: the upper half of an entry without its age, and the static evaluation. */
// @ts-ignore: decorator
@external("table", "remember")
export declare function rememberShared(key: u64, result: u64, evaluation: i32): void;

/** The part of the table that this search's results fill, in thousandths. */
// @ts-ignore: decorator
@external("table", "full")
export declare function sharedFull(): i32;
