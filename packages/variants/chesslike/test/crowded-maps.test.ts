import { IS_FULL, KernelReferee, type SearchOptions } from '@kickmate/conformance';
import type { KernelReport } from '@kickmate/search';
import { TECHNIQUE_NAMES } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { CROWDED_MAPS } from '../src/crowded-maps.ts';
import { onMap } from '../src/index.ts';
import { startOf } from './referee.ts';

/** Limits of nodes like those of levels, and none. */
const LIMITS = IS_FULL ? [2000, 5000, 10_000, 30_000, 60_000, 0] : [5000, 0];
const WITHOUT_QUIESCENCE = TECHNIQUE_NAMES.filter((name) => name !== 'quiescence');

/** The first iteration of a search: its report, and the largest number of nodes between two polls. */
function firstIteration(kernel: KernelReferee<unknown>, options: SearchOptions) {
  let whole: KernelReport | undefined;
  let between = 0;
  let last = 0;
  const report = kernel.search(100, {
    techniques: TECHNIQUE_NAMES,
    ...options,
    onPoll(nodes) {
      between = Math.max(between, nodes - last);
      last = nodes;
      return whole !== undefined;
    },
    onReport(report) {
      whole ??= report;
    },
  });
  return { whole, report, between };
}

// Once, the quiescence search of a root action did not end on some of these maps, so that the first action was played.
describe.each(CROWDED_MAPS.map((map) => [map.name, onMap(map)] as const))('on a map of %s', (_name, variant) => {
  const start = startOf(variant);
  /** The least limit: an action takes two nodes if it has to be searched again with a wider window. */
  const least = 2 * variant.actions(start).length;

  it('each limit leaves the search a whole first iteration', async () => {
    const kernel = await KernelReferee.load(variant, 'release');
    kernel.set(start);
    for (const nodes of [least, ...LIMITS]) {
      const { whole, between } = firstIteration(kernel, { nodes });
      expect(whole, `${nodes} nodes`).toMatchObject({ depth: 1, lines: [expect.anything()] });
      expect(whole!.nodes, `${nodes} nodes`).toBeLessThanOrEqual(nodes || 65_536);
      expect(between).toBeLessThanOrEqual(16);
    }
  });

  it('a search for several lines begins with the best one, though there are no nodes for the others', async () => {
    const kernel = await KernelReferee.load(variant, 'release');
    kernel.set(start);
    for (const techniques of [TECHNIQUE_NAMES, WITHOUT_QUIESCENCE]) {
      const best = firstIteration(kernel, { nodes: least, techniques }).whole!.lines[0];
      expect(firstIteration(kernel, { nodes: least, techniques, lines: 12 }).report.lines[0]).toEqual(best);
    }
  });

  it('a network evaluates only if there are no more pieces than it has learnt from', async () => {
    const referee = await KernelReferee.load(variant, 'release');
    const { kernel } = referee;
    // All weights are 0, and so is the value.
    kernel.useNetwork(1);
    referee.set(start);
    const pieces = start.pieces.filter(Boolean).length;
    expect(kernel.evaluateClassically()).not.toBe(0);
    expect(kernel.evaluate()).toBe(pieces > 64 ? kernel.evaluateClassically() : 0);
  });

  it('wasm and js search alike', async () => {
    const [wasm, js] = await Promise.all(
      (['release', 'js'] as const).map(async (build) => {
        const kernel = await KernelReferee.load(variant, build);
        kernel.set(start);
        return kernel.search(100, { techniques: TECHNIQUE_NAMES, nodes: IS_FULL ? 3000 : 500 });
      }),
    );
    expect(js).toEqual(wasm);
  });
});
