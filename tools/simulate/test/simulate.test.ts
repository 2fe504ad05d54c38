import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../src/bundle.ts';
import { PLANTS } from '../src/plants.ts';
import type * as World from '../src/world/index.ts';

const SEEDS = process.env.VERIFY === 'full' ? 500 : 12;
const ROOT = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'kickmate-simulate-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function load(name?: string): Promise<typeof World> {
  const file = join(folder, `${name ?? 'as-it-is'}.mjs`);
  await bundle(
    file,
    PLANTS.find((plant) => plant.name === name),
  );
  return import(pathToFileURL(file).href);
}

describe('the whole cluster in simulated time', () => {
  let world: typeof World;
  beforeAll(async () => {
    world = await load();
  });

  test(`keeps every promise under ${SEEDS} seeds`, async () => {
    const sums = { commands: 0, events: 0 };
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { violation, lines, commands, events } = await world.simulate({ seed });
      expect(violation, `npm run simulate -- --seed ${seed}\n${lines.join('\n')}`).toBeUndefined();
      sums.commands += commands;
      sums.events += events;
    }
    // People have played, although not always at the same time as faults.
    expect(sums.commands).toBeGreaterThan(40 * SEEDS);
    expect(sums.events).toBeGreaterThan(40 * SEEDS);
  });

  test('does the same again with the same seed, and something else with another', async () => {
    const once = await world.simulate({ seed: 7 });
    expect(await world.simulate({ seed: 7, isWhole: true })).toMatchObject({ hash: once.hash, events: once.events });
    expect((await world.simulate({ seed: 8 })).hash).not.toBe(once.hash);
  });
});

describe('a planted fault', () => {
  test.each(PLANTS)('$name changes texts that occur once', ({ edits }) => {
    for (const { file, from } of edits) expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  });

  test('is found, and its text must occur', async () => {
    const { simulate } = await load('unsynced');
    let found: string | undefined;
    for (let seed = 1; seed <= 50 && found === undefined; seed++) found = (await simulate({ seed })).violation;
    expect(found).toBeDefined();
    const nowhere = {
      name: 'nowhere',
      what: '',
      edits: [{ file: 'packages/board/src/index.ts', from: 'nowhere', to: '' }],
    };
    await expect(bundle(join(folder, 'nowhere.mjs'), nowhere)).rejects.toThrow('must have this text once');
  });
});
