/**
 * The hash of all rules: SHA-256, in hexadecimal digits, over the sources of the packages `board`, `game` and
 * `variants/*`. Two programs with equal hashes accept the same actions. Server and app compare theirs, because a browser may
 * still have an older app in its cache.
 * @param packages the project's folder `packages`
 */
export declare function rulesHash(packages: string): string;
