import { closeSync, existsSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { UsageError, useNamedFile } from '@kickmate/command';

/** A position for training, as assembly/trainer.ts reads it. */
export interface Sample {
  /** The cells of the position (`KernelExports.cells`). */
  readonly cells: Uint8Array;
  /** Score for the side to act, in hundredths of a pawn. */
  readonly score: number;
  /** The classical evaluation, for the side to act. */
  readonly classical: number;
  /** Points of the side to act, doubled (0, 1, 2); 3 if the game has none. */
  readonly points: number;
  /** The side to act: 0 White, 1 Black. */
  readonly side: number;
  readonly bucket: number;
  /** The views of White and Black. */
  readonly views: readonly [number, number];
}

const HEAD = 10;

/** Instead of a score: what follows is a packed position, whose map the next samples have. */
const MAP_MARK = -32768;
const MAP_HEAD = 4;

/** The bytes that stand before the samples of a game on a map: a packed position. */
export function encodeMap(packed: Uint8Array): Buffer {
  const head = Buffer.alloc(MAP_HEAD);
  head.writeUInt16LE(MAP_HEAD + packed.length, 0);
  head.writeInt16LE(MAP_MARK, 2);
  return Buffer.concat([head, packed]);
}

/** Yields the samples of a game, one after another, and before them the packed position if the game has one. */
export function* samplesOf(game: Buffer): Generator<{ readonly at: number; readonly map?: Uint8Array }> {
  for (let at = 0; at < game.length; at += game.readUInt16LE(at)) {
    const isMap = game.readInt16LE(at + 2) === MAP_MARK;
    yield isMap ? { at, map: game.subarray(at + MAP_HEAD, at + game.readUInt16LE(at)) } : { at };
  }
}

/** The bytes of a sample. */
export function encode({ cells, score, classical, points, side, bucket, views }: Sample): Buffer {
  const mask = cells.length >> 3;
  const used = cells.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  const bytes = Buffer.alloc(HEAD + mask + used);
  bytes.writeUInt16LE(bytes.length, 0);
  bytes.writeInt16LE(withinWord(score), 2);
  bytes.writeInt16LE(withinWord(classical), 8);
  bytes[4] = points;
  bytes[5] = (bucket << 1) | side;
  bytes[6] = views[0] | (views[1] << 4);
  let next = HEAD + mask;
  for (const [cell, value] of cells.entries()) {
    if (value === 0) continue;
    bytes[HEAD + (cell >> 3)]! |= 1 << (cell & 7);
    bytes[next++] = value;
  }
  return bytes;
}

const withinWord = (value: number) => Math.max(-32767, Math.min(32767, value));

/** Sets the points of encoded samples, given White's (doubled). */
export function withResult(samples: readonly Buffer[], points: number): void {
  for (const bytes of samples) bytes[4] = bytes[5]! & 1 ? 2 - points : points;
}

// A file begins with a line that names the plan. Then there are frames: length u32, checksum u32, samples.
const FRAME = 8;

/** A file of samples, one frame for each game. */
export class SampleFile {
  readonly #file: number;
  #size: number;
  /** The number of games in the file. */
  games = 0;
  /** The number of samples in the file. */
  samples = 0;

  /**
   * Opens a file to add to it, or begins one. What was cut off while it was written is dropped.
   * @throws UsageError if the file follows another plan
   */
  constructor(path: string, plan: unknown) {
    const title = Buffer.from(`${JSON.stringify(plan)}\n`);
    this.#file = useNamedFile('--file', () => openSync(path, existsSync(path) ? 'r+' : 'w+'));
    const { size } = fstatSync(this.#file);
    const begun = Buffer.alloc(Math.min(size, title.length));
    readSync(this.#file, begun, 0, begun.length, 0);
    if (!title.subarray(0, begun.length).equals(begun)) {
      closeSync(this.#file);
      throw new UsageError(`${path} follows another plan: give the same options, or another file`);
    }
    this.#size = title.length;
    if (size < title.length) {
      writeSync(this.#file, title, 0, title.length, 0);
      return;
    }
    for (const frame of framesOf(this.#file, title.length, size)) {
      this.#size += FRAME + frame.length;
      this.games++;
      for (const { map } of samplesOf(frame)) if (!map) this.samples++;
    }
    ftruncateSync(this.#file, this.#size);
  }

  /** Adds the samples of a game, and their number. */
  append(samples: Uint8Array, count: number): void {
    const head = Buffer.alloc(FRAME);
    head.writeUInt32LE(samples.length, 0);
    head.writeUInt32LE(crc32(samples), 4);
    writeSync(this.#file, Buffer.concat([head, samples]), 0, FRAME + samples.length, this.#size);
    this.#size += FRAME + samples.length;
    this.games++;
    this.samples += count;
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }
}

function* framesOf(file: number, from: number, size: number): Generator<Buffer> {
  const head = Buffer.alloc(FRAME);
  for (let at = from; at + FRAME <= size; ) {
    readSync(file, head, 0, FRAME, at);
    const length = head.readUInt32LE(0);
    if (at + FRAME + length > size) return;
    const frame = Buffer.alloc(length);
    readSync(file, frame, 0, length, at + FRAME);
    if (crc32(frame) !== head.readUInt32LE(4)) return;
    yield frame;
    at += FRAME + length;
  }
}

/** The plan by which a file of samples was made. */
export interface SamplePlan {
  /** The first line of the file, which holds the plan. */
  readonly text: string;
  readonly variant: string;
  /** The fingerprint of the kernel's inputs; `unknown` in files of earlier versions. */
  readonly inputs: string;
  readonly seed: number;
  /** True if the scores are static evaluations, to begin with, and not those of searches. */
  readonly isDistilled: boolean;
}

/** Reads the plan of a file of samples. Throws a {@link UsageError} if it is no such file. */
export function readPlan(path: string): SamplePlan {
  const file = useNamedFile('--data', () => openSync(path, 'r'));
  try {
    const text = firstLine(file);
    const plan = parseJson(text ?? '') as Partial<{
      settings: { variant?: unknown; leafNodes?: unknown };
      inputs: unknown;
      seed: unknown;
    }> | null;
    const { settings, inputs, seed } = plan ?? {};
    const variant = settings?.variant;
    if (text === undefined || typeof variant !== 'string' || typeof seed !== 'number')
      throw new UsageError(`${path} holds no samples`);
    const isDistilled = settings?.leafNodes === 0;
    return { text, variant, inputs: typeof inputs === 'string' ? inputs : 'unknown', seed, isDistilled };
  } finally {
    closeSync(file);
  }
}

/** Reads a text as JSON; `undefined` if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function firstLine(file: number): string | undefined {
  const start = Buffer.alloc(4096);
  const length = readSync(file, start, 0, start.length, 0);
  const end = start.subarray(0, length).indexOf(10);
  return end < 0 ? undefined : start.toString('utf8', 0, end);
}

/** Yields the games of a file, each with its samples one after another. */
export function* readGames(path: string): Generator<Buffer> {
  const file = useNamedFile('--data', () => openSync(path, 'r'));
  try {
    const plan = firstLine(file);
    if (plan === undefined) throw new UsageError(`${path} holds no samples`);
    yield* framesOf(file, Buffer.byteLength(plan) + 1, fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}
