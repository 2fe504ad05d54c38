// The module `host` of KernelImports in src/abi.ts. A function without a body is imported from the module with the name of its file.

/** Asks the host whether to go on. A result other than 0 ends the search. */
export declare function poll(nodes: f64): i32;

/** Tells the host that the report holds a finished iteration. */
export declare function report(): void;
