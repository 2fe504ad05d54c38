// The module `table` of KernelImports in src/abi.ts: the hash table that threads share (shared-table.ts). A kernel's own memory
// belongs to one thread. WebAssembly calls these functions without JavaScript in between.
//
// The upper half of an entry as one number, `upper`: the action in bits 0 to 31, score 32 to 47, depth 48 to 55, bound 56 and 57, age 58
// to 63.

/** The upper half of a position's entry, or 0 if there is none. */
export declare function probe(key: u64): u64;

/** The static evaluation of the entry that {@link probe} found. */
export declare function evaluation(): i32;

/** Stores a result: `upper` is the upper half of an entry without its age. */
export declare function remember(key: u64, upper: u64, evaluation: i32): void;

/** The part of the table that this search's results fill, in thousandths. */
export declare function fullness(): i32;
