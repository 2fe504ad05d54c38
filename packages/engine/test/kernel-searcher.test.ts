import { ALL_TECHNIQUES, type KernelReport, NO_TABLE } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { SharedState, type TableRole } from '../src/request/shared-state.ts';
import { type KernelOptions, kernelSearcher, loadKernel } from '../src/search/kernel.ts';
import type { SearchHost, SearchTask } from '../src/search/searcher.ts';
import { type FakeSearch, fakeKernel } from './fake-kernel.ts';
import { action, parse, type TinyPosition, tiny } from './tiny.ts';

const start = tiny.starts('w')[0]!.position;
const [A, B, C] = [action('b1a2'), action('d1d2'), action('c1d2')];

async function search(
  script: (search: FakeSearch) => void,
  task: Partial<SearchTask<TinyPosition>> = {},
  poll = false,
) {
  const { source } = fakeKernel(script);
  const make = await loadKernel(source, 'js');
  if (!make.ok) throw new Error(make.error.message);
  const told: { depth: number; lines: number; isWhole: boolean }[] = [];
  const host: SearchHost = {
    poll: () => poll,
    report: (report: KernelReport, isWhole) => told.push({ depth: report.depth, lines: report.lines.length, isWhole }),
  };
  const defaults = { depth: 9, nodes: Number.POSITIVE_INFINITY, lines: 3, switches: ALL_TECHNIQUES };
  const report = kernelSearcher(source, make.value, { hashMiB: 4 }).search(
    { start, plies: [], position: start, ...defaults, ...task },
    host,
  );
  return { report, told };
}

const lines = [A, B, C].map((first, i) => ({ score: 3 - i, actions: [first] }));

describe('a kernel as a searcher', () => {
  it('plays the record and passes on the limits', async () => {
    const after = tiny.play(start, A);
    const reply = tiny.actions(after)[0]!;
    const position = tiny.play(after, reply, 0);
    const plies = [
      { before: start, action: A, after },
      { before: after, action: reply, outcome: 0, after: position },
    ];
    let seen: FakeSearch | undefined;
    await search((given) => (seen = given), { plies, position, nodes: 70 });
    expect(seen).toMatchObject({ depth: 9, nodes: 70, lines: 3, switches: ALL_TECHNIQUES });
    expect(seen?.roots).toEqual(tiny.actions(position));
  });

  it('knows no limit of nodes as 0', async () => {
    let nodes: number | undefined;
    await search((given) => (nodes = given.nodes));
    expect(nodes).toBe(0);
  });

  it('confines the root, and frees it again', async () => {
    const seen: number[] = [];
    const { source } = fakeKernel(({ roots }) => seen.push(roots.length));
    const make = await loadKernel(source, 'js');
    if (!make.ok) throw new Error(make.error.message);
    const searcher = kernelSearcher(source, make.value, { hashMiB: 4 });
    const task = { start, plies: [], position: start, depth: 1, nodes: 9, lines: 1, switches: 0 };
    const host = { poll: () => false, report: () => undefined };
    searcher.search({ ...task, only: [A, B] }, host);
    searcher.search(task, host);
    expect(seen).toEqual([2, tiny.actions(start).length]);
  });

  it('passes on every report: the kernel makes one of each whole iteration', async () => {
    const { report, told } = await search(({ report }) => {
      for (const depth of [1, 2]) report(depth, 10 * depth, lines);
    });
    expect(told).toEqual([
      { depth: 1, lines: 3, isWhole: true },
      { depth: 2, lines: 3, isWhole: true },
    ]);
    expect(report.lines).toEqual(lines);
  });

  it('passes on whether to end', async () => {
    const answers: boolean[] = [];
    await search(({ poll }) => answers.push(poll(20)), {}, true);
    await search(({ poll }) => answers.push(poll(20)), {}, false);
    expect(answers).toEqual([true, false]);
  });

  it('counts leaves', async () => {
    const { source, calls } = fakeKernel(() => undefined);
    const make = await loadKernel(source, 'js');
    if (!make.ok) throw new Error(make.error.message);
    const searcher = kernelSearcher(source, make.value, { hashMiB: 8 });
    expect(searcher.perft(parse('k3/4/4/1P2 w'), 1)).toBe(5);
    const position = parse('k3/4/4/1P2 w');
    const parts = [
      { name: 'pieces', value: 6 },
      { name: 'tempo', value: 1 },
    ];
    expect(searcher.evaluate(position)).toEqual({ value: 7, classical: 7, parts });
    expect(searcher.evaluate(position)).toEqual({ value: 7, classical: 7, parts });
    expect(calls).toEqual({ made: 1, init: [8], clear: 0 });
  });
});

describe('a kernel forgets', () => {
  const task = { start, plies: [], position: start, depth: 1, nodes: 9, lines: 1, switches: 0 };
  const host = { poll: () => false, report: () => undefined };

  /** A searcher on a kernel that finds nothing, and the number of times that the kernel was cleared. */
  async function open(options: KernelOptions) {
    const { source, calls } = fakeKernel(() => undefined);
    const make = await loadKernel(source, 'js');
    if (!make.ok) throw new Error(make.error.message);
    const searcher = kernelSearcher(source, make.value, options);
    return { searcher, search: () => searcher.search(task, host), cleared: () => calls.clear };
  }

  // A level's first search took seconds to clear a new table of 1 GiB, in which there was nothing: its worker counted as dead.
  it('only what it has learnt since the last time', async () => {
    const { searcher, search, cleared } = await open({ hashMiB: 16 });
    searcher.evaluate(start);
    searcher.perft(start, 1);
    searcher.clear();
    expect(cleared()).toBe(0);
    search();
    searcher.clear();
    searcher.clear();
    expect(cleared()).toBe(1);
    search();
    searcher.clear();
    expect(cleared()).toBe(2);
  });

  it('once at the start if its table is large, so that no search has to wait for the memory', async () => {
    const { searcher, cleared } = await open({ hashMiB: 32 });
    expect(cleared()).toBe(1);
    searcher.clear();
    expect(cleared()).toBe(1);
  });

  it('with the table that threads share: once for all, also if another worker has filled it', async () => {
    const state = SharedState.of(2);
    let tables = 0;
    const table = { ...NO_TABLE, init: () => undefined, begin: () => undefined, clear: () => void tables++ };
    const openThread = (thread: number, hashMiB = 16) =>
      open({ hashMiB, role: { thread, state, table } satisfies TableRole });
    const first = await openThread(0, 32);
    const helper = await openThread(1);
    expect([tables, first.cleared()]).toEqual([1, 1]);
    first.searcher.clear();
    expect(tables).toBe(1);
    first.search();
    helper.search();
    // The first worker has died. The one after it does not clear the table while the helper uses it, but before a level's search.
    const second = await openThread(0, 32);
    expect(tables).toBe(1);
    second.searcher.clear();
    expect([tables, state.isTableUsed]).toEqual([2, false]);
    second.searcher.clear();
    helper.searcher.clear();
    expect([tables, helper.cleared()]).toEqual([2, 1]);
  });
});
