// What the host gives: see KernelImports in src/abi.ts.

/** Asks whether to go on; anything but 0 ends the search. */
// @ts-ignore: decorator
@external("host", "poll")
export declare function poll(nodes: f64): i32;

/** Tells that the report holds a finished iteration. */
// @ts-ignore: decorator
@external("host", "report")
export declare function report(): void;
