import { Match } from '@kickmate/game';
import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { startOf } from '@kickmate/record';
import { expect, test } from 'vitest';
import { afterTime, chessGame, elevenMatch, footballMatch, GOAL, liveMatch, playedMatch } from '../match/testing.ts';
import { commentary, resignationWords, resultWords, scoreSentence, shotUnderWay } from './commentary.ts';

const computer = againstComputer(3, 'w');
const people = TWO_PEOPLE;
const KICK =
  "White's knight kicks the ball on d5. It destroys Black's pawn on f7 and Black's knight on g8 and comes to rest on g8. Head goal for White!";

test.each([
  ['the first kick-off', 0, 0, 'Round 1: White kicks off.'],
  ['an action', 0, 2, "Black's pawn goes from a7 to a6."],
  ['the end of a round', 0, 3, `White leads 1 to 0. ${KICK}`],
  ['the next kick-off', 1, 0, `White leads 1 to 0. ${KICK} Round 2: Black kicks off.`],
])('at %s', async (_, round, ply, words) =>
  expect(commentary(await playedMatch(GOAL), people, { ...startOf(round), ply }).join(' ')).toBe(words),
);

test('against the computer the commentary says "you" to the person', async () => {
  expect(commentary(await playedMatch(GOAL), computer, { round: 1, ply: 0, branches: [] })).toEqual([
    'You lead 1 to 0.',
    KICK,
    'Round 2: Amara kicks off.',
  ]);
});

test('a match from the middle of another says so, and nobody kicks off', async () => {
  const { variant, round } = await playedMatch('e2e4');
  const match = Match.start(variant, { seed: 1, from: round.plies[0]!.after });
  expect(commentary(match, computer, startOf(0))).toEqual(['From a given position: Amara begins.']);
});

test('the end of a match leaves the score to the result', async () => {
  expect(commentary(await playedMatch(GOAL, { goals: 1 }), people, { round: 0, ply: 3, branches: [] })).toEqual([KICK]);
});

test('the commentary is empty at the present of a resigned match', async () => {
  const resigned = (await playedMatch(GOAL)).resign('b');
  expect(commentary(resigned, people, { round: 1, ply: 0, branches: [] })).toEqual([]);
  expect(commentary(resigned, people, { round: 0, ply: 2, branches: [] })).not.toEqual([]);
});

test('the score has a sentence', () => {
  expect(scoreSentence({ w: 2, b: 2 }, people)).toBe('It stands 2 all');
  expect(scoreSentence({ w: 1, b: 3 }, people)).toBe('Black leads 3 to 1');
  expect(scoreSentence({ w: 1, b: 3 }, computer)).toBe('Amara leads 3 to 1');
});

test('a resignation has words for its result', () => {
  expect(resignationWords(people, 'b')).toBe('Black resigns, White wins');
  expect(resignationWords(computer, 'w')).toBe('You resign, Amara wins');
});

test.each([
  ['You win 3 to 1', { winner: 'w', reason: 'goals' }, computer],
  ['Amara wins 3 to 1', { winner: 'b', reason: 'goals' }, computer],
  ['White resigned: Black wins', { winner: 'b', reason: 'resigned' }, people],
  ['You resigned: Amara wins', { winner: 'b', reason: 'resigned' }, computer],
  ['White wins 3 to 1, after too many rounds without a goal', { winner: 'w', reason: 'voids' }, people],
  ['The match is drawn', { reason: 'voids' }, people],
] as const)('result: %s', (words, end, seats) => expect(resultWords(end, { w: 3, b: 1 }, seats)).toBe(words));

test('a match that is level at full-time is drawn', () => {
  expect(resultWords({ reason: 'goals' }, { w: 3, b: 3 }, people)).toBe('The match is drawn, 3 all');
});

test.each([
  ['Checkmate – you win', { winner: 'w', reason: 'goals' }, computer, 'Checkmate'],
  ['Checkmate – Black wins', { winner: 'b', reason: 'goals' }, people, 'Checkmate'],
  ['Stalemate – the game is drawn', { reason: 'voids' }, people, 'Stalemate'],
  ['Draw by agreement', { reason: 'voids' }, people, 'Draw by agreement', 'draw'],
  ['As the record says – White wins', { winner: 'w', reason: 'goals' }, people, 'As the record says'],
  ['As the record says – the game is drawn', { reason: 'voids' }, people, 'As the record says'],
] as const)('result of a game: %s', (words, end, seats, title, says?: 'draw') =>
  expect(resultWords(end, { w: 0, b: 0 }, seats, { kind: 'x', title, goals: 0, ...(says && { says }) })).toBe(words),
);

test.each([
  ['Black ran out of time: White wins', { winner: 'w', reason: 'time' }, people],
  ['You ran out of time: Amara wins', { winner: 'b', reason: 'time' }, computer],
  ['The time is over, but the other side cannot win: a draw', { reason: 'time' }, people],
] as const)('result on time: %s', (words, end, seats) => expect(resultWords(end, { w: 0, b: 0 }, seats)).toBe(words));

test('a game has neither rounds nor a score', async () => {
  expect(commentary(await chessGame(), people, { round: 0, ply: 0, branches: [] })).toEqual(['White begins.']);
  const mate = await chessGame('f2f3 e7e5 g2g4 d8h4');
  expect(commentary(mate, people, { round: 0, ply: 4, branches: [] })).toEqual([
    "Black's queen goes from d8 to h4. Checkmate!",
  ]);
  const agreed = (await chessGame('e2e4')).agreeDraw();
  expect(commentary(agreed, people, { round: 0, ply: 1, branches: [] })).toEqual([]);
});

test('one sentence tells a whole turn of several actions when it is over', async () => {
  const kick = "White's rook on e4 kicks the ball on e5. It comes to rest on e6.";
  const ended = await footballMatch('k8/9/9/3Q5/9/4R4/9/9/9 w e5 m - 8', 'e4*e6 end');
  expect(commentary(ended, people, { round: 0, ply: 1, branches: [] })).toEqual([kick]);
  expect(commentary(ended, people, { round: 0, ply: 2, branches: [] })).toEqual([
    "White's rook on e4 kicks the ball on e5, which comes to rest on e6, then White ends the turn.",
  ]);
  const chain = await footballMatch('k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', 'd5*f7 g6*e8 e7*e9');
  expect(commentary(chain, people, { round: 0, ply: 3, branches: [] })).toEqual([
    'Goal for White! Ball to f7, e8, e9.',
  ]);
  const moved = await footballMatch('k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', 'i1i2 d5*f7 g6*e8 end');
  expect(commentary(moved, people, { round: 0, ply: 4, branches: [] })).toEqual(['White: king to i2, ball to f7, e8.']);
  const passed = await elevenMatch('3k4/8/8/8/8/8/2N5/R2K4 w a1 mps - 3 9', 'a1>d1 c2e3');
  expect(commentary(passed, people, { round: 0, ply: 2, branches: [] })).toEqual([
    "The ball is passed from a1 to White's king on d1, then the knight goes from c2 to e3.",
  ]);
});

test('the commentary tells the outcome of a shot, and tells it again with the corner turn', async () => {
  const corner = await elevenMatch('4r3/k7/8/8/4R3/8/8/3K3R w e4 mps - 6 9', 'e4!e8=C h8>h1 h1h7');
  const told = (ply: number) => commentary(corner, people, { ...startOf(0), ply }).join(' ');
  expect(told(1)).toBe("White's rook shoots from e4 at e8. The ball goes out: corner from h8.");
  expect(told(2)).toBe("The ball is passed from h8 to White's rook on h1.");
  expect(told(3)).toBe(
    "White's rook shoots from e4 at e8. The ball goes out: corner from h8. " +
      "The ball is passed from h8 to White's rook on h1, then the rook goes from h1 to h7 with the ball. Check!",
  );
});

test('a shot that is being animated is told with its odds', async () => {
  const [shot] = (await elevenMatch('4r3/k7/8/8/4R3/8/8/3K4 w e4 S - 0 12', 'e4!e8=C')).round.plies;
  const eleven = (await elevenMatch('8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9')).variant;
  expect(shotUnderWay(eleven, computer, shot!)).toBe('You shoot at e8: goal 25%, block 50%, corner 25%…');
});

test('a round without a goal says why', async () => {
  const drawn = await footballMatch('k8/9/9/9/9/9/9/9/8K w e5 m - 99', 'i1i2', 2);
  expect(commentary(drawn, people, { round: 1, ply: 0, branches: [] })).toEqual([
    '100 turns without a goal: no goal.',
    'It stands 0 all.',
    "White's king goes from i1 to i2.",
    'Round 2: Black kicks off.',
  ]);
});

test('a mate that counts two goals says so, and names the side that kicks off next', async () => {
  const mated = await elevenMatch('k7/2Q5/8/8/8/8/8/1R1K4 w b1 mps - 3 9', 'c7b7 end', 3);
  expect(commentary(mated, people, { round: 1, ply: 0, branches: [] })).toEqual([
    'White leads 2 to 0.',
    "White's queen goes from c7 to b7, then White ends the turn. Checkmate: White wins the round.",
    'That counts 2 goals.',
    'Round 2: Black kicks off.',
  ]);
});

test('a turn that chance finishes says so, with all actions that chance played', async () => {
  const later = afterTime(await liveMatch('f3d4'), 15_000);
  const [said, pass] = commentary(later, people, { round: 0, ply: 2, branches: [] });
  expect(said).toBe("The time of White's turn is over: chance plays it on.");
  expect(pass).toMatch(/^The ball is passed from d4 to /);
});

test('the whistle is told with the score, except at the end of the match', async () => {
  const second = (await liveMatch('f3d4')).whistle();
  expect(commentary(second, people, { round: 1, ply: 0, branches: [] })).toEqual([
    'Half-time.',
    'It stands 0 all.',
    "White's knight goes from f3 to d4 and has the ball.",
    'Round 2: Black kicks off.',
  ]);
  expect(commentary(second.whistle(), people, { round: 1, ply: 0, branches: [] }).at(-1)).toBe('Full-time.');
});
