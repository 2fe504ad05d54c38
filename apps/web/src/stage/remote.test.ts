import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { beginSession, ONLINE, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSelection } from '../match/board/selection.ts';
import { useLineUp } from '../match/line-up/line-up.ts';
import { useSaved } from '../match/saved/saved.ts';
import { chessGame, playIn, playOn } from '../match/testing.ts';
import { matchKey } from '../shared/storage.ts';
import { useStageAndMatch } from '../stage/testing.ts';
import { useFlip } from './flip.ts';
import { useLocalMatch } from './local.ts';
import { type RemoteGame, remoteStage } from './remote.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

function remoteOf(match: RemoteGame['session']['match'], change: Partial<RemoteGame> = {}): RemoteGame {
  const session = beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  return {
    session,
    side: 'b',
    names: { w: 'Ada', b: 'Bob' },
    details: {},
    site: 'https://example.org/table',
    refusalText: '',
    confirmsActions: false,
    dispatch: vi.fn(() => ({ ok: true as const, value: session })),
    ...change,
  };
}

test('a match of a server is shown in place of the local one, which comes back afterwards', async () => {
  const game = useStageAndMatch();
  game.open(await chessGame('e2e4'), TWO_PEOPLE);
  const local = game.match;
  game.setGuest(remoteStage(remoteOf(await chessGame())));
  expect([game.match?.round.plies.length, useLocalMatch().session?.match]).toEqual([0, local]);
  game.setGuest(undefined);
  expect(game.match).toBe(local);
});

test('the session changes only when the server says so', async () => {
  const game = useStageAndMatch();
  const begun = await chessGame();
  const remote = remoteOf(begun, { side: 'w' });
  game.setGuest(remoteStage(remote));
  playIn(game, 'e2e4');
  expect(remote.dispatch).toHaveBeenCalledWith({ kind: 'act by text', side: 'w', text: 'e2e4' });
  expect(game.match).toBe(begun);
  game.setGuest(remoteStage(remoteOf(playOn(begun, 'e2e4'), { side: 'w' })));
  expect(game.match?.round.plies.length).toBe(1);
});

test.each([
  ["the person's turn", {}, 'e2e4', true],
  ["the other side's turn", {}, '', false],
  ['while a move is being sent', { sending: {} }, 'e2e4', false],
  ['somebody who watches', { side: undefined }, 'e2e4', false],
] as const)('%s: may one move?', async (_, change, actions, may) => {
  const game = useStageAndMatch();
  game.setGuest(remoteStage(remoteOf(await chessGame(actions), change)));
  expect(game.isTurnHere).toBe(may);
});

test("the person's side is at the bottom and resigns; one who watches sees White there and decides nothing", async () => {
  const [game, flip] = [useStageAndMatch(), useFlip()];
  game.setGuest(remoteStage(remoteOf(await chessGame())));
  expect([flip.bottomSide, game.sideThatMayResign]).toEqual(['b', 'b']);
  game.setGuest(remoteStage(remoteOf(await chessGame(), { side: undefined })));
  expect([flip.bottomSide, game.sideThatMayResign]).toEqual(['w', undefined]);
});

test('a match of a server is not stored on this device, and the host cannot be told what only the server decides', async () => {
  useSaved();
  const game = useStageAndMatch();
  game.setGuest(remoteStage(remoteOf(await chessGame('e2e4'))));
  game.setGuest(remoteStage(remoteOf(await chessGame('e2e4 e7e5'))));
  expect(localStorage.getItem(matchKey('chess'))).toBeNull();
  expect(game.dispatch({ kind: 'pause' }).ok).toBe(false);
});

test('a line-up is shown from the side of its person, and is locked when it is ready', async () => {
  const variant = await exampleGame('chess-eleven');
  const [game, lineUp] = [useStageAndMatch(), useLineUp()];
  const begun = remoteOf(Match.start<unknown>(variant, { seed: 1, live: variant.liveTime! }));
  game.setGuest(remoteStage(begun));
  expect([lineUp.side, lineUp.isLocked]).toEqual(['b', false]);
  lineUp.ready();
  expect(begun.dispatch).toHaveBeenCalledWith({ kind: 'ready', side: 'b' });
  const usual = variant.formations!.usual();
  const { session } = begun;
  const ready = { ...session, lineUp: { ...session.lineUp!, ready: { b: usual } } };
  game.setGuest(remoteStage({ ...begun, session: ready }));
  expect([lineUp.side, lineUp.isLocked, lineUp.draft]).toEqual(['b', true, usual]);
  lineUp.clear();
  expect(begun.dispatch).toHaveBeenCalledTimes(1);
});

test('news about the players changes nothing on the board: what is picked stays picked', async () => {
  const game = useStageAndMatch();
  const selection = useSelection();
  const remote = remoteOf(await chessGame(), { side: 'w' });
  game.setGuest(remoteStage(remote));
  selection.pick(12);
  expect(selection.selected).toBe(12);
  game.setGuest(remoteStage({ ...remote, details: { b: '80 ms' } }));
  expect(selection.selected).toBe(12);
});
