import { must, readSquare } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type Action, type AnyVariant, Match, packAction } from '@kickmate/game';
import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSettings } from '../../settings/settings.ts';
import { remoteStage } from '../../stage/remote.ts';
import { useReview } from '../../stage/review.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame, elevenMatch, footballMatch, playedMatch } from '../testing.ts';
import { useSelection } from './selection.ts';

const variant = await exampleGame('chess-league');
const at = (name: string) => readSquare(variant.board, name)!;
const people = TWO_PEOPLE;

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

async function begun(actions = '') {
  const game = useStageAndMatch();
  game.open(await playedMatch(actions), people);
  return { game, selection: useSelection() };
}

/** A match that begins from a position of our own. */
function beginAt(game: AnyVariant, text: string) {
  const position = must(game.text.parse(text));
  useStageAndMatch().open(Match.start({ ...game, starts: () => [{ position, weight: 1 }] }, { seed: 1 }), people);
}

test('a piece is picked, then where it goes', async () => {
  const { game, selection } = await begun();
  selection.pick(at('e2'));
  expect([selection.selected, selection.destinations.map(({ square }) => square)]).toEqual([
    at('e2'),
    [at('e3'), at('e4')],
  ]);
  selection.pick(at('e4'));
  expect([variant.text.formatAction(game.match!.last!), selection.selected]).toEqual(['e2e4', undefined]);
});

test('another own piece is picked instead, an empty square lets go, and so does the piece itself', async () => {
  const { selection } = await begun();
  selection.pick(at('e2'));
  selection.pick(at('g1'));
  expect(selection.selected).toBe(at('g1'));
  selection.pick(at('a5'));
  expect(selection.selected).toBeUndefined();
  selection.pick(at('g1'));
  selection.pick(at('g1'));
  expect(selection.selected).toBeUndefined();
});

test("the other side's pieces cannot be picked", async () => {
  const { selection } = await begun();
  selection.pick(at('e7'));
  expect([selection.selected, selection.movable.includes(at('e7'))]).toEqual([undefined, false]);
});

test('a piece is carried', async () => {
  const { game, selection } = await begun();
  selection.grab(at('g1'));
  selection.drop(at('g1'), at('h5'));
  expect(game.match!.last).toBeUndefined();
  selection.drop(at('g1'), at('f3'));
  expect(variant.text.formatAction(game.match!.last!)).toBe('g1f3');
});

test('kicks, captures and moves can be told apart, and a kick is previewed', () => {
  const { selection } = { selection: useSelection() };
  beginAt(variant, '7k/8/2p5/8/8/8/8/2R4K w c4 0 1');
  selection.pick(at('c1'));
  const looks = new Map(selection.destinations.map(({ square, look }) => [square, look]));
  expect([looks.get(at('c4')), looks.get(at('c2'))]).toEqual(['kick', 'move']);
  selection.hovered = at('c2');
  expect(selection.preview).toBeUndefined();
  selection.hovered = at('c4');
  expect(selection.preview?.map(({ kind }) => kind)).toEqual(['move', 'kick', 'fly', 'fly', 'destroy', 'fly']);
});

test('a preview stops where chance begins', () => {
  const selection = useSelection();
  beginAt(variant, '4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17');
  selection.pick(at('h8'));
  selection.hovered = at('h4');
  expect(selection.preview?.at(-1)?.kind).toBe('clear');
});

test('an action by touch waits for a second word, if so wished', async () => {
  const { game, selection } = await begun();
  useSettings().confirmTouch = true;
  selection.pick(at('e2'), true);
  selection.pick(at('e4'), true);
  expect([selection.waiting !== undefined, game.match!.last]).toEqual([true, undefined]);
  expect(selection.destinations.map(({ square }) => square)).toEqual([at('e4')]);
  selection.pick(at('e4'), true);
  expect([variant.text.formatAction(game.match!.last!), selection.waiting]).toEqual(['e2e4', undefined]);
});

test('a kick by touch is shown first, and played by a second tap', async () => {
  const { game, selection } = await begun('b1c3 a7a6');
  selection.pick(at('c3'), true);
  expect(selection.destinations.find(({ square }) => square === at('d5'))?.words).toBe(
    'destroys black pawn f7 and black knight g8, comes to rest on g8, head goal',
  );
  selection.pick(at('d5'), true);
  expect([game.match!.rounds.length, selection.awaited?.look, selection.preview?.at(-1)?.kind]).toEqual([
    1,
    'kick',
    'goal',
  ]);
  selection.pick(at('d5'), true);
  expect([game.match!.rounds.length, selection.awaited]).toEqual([2, undefined]);
});

test('a move by touch, a kick by mouse and a carried kick are played at once', async () => {
  const { game, selection } = await begun();
  for (const name of ['b1', 'c3', 'a7', 'a6']) selection.pick(at(name), true);
  expect(game.match!.round.plies.length).toBe(2);
  selection.drop(at('c3'), at('d5'), true);
  expect(game.match!.rounds.length).toBe(2);
  game.undo();
  for (const name of ['c3', 'd5']) selection.pick(at(name));
  expect(game.match!.rounds.length).toBe(2);
});

test('an action that waits can be let go', async () => {
  const { game, selection } = await begun();
  useSettings().confirmTouch = true;
  selection.pick(at('e2'), true);
  selection.pick(at('e4'), true);
  selection.pick(at('a5'), true);
  expect([game.match!.last, selection.waiting, selection.selected]).toEqual([undefined, undefined, undefined]);
});

test('where several actions lead to one square, the player is asked', () => {
  const selection = useSelection();
  const promote = (option: number): Action => packAction(at('a7'), at('a8'), 0, option);
  const choosy: AnyVariant = { ...variant, actions: () => [promote(1), promote(2)], play: (position) => position };
  beginAt(choosy, '4k3/P7/8/8/8/8/8/4K3 w d4 0 1');
  selection.pick(at('a7'));
  selection.pick(at('a8'));
  expect([selection.choices, useStageAndMatch().match!.last]).toEqual([[promote(1), promote(2)], undefined]);
  selection.decide(promote(2));
  expect([useStageAndMatch().match!.last?.action, selection.choices]).toEqual([promote(2), []]);
});

test('a pass needs no squares', () => {
  const selection = useSelection();
  beginAt(variant, '8/8/7k/8/p7/P7/8/8 w d4 4 31');
  expect([selection.movable, selection.offBoard.length]).toEqual([[], 1]);
  selection.decide(selection.offBoard[0]!);
  expect(useStageAndMatch().toAct).toBe('b');
});

test('nothing can be picked while looking back, or on the turn of the computer', async () => {
  const { game, selection } = await begun('a2a3 a7a6');
  useReview().toStart();
  expect(selection.movable).toEqual([]);
  useReview().toPresent();
  expect(selection.movable).not.toEqual([]);
  game.open(game.match!, againstComputer(1, 'b'));
  expect(selection.movable).toEqual([]);
});

test('whatever happens lets go of what was held', async () => {
  const { game, selection } = await begun('a2a3 a7a6');
  selection.pick(at('e2'));
  game.undo();
  expect(selection.selected).toBeUndefined();
});

test('a promotion asks at its square what the pawn becomes, the heaviest piece first, and can be cancelled', async () => {
  const game = useStageAndMatch();
  game.open(await chessGame('', { from: 'r1b1k3/1P6/8/8/8/8/6K1/8 w - - 0 1' }), people);
  const selection = useSelection();
  selection.pick(at('b7'));
  expect(selection.destinations).toContainEqual({ square: at('b8'), look: 'move', words: 'with a choice' });
  selection.pick(at('b8'));
  expect(selection.question).toMatchObject({ square: at('b8'), label: 'Promote to' });
  expect(selection.question!.options.map(({ label }) => label)).toEqual(['Queen', 'Rook', 'Bishop', 'Knight']);
  selection.cancel();
  expect([selection.question, game.match!.last]).toEqual([undefined, undefined]);
  selection.drop(at('b7'), at('a8'));
  selection.answer(3);
  expect(game.variant!.pieceAt(game.match!.position, at('a8'))).toEqual({ side: 'w', letter: 'N' });
});

test.each([
  ['chess', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'h1', 'king to g1, rook to f1', 'O-O'],
  ['chess', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'a1', 'king to c1, rook to d1', 'O-O-O'],
  ['chess960', '1rk4r/8/8/8/8/8/8/1RK4R w HB - 0 1', 'c1', 'b1', 'rook to d1', 'O-O-O'],
] as const)('in %s, %s, the king from %s castles by the rook on %s', async (id, from, king, rook, words, text) => {
  const game = useStageAndMatch();
  game.open(await chessGame('', { id, from }), people);
  const selection = useSelection();
  selection.pick(at(king));
  expect(selection.destinations).toContainEqual({ square: at(rook), look: 'move', words });
  selection.pick(at(rook));
  const { last, variant: chess } = game.match!;
  expect(chess.notation!.describe(last!.before, last!)).toBe(text);
});

test('a touch that is to be confirmed may be confirmed on the rook', async () => {
  const game = useStageAndMatch();
  useSettings().confirmTouch = true;
  game.open(await chessGame('', { from: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' }), people);
  const selection = useSelection();
  for (const name of ['e1', 'h1']) selection.pick(at(name), true);
  expect(game.match!.last).toBeUndefined();
  selection.pick(at('h1'), true);
  expect(game.match!.last).toBeDefined();
});

test('the board asks which goes if both a piece and the ball can go to a square', async () => {
  const game = useStageAndMatch();
  game.open(await footballMatch('k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8'), people);
  const selection = useSelection();
  const on = (name: string) => readSquare(game.variant!.board, name)!;
  selection.pick(on('e4'));
  const looks = () => selection.destinations.filter(({ square }) => square === on('e2')).map(({ look }) => look);
  expect(looks()).toEqual(['move', 'kick']);
  selection.hovered = on('e2');
  expect(selection.preview).toContainEqual(expect.objectContaining({ kind: 'kick' }));
  selection.pick(on('e2'));
  expect(selection.question).toMatchObject({
    square: on('e2'),
    options: [
      { piece: { letter: 'R' }, label: 'Move the rook to e2' },
      { piece: undefined, label: 'Kick the ball to e2' },
    ],
  });
  selection.answer(1);
  expect(game.variant!.text.formatAction(game.match!.last!)).toBe('e4*e2');
});

describe('a shot in Chess Eleven', () => {
  const GUARDED = '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';
  const OPEN = '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';
  const ODDS = 'goal 25%, block 50%, corner 25%';

  async function aimed(from: string, byTouch = false) {
    const game = useStageAndMatch();
    game.open(await elevenMatch(from, '', 1), people);
    const selection = useSelection();
    selection.pick(at('e4'), byTouch);
    return { game, selection };
  }

  test('its odds are written at its square, and said', async () => {
    const { selection } = await aimed(GUARDED);
    expect(selection.destinations.filter(({ square }) => square === at('e8'))).toEqual([
      { square: at('e8'), look: 'capture', words: '' },
      { square: at('e8'), look: 'shot', words: ODDS, badge: '25%' },
    ]);
    selection.hovered = at('e8');
    expect([selection.previewWords, selection.preview?.map(({ kind }) => kind)]).toEqual([
      'Goal 25%, block 50%, corner 25%',
      ['shot'],
    ]);
  });

  test('whether to move or to shoot is asked, with the odds', async () => {
    const { game, selection } = await aimed(OPEN);
    selection.pick(at('e8'));
    expect(selection.question).toMatchObject({
      square: at('e8'),
      options: [{ label: 'Move the rook to e8' }, { label: 'Shoot at e8: goal 100%', isNamed: true }],
    });
    selection.answer(1);
    expect(game.end).toMatchObject({ winner: 'w' });
  });

  test('by touch it waits for a second tap', async () => {
    const { game, selection } = await aimed('4r3/k7/8/8/4R3/8/8/3K4 w e4 S - 0 12', true);
    selection.pick(at('e8'), true);
    expect([game.match!.last, selection.awaited]).toMatchObject([undefined, { look: 'shot', odds: ODDS }]);
    selection.pick(at('e8'), true);
    expect(game.match!.last).toBeDefined();
  });

  test('a pass by touch is played at once', async () => {
    const { game, selection } = await aimed('8/k7/8/8/4R3/8/4P3/3K4 w e4 mps - 6 9', true);
    selection.pick(at('e2'), true);
    expect(game.variant!.text.formatAction(game.match!.last!)).toBe('e4>e2');
  });
});

test('a move that has to be confirmed is proposed on the board first', async () => {
  const { game, selection } = await begun();
  const session = game.session!;
  game.setGuest(
    remoteStage({
      session,
      side: 'w',
      names: { w: 'Ada', b: 'Bob' },
      details: {},
      site: 'https://example.org/table',
      refusalText: '',
      confirmsActions: true,
      dispatch: () => ({ ok: true, value: session }),
    }),
  );
  selection.pick(at('e2'));
  expect(selection.proposed).toBeUndefined();
  selection.pick(at('e4'));
  expect(selection.proposed?.to).toBe(at('e4'));
  expect(variant.pieceAt(selection.proposed!.position, at('e4'))).toMatchObject({ letter: 'P', side: 'w' });
  selection.cancel();
  expect(selection.proposed).toBeUndefined();
});

test('in a corner turn a target says when the ball goes to the other side', async () => {
  const game = useStageAndMatch();
  game.open(await elevenMatch('3k4/pp6/4Q3/8/8/8/PPN5/3K4 w e6 mps a2,b2,a7,b7 0 10', 'e6!e8=C'), TWO_PEOPLE);
  const selection = useSelection();
  selection.pick(at('c2'));
  const words = selection.destinations.map((one) => one.words);
  expect(new Set(words)).toEqual(new Set(['black king gets the ball']));
});

describe('the ball is picked first', () => {
  const on = (name: string) => readSquare(useStageAndMatch().variant!.board, name)!;
  const squares = () => useSelection().destinations.map(({ square }) => square);

  test('its only kicker is selected, and only kicks are offered', async () => {
    const game = useStageAndMatch();
    game.open(await footballMatch('k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8'), people);
    const selection = useSelection();
    selection.pick(on('e5'));
    expect(selection.selected).toBe(on('e4'));
    expect(new Set(selection.destinations.map(({ look }) => look))).toEqual(new Set(['kick']));
    selection.pick(on('e2'));
    expect(game.variant!.text.formatAction(game.match!.last!)).toBe('e4*e2');
  });

  test('of several kickers one is chosen, and another piece may be picked instead', async () => {
    const game = useStageAndMatch();
    game.open(await footballMatch('k8/9/9/9/3N5/4R4/9/9/5Q2K w e5 m - 8'), people);
    const selection = useSelection();
    selection.pick(on('e5'));
    expect(selection.selected).toBe(on('e5'));
    expect(squares().toSorted((a, b) => a - b)).toEqual([on('e4'), on('d5')]);
    selection.pick(on('d5'));
    expect(selection.selected).toBe(on('d5'));
    expect(new Set(selection.destinations.map(({ look }) => look))).toEqual(new Set(['kick']));
    selection.pick(on('f1'));
    expect(selection.selected).toBe(on('f1'));
    expect(selection.destinations.some(({ look }) => look === 'move')).toBe(true);
  });

  test('where the ball flies by the rules, its kicker is all that is chosen, and seen before', async () => {
    const game = useStageAndMatch();
    const begin = async () => beginAt(await exampleGame('chess-league'), '6k1/8/8/8/8/2B5/8/K3R3 w e5 0 1');
    await begin();
    const selection = useSelection();
    selection.pick(on('e5'));
    expect([selection.asksForKicker, selection.preview]).toEqual([true, undefined]);
    selection.hovered = on('c3');
    expect(selection.preview?.some(({ kind }) => kind === 'fly')).toBe(true);
    selection.pick(on('c3'));
    expect(game.variant!.text.formatAction(game.match!.last!)).toBe('c3e5');
    await begin();
    selection.pick(on('e5'), true);
    selection.pick(on('e1'), true);
    expect([selection.awaited?.look, game.match!.last]).toEqual(['kick', undefined]);
  });

  test('and picked again lets go; without a kicker nothing is selected', async () => {
    const game = useStageAndMatch();
    game.open(await footballMatch('k8/9/9/9/3N5/4R4/9/9/5Q2K w e5 m - 8'), people);
    const selection = useSelection();
    selection.pick(on('e5'));
    selection.pick(on('e5'));
    expect(selection.selected).toBeUndefined();
    game.open(await footballMatch('k8/9/9/9/9/9/9/9/5Q2K w e5 m - 8'), people);
    selection.pick(on('e5'));
    expect([selection.selected, selection.inspected]).toEqual([undefined, undefined]);
  });
});

describe('a picked square on which nothing can be done is answered', () => {
  test.each([
    ['Nothing of yours stands on e5.', ['e5']],
    ['Nothing of yours stands on e7.', ['e7']],
    ['Your piece on a1 can do nothing now.', ['a1']],
    ['None of your pieces can play the ball now.', ['d5']],
    ['This piece cannot go to e5.', ['e2', 'e5']],
    ['This piece cannot go to e7.', ['e2', 'e7']],
    ['Your piece on a1 can do nothing now.', ['e2', 'a1']],
    ['Your piece on a1 can do nothing now.', ['a1', 'a5']],
    ['Nothing of yours stands on e5.', ['a1', 'a5', 'e5']],
  ])('%s', async (words, squares) => {
    const { selection } = await begun();
    for (const name of squares) selection.pick(at(name));
    expect([selection.refusal, selection.selected]).toEqual([words, undefined]);
  });

  test('where a carried piece is dropped, too, and it stays picked', async () => {
    const { selection } = await begun();
    selection.grab(at('g1'));
    selection.drop(at('g1'), at('h5'));
    expect([selection.refusal, selection.selected]).toEqual(['This piece cannot go to h5.', at('g1')]);
  });

  test('in the words of the game', async () => {
    const { selection } = await begun();
    beginAt(await exampleGame('chess'), '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1');
    selection.pick(at('e2'));
    expect(selection.refusal).toBe('If this piece moved, your king would be in check.');
    selection.pick(at('e1'));
    expect(selection.refusal).toBe('');
  });

  test('in the other side’s turn', () => {
    const selection = useSelection();
    beginAt(variant, '4k3/8/8/8/8/8/4P3/4K3 w d4 0 1');
    selection.refuseTurn();
    expect(selection.refusal).toBe('');
    useStageAndMatch().begin(variant, { seats: againstComputer(1, 'b'), seed: 1 });
    selection.refuseTurn();
    expect(selection.refusal).toBe('It is not your turn.');
  });
});

test('another piece, the same piece and a choice that is dropped are not refused', async () => {
  const { selection } = await begun();
  useSettings().confirmTouch = true;
  const said: string[] = [];
  for (const name of ['e2', 'g1', 'g1', 'e2', 'e4', 'a5']) {
    selection.pick(at(name), true);
    said.push(selection.refusal);
  }
  expect(said.join('')).toBe('');
  selection.pick(at('a5'));
  selection.cancel();
  expect(selection.refusal).toBe('');
});

test('an action that waits is told in a few words', () => {
  const selection = useSelection();
  const brief = (position: string, ...squares: string[]) => {
    beginAt(variant, position);
    for (const name of squares) selection.pick(at(name), true);
    return selection.awaited?.text;
  };
  useSettings().confirmTouch = true;
  const start = '7k/4r3/2p5/8/8/8/4R3/2R4K w c4 0 1';
  expect([
    brief(start, 'c1', 'c4'),
    brief(start, 'c1', 'c2'),
    brief(start, 'e2', 'e7'),
    brief('4k3/8/8/8/8/8/8/3RK3 w d7 0 1', 'd1', 'd7'),
  ]).toEqual(['Kick to c7', 'Move to c2', 'Capture on e7', 'Kick: goal']);
});
