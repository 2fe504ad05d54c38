// The functions that a kernel imports from its host: see KernelImports in src/abi.ts.

/** Asks the host whether to go on. A result other than 0 ends the search. */
// @ts-ignore: decorator
@external("host", "poll")
export declare function poll(nodes: f64): i32;

/** Tells the host that the report holds a finished iteration. */
// @ts-ignore: decorator
@external("host", "report")
export declare function report(): void;
