import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { expect, test } from 'vitest';
import { footballMatch, mapGame } from '../match/testing.ts';
import { actionsLeft, dangerWords, offBoardWords } from './turn-words.ts';

const eleven = await exampleGame('chess-eleven');
const league = await exampleGame('chess-league');

const begun = (variant: typeof eleven, position: string, ...actions: string[]) =>
  actions.reduce(
    (match, action) => must(match.playText(action)),
    Match.start(variant, { seed: 1, from: must(variant.text.parse(position)) }),
  );

const KICK_OFF = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1';
const CARRIER = '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';
const NOBODY_AT_THE_CORNER = '3k4/pp6/4Q3/8/8/8/PPN5/3K4 w e6 mps a2,b2,a7,b7 0 10';
const STUCK = 'k7/8/1Q6/8/8/8/8/3K4 b d1 m - 1 10';

test.each([
  ['the kick-off takes up the ball', KICK_OFF, [], 'Move a piece onto the centre circle.'],
  ['who kicked off has to pass', KICK_OFF, ['f3d4'], 'Pass the ball to one of your pieces.'],
  ['nobody can get to the circle', '3k4/8/8/8/8/8/8/3K3R w c k - 0 1', [], ''],
  ['a carrier may do all', CARRIER, [], 'Move or shoot.'],
  ['a carrier with somebody to pass to', '8/k7/8/8/4R3/8/4P3/3K4 w e4 mps - 6 9', [], 'Move, pass or shoot.'],
  ['a carrier out of shot', '3k4/8/8/8/8/8/2N5/R2K4 w a1 mps - 3 9', [], 'Move or pass.'],
  ['after a move the pass is left', '3k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9', [], 'Pass, or end the turn.'],
  ['after a pass the move is left', '8/k7/8/8/4R3/8/4P3/3K4 w e4 mps - 6 9', ['e4>e2'], 'Move, or end the turn.'],
  ['without the ball it is one move', '3k4/8/8/8/8/8/n7/R2K4 w a2 m - 3 9', [], ''],
  [
    'a dead ball in a corner',
    '4r3/k7/8/8/4R3/8/8/3K3R w h8 MPS - 0 9',
    [],
    'Move or pass. To pass, pick the ball on h8.',
  ],
  [
    'a dead ball in a corner that nobody reaches yet',
    NOBODY_AT_THE_CORNER,
    ['e6!e8=C'],
    "Corner: move a piece to the ball on h8, or where it can be passed to. Otherwise Black's king gets the ball.",
  ],
  ['nothing can be done', STUCK, [], 'Nothing can be done: skip the turn.'],
])('%s', (_, position, actions, words) => {
  expect(actionsLeft(begun(eleven, position, ...actions))).toBe(words);
});

test('there are no words in a game in which every turn is one action', () => {
  expect(actionsLeft(Match.start(league, { seed: 1 }))).toBe('');
});

test('the button names its action', () => {
  const words = (match: ReturnType<typeof begun>) => offBoardWords(match, match.actions.at(-1)!);
  expect(words(begun(eleven, STUCK))).toBe('Skip the turn');
  expect(words(begun(eleven, '3k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9'))).toBe('End the turn');
  expect(words(begun(league, '8/8/7k/8/p7/P7/8/8 w d4 4 31'))).toBe('Pass');
});

test.each([
  ['who stands next to the ball', '', 'Move or kick, or end the turn.'],
  ['after a move', 'f1e2', 'Kick, or end the turn.'],
  ['after a kick', 'e4*e2', 'Kick again, or end the turn.'],
  ['when all have kicked', 'e4*e2 f1*d3', 'End the turn.'],
])('in Football Chess, %s', async (_, actions, words) => {
  expect(actionsLeft(await footballMatch('k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8', actions))).toBe(words);
});

test.each([
  ['a royal piece that is attacked', 'royal', 'k3/4/K2r', "White's king on a1 can be captured."],
  ['nothing attacks it', 'royal', 'k3/4/KP1r', ''],
  ['a map on which no piece is royal', 'eliminate', 'k3/4/K2r', ''],
] as const)('on a map, %s', async (_, objective, placement, words) => {
  const map = { tiles: ['....', '....', '....'], placement, objective };
  const game = await mapGame(map);
  expect(dangerWords(game)).toBe(words);
  // To the person who plays White it speaks of "your" piece; to the one who plays Black it does not.
  expect(dangerWords(game, 'w')).toBe(words.replace("White's", 'Your'));
  expect(dangerWords(game, 'b')).toBe(words);
});

test('the first turn of Football Chess says that nobody kicks yet', async () => {
  const football = await exampleGame('football');
  const match = Match.start(football, { seed: 1 });
  expect(actionsLeft(match)).toBe('The first turn is one move; nobody kicks yet.');
  expect(actionsLeft(Match.start(football, { seed: 1, array: 'classic' }))).not.toContain('yet');
  const begun = Match.start(football, { seed: 1, array: 'standard-choice' });
  expect(actionsLeft(begun)).toContain('nobody kicks yet');
  const chosen = must(begun.playText('b1c3'));
  expect(actionsLeft(chosen)).toContain('swap sides');
  const swap = chosen.actions.find((action) => football.look(action) === 'swap')!;
  expect(offBoardWords(chosen, swap)).toBe('Swap sides');
});
