import { readFileSync } from 'node:fs';
import { type KernelExports, networkPlaceOf } from '@kickmate/engine';
import { type NetworkPlace, UNIT_ONE, WEIGHT_ONE } from '@kickmate/net';

interface TrainerExports {
  readonly memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  begin(width: number, rows: number, buckets: number, cells: number): number;
  rowsAt(): number;
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

const CELLS_MAX = 272;
const VALUES_MAX = 64;

/** Memory of the trainer for the samples of a file. */
export interface SampleMemory {
  /** Copies the samples of a game, and adds their addresses to a list. */
  add(game: Uint8Array, addresses: number[]): void;
}

/** Trains a network on samples. */
export class Trainer {
  readonly sizes: NetworkPlace;
  readonly #trainer: TrainerExports;
  readonly #parameters: number;
  readonly #list: number;
  readonly #batch: number;
  #steps = 0;

  /** @param batch the most samples of a batch */
  constructor(kernel: KernelExports, batch: number) {
    const module = new WebAssembly.Module(readFileSync(new URL('../build/trainer.wasm', import.meta.url)));
    this.#trainer = new WebAssembly.Instance(module, {}).exports as unknown as TrainerExports;
    this.sizes = networkPlaceOf(kernel);
    const { width, rows, buckets } = this.sizes;
    const cells = kernel.networkCells();
    this.#parameters = this.#trainer.begin(width, rows, buckets, cells);
    this.#batch = batch;
    this.#list = this.#trainer.reserve(batch * 4);
    const table = new Uint16Array(this.#trainer.memory.buffer, this.#trainer.rowsAt(), 4 * CELLS_MAX * VALUES_MAX);
    table.fill(0xffff);
    for (let view = 0; view < 4; view++)
      for (let cell = 0; cell < cells; cell++)
        for (let value = 0; value < VALUES_MAX; value++) {
          const row = kernel.networkRow(view, cell, value);
          if (row >= 0) table[(view * CELLS_MAX + cell) * VALUES_MAX + value] = row;
        }
  }

  /** Reserves memory for samples. Throws if there is none. */
  reserve(bytes: number): SampleMemory {
    const base = this.#trainer.reserve(bytes);
    if (base === 0) throw new Error(`there is no memory for ${bytes} bytes of samples`);
    const memory = new Uint8Array(this.#trainer.memory.buffer);
    let at = base;
    return {
      add(game, addresses) {
        memory.set(game, at);
        for (const end = at + game.length; at < end; at += memory[at]! | (memory[at + 1]! << 8)) addresses.push(at);
      },
    };
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
    const all = this.parameters;
    const output = (rows + 1) * width;
    for (let n = 0; n < rows * width; n++) all[n] = (random() * 2 - 1) * 0.1;
    all.fill(0.15, rows * width, output);
    for (let n = 0; n < 2 * width; n++) {
      const weight = (random() * 2 - 1) * 0.2;
      for (let bucket = 0; bucket < buckets; bucket++) all[output + bucket * 2 * width + n] = weight;
    }
    all.fill(0, output + buckets * 2 * width);
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

  /** The network's weights in whole numbers, as kernels read them. */
  quantised(): Uint8Array {
    const { width, rows, buckets } = this.sizes;
    const all = this.parameters;
    const output = (rows + 1) * width;
    const biases = output + buckets * 2 * width;
    const weights = new Int16Array(biases);
    for (let n = 0; n < output; n++) weights[n] = Math.round(all[n]! * UNIT_ONE);
    for (let n = output; n < biases; n++) weights[n] = Math.round(all[n]! * WEIGHT_ONE);
    const last = Int32Array.from(all.subarray(biases), (bias) => Math.round(bias * UNIT_ONE * WEIGHT_ONE));
    return Buffer.concat([new Uint8Array(weights.buffer), new Uint8Array(last.buffer)]);
  }
}
