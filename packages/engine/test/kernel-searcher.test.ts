import { ALL_SWITCHES, type KernelReport } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { loadKernel } from '../src/kernel.ts';
import { kernelSearcher } from '../src/kernel-searcher.ts';
import type { SearchHost, Task } from '../src/searcher.ts';
import { type FakeSearch, fakeKernel } from './fake-kernel.ts';
import { action, parse, type TinyPosition, tiny } from './tiny.ts';

const start = tiny.starts('w')[0]!.position;
const [A, B, C] = [action('b1a2'), action('d1d2'), action('c1d2')];

async function search(script: (search: FakeSearch) => void, task: Partial<Task<TinyPosition>> = {}, poll = false) {
  const { source } = fakeKernel(script);
  const make = await loadKernel(source, 'js');
  if (!make.ok) throw new Error(make.error.message);
  const told: { depth: number; lines: number; isWhole: boolean }[] = [];
  const host: SearchHost = {
    poll: () => poll,
    report: (report: KernelReport, isWhole) => told.push({ depth: report.depth, lines: report.lines.length, isWhole }),
  };
  const defaults = { depth: 9, nodes: Number.POSITIVE_INFINITY, lines: 3, switches: ALL_SWITCHES };
  const report = kernelSearcher(source, make.value, 4).search(
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
    expect(seen).toMatchObject({ depth: 9, nodes: 70, lines: 3, switches: ALL_SWITCHES });
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
    const searcher = kernelSearcher(source, make.value, 4);
    const task = { start, plies: [], position: start, depth: 1, nodes: 9, lines: 1, switches: 0 };
    const host = { poll: () => false, report: () => undefined };
    searcher.search({ ...task, only: [A, B] }, host);
    searcher.search(task, host);
    expect(seen).toEqual([2, tiny.actions(start).length]);
  });

  it('tells whole iterations from unfinished ones', async () => {
    const { told } = await search(({ report }) => {
      for (const depth of [1, 2]) for (let line = 0; line < 3; line++) report(depth, 10 * depth, lines);
    });
    expect(told).toEqual([
      { depth: 1, lines: 1, isWhole: false },
      { depth: 1, lines: 2, isWhole: false },
      { depth: 1, lines: 3, isWhole: true },
      { depth: 2, lines: 3, isWhole: false },
      { depth: 2, lines: 3, isWhole: false },
      { depth: 2, lines: 3, isWhole: true },
    ]);
  });

  it.each([
    ['by its nodes', { nodes: 20 }, false],
    ['by its host', {}, true],
  ])('does not count a line that was cut off %s', async (_name, task, isStopped) => {
    const script = ({ report, poll }: FakeSearch) => {
      report(1, 10, lines);
      report(1, 19, lines);
      poll(20);
      report(1, 20, lines);
      report(1, 20, lines, true);
    };
    const { report, told } = await search(script, task, isStopped);
    expect(told.at(-1)).toEqual({ depth: 1, lines: 2, isWhole: false });
    expect(report.lines.map(({ actions }) => actions[0])).toEqual([A, B]);
  });

  it('keeps one action when it was stopped before the first line', async () => {
    const { report } = await search((given) => given.report(1, 3, lines, true));
    expect(report.lines).toEqual([lines[0]]);
  });

  it('counts leaves', async () => {
    const { source, calls } = fakeKernel(() => undefined);
    const make = await loadKernel(source, 'js');
    if (!make.ok) throw new Error(make.error.message);
    const searcher = kernelSearcher(source, make.value, 8);
    expect(searcher.perft(parse('k3/4/4/1P2 w'), 1)).toBe(5);
    searcher.clear();
    expect(calls).toEqual({ made: 1, init: [8], clear: 1 });
  });
});
