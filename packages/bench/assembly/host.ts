/** The function of the host that `boundaryOut` calls, in the module with the name of this file. */
export declare function step(value: i32): i32;
