import type { SharedTable } from '@kickmate/search';

// 32-bit words: the id of the latest search that was stopped, that of the latest one that has ended, the number of the
// running search, whether the hash table is used; then the nodes of each thread (f64).
const STOPPED = 0;
const ENDED = 1;
const SEARCH = 2;
const TABLE_USED = 3;
const NODES_AT = 16;

/**
 * The figures that a page and the threads of its engine share. Ids of searches rise, and one search runs at a time. The
 * nodes are written and read without locks: a number that is wrong for a moment does no harm.
 */
export class SharedState {
  /** The memory, to be sent to other threads. */
  readonly buffer: SharedArrayBuffer;
  readonly #words: Int32Array<SharedArrayBuffer>;
  readonly #nodes: Float64Array<SharedArrayBuffer>;

  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
    this.#words = new Int32Array(buffer, 0, NODES_AT / 4);
    this.#nodes = new Float64Array(buffer, NODES_AT);
  }

  /** Makes the state of an engine with this many threads. */
  static of(threads: number): SharedState {
    return new SharedState(new SharedArrayBuffer(NODES_AT + 8 * threads));
  }

  /** The number of the running search, from 1. */
  get search(): number {
    return Atomics.load(this.#words, SEARCH);
  }

  /** Begins a search: it gets a number, and no thread has visited a node. No other search may be running. */
  begin(): void {
    Atomics.add(this.#words, SEARCH, 1);
    this.#nodes.fill(0);
  }

  /** True if a search has used the shared hash table since it was made or last cleared. */
  get isTableUsed(): boolean {
    return Atomics.load(this.#words, TABLE_USED) === 1;
  }

  set isTableUsed(isUsed: boolean) {
    Atomics.store(this.#words, TABLE_USED, isUsed ? 1 : 0);
  }

  /** Stops a search in all threads. */
  stop(id: number): void {
    Atomics.store(this.#words, STOPPED, id);
  }

  /** Whether a search was stopped. */
  isStopped(id: number): boolean {
    return Atomics.load(this.#words, STOPPED) >= id;
  }

  /** Notes that a search has its result, so that the threads that helped may end. */
  end(id: number): void {
    Atomics.store(this.#words, ENDED, id);
  }

  /** Whether a search has its result. */
  hasEnded(id: number): boolean {
    return Atomics.load(this.#words, ENDED) >= id;
  }

  /** Notes the nodes that a thread has visited in the running search. */
  count(thread: number, nodes: number): void {
    this.#nodes[thread] = nodes;
  }

  /** The nodes that all other threads have visited in the running search. */
  nodesBeside(thread: number): number {
    return this.#nodes.reduce((sum, nodes, index) => (index === thread ? sum : sum + nodes), 0);
  }
}

/** The role of one thread in an engine with several. */
export interface ThreadRole {
  /** The thread's number. Thread 0 finds the result, the others help it. */
  readonly thread: number;
  readonly state: SharedState;
}

/** A {@link ThreadRole} with the hash table that the threads share. */
export interface TableRole extends ThreadRole {
  readonly table: SharedTable;
}
