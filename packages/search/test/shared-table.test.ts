import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { openSharedTable, SHARED_TABLE_URL, type SharedTable, SILENT_HOST } from '../src/index.ts';
import { loadAssembly } from './load-assembly.ts';

const code = await WebAssembly.compile(await readFile(SHARED_TABLE_URL));
const memoryOf = (mib: number) => new WebAssembly.Memory({ initial: mib * 16, maximum: mib * 16, shared: true });

/** The functions of a kernel that use its hash table. */
interface Kernel {
  init(mib: number): void;
  age(): void;
  fullness(): number;
  put(key: bigint, ply: number, depth: number, score: number, bound: number, action: number, evaluation: number): void;
  get(key: bigint, ply: number): number;
}
const kernelOf = (table: SharedTable | undefined) =>
  loadAssembly<Kernel>(new URL('../', import.meta.url), 'test/assembly/table.ts', {
    ...SILENT_HOST,
    ...(table && { table }),
  });

/** A generator of whole numbers below a bound (a linear congruential generator). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('a shared hash table', () => {
  it("knows what a kernel's own table knows", async () => {
    const table = openSharedTable(code, memoryOf(1));
    const own = await kernelOf(undefined);
    const shared = await kernelOf(table);
    own.init(1);
    shared.init(0);
    const random = randomOf(17);
    let known = 0;
    for (let step = 0; step < 100_000; step++) {
      if (step % 5000 === 0) {
        own.age();
        table.begin(1 + step / 5000);
      }
      // Few buckets (the lower bits) with many positions each (the upper ones).
      const key = (BigInt(1 + random(24)) << 48n) | BigInt(random(16));
      const ply = random(10);
      expect(shared.get(key, ply)).toBe(own.get(key, ply));
      if (own.get(key, ply) !== 0) known++;
      const score = random(20) === 0 ? 29_990 * (random(2) === 0 ? 1 : -1) : random(4000) - 2000;
      const result = [ply, random(30), score, 1 + random(3), random(3) * random(2 ** 31), random(2000) - 1000] as const;
      own.put(key, ...result);
      shared.put(key, ...result);
    }
    expect(known).toBeGreaterThan(10_000);
    expect([shared.fullness(), own.fullness() > 0]).toEqual([own.fullness(), true]);
  });

  it('is known to all instances, and is forgotten', () => {
    const memory = memoryOf(1);
    const [one, other] = [openSharedTable(code, memory), openSharedTable(code, memory)];
    one.remember(5n << 32n, (3n << 56n) | 77n, -12);
    expect([other.probe(5n << 32n) & 0xffffffffn, other.evaluation()]).toEqual([77n, -12]);
    expect(other.probe(6n << 32n)).toBe(0n);
    other.clear();
    expect(one.probe(5n << 32n)).toBe(0n);
  });

  it('drops an entry whose halves come from two results', () => {
    const memory = memoryOf(1);
    const table = openSharedTable(code, memory);
    table.remember(5n << 32n, (3n << 56n) | 77n, -12);
    new DataView(memory.buffer).setBigUint64(8, (3n << 56n) | 78n, true);
    expect(table.probe(5n << 32n)).toBe(0n);
  });

  it('never mixes the results of threads that write the same entries', async () => {
    // Each thread writes results that can be computed from their positions and a number, and checks what it finds.
    const script = `
      const { parentPort, workerData } = require('node:worker_threads');
      const { code, memory, seed } = workerData;
      const table = new WebAssembly.Instance(code, { env: { memory } }).exports;
      table.init();
      const key = (n) => BigInt(1 + n) << 48n;
      let found = 0;
      let wrong = 0;
      let state = seed;
      const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
      for (let round = 0; round < 500; round++) {
        for (let step = 0; step < 1000; step++) {
          const n = random() % 6;
          const result = table.probe(key(n));
          if (result !== 0n) {
            found++;
            const number = Number(result & 0xffffn);
            const isOwn = Number((result >> 16n) & 0xffffn) === n + 1 && table.evaluation() === ((number * 7 + n) & 0x7fff);
            if (!isOwn) wrong++;
          }
          const m = random() % 6;
          const number = random() & 0xffff;
          table.remember(key(m), (3n << 56n) | (BigInt(m + 1) << 16n) | BigInt(number), (number * 7 + m) & 0x7fff);
        }
      }
      parentPort.postMessage([found, wrong]);
    `;
    const memory = memoryOf(1);
    const counts = await Promise.all(
      [1, 2].map(
        (seed) =>
          new Promise<readonly [found: number, wrong: number]>((resolve, reject) => {
            const worker = new Worker(script, { eval: true, workerData: { code, memory, seed } });
            worker.once('message', resolve);
            worker.once('error', reject);
          }),
      ),
    );
    for (const [found, wrong] of counts) expect([found > 1000, wrong]).toEqual([true, 0]);
  });
});
