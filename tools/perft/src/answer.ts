import { ok, type Result } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { isPath, loadGame } from '@kickmate/command';
import { type Backend, KernelView, loadKernel, SILENT_HOST } from '@kickmate/engine';
import { type AnyVariant, gameOf } from '@kickmate/game';
import { type Counter, kernelCounter, refereeCounter } from './counter.ts';
import { atPlace, type Fault, type Request, readRequest, refuse, shown } from './request.ts';

/** The answer to a request, in the form in which it is written. */
export interface Answer {
  readonly nodes?: number;
  readonly ms?: number;
  readonly divide?: Readonly<Record<string, number>>;
  readonly successors?: readonly string[];
  readonly after?: Readonly<Record<string, string>>;
}

/**
 * Answers each line by one line, before the next one is read.
 * @param lines as {@link readLines} of `tools/command` gives them; a failure is answered, too
 * @param usual the variant of lines that name none
 */
export async function* answerLines(
  lines: AsyncIterable<Result<string, string>> | Iterable<Result<string, string>>,
  usual?: string,
): AsyncGenerator<string> {
  const answerer = new Answerer(usual);
  for await (const line of lines) {
    yield line.ok ? await answerText(answerer, line.value) : JSON.stringify({ error: line.error, at: 'line' });
  }
}

/** The answer as it is written. An error concerns one line only: the next line is answered as usual. */
async function answerText(answerer: Answerer, line: string): Promise<string> {
  try {
    const answer = await answerer.answer(line);
    return JSON.stringify(answer.ok ? answer.value : answer.error);
  } catch (error) {
    return JSON.stringify({ error: `this could not be answered: ${(error as Error).message}`, at: 'line' });
  }
}

/** The counter of a variant. */
interface Opened {
  readonly variantId: string;
  readonly counter: Counter<unknown>;
}

/**
 * Answers requests, and keeps the kernels that it has opened, so that a thousand lines do not load them a thousand times. Of
 * a game with maps it keeps the kernel of the last map only.
 */
class Answerer {
  private readonly opened = new Map<string, Opened>();
  private readonly usual: string | undefined;

  constructor(usual: string | undefined) {
    this.usual = usual;
  }

  async answer(line: string): Promise<Result<Answer, Fault>> {
    const request = readRequest(line, this.usual);
    if (!request.ok) return request;
    const { variant: name, map, position: text } = request.value;
    if (!isPath(name) && !entries.some((entry) => entry.id === gameOf(name)))
      return refuse(
        'variant',
        `${shown(name)} is no variant; there are ${entries.map((entry) => entry.id).join(', ')}`,
      );
    const id = map === undefined ? name : `${name}:${map}`;
    // Rejects if the game has no maps, or not this one.
    const variant = await (isPath(name) ? loadGame(name) : loadVariant(id)).catch((error: Error) => error);
    if (variant instanceof Error)
      return isPath(name) ? refuse('variant', variant.message) : mapFault(name, map, variant);
    if (isPath(name) && map !== undefined)
      return refuse('map', `${shown(name)} is a game outside this repository, which has no maps here: leave map out`);
    const position = variant.text.parse(text);
    if (!position.ok && position.error.cause === 'over') return ok(replyAtEnd(request.value));
    if (!position.ok) return refuse(atPlace('position', position.error.at), position.error.message);
    const backend = request.value.backend ?? (variant.kernel ? 'wasm' : 'rules');
    if (backend !== 'rules' && !variant.kernel)
      return refuse('backend', `${id} has no kernel: backend must be rules, not ${backend}`);
    try {
      return ok(reply(await this.counter(variant, backend), position.value, request.value));
    } catch (error) {
      // After a trap a kernel's state is unknown: the next line opens a fresh one.
      this.opened.delete(keyOf(variant.id, backend));
      return refuse('backend', `${backend} failed: ${(error as Error).message}`);
    }
  }

  private async counter(variant: AnyVariant, backend: Backend): Promise<Counter<unknown>> {
    const key = keyOf(variant.id, backend);
    const known = this.opened.get(key);
    if (known?.variantId === variant.id) return known.counter;
    const counter = await openCounter(variant, backend);
    this.opened.set(key, { variantId: variant.id, counter });
    return counter;
  }
}

const keyOf = (variantId: string, backend: Backend): string => `${gameOf(variantId)} ${backend}`;

/** The refusal of a map, or of a variant's id with a map in it. */
async function mapFault(name: string, map: string | undefined, error: Error): Promise<Result<Answer, Fault>> {
  if (map === undefined) return refuse('variant', error.message);
  if ((await loadVariant(name)).maps) return refuse('map', error.message);
  const all = await Promise.all(entries.map(({ id }) => loadVariant(id)));
  const withMaps = all.filter(({ maps }) => maps).map(({ id }) => id);
  return refuse('map', `${name} has no maps: leave map out; games with maps: ${withMaps.join(', ')}`);
}

async function openCounter(variant: AnyVariant, backend: Backend): Promise<Counter<unknown>> {
  if (backend === 'rules' || !variant.kernel) return refereeCounter(variant);
  const make = await loadKernel(variant.kernel, backend);
  if (!make.ok) throw new Error(make.error.message);
  const kernel = make.value(SILENT_HOST);
  // Counting needs no hash table: it gets the smallest.
  kernel.init(1);
  return kernelCounter(variant, new KernelView(kernel, variant.kernel));
}

function reply(counter: Counter<unknown>, position: unknown, { depth, divide, successors }: Request): Answer {
  const count =
    depth === undefined
      ? {}
      : divide
        ? countDivided(counter, position, depth)
        : timed(() => counter.perft(position, depth));
  if (!successors) return count;
  const after = [...counter.after(position)].sort(byText);
  return { ...count, successors: after.map(([text]) => text), after: Object.fromEntries(after) };
}

/** The answer for a position in which the round is over: it has no successors. */
function replyAtEnd({ depth, divide, successors }: Request): Answer {
  return {
    ...(depth !== undefined && { nodes: depth === 0 ? 1 : 0, ms: 0 }),
    ...(divide && { divide: {} }),
    ...(successors && { successors: [], after: {} }),
  };
}

function countDivided(counter: Counter<unknown>, position: unknown, depth: number): Answer {
  let parts: readonly (readonly [string, number])[] = [];
  const count = timed(() => {
    parts = [...counter.divide(position, depth)].sort(byText);
    return parts.reduce((sum, [, nodes]) => sum + nodes, 0);
  });
  return { ...count, divide: Object.fromEntries(parts) };
}

/** A count and the milliseconds it took. */
function timed(count: () => number): { readonly nodes: number; readonly ms: number } {
  const begin = performance.now();
  const nodes = count();
  return { nodes, ms: Math.round((performance.now() - begin) * 1000) / 1000 };
}

/** Sorts by the characters' codes, the same in every locale. */
const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;
