import { fail, ok, quoted, type Result } from '@kickmate/board';

/** The sizes of a network. */
export interface NetworkSizes {
  /** Units of the hidden layer for each side, 128 at most. */
  readonly width: number;
  /** The number of rows of weights. */
  readonly rows: number;
  /** The output has other weights in each bucket of positions: their number. */
  readonly buckets: number;
}

/** A trained network for the evaluation of a game's positions. */
export interface Network extends NetworkSizes {
  /** The id of the variant that it was trained for. Other variants of the same kernel may use it, too. */
  readonly variant: string;
  /** Names the meaning of the rows, see {@link fingerprintOf}. */
  readonly inputs: string;
  /**
   * The weights, little-endian: of each row, biases of the hidden layer, then of the output in each bucket for the own and
   * the other side's hidden layer (i16 each); biases of the output in each bucket (i32).
   */
  readonly weights: Uint8Array;
  /** A hash of the weights: it names the network in reports. */
  readonly hash: string;
}

/** The reason for which a file is no network that can be used. */
export interface NetworkError {
  /** `damaged`: it is cut off or changed. `format`: it is something else, or of another version. `kernel`: for another game. */
  readonly cause: 'damaged' | 'format' | 'kernel';
  /** The fault as a sentence about the network: `its width is 64, and the kernel wants 128`. */
  readonly message: string;
}

/** The version of the format. */
const VERSION = 1;
/** The most bytes of a network, unpacked. The largest of today has 0.4 MB. */
const MOST_BYTES = 8 * 2 ** 20;
/** The most units of a hidden layer: the kernels' sums of more might not fit in 32 bits. */
const MOST_WIDTH = 128;
/**
 * The largest output weight, up or down: the kernels multiply it by a hidden unit of at most 255, in 16 bits. The trainer keeps all
 * its numbers below 2, which is this here.
 */
const MOST_OUTPUT_WEIGHT = 128;
/** The largest bias of the output, up or down: with more, the kernels' evaluation might not fit in 32 bits. */
const MOST_OUTPUT_BIAS = 2 ** 21;
/** A file begins with a line of at most this many bytes. */
const MOST_HEAD = 1000;

/** Bytes of the weights of a network. */
export const weightBytes = ({ width, rows, buckets }: NetworkSizes): number =>
  (rows + 1 + 2 * buckets) * width * 2 + 4 * buckets;

/** The FNV-1a hash of bytes, as eight hexadecimal digits. */
export function hashBytes(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Names the inputs of a kernel's network: a hash of the rows whose sum stands for each value (0 to 63) of each cell in each of
 * the four views.
 * A network fits a kernel only if the two have the same.
 */
export function fingerprintOf(
  cells: number,
  rowsOf: (view: number, cell: number, value: number) => readonly number[],
): string {
  const all = Array.from({ length: 4 * cells * 64 }, (_, n) => {
    const rows = rowsOf(Math.floor(n / (cells * 64)), (n >> 6) % cells, n & 63);
    return rows.length === 1 ? rows : [-1 - rows.length, ...rows];
  });
  return hashBytes(new Uint8Array(Int32Array.from(all.flat()).buffer));
}

/** A network as a file: a line of JSON that describes it, and the weights; all of it compressed by gzip. */
export async function writeNetwork(network: Omit<Network, 'hash'>): Promise<Uint8Array> {
  const { variant, inputs, width, rows, buckets, weights } = network;
  if (weights.length !== weightBytes(network))
    throw new Error(`a network of these sizes has ${weightBytes(network)} bytes of weights, not ${weights.length}`);
  const head = { network: VERSION, variant, inputs, width, rows, buckets, hash: hashBytes(weights) };
  return through(new CompressionStream('gzip'), [new TextEncoder().encode(`${JSON.stringify(head)}\n`), weights]);
}

/** Reads what {@link writeNetwork} wrote. */
export async function readNetwork(file: Uint8Array): Promise<Result<Network, NetworkError>> {
  let bytes: Uint8Array;
  try {
    bytes = await through(new DecompressionStream('gzip'), [file]);
  } catch {
    return damaged('it cannot be unpacked');
  }
  const end = bytes.subarray(0, MOST_HEAD).indexOf(10);
  const head = end < 0 ? undefined : parsed(new TextDecoder().decode(bytes.subarray(0, end)));
  if (!isRecord(head) || !('network' in head)) return wrong('format', 'it does not begin like a network');
  if (head.network !== VERSION)
    return wrong('format', `its version is ${quoted(String(head.network))}, and this program reads version ${VERSION}`);
  const { variant, inputs, width, rows, buckets, hash } = head;
  const sizes = { width, rows, buckets };
  if (typeof variant !== 'string' || typeof inputs !== 'string' || !isSizes(sizes))
    return wrong('format', 'its first line has no variant, inputs, width, rows and buckets');
  const weights = bytes.slice(end + 1);
  if (weights.length !== weightBytes(sizes))
    return damaged(`its sizes want ${weightBytes(sizes)} bytes of weights, and it has ${weights.length}`);
  if (hashBytes(weights) !== hash) return damaged('its weights do not have the hash that its first line names');
  const extreme = extremeOf(sizes, weights);
  if (extreme !== undefined) return wrong('format', extreme);
  return ok({ variant, inputs, ...sizes, weights, hash });
}

/** A sentence about the first number of the output that is too large for the kernels, or `undefined`. */
function extremeOf({ width, rows, buckets }: NetworkSizes, weights: Uint8Array): string | undefined {
  const first = (rows + 1) * width * 2;
  const last = weights.length - 4 * buckets;
  const check = (name: string, numbers: Int16Array | Int32Array, most: number) => {
    const extreme = numbers.find((number) => Math.abs(number) > most);
    return extreme === undefined ? undefined : `its ${name} ${extreme} is not between -${most} and ${most}`;
  };
  return (
    check('output weight', new Int16Array(weights.slice(first, last).buffer), MOST_OUTPUT_WEIGHT) ??
    check('output bias', new Int32Array(weights.slice(last).buffer), MOST_OUTPUT_BIAS)
  );
}

const wrong = (cause: NetworkError['cause'], reason: string) => fail<NetworkError>({ cause, message: reason });

const damaged = (reason: string) => wrong('damaged', reason);

/** The kernel's side of a network: its sizes and inputs. */
export interface NetworkPlace extends NetworkSizes {
  readonly inputs: string;
}

/** Returns why a network does not fit a kernel, or `undefined` if it does. */
export function misfit(network: Network, place: NetworkPlace): NetworkError | undefined {
  const names = ['width', 'rows', 'buckets', 'inputs'] as const;
  const name = names.find((key) => network[key] !== place[key]);
  if (name === undefined) return undefined;
  const verb = name === 'width' ? 'is' : 'are';
  const message = `its ${name} ${verb} ${network[name]}, and the kernel wants ${place[name]}`;
  return { cause: 'kernel', message };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSizes = (sizes: Record<keyof NetworkSizes, unknown>): sizes is Record<keyof NetworkSizes, number> =>
  Object.values(sizes).every((size) => Number.isInteger(size) && (size as number) > 0 && (size as number) < 2 ** 16) &&
  (sizes.width as number) <= MOST_WIDTH &&
  weightBytes(sizes as NetworkSizes) <= MOST_BYTES;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends bytes through a stream. Rejects if the stream does, or if more than {@link MOST_BYTES} come out. */
async function through(
  stream: CompressionStream | DecompressionStream,
  parts: readonly Uint8Array[],
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = (async () => {
    for (const part of parts) await writer.write(part as Uint8Array<ArrayBuffer>);
    await writer.close();
  })();
  // The reader fails, too, and tells it.
  written.catch(() => {});
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size <= MOST_BYTES) continue;
    await reader.cancel();
    throw new Error(`more than ${MOST_BYTES} bytes`);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
