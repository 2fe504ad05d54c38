import { median, searchWork } from '@kickmate/bench';
import { DEFAULT_HASH_MIB, KernelView, loadKernel, SILENT_HOST } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { openExactly, sample } from './measure.ts';

/** An engine must search this deep from the kick-off in less than a second. */
export const KICK_OFF_DEPTH = 6;

/** The number of starts that are measured of a game that has many. */
const MOST_STARTS = 4;

/** The times of a kernel's start, in milliseconds by the clock, and its memory. */
export interface StartUp {
  readonly variant: string;
  readonly backend: 'wasm' | 'js';
  /** Loading, compiling and setting up an engine with the default hash table. */
  readonly open: number;
  /** The search to {@link KICK_OFF_DEPTH} from the kick-off with a fresh engine; the slowest of the starts that are measured. */
  readonly kickOff: number;
  /** All the kernel's memory with the default hash table, after a search, in bytes. */
  readonly memory: number;
}

/** Measures the start: medians of `runs` runs. */
export async function measureStartUp(variant: AnyVariant, backend: 'wasm' | 'js', runs: number): Promise<StartUp> {
  const starts = variant
    .starts('w')
    .slice(0, MOST_STARTS)
    .map(({ position }) => variant.text.format(position));
  const open: number[] = [];
  const kickOffs = new Map<string, number[]>(starts.map((start) => [start, []]));
  for (let run = 0; run < runs; run++) {
    for (const [start, times] of kickOffs) {
      const began = performance.now();
      const engine = await openExactly(variant, backend);
      open.push(performance.now() - began);
      times.push((await sample(searchWork(engine, [start], KICK_OFF_DEPTH))).wall);
      engine.close();
    }
  }
  return {
    variant: variant.id,
    backend,
    open: median(open),
    kickOff: Math.max(...[...kickOffs.values()].map(median)),
    memory: await measureMemory(variant, backend),
  };
}

async function measureMemory({ id, kernel: source, starts }: AnyVariant, backend: 'wasm' | 'js'): Promise<number> {
  if (!source) throw new Error(`${id} has no kernel`);
  const make = await loadKernel(source, backend);
  if (!make.ok) throw new Error(make.error.message);
  const kernel = make.value(SILENT_HOST);
  kernel.init(DEFAULT_HASH_MIB);
  new KernelView(kernel, source).load(starts('w')[0]!.position);
  kernel.search(KICK_OFF_DEPTH, 0, 1, ~0);
  return kernel.memory.buffer.byteLength;
}
