import { entries, loadVariant } from '@kickmate/catalogue';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { ALL_LEVELS, techniquesOf } from '@kickmate/engine';
import { expect, test } from 'vitest';
import {
  DEFAULT_OPTIONS,
  describeOptions,
  levelOf,
  levelOfElo,
  optionsFor,
  setOption,
  variantOf,
} from '../src/options.ts';

const chess = await exampleGame('chess');

test.each([
  ['UCI_Variant', 'minimal', { variant: 'minimal' }],
  ['uci_variant', 'minimal', { variant: 'minimal' }],
  ['UCI_Variant', 'standard', { variant: 'chess' }],
  ['UCI_Variant', 'Chess-League', { variant: 'chess-league' }],
  ['UCI_Variant', 'fischerandom', { variant: 'chess960' }],
  ['UCI_Chess960', 'true', { isChess960: true }],
  ['Skill Level', '11', { skill: 11 }],
  ['UCI_LimitStrength', 'true', { isStrengthLimited: true }],
  ['UCI_Elo', '1400', { elo: 1400 }],
  ['OwnBook', 'true', { isBookOwn: true }],
  ['Ponder', 'true', {}],
  ['Threads', '4', { threads: 4 }],
  ['Clear Hash', '', {}],
  ['Move Overhead', '200', { overheadMs: 200 }],
  ['Adaptive Time', 'false', { isTimeAdaptive: false }],
  ['UCI_AnalyseMode', 'True', { isAnalysing: true }],
  ['Use nullMove', 'false', { off: ['nullMove'] }],
  ['Use nullMove', 'true', {}],
  ['Evaluate mobility', 'false', { without: ['mobility'] }],
  ['Evaluate pawnStorm', 'true', {}],
  ['Backend', 'js', { backend: 'js' }],
  ['Level', '0', { level: 0 }],
  ['Level', '7', { level: 7 }],
  ['Hash', '64', { hashMiB: 64 }],
  ['MultiPV', '3', { lines: 3 }],
  ['Seed', '42', { seed: 42 }],
] as const)('%s can be %s', (name, value, change) => {
  if ('variant' in change) needsGames(change.variant);
  expect(setOption(chess, DEFAULT_OPTIONS, name, value)).toEqual({
    ok: true,
    value: { options: { ...DEFAULT_OPTIONS, ...change } },
  });
});

test.each([
  ['Hash', '17', { hashMiB: 16 }, 'Hash 17 is read as 16: the number must be a power of two'],
  ['Hash', '0', { hashMiB: 1 }, 'Hash 0 is read as 1: it is from 1 to 1024'],
  ['Hash', '99999', { hashMiB: 1024 }, 'Hash 99999 is read as 1024: it is from 1 to 1024'],
  ['Level', '11', { level: 10 }, 'Level 11 is read as 10: it is from 0 to 10'],
  ['Level', '-1', {}, 'Level -1 is read as 0: it is from 0 to 10'],
  ['Skill Level', '21', {}, 'Skill Level 21 is read as 20: it is from 0 to 20'],
  ['UCI_Elo', '9000', {}, 'UCI_Elo 9000 is read as 2550: it is from 400 to 2550'],
  ['Threads', '33', { threads: 32 }, 'Threads 33 is read as 32: it is from 1 to 32'],
  ['Seed', '9'.repeat(400), { seed: 2 ** 31 - 1 }, `Seed ${'9'.repeat(37)}... is read as 2147483647`],
  ['Clear Hash', '3', {}, "Clear Hash takes no value: '3' is ignored"],
] as const)('what is made of %s %s is said', (name, value, change, note) => {
  expect(setOption(chess, DEFAULT_OPTIONS, name, value)).toEqual({
    ok: true,
    value: { options: { ...DEFAULT_OPTIONS, ...change }, note: expect.stringContaining(note) },
  });
});

test.each([
  ['Contempt', '1', "there is no option 'Contempt'; the options are UCI_Variant"],
  ['UCI_Variant', 'checkers', 'UCI_Variant must be one of '],
  ['UCI_Variant', '__proto__', "not '__proto__'"],
  ['Backend', 'gpu', 'must be one of wasm, js, rules'],
  ['UCI_Chess960', 'perhaps', "must be true or false, not 'perhaps'"],
  ['Use magic', 'true', "no option 'Use magic'"],
  // Chess has no chance, and its kernel never uses the technique that loses.
  ['Use star', 'true', "no option 'Use star'"],
  ['Use razoring', 'true', "no option 'Use razoring'"],
  ['Evaluate magic', 'true', "and 'Evaluate' with a part of the evaluation of chess"],
  ['Use hash', '', 'Use hash must be true or false'],
  ['MultiPV', 'many', "not 'many'"],
  ['MultiPV', '2.5', 'must be a whole number'],
  ['x'.repeat(1000), '1', `there is no option '${'x'.repeat(37)}...'; the options are`],
  ['Level', 'x'.repeat(1000), `, not '${'x'.repeat(37)}...'`],
  ['Hash', 'x'.repeat(1000), `, not '${'x'.repeat(37)}...'`],
  ['Seed', '', 'must be a whole number'],
])('%s cannot be %s', (name, value, message) => {
  expect(setOption(chess, DEFAULT_OPTIONS, name, value)).toEqual({
    ok: false,
    error: expect.stringContaining(message),
  });
});

test('every announced default can be set', () => {
  for (const line of describeOptions(chess)) {
    const [, name = '', , value = ''] = /^option name (.+) type (?:(button)|\w+ default (\S+))/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    expect(setOption(chess, DEFAULT_OPTIONS, name, value), line).toEqual({
      ok: true,
      value: { options: DEFAULT_OPTIONS },
    });
  }
});

test.each(entries)('the techniques that $id uses are announced, and no others', async ({ id }) => {
  const variant = await loadVariant(id);
  const announced = describeOptions(variant).flatMap((line) => /^option name Use (\w+) /.exec(line)?.[1] ?? []);
  expect(announced).toEqual(techniquesOf(variant));
});

test('every technique and every variant can be named', async () => {
  const league = await exampleGame('chess-league');
  const lines = describeOptions(league);
  for (const name of techniquesOf(league)) {
    expect(lines).toContain(`option name Use ${name} type check default true`);
    const off = setOption(league, DEFAULT_OPTIONS, `use ${name}`, 'false');
    expect(off).toMatchObject({ ok: true, value: { options: { off: [name] } } });
    expect(off.ok && setOption(league, off.value.options, `Use ${name}`, 'true')).toEqual({
      ok: true,
      value: { options: DEFAULT_OPTIONS },
    });
  }
  for (const { id } of entries)
    expect(setOption(league, DEFAULT_OPTIONS, 'UCI_Variant', id)).toMatchObject({
      ok: true,
      value: { options: { variant: id } },
    });
});

test('every part of an evaluation can be switched off', async () => {
  const announced = (lines: readonly string[]) => lines.filter((line) => line.startsWith('option name Evaluate '));
  expect(announced(describeOptions(chess))).toEqual(
    Object.keys(chess.kernel!.weightGroups!).map((name) => `option name Evaluate ${name} type check default true`),
  );
  expect(announced(describeOptions(await exampleGame('minimal')))).toEqual([]);
});

test('another variant forgets the parts of the evaluation that it does not have', async () => {
  const without = ['mobility', 'pawnStorm'];
  const kept = async (id: string) => optionsFor(await exampleGame(id), { ...DEFAULT_OPTIONS, without }).without;
  expect(await kept('chess960')).toEqual(without);
  expect(await kept('minimal')).toEqual([]);
});

test.each([
  [{}, undefined],
  [{ level: 4 }, 4],
  [{ skill: 0 }, 1],
  [{ skill: 7 }, 4],
  [{ skill: 19 }, 10],
  [{ elo: 600 }, undefined],
  [{ isStrengthLimited: true, elo: 500 }, 1],
  [{ isStrengthLimited: true, elo: 1500 }, 5],
  [{ isStrengthLimited: true }, 10],
  // The weakest level that an option names.
  [{ level: 7, skill: 8, isStrengthLimited: true, elo: 2000 }, 5],
  [{ level: 3, isAnalysing: true }, undefined],
] as const)('with %j the level is %s', (change, level) => {
  expect(levelOf({ ...DEFAULT_OPTIONS, ...change })).toBe(level);
});

test.each([
  ['chess', false, 'chess'],
  ['chess', true, 'chess960'],
  ['chess960', false, 'chess960'],
  ['chess-league', true, 'chess-league'],
])('%s with UCI_Chess960 %s is %s', (variant, isChess960, id) => {
  expect(variantOf({ ...DEFAULT_OPTIONS, variant, isChess960 })).toBe(id);
});

test('a label of a level is the rating that the app shows', () => {
  for (const level of ALL_LEVELS) {
    const rating = Number(/\d+/.exec(chess.levels!.strengths![level])![0]);
    expect(levelOfElo(rating)).toBe(level);
    const [below, above] = [rating - 1, rating + 1].map((near) => {
      const set = setOption(chess, DEFAULT_OPTIONS, 'UCI_Elo', String(near));
      return set.ok && set.value.options.elo === near;
    });
    expect([below, above], `around ${rating}`).toEqual([level !== 1, level !== 10]);
  }
});
