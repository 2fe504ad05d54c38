// A thread that searches one position, and measures the CPU time between the polls of its searches.
import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@kickmate/board';
import { loadGame } from '@kickmate/command/load-game';
import { KernelView, loadKernel, readReport } from '@kickmate/engine';
import { cpuTime } from './measure.ts';

/** The searches of one thread. */
export interface PollsTask {
  readonly variant: string;
  readonly position: string;
  readonly backend: 'wasm' | 'js';
  /** The limit of nodes of each search. */
  readonly nodes: number;
  /** The number of searches. All but the first find the code compiled. */
  readonly searches: number;
}

/** The polls of a thread's searches. */
export interface Polls {
  /** The number of actions at the root. */
  readonly actions: number;
  /** The nodes of the first iteration; absent if it did not end within the limit. */
  readonly first: number | undefined;
  /** The nodes of the first search. */
  readonly nodes: number;
  /** The mean CPU time of a node of the last search, in microseconds. */
  readonly micros: number;
  /** The largest number of nodes between two polls. */
  readonly nodesBetween: number;
  /**
   * The longest CPU time of the process between two polls of each search, in milliseconds, its begin and end included. It
   * contains the work of the JavaScript engine's other threads, such as compiling.
   */
  readonly gaps: readonly number[];
}

async function measure({ variant: id, position, backend, nodes, searches }: PollsTask): Promise<Polls> {
  const variant = await loadGame(id);
  const source = variant.kernel!;
  let last = 0;
  let lastNodes = 0;
  let gap = 0;
  let nodesBetween = 0;
  let first: number | undefined;
  const look = (nodes: number) => {
    const now = cpuTime();
    gap = Math.max(gap, now - last);
    nodesBetween = Math.max(nodesBetween, nodes - lastNodes);
    [last, lastNodes] = [now, nodes];
  };
  const kernel = must(await loadKernel(source, backend))({
    host: {
      poll(nodes) {
        look(nodes);
        return 0;
      },
      report() {
        first ??= readReport(kernel).nodes;
      },
    },
  });
  kernel.init(16);
  const view = new KernelView(kernel, source);
  view.load(must(variant.text.parse(position)));
  const actions = view.actions().length;
  const gaps: number[] = [];
  const visited: number[] = [];
  let time = 0;
  for (let search = 0; search < searches; search++) {
    kernel.clear();
    gap = 0;
    const began = cpuTime();
    [last, lastNodes] = [began, 0];
    kernel.search(100, nodes, 1, -1);
    const { nodes: all } = readReport(kernel);
    look(all);
    gaps.push(gap);
    visited.push(all);
    time = last - began;
  }
  return { actions, first, nodes: visited[0]!, micros: (1000 * time) / visited.at(-1)!, nodesBetween, gaps };
}

parentPort!.postMessage(await measure(workerData as PollsTask));
