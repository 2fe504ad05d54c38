import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { ONLINE, open, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchKey } from '../shared/storage.ts';
import { useFlip } from './board/flip.ts';
import { useLineUp } from './line-up/line-up.ts';
import { useMatch } from './match.ts';
import type { Remote } from './remote.ts';
import { useSaved } from './saved/saved.ts';
import { chessGame, playIn, playOn } from './testing.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

function remoteOf(match: Remote['session']['match'], change: Partial<Remote> = {}): Remote {
  const session = open(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  return {
    session,
    side: 'b',
    names: { w: 'Ada', b: 'Bob' },
    details: {},
    isSending: false,
    isReconnecting: false,
    refusal: '',
    confirms: false,
    dispatch: vi.fn(() => ({ ok: true as const, value: session })),
    ...change,
  };
}

test('a match of a server is shown in place of the local one, which comes back afterwards', async () => {
  const game = useMatch();
  game.open(await chessGame('e2e4'), TWO_PEOPLE);
  const local = game.match;
  game.showRemote(remoteOf(await chessGame()));
  expect([game.match?.round.plies.length, game.local?.match]).toEqual([0, local]);
  game.hideRemote();
  expect(game.match).toBe(local);
});

test('the session changes only when the server says so', async () => {
  const game = useMatch();
  const begun = await chessGame();
  const remote = remoteOf(begun, { side: 'w' });
  game.showRemote(remote);
  playIn(game, 'e2e4');
  expect(remote.dispatch).toHaveBeenCalledWith({ kind: 'act by text', side: 'w', text: 'e2e4' });
  expect(game.match).toBe(begun);
  game.showRemote(remoteOf(playOn(begun, 'e2e4'), { side: 'w' }));
  expect(game.match?.round.plies.length).toBe(1);
});

test.each([
  ['the own turn', {}, 'e2e4', true],
  ["the other side's turn", {}, '', false],
  ['while a move is being sent', { isSending: true }, 'e2e4', false],
  ['somebody who watches', { side: undefined }, 'e2e4', false],
] as const)('%s: may one move?', async (_, change, actions, may) => {
  const game = useMatch();
  game.showRemote(remoteOf(await chessGame(actions), change));
  expect(game.isPlayersTurn).toBe(may);
});

test('the own side is at the bottom and resigns; one who watches sees White there and decides nothing', async () => {
  const [game, flip] = [useMatch(), useFlip()];
  game.showRemote(remoteOf(await chessGame()));
  expect([flip.below, game.decider]).toEqual(['b', 'b']);
  game.showRemote(remoteOf(await chessGame(), { side: undefined }));
  expect([flip.below, game.decider]).toEqual(['w', undefined]);
});

test('nothing of it is stored on this device, and the host cannot be told what only the server decides', async () => {
  useSaved();
  const game = useMatch();
  game.showRemote(remoteOf(await chessGame('e2e4')));
  game.showRemote(remoteOf(await chessGame('e2e4 e7e5')));
  expect(localStorage.getItem(matchKey('chess'))).toBeNull();
  expect(game.dispatch({ kind: 'pause' }).ok).toBe(false);
});

test('a line-up is shown from the own side, and is locked when it is ready', async () => {
  const variant = await exampleGame('chess-eleven');
  const [game, lineUp] = [useMatch(), useLineUp()];
  const begun = remoteOf(Match.start<unknown>(variant, { seed: 1, live: variant.liveTime! }));
  game.showRemote(begun);
  expect([lineUp.side, lineUp.isLocked]).toEqual(['b', false]);
  lineUp.ready();
  expect(begun.dispatch).toHaveBeenCalledWith({ kind: 'ready', side: 'b' });
  const usual = variant.formations!.usual();
  const { session } = begun;
  const ready = { ...session, lineUp: { ...session.lineUp!, ready: { b: usual } } };
  game.showRemote({ ...begun, session: ready });
  expect([lineUp.side, lineUp.isLocked, lineUp.draft]).toEqual(['b', true, usual]);
  lineUp.clear();
  expect(begun.dispatch).toHaveBeenCalledTimes(1);
});
