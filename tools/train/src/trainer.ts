import { readFileSync } from 'node:fs';
import { UsageError } from '@kickmate/command';
import { type KernelExports, networkPartsOf, networkPlaceOf } from '@kickmate/engine';
import { type NetworkPlace, UNIT_ONE, WEIGHT_ONE } from '@kickmate/net';
import { samplesOf } from './samples.ts';

interface TrainerExports {
  readonly memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  begin(width: number, rows: number, buckets: number): number;
  tablesAt(): number;
  stateBytes(): number;
  pass(list: number, count: number, scale: number, results: number, learns: number): number;
  classicalLoss(list: number, count: number, scale: number, results: number): number;
  step(rate: number, first: number, second: number, decay: number, share: number): void;
}

/** The target that a sample's score and result are. */
export interface Target {
  /** The score, in hundredths of a pawn, whose expected points are 0.73: those of 0 are 0.5. */
  readonly scale: number;
  /** The part of the target, from 0 to 1, that the result gives. */
  readonly results: number;
}

const VALUES_MAX = 64;
const TABLES_MAX = 65536;
/** The bytes that are reserved for samples at a time. */
const BLOCK = 16 * 2 ** 20;

/** Trains a network on samples. */
export class Trainer {
  readonly sizes: NetworkPlace;
  readonly #trainer: TrainerExports;
  readonly #parameters: number;
  readonly #list: number;
  readonly #batch: number;
  readonly #kernel: KernelExports;
  /** The numbers of the tables of inputs, by the packed position from which they were made. */
  readonly #tables = new Map<string, number>();
  /** The memory for the next samples. */
  #block = { at: 0, left: 0 };
  #used = 0;
  #steps = 0;

  /** @param batch the most samples of a batch */
  constructor(kernel: KernelExports, batch: number) {
    const module = new WebAssembly.Module(readFileSync(new URL('../build/trainer.wasm', import.meta.url)));
    this.#trainer = new WebAssembly.Instance(module, {}).exports as unknown as TrainerExports;
    this.sizes = networkPlaceOf(kernel);
    const { width, rows, buckets } = this.sizes;
    this.#kernel = kernel;
    this.#parameters = this.#trainer.begin(width, rows, buckets);
    this.#batch = batch;
    this.#list = this.#reserve(batch * 4);
  }

  /** Bytes of the samples and of what belongs to their maps. No more than 65,536 maps fit in `bytes`. */
  usedOf(bytes: number): number {
    return Math.max(this.#used, (this.#tables.size / TABLES_MAX) * bytes);
  }

  /** Copies the samples of a game, and adds their addresses to a list. Throws a {@link UsageError} if there is no memory. */
  add(game: Buffer, addresses: { push(address: number): void }): void {
    if (game.length > this.#block.left) {
      const left = Math.max(BLOCK, game.length);
      this.#block = { at: this.#reserve(left), left };
    }
    const { at: next } = this.#block;
    let table: number | undefined;
    const found: number[] = [];
    for (const { at, map } of samplesOf(game)) {
      if (map) table = this.#tableOf(map);
      else found.push(next + at);
    }
    table ??= this.#tableOf(undefined);
    const memory = new DataView(this.#trainer.memory.buffer);
    new Uint8Array(memory.buffer).set(game, next);
    for (const sample of found) {
      memory.setUint16(sample, table, true);
      addresses.push(sample);
    }
    this.#block = { at: next + game.length, left: this.#block.left - game.length };
    this.#used += game.length;
  }

  /** Reserves memory. The module gives addresses as numbers with a sign; from 2 GiB on they are below 0. */
  #reserve(bytes: number): number {
    const at = this.#trainer.reserve(bytes) >>> 0;
    if (at === 0) throw new UsageError(`there is no memory for ${bytes} bytes more: name fewer samples`);
    return at;
  }

  /** The number of the table of inputs on a map, given a packed position; without one, of the game's only table. */
  #tableOf(map: Uint8Array | undefined): number {
    const key = map ? Buffer.from(map).toString('latin1') : '';
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const number = this.#tables.size;
    if (number === TABLES_MAX) throw new UsageError(`the samples have more than ${TABLES_MAX} maps: name fewer`);
    this.#tables.set(key, number);
    if (map) {
      new Uint8Array(this.#kernel.memory.buffer).set(map, this.#kernel.packedPositionAt());
      this.#kernel.load();
    }
    const table = this.#makeTable();
    new Uint32Array(this.#trainer.memory.buffer, this.#trainer.tablesAt(), TABLES_MAX)[number] = table;
    return number;
  }

  /** Writes the rows of all inputs of the kernel's map as assembly/trainer.ts reads them. Returns their address. */
  #makeTable(): number {
    const cells = this.#kernel.networkCellCount();
    const inputs = Array.from({ length: 4 * cells * VALUES_MAX }, (_, n) =>
      networkPartsOf(this.#kernel, Math.floor(n / (cells * VALUES_MAX)), (n >> 6) % cells, n & 63),
    );
    const head = 1 + inputs.length;
    const rows = inputs.reduce((sum, { length }) => sum + (length > 0 ? length + 1 : 0), 0);
    const bytes = 4 * head + 2 * rows;
    const at = this.#reserve(bytes);
    this.#used += bytes;
    const words = new Uint32Array(this.#trainer.memory.buffer, at, head);
    const lists = new Uint16Array(this.#trainer.memory.buffer, at + 4 * head, rows);
    words[0] = cells;
    let next = 0;
    for (const [n, list] of inputs.entries()) {
      if (list.length === 0) continue;
      words[1 + n] = lists.byteOffset + 2 * next;
      lists.set([list.length, ...list], next);
      next += list.length + 1;
    }
    return at;
  }

  /** All numbers that change while it learns: parameters, their gradients, and the two means of Adam. */
  get state(): Float32Array {
    return new Float32Array(this.#trainer.memory.buffer, this.#parameters, this.#trainer.stateBytes() / 4);
  }

  /** Goes on from a {@link state} after some steps. */
  resume(state: Float32Array, steps: number): void {
    this.state.set(state);
    this.#steps = steps;
  }

  /** The parameters: rows, biases of the hidden layer, output weights, their biases. */
  get parameters(): Float32Array {
    const { width, rows, buckets } = this.sizes;
    return new Float32Array(
      this.#trainer.memory.buffer,
      this.#parameters,
      rows * width + width + buckets * 2 * width + buckets,
    );
  }

  /** Draws small random weights. */
  reset(random: () => number): void {
    const { width, rows, buckets } = this.sizes;
    const { output, biases } = this.#ends;
    const all = this.parameters;
    for (let n = 0; n < rows * width; n++) all[n] = (random() * 2 - 1) * 0.1;
    all.fill(0.15, rows * width, output);
    for (let n = 0; n < 2 * width; n++) {
      const weight = (random() * 2 - 1) * 0.2;
      for (let bucket = 0; bucket < buckets; bucket++) all[output + bucket * 2 * width + n] = weight;
    }
    all.fill(0, biases);
  }

  /** The sum of the squared errors of samples, given by their addresses. With a rate, a step of learning is done. */
  pass(samples: Uint32Array, { scale, results }: Target, rate?: number): number {
    const learns = rate === undefined ? 0 : 1;
    const loss = this.#sum(samples, (list, count) => this.#trainer.pass(list, count, scale, results, learns));
    if (rate !== undefined) {
      const n = ++this.#steps;
      this.#trainer.step(rate, 1 / (1 - 0.9 ** n), 1 / (1 - 0.999 ** n), 0.01, 1 / samples.length);
    }
    return loss;
  }

  /** The sum of the squared errors that the classical evaluation has for samples, given by their addresses. */
  classicalLoss(samples: Uint32Array, { scale, results }: Target): number {
    return this.#sum(samples, (list, count) => this.#trainer.classicalLoss(list, count, scale, results));
  }

  /** Calls a function for each batch, with the address of its list and its length. Returns the sum of what it returns. */
  #sum(samples: Uint32Array, lossOf: (list: number, count: number) => number): number {
    let loss = 0;
    for (let from = 0; from < samples.length; from += this.#batch) {
      const batch = samples.subarray(from, from + this.#batch);
      new Uint32Array(this.#trainer.memory.buffer, this.#list, batch.length).set(batch);
      loss += lossOf(this.#list, batch.length);
    }
    return loss;
  }

  /** The numbers of the parameters at which the output weights and their biases begin. */
  get #ends(): { readonly output: number; readonly biases: number } {
    const { width, rows, buckets } = this.sizes;
    const output = (rows + 1) * width;
    return { output, biases: output + buckets * 2 * width };
  }

  /** Begins with the weights of a network of these sizes, as {@link quantised} returns them. */
  begin(weights: Uint8Array): void {
    const { output, biases } = this.#ends;
    const { buffer } = weights.slice();
    const whole = new Int16Array(buffer, 0, biases);
    const last = new Int32Array(buffer.slice(2 * biases));
    this.parameters.set(Float32Array.from(whole, (weight, n) => weight / (n < output ? UNIT_ONE : WEIGHT_ONE)));
    this.parameters.set(
      Float32Array.from(last, (bias) => bias / (UNIT_ONE * WEIGHT_ONE)),
      biases,
    );
  }

  /** The network's weights in whole numbers, as kernels read them. */
  quantised(): Uint8Array {
    const { output, biases } = this.#ends;
    const all = this.parameters;
    const weights = new Int16Array(biases);
    for (let n = 0; n < output; n++) weights[n] = Math.round(all[n]! * UNIT_ONE);
    for (let n = output; n < biases; n++) weights[n] = Math.round(all[n]! * WEIGHT_ONE);
    const last = Int32Array.from(all.subarray(biases), (bias) => Math.round(bias * UNIT_ONE * WEIGHT_ONE));
    return Buffer.concat([new Uint8Array(weights.buffer), new Uint8Array(last.buffer)]);
  }
}
