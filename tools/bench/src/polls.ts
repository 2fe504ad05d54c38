import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { must } from '@kickmate/board';
import { addressOf, table } from '@kickmate/command';
import type { AnyVariant, Workload } from '@kickmate/game';
import type { Polls, PollsTask } from './polls.worker.ts';
import { bundleScript } from './worker-start.ts';

/** The most milliseconds of CPU between two polls: a search can be stopped only at a poll. */
export const LONGEST_GAP = 40;

/** The polls of searches of one position. */
export interface PollsRow extends Polls {
  /** The variant, or its map. */
  readonly name: string;
  readonly backend: 'wasm' | 'js';
}

/**
 * Measures how often searches look at their limits: of the workload's positions and of the heavy maps' starts, on each
 * backend. Each is searched in a thread of its own, where no code has been compiled before.
 * @param nodes the limit of each search
 * @param searches the number of searches, one after the other
 * @param onRow called with each row as soon as it is measured
 */
export async function measurePolls(
  variant: AnyVariant,
  { positions, heavyMaps = [] }: Workload,
  { nodes, searches }: Pick<PollsTask, 'nodes' | 'searches'>,
  onRow: (row: PollsRow) => void,
): Promise<void> {
  if (!variant.kernel) return;
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-bench-'));
  try {
    const script = await bundleScript(new URL('./polls.worker.ts', import.meta.url), folder);
    const heavy = heavyMaps.map((map) => must(variant.maps!.on(JSON.stringify(map))));
    const works = [
      ...positions.map((position, index) => ({ id: addressOf(variant), name: `${variant.id} ${index + 1}`, position })),
      ...heavy.map((game) => ({
        id: game.id,
        name: game.name,
        position: game.text.format(game.starts('w')[0]!.position),
      })),
    ];
    for (const { id, name, position } of works) {
      for (const backend of ['wasm', 'js'] as const) {
        const polls = await inThread(script, { variant: id, position, backend, nodes, searches });
        onRow({ name, backend, ...polls });
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const inThread = (script: URL, task: PollsTask): Promise<Polls> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task, execArgv: [] });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
  });

/** The rows as a table. */
export function pollsText(rows: readonly PollsRow[]): string {
  const cells = rows.map(({ name, backend, actions, first, nodes, gaps, nodesBetween, micros }) => [
    name,
    backend,
    String(actions),
    first === undefined ? 'none' : String(first),
    String(nodes),
    micros.toFixed(0),
    String(nodesBetween),
    gaps[0]!.toFixed(1),
    Math.max(0, ...gaps.slice(1)).toFixed(1),
    Math.max(...gaps) > LONGEST_GAP ? 'MISSED' : 'held',
  ]);
  const head = ['position', 'backend', 'actions', 'first iteration', 'nodes', 'us a node', 'nodes a poll'];
  return table([...head, 'ms, first search', 'ms, later', `${LONGEST_GAP} ms`], cells);
}
