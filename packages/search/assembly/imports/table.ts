// The module `table` of KernelImports in src/abi.ts: the hash table that threads share (shared-table.ts). A kernel's own memory
// belongs to one thread. WebAssembly calls these functions without JavaScript in between.

/** The upper half of a position's entry, or 0. */
export declare function probe(key: u64): u64;

/** The static evaluation of the entry that {@link probe} found. */
export declare function evaluation(): i32;

/** Stores a result: `upper` is the upper half of an entry without its age. */
export declare function remember(key: u64, upper: u64, evaluation: i32): void;

/** The part of the table that this search's results fill, in thousandths. */
export declare function fullness(): i32;
