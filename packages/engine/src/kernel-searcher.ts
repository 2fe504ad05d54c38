import type { KernelSource } from '@kickmate/game';
import { KernelView, readReport } from '@kickmate/search';
import type { MakeKernel } from './kernel.ts';
import type { Searcher, SearchHost } from './searcher.ts';

/** A kernel as a searcher. Throws if the kernel cannot be made, which for a large hash table means: no memory. */
export function kernelSearcher<P>(source: KernelSource<P>, make: MakeKernel, hashMiB: number): Searcher<P> {
  let listener: SearchHost | undefined;
  const kernel = make({
    host: {
      poll: (nodes) => (listener?.poll(nodes) ? 1 : 0),
      report: () => listener?.report(readReport(kernel), true),
    },
  });
  kernel.init(hashMiB);
  const view = new KernelView(kernel, source);

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
      view.load(position);
      return kernel.evaluate();
    },
    clear: () => kernel.clear(),
  };
}
