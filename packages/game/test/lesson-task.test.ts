import { must } from '@kickmate/board';
import { expect, test } from 'vitest';
import {
  type GameEvent,
  type LessonSign,
  type LessonTask,
  lessonSuccessor,
  packAction,
  showsAll,
  successors,
} from '../src/index.ts';
import { type TugPosition, tugOfWar } from './tug-of-war.ts';

const at = (text: string): TugPosition => must(tugOfWar.text.parse(text));

/** The texts of all successors of a position that show these signs. */
const showing = (text: string, ...signs: readonly LessonSign[]): string =>
  successors(tugOfWar, at(text))
    .filter((successor) => showsAll(tugOfWar, at(text), successor, signs))
    .map(tugOfWar.text.formatAction)
    .join(' ');

test('without signs every action solves a task', () => {
  expect(showing('c1 b 1')).toBe('step heave@0 heave@1 heave@2 rest slip');
});

test('a turn of two actions goes on after the first, unless the round is over', () => {
  expect(showing('d1 w 2', 'goes on')).toBe('step heave@0 heave@1 rest slip');
  expect(showing('d1 w 1', 'goes on')).toBe('');
});

test('a side is safe while the other one has no action that wins for certain', () => {
  // A step of Black wins from a1; a heave wins only by chance.
  expect(showing('b1 w 1', 'safe')).toBe('step heave@0 heave@1 heave@2 rest');
  expect(showing('b1 w 2', 'safe')).toBe('');
});

test('signs are those of the events, and a goal counts only for the side that acts', () => {
  const events: GameEvent[] = [
    { kind: 'move', piece: { side: 'b', letter: 'R' }, from: 0, to: 1 },
    { kind: 'fly', from: 1, to: 2, bounced: true },
    { kind: 'goal', side: 'w', how: 'Own goal' },
  ];
  const game = { ...tugOfWar, events: () => events };
  const shows = (...signs: readonly LessonSign[]) =>
    showsAll(game, at('c1 b 1'), { action: packAction(0, 2, 2) }, signs);
  expect([shows('move', 'bounce'), shows('to c1'), shows('to a1')]).toEqual([true, true, false]);
  expect([shows('goal'), shows('two pieces'), shows('move', 'capture')]).toEqual([false, false, false]);
});

test('a task decides what is left to chance; otherwise the last outcome comes', () => {
  const task: LessonTask = { asks: '', shows: [], otherwise: '' };
  const heave = must(tugOfWar.text.parseAction(at('c1 w 2'), 'heave')).action;
  const rest = must(tugOfWar.text.parseAction(at('c1 w 2'), 'rest')).action;
  const decided = (action: number, outcomes?: readonly string[]) =>
    tugOfWar.text.formatAction(
      lessonSuccessor(tugOfWar, at('c1 w 2'), { ...task, ...(outcomes && { outcomes }) }, action),
    );
  expect([decided(heave), decided(heave, ['heave@1']), decided(rest, ['heave@1'])]).toEqual([
    'heave@2',
    'heave@1',
    'rest',
  ]);
});
