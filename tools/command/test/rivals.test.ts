import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ensureRival, isRival, RIVALS, stockfishScript } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'rivals-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a rival that is there is not fetched again', async () => {
  const home = join(folder, `stockfish-${RIVALS.stockfish}`, 'node_modules', 'stockfish');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{}');
  expect(await ensureRival('stockfish', folder)).toBe(home);
  mkdirSync(join(home, 'bin'));
  await expect(stockfishScript(folder)).rejects.toThrow('no single-threaded build');
  for (const name of ['stockfish.js', 'stockfish-19-lite.js', 'stockfish-19-lite-single.js'])
    writeFileSync(join(home, 'bin', name), '');
  expect(await stockfishScript(folder)).toBe(join(home, 'bin', 'stockfish-19-lite-single.js'));
});

test('rivals are known by name', () => {
  expect(['stockfish', 'js-chess-engine', 'toString', ''].map(isRival)).toEqual([true, true, false, false]);
});
