// The module `table` of KernelImports in src/abi.ts: the hash table that threads share (shared-table.ts). All else in a kernel's
// memory belongs to one thread. WebAssembly calls these functions without JavaScript in between.

/** Looks a position up: the upper half of its entry, or 0. */
export declare function probe(key: u64): u64;

/** The static evaluation of the entry that {@link probe} found. */
export declare function evaluation(): i32;

/** Stores a result: the upper half of an entry without its age, and the static evaluation. */
export declare function remember(key: u64, result: u64, evaluation: i32): void;

/** The part of the table that this search's results fill, in thousandths. */
export declare function fullness(): i32;
