/**
 * Where a variant's kernel is and how positions get in and out of it. Only numbers and memory cross that boundary.
 */
export interface KernelSource<P> {
  /** The release build of the module. */
  readonly wasm: URL;
  /** The same module with checks on, for tests. */
  readonly debugWasm: URL;
  /** The same source as JavaScript (wasm2js), loaded on demand: `instantiate(imports)` gives the module's exports. */
  readonly js: () => Promise<{ readonly instantiate: (imports: object) => object }>;
  /** Named groups of the evaluation's weights, as first and number: set to 0 together, they show what a group brings. */
  readonly weightGroups?: Readonly<Record<string, readonly [first: number, count: number]>>;
  /** Techniques of the search (by the names of its switches) that the kernel leaves off, whatever is asked. */
  readonly idleTechniques?: readonly string[];
  /** Bytes of a packed position. */
  readonly size: number;
  /** Writes a position, round not over, into `view` (of {@link size} bytes, little-endian). */
  pack(position: P, view: DataView): void;
  /** Reads a packed position; the inverse of {@link pack}. */
  unpack(view: DataView): P;
}
