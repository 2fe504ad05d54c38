import type { KernelSource } from '@kickmate/game';
import { KernelView, readReport } from '@kickmate/search';
import type { MakeKernel } from './kernel.ts';
import type { Searcher, SearchHost } from './searcher.ts';
import { silenceGroups } from './weights.ts';

/**
 * A kernel as a searcher; the weights of the groups `without` count nothing. Throws if the kernel cannot be made, which
 * for a large hash table means: no memory.
 */
export function kernelSearcher<P>(
  source: KernelSource<P>,
  make: MakeKernel,
  hashMiB: number,
  without: readonly string[] = [],
): Searcher<P> {
  let listener: SearchHost | undefined;
  const kernel = make({
    host: {
      poll: (nodes) => (listener?.poll(nodes) ? 1 : 0),
      report: () => listener?.report(readReport(kernel), true),
    },
  });
  kernel.init(hashMiB);
  const view = new KernelView(kernel, source);
  const groups = source.weightGroups ?? {};
  // Memory that grew leaves an old view empty.
  const weights = () => new Int32Array(kernel.memory.buffer, kernel.weightsAt(), kernel.weightCount());
  if (without.length > 0) silenceGroups(weights(), groups, without);
  const evaluate = (position: P) => {
    view.load(position);
    return kernel.evaluate();
  };
  const evaluateWithout = (position: P, name: string) => {
    const before = weights().slice();
    silenceGroups(weights(), groups, [name]);
    const value = evaluate(position);
    weights().set(before);
    return value;
  };

  return {
    search(task, host) {
      view.load(task.start);
      for (const { action, outcome } of task.plies) view.play(action, outcome);
      view.confine(task.only ?? []);
      listener = host;
      kernel.search(task.depth, Number.isFinite(task.nodes) ? task.nodes : 0, task.lines, task.switches);
      listener = undefined;
      return readReport(kernel);
    },
    perft(position, depth) {
      view.load(position);
      return kernel.perft(depth);
    },
    evaluate(position) {
      const names = Object.keys(groups).filter((name) => !without.includes(name));
      const value = evaluate(position);
      return { value, parts: names.map((name) => ({ name, value: value - evaluateWithout(position, name) })) };
    },
    clear: () => kernel.clear(),
  };
}
