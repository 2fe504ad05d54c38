import type { AnyVariant } from '@kickmate/game';
import { runEngineWorker } from '../src/index.ts';
import { nodeWorkerPort } from '../src/worker/node.ts';
import { type FakeSearch, fakeKernel } from './fake-kernel.ts';
import { action, tiny } from './tiny.ts';

const best = { score: 12, actions: [action('b1a2')] };
let searches = 0;

/** Searches of kernels that behave well or badly. */
const SCRIPTS: Readonly<Record<string, (search: FakeSearch) => void>> = {
  /** Searches until it is stopped, then finds another action. */
  endless({ poll, report }) {
    report(1, 10, [best]);
    let nodes = 1000;
    while (!poll(nodes)) nodes += 1000;
    report(2, nodes, [{ score: 20, actions: [action('d1d2')] }], true);
  },
  /** Never stops. */
  deaf({ report }) {
    report(1, 10, [best]);
    for (;;);
  },
  /** Traps in every other search. */
  trap({ report }) {
    if (++searches % 2 === 1) throw new WebAssembly.RuntimeError('unreachable');
    report(1, 10, [best], true);
  },
  /** Ends the whole worker. */
  deadly: () => process.exit(3),
  /** Works for a second without a report, then finds an action. */
  slow({ poll, report }) {
    for (const end = performance.now() + 1000; performance.now() < end; ) poll(1000);
    report(1, 2000, [best], true);
  },
};

runEngineWorker(nodeWorkerPort(), async (id): Promise<AnyVariant> => {
  if (id === 'tiny') return tiny;
  const script = SCRIPTS[id];
  if (script) return fakeKernel(script).variant;
  throw new Error(`there is no variant '${id}'`);
});
