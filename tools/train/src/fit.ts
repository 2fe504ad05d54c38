import { existsSync, readFileSync, statSync } from 'node:fs';
import { hasGame, loadVariant } from '@kickmate/catalogue';
import { replaceFile, UsageError } from '@kickmate/command';
import { type AnyVariant, gameOf, seededRandom } from '@kickmate/game';
import { SCALE, writeNetwork } from '@kickmate/net';
import { networkOf, openKernel } from './kernel.ts';
import { parseJson, readGames, readPlan } from './samples.ts';
import { Trainer } from './trainer.ts';

/** The options for fitting a network to samples. */
export interface FitOptions {
  /** Files of samples. */
  readonly data: readonly string[];
  /** The network's file. Beside it there is one with the ending .state, from which the fit goes on if it was interrupted. */
  readonly out: string;
  /** A network, or the .state file of a finished fit, from whose weights this one begins; absent: from small random ones. */
  readonly from?: string | undefined;
  /** Passes over the samples. */
  readonly epochs: number;
  /** The learning rate of the first steps; it falls along a cosine to a hundredth. */
  readonly rate: number;
  /** The part of the target, from 0 to 1, that a game's result gives. */
  readonly results: number;
  /** The most samples of a step. */
  readonly batch: number;
  readonly seed: number;
}

/** The course of a fit. Losses are means of squared errors in expected points, on games that were held out. */
export interface FitReport {
  readonly samples: number;
  readonly heldOut: number;
  /** The classical evaluation's loss on the same samples. */
  readonly classicalLoss: number;
  /** After each epoch. */
  readonly losses: readonly number[];
  readonly samplesPerSecond: number;
}

/** One game of this many is held out: positions of one game are too much alike to test with. */
const HELD_OUT = 20;
/** With few samples a step takes fewer, so that an epoch has this many steps; but not fewer than this many samples. */
const LEAST_STEPS = 50;
const LEAST_BATCH = 32;
/** The learning rate rises for this many steps. */
const WARM_UP = 100;

/**
 * Fits a network to samples, and writes it after each epoch.
 * @param say called with the part that is done, from 0 to 1, and a text
 */
export async function fitNetwork(
  variant: AnyVariant,
  options: FitOptions,
  say: (part: number, text: string) => void,
): Promise<FitReport> {
  const { epochs, seed } = options;
  const trainer = new Trainer((await openKernel(variant)).kernel, options.batch);
  const { learnt, held } = await loadSamples(trainer, variant, options.data);
  const batch = Math.min(options.batch, Math.max(LEAST_BATCH, Math.floor(learnt.length / LEAST_STEPS)));
  const stepsEach = Math.floor(learnt.length / batch);
  const steps = stepsEach * epochs;
  if (steps === 0 || held.length === 0)
    throw new UsageError(`${learnt.length} samples are too few to learn from: a step takes ${batch}`);
  const target = { scale: SCALE, results: options.results };
  const plan = JSON.stringify({ ...options, samples: learnt.length, inputs: trainer.sizes.inputs });
  const kept = readState(`${options.out}.state`);
  const losses = kept?.plan === plan ? [...kept.losses] : [];
  if (losses.length > 0) trainer.resume(kept!.numbers, losses.length * stepsEach);
  else await begin(trainer, options);
  const began = performance.now();
  let seen = 0;
  for (let epoch = losses.length; epoch < epochs; epoch++) {
    const order = learnt.slice();
    shuffle(order, seededRandom(seed, epoch));
    for (let n = 0; n < stepsEach; n++) {
      const step = epoch * stepsEach + n;
      const fall = 0.01 + 0.99 * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      const rate = options.rate * fall * Math.min(1, (step + 1) / WARM_UP);
      trainer.pass(order.subarray(n * batch, (n + 1) * batch), target, rate);
      seen += batch;
      if (n % 20 === 19)
        say((step + 1) / steps, `epoch ${epoch + 1} of ${epochs}, held out ${losses.at(-1)?.toFixed(6) ?? '-'}`);
    }
    losses.push(trainer.pass(held, target) / held.length);
    const network = { variant: variant.id, ...trainer.sizes, weights: trainer.quantised() };
    replaceFile('--out', options.out, await writeNetwork(network));
    writeState(`${options.out}.state`, { plan, losses, numbers: trainer.state });
  }
  return {
    samples: learnt.length,
    heldOut: held.length,
    classicalLoss: trainer.classicalLoss(held, target) / held.length,
    losses,
    samplesPerSecond: Math.round(seen / ((performance.now() - began) / 1000)),
  };
}

async function begin(trainer: Trainer, { from, seed }: FitOptions): Promise<void> {
  if (from === undefined) trainer.reset(seededRandom(seed));
  else if (!existsSync(from)) throw new UsageError(`${from} holds no weights to begin with`);
  else if (from.endsWith('.state')) beginWithState(trainer, from);
  else trainer.begin((await networkOf(from, '--from', trainer.sizes)).weights);
}

function beginWithState(trainer: Trainer, from: string): void {
  const before = readState(from);
  if (!before) throw new UsageError(`${from} holds no weights to begin with`);
  if (before.numbers.length !== trainer.state.length)
    throw new UsageError(`${from} holds the weights of another network`);
  trainer.parameters.set(before.numbers.subarray(0, trainer.parameters.length));
}

/**
 * Bytes of samples that the trainer's memory has room for, with what belongs to their maps: its addresses have 32 bits. These are
 * some 90 million positions of chess, for which a pass takes two minutes.
 */
const ROOM = 3 * 2 ** 30;

/**
 * Copies samples into the trainer's memory: the addresses of those to learn from, and of those that are held out. Of files that
 * are too large together, each gives the same share of its games.
 * @param room the most bytes of samples
 * @throws UsageError if the files are of another game, or hold the same games twice
 */
export async function loadSamples(
  trainer: Trainer,
  variant: AnyVariant,
  paths: readonly string[],
  room = ROOM,
): Promise<{ learnt: Uint32Array; held: Uint32Array }> {
  await checkPlans(variant, trainer.sizes.inputs, paths);
  const size = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  const learnt = new AddressList();
  const held = new AddressList();
  let read = 0;
  for (const path of paths) {
    let games = 0;
    for (const game of readGames(path)) {
      read += game.length;
      // The part of the room that is taken is never larger than the part of the files that is read.
      if (trainer.usedOf(room) + game.length > room * (read / size)) continue;
      trainer.add(game, games++ % HELD_OUT === 0 ? held : learnt);
    }
  }
  return { learnt: learnt.all, held: held.all };
}

/**
 * Checks the first lines of files of samples, which say how they were made.
 * @param inputs the fingerprint of the kernel's inputs
 * @throws UsageError if a file cannot be read, is of another game or of other inputs, or holds the same games as another
 */
export async function checkPlans(variant: AnyVariant, inputs: string, paths: readonly string[]): Promise<void> {
  const known = new Map<string, string>();
  for (const path of paths) {
    const plan = readPlan(path);
    const same = known.get(plan.text);
    if (same !== undefined)
      throw new UsageError(`${path} and ${same} hold the same games: other data have other seeds`);
    known.set(plan.text, path);
    if (!(await isOfKernel(variant, plan.variant)))
      throw new UsageError(`${path} holds samples of ${plan.variant}, not of ${variant.id}`);
    if (plan.inputs !== inputs)
      throw new UsageError(
        `${path} holds samples for a kernel with the inputs ${plan.inputs}, and this one has ${inputs}: make them again`,
      );
  }
}

/** Returns whether two variants share a kernel, as chess and chess960 do. */
async function isOfKernel(variant: AnyVariant, id: string): Promise<boolean> {
  if (id === variant.id) return true;
  if (!hasGame(gameOf(id))) return false;
  return (await loadVariant(id)).kernel?.wasm.href === variant.kernel?.wasm.href;
}

/** A list of addresses, longer than an array may be. */
class AddressList {
  #list = new Uint32Array(1024);
  #length = 0;

  push(address: number): void {
    if (this.#length === this.#list.length) {
      const longer = new Uint32Array(2 * this.#length);
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list[this.#length++] = address;
  }

  get all(): Uint32Array {
    return this.#list.subarray(0, this.#length);
  }
}

interface State {
  /** The options of the fit, as text. */
  readonly plan: string;
  readonly losses: readonly number[];
  /** The trainer's numbers: see `Trainer.state`. */
  readonly numbers: Float32Array;
}

function writeState(path: string, { plan, losses, numbers }: State): void {
  const head = Buffer.from(`${JSON.stringify({ plan, losses })}\n`);
  replaceFile('--out', path, Buffer.concat([head, Buffer.from(numbers.slice().buffer)]));
}

/** Reads the state of a fit; `undefined` if the file is not there or holds something else. */
function readState(path: string): State | undefined {
  if (!existsSync(path)) return undefined;
  const file = readFileSync(path);
  const end = file.indexOf(10);
  const head = parseJson(file.toString('utf8', 0, end)) as Partial<State> | undefined;
  const rest = file.subarray(end + 1);
  if (typeof head?.plan !== 'string' || !Array.isArray(head.losses) || rest.length % 4 !== 0) return undefined;
  return { plan: head.plan, losses: head.losses, numbers: new Float32Array(Uint8Array.from(rest).buffer) };
}

function shuffle(list: Uint32Array, random: () => number): void {
  for (let n = list.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    const kept = list[n]!;
    list[n] = list[other]!;
    list[other] = kept;
  }
}
