import { loadVariant } from '@kickmate/catalogue';
import { openWorkerPool, seedOf } from '@kickmate/command';
import { networkPlaceOf } from '@kickmate/engine';
import { networkOf, openKernel } from './kernel.ts';
import { SampleFile } from './samples.ts';
import type { SelfPlaySettings } from './self-play.ts';
import { openRunner, type Results, type SelfPlayTask } from './tasks.ts';

/** The options for collecting samples. */
export interface CollectOptions {
  /** The file of samples. What is in it already is not made again. */
  readonly file: string;
  readonly seed: number;
  /** Threads. */
  readonly workers: number;
  /** The number of games in the file at the end. */
  readonly games: number;
  /** Called after each game. `true` ends it. */
  readonly isEnough?: (progress: CollectProgress) => boolean;
}

/** The progress of collecting samples. */
export interface CollectProgress {
  /** Games in the file. */
  readonly games: number;
  /** Samples in the file. */
  readonly samples: number;
  /** Samples that were added a second. */
  readonly samplesPerSecond: number;
}

/** Games that are handed to the threads at a time. */
const PORTION = 1000;

/**
 * Plays games of the engine against itself, and keeps positions of them in a file. The same seed makes the same games.
 * @throws UsageError if the file is of other games, the kernel has no place for a network, or the network does not fit it
 */
export async function collect(settings: SelfPlaySettings, options: CollectOptions): Promise<CollectProgress> {
  const { seed, workers, games, isEnough } = options;
  const file = new SampleFile(options.file, { ...(await planOf(settings)), seed });
  const pool = openWorkerPool<Results>(workers, openRunner, new URL('./worker.ts', import.meta.url));
  const began = performance.now();
  let added = 0;
  const progress = (): CollectProgress => ({
    games: file.games,
    samples: file.samples,
    samplesPerSecond: Math.round(added / ((performance.now() - began) / 1000)),
  });
  try {
    let isDone = isEnough?.(progress()) ?? false;
    while (!isDone && file.games < games) {
      const first = file.games;
      const tasks = Array.from({ length: Math.min(PORTION, games - first) }, (_, index): SelfPlayTask => {
        return { kind: 'self-play', settings, seed: seedOf(seed, first + index) };
      });
      for await (const game of pool.results(tasks)) {
        file.append(game.samples, game.count);
        added += game.count;
        isDone = isEnough?.(progress()) ?? false;
        if (isDone) break;
      }
    }
  } finally {
    file.close();
    await pool.close();
  }
  return progress();
}

/** The plan of samples: the settings, the kernel's inputs, and the hash of the network instead of its path. */
async function planOf({ network: path, ...settings }: SelfPlaySettings) {
  const place = networkPlaceOf((await openKernel(await loadVariant(settings.variant))).kernel);
  const network = path === undefined ? undefined : (await networkOf(path, '--network', place)).hash;
  return { settings, ...(network !== undefined && { network }), inputs: place.inputs };
}
