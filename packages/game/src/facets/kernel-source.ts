/**
 * The place of a variant's kernel, and the way positions get in and out of it. Only numbers and memory cross that boundary.
 */
export interface KernelSource<P> {
  /** The module. Where tests run, `kernel-build --debug` has put the same with checks on beside it. */
  readonly wasm: URL;
  /** The same source as JavaScript (wasm2js), loaded on demand: `instantiate(imports)` returns the module's exports. */
  readonly js: () => Promise<{ readonly instantiate: (imports: object) => object }>;
  /** The file of the trained network (`@kickmate/net`), which replaces the classical evaluation; absent: there is none. */
  readonly network?: URL;
  /** Named groups of the evaluation's weights: first weight and number. A group can be set to 0 to measure its worth. */
  readonly weightGroups?: Readonly<Record<string, readonly [first: number, count: number]>>;
  /** Techniques of the search (by the names of its switches) that the kernel never uses. */
  readonly unusedTechniques?: readonly string[];
  /** Bytes of a packed position. */
  readonly size: number;
  /** Writes a position whose round is not over into `view` ({@link size} bytes, little-endian). */
  pack(position: P, view: DataView): void;
  /** Reads a packed position; the inverse of {@link pack}. */
  unpack(view: DataView): P;
}
