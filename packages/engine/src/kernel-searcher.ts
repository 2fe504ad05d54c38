import type { KernelSource } from '@kickmate/game';
import { type KernelReport, KernelView, readReport } from '@kickmate/search';
import type { MakeKernel } from './kernel.ts';
import type { Searcher, SearchHost } from './searcher.ts';

/** A kernel as a searcher. Throws if the kernel cannot be made, which for a large hash table means: no memory. */
export function kernelSearcher<P>(source: KernelSource<P>, make: MakeKernel, hashMiB: number): Searcher<P> {
  let watcher: Watcher | undefined;
  const kernel = make({
    host: {
      poll: (nodes) => (watcher?.poll(nodes) ? 1 : 0),
      report: () => watcher?.report(readReport(kernel)),
    },
  });
  kernel.init(hashMiB);
  const view = new KernelView(kernel, source);

  return {
    search(task, host) {
      view.load(task.start);
      for (const { action, outcome } of task.plies) view.play(action, outcome);
      view.confine(task.only ?? []);
      watcher = new Watcher(task.nodes, host);
      kernel.search(task.depth, Number.isFinite(task.nodes) ? task.nodes : 0, task.lines, task.switches);
      const report = watcher.trim(readReport(kernel));
      watcher = undefined;
      return report;
    },
    perft(position, depth) {
      view.load(position);
      return kernel.perft(depth);
    },
    clear: () => kernel.clear(),
  };
}

/**
 * Makes sense of a kernel's reports. It reports after each line of an iteration, and once more when a line was cut off;
 * its lists are always full, with the lines of the iteration before and, in the first one, with actions that were not
 * searched yet.
 */
class Watcher {
  readonly #nodeLimit: number;
  readonly #host: SearchHost;
  #depth = 0;
  /** Lines of the iteration that are finished. */
  #finished = 0;
  #isStopped = false;

  constructor(nodeLimit: number, host: SearchHost) {
    this.#nodeLimit = nodeLimit;
    this.#host = host;
  }

  poll(nodes: number): boolean {
    this.#isStopped = this.#host.poll(nodes);
    return this.#isStopped;
  }

  report(report: KernelReport): void {
    if (report.depth !== this.#depth) this.#finished = 0;
    this.#depth = report.depth;
    const isCutOff = this.#isStopped || report.nodes >= this.#nodeLimit;
    if (!isCutOff) this.#finished++;
    this.#host.report(this.trim(report), this.#finished === report.lines.length);
  }

  /** The report without actions that were never searched. Its first line is good even if it was cut off. */
  trim(report: KernelReport): KernelReport {
    if (this.#depth > 1) return report;
    return { ...report, lines: report.lines.slice(0, Math.max(1, this.#finished)) };
  }
}
