import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { runTool } from '@kickmate/command';
import { openEngine } from '@kickmate/engine';
import type { Action } from '@kickmate/game';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { arenaCommand } from '../src/commands/arena-command.ts';
import { playTurn } from '../src/commands/kick-offs-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

needsGames('chess-eleven');
const eleven = await exampleGame('chess-eleven');
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

test('a turn is over where the game says so, though the same side has the next one', async () => {
  const eachEnds = { ...eleven, turns: { hasSeveralActions: true, endsTurn: () => true } };
  const engine = await openEngine(eachEnds, {});
  const start = must(eleven.text.parse('3k3r/8/8/N7/8/8/8/R1K5 w a1 mps - 0 9'));
  const isPass = (action: Action) => eleven.look(action) === 'pass';
  expect(eleven.side(await playTurn(eachEnds, engine, start, 100, isPass))).toBe('w');
  expect(eleven.side(await playTurn(eleven, engine, start, 100, isPass))).toBe('b');
  engine.close();
});
