import { ok, type Result } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { type Backend, KernelView, loadKernel, SILENT_HOST } from '@kickmate/engine';
import { type AnyVariant, gameOf } from '@kickmate/game';
import { type Counter, refereeCounter } from './counter.ts';
import { kernelCounter } from './kernel-counter.ts';
import { atPlace, type Fault, type Request, readRequest, refuse, shown } from './request.ts';

/** What is answered to a request, in the shape that is written. */
export interface Answer {
  readonly nodes?: number;
  readonly ms?: number;
  readonly divide?: Readonly<Record<string, number>>;
  readonly successors?: readonly string[];
  readonly after?: Readonly<Record<string, string>>;
}

/** Answers each line by one line, as soon as it is known, and then asks for the next. */
export async function* answerLines(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  const desk = new Desk();
  for await (const line of lines) {
    yield await answerText(desk, line);
  }
}

/** The answer as it is written. Whatever goes wrong is the matter of one line: the next is answered all the same. */
async function answerText(desk: Desk, line: string): Promise<string> {
  try {
    const answer = await desk.answer(line);
    return JSON.stringify(answer.ok ? answer.value : answer.error);
  } catch (error) {
    return JSON.stringify({ error: `this could not be answered: ${(error as Error).message}`, at: 'line' });
  }
}

/** What counts for a variant. */
interface Opened {
  readonly variantId: string;
  readonly counter: Counter<unknown>;
}

/**
 * Keeps the kernels that were opened, so that a thousand lines do not load them a thousand times; of a game on maps the
 * last map's.
 */
class Desk {
  private readonly opened = new Map<string, Opened>();

  async answer(line: string): Promise<Result<Answer, Fault>> {
    const request = readRequest(line);
    if (!request.ok) return request;
    const { variant: id, position: text } = request.value;
    if (!entries.some((entry) => entry.id === gameOf(id)))
      return refuse('variant', `${shown(id)} is no variant; there are ${entries.map((entry) => entry.id).join(', ')}`);
    // There may be no such map.
    const variant = await loadVariant(id).catch((error: Error) => error);
    if (variant instanceof Error) return refuse('variant', variant.message);
    const position = variant.parse(text);
    if (!position.ok) return refuse(atPlace('position', position.error.at), position.error.message);
    const backend = request.value.backend ?? (variant.kernel ? 'wasm' : 'rules');
    if (backend !== 'rules' && !variant.kernel)
      return refuse('backend', `${id} has no kernel: backend must be rules, not ${backend}`);
    try {
      return ok(reply(await this.counter(variant, backend), position.value, request.value));
    } catch (error) {
      // A kernel that trapped is not to be trusted any further: the next line opens a fresh one.
      this.opened.delete(deskKey(id, backend));
      return refuse('backend', `${backend} failed: ${(error as Error).message}`);
    }
  }

  private async counter(variant: AnyVariant, backend: Backend): Promise<Counter<unknown>> {
    const key = deskKey(variant.id, backend);
    const known = this.opened.get(key);
    if (known?.variantId === variant.id) return known.counter;
    const counter = await openCounter(variant, backend);
    this.opened.set(key, { variantId: variant.id, counter });
    return counter;
  }
}

const deskKey = (variantId: string, backend: Backend): string => `${gameOf(variantId)} ${backend}`;

async function openCounter(variant: AnyVariant, backend: Backend): Promise<Counter<unknown>> {
  if (backend === 'rules' || !variant.kernel) return refereeCounter(variant);
  const make = await loadKernel(variant.kernel, backend);
  if (!make.ok) throw new Error(make.error.message);
  const kernel = make.value(SILENT_HOST);
  // Counting needs no hash table; the smallest will do.
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
