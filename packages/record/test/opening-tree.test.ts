import type { Variant } from '@kickmate/game';
import { type TugPosition, tugOfWar } from '@kickmate/game/test/tug-of-war';
import { expect, test } from 'vitest';
import { OpeningTree, roundsWith } from '../src/opening-tree.ts';

const START = 'c1 w 2';
const at = (text: string): TugPosition => {
  const read = tugOfWar.text.parse(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

test('rounds are counted by what was played, the most frequent first, without the outcomes of chance', () => {
  const tree = new OpeningTree(tugOfWar);
  tree.add({ start: START, actions: ['heave@2', 'rest'], winner: 'w' });
  tree.add({ start: START, actions: ['heave@0', 'step'], winner: 'b' });
  tree.add({ start: START, actions: ['step'] });
  const known = tree.at(at(START));
  expect(known).toEqual([
    { text: 'heave', white: 1, drawn: 0, black: 1 },
    { text: 'step', white: 0, drawn: 1, black: 0 },
  ]);
  expect(known.map(roundsWith)).toEqual([2, 1]);
  expect(tree.at(at('e1 w 1')).map(({ text }) => text)).toEqual(['rest']);
  expect(tree.at(at('a1 b 1'))).toEqual([]);
});

test('nothing is played from a position in which the round is over, which has no text', () => {
  const tree = new OpeningTree(tugOfWar);
  tree.add({ start: 'e1 w 1', actions: ['step'], winner: 'w' });
  const [step] = tugOfWar.actions(at('e1 w 1'));
  expect(tree.at(at('e1 w 1'))).toMatchObject([{ text: 'step', white: 1 }]);
  expect(tree.at(tugOfWar.play(at('e1 w 1'), step!))).toEqual([]);
});

test('a position that is reached on two ways is one, whatever its counters say', () => {
  const withCount: Variant<TugPosition> = {
    ...tugOfWar,
    positionFields: [
      { kind: 'text', name: 'ball', label: 'Ball', hint: '' },
      { kind: 'side', name: 'side', label: 'Side' },
      { kind: 'count', name: 'left', label: 'Left', least: 1 },
    ],
  };
  const beginnings = [
    { start: START, actions: ['rest', 'step'] },
    { start: START, actions: ['step'] },
  ];
  const countOf = (variant: Variant<TugPosition>) => {
    const tree = new OpeningTree(variant);
    for (const one of beginnings) tree.add(one);
    return tree.at(at(START)).find(({ text }) => text === 'step')?.drawn;
  };
  expect([countOf(tugOfWar), countOf(withCount)]).toEqual([1, 2]);
});

test('what the rules do not know ends a round, or leaves it out', () => {
  const tree = new OpeningTree(tugOfWar);
  tree.add({ start: START, actions: ['step', 'jump', 'rest'] });
  tree.add({ start: 'z9', actions: ['step'] });
  expect(tree.at(at(START))).toMatchObject([{ text: 'step', drawn: 1 }]);
  expect(tree.at(at('d1 w 1'))).toEqual([]);
});

test('a file is read: starts, actions below each other, scores', () => {
  const tree = new OpeningTree(tugOfWar);
  tree.addFile(`= ${START}\nstep 3 1 2 40\n rest 2 0 0 -7\n heave@2 1 0 0\nrest 1 0 0\n= b1 w 2\nstep 0 0 9\n`);
  tree.addFile(`= ${START}\nstep 1 0 0\n`);
  expect(tree.at(at(START))).toEqual([
    { text: 'step', white: 4, drawn: 1, black: 2, score: 40 },
    { text: 'rest', white: 1, drawn: 0, black: 0, score: undefined },
  ]);
  expect(tree.at(at('d1 w 1')).map(({ text, score }) => [text, score])).toEqual([
    ['rest', -7],
    ['heave', undefined],
  ]);
  expect(tree.at(at('b1 w 2'))).toMatchObject([{ black: 9 }]);
});

test.each([
  ['no numbers', `= ${START}\nstep`, "line 2, 'step': an action is written"],
  ['no start', 'step 1 0 0', "line 1, 'step 1 0 0': there is no action above it"],
  ['a step too deep', `= ${START}\nstep 1 0 0\n  rest 1 0 0`, "line 3, 'rest 1 0 0': there is no action above it"],
  ['an illegal action', `= ${START}\njump 1 0 0`, "line 2, 'jump 1 0 0': "],
  ['a wrong start', '= z9', "line 1, '= z9': "],
])('a file with %s is refused', (_, file, message) => {
  expect(() => new OpeningTree(tugOfWar).addFile(file)).toThrow(message);
});
