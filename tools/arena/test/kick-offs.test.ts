import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { runTool } from '@kickmate/command';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { arenaCommand } from '../src/arena-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const eleven = await loadVariant('chess-eleven');
const sensible = eleven.formations!.sensible(false).length;

async function positionsOf(answer: string): Promise<readonly string[]> {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const path = join(folder, answer);
  await runTool(arenaCommand, ['kick-offs', '--answer', answer, '--nodes', '20', '--file', path]);
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

test('each sensible formation meets each', async () => {
  const texts = await positionsOf('free');
  expect(new Set(texts).size).toBe(sensible ** 2);
  for (const text of texts) expect(eleven.actions(must(eleven.text.parse(text))).length, text).toBeGreaterThan(0);
});

test('an answer to the kick-off stays in its own half', async () => {
  const texts = await positionsOf('own-half');
  expect(texts.length).toBe(sensible ** 2);
  for (const text of texts) {
    const position = must(eleven.text.parse(text));
    const ranks = eleven.text.format(position).split(' ')[0]!.split('/');
    expect(eleven.side(position), text).toBe('w');
    expect(ranks.slice(4).join(''), text).not.toMatch(/[a-z]/);
  }
});
