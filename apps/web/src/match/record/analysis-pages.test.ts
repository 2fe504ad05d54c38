import type { AnyMatch } from '@kickmate/play';
import { expect, test } from 'vitest';
import { chessGame, playedMatch } from '../testing.ts';
import { analysisPages } from './analysis-pages.ts';

const gamePage = (match: AnyMatch) => analysisPages(match, match.position, 'w')!.game;

test('positions of chess and of Chess960 have a page', async () => {
  const game = await chessGame('e2e4');
  expect(analysisPages(game, game.position, 'b')!.position).toBe(
    'https://lichess.org/analysis/standard/rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_-_0_1?color=black',
  );
  const from = 'bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1';
  const game960 = await chessGame('', { id: 'chess960', from });
  expect(analysisPages(game960, game960.position, 'w')!.position).toBe(
    'https://lichess.org/analysis/chess960/bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR_w_KQkq_-_0_1?color=white',
  );
});

test.each([
  ['chess', 'standard'],
  ['chess960', 'chess960'],
])('a position of %s in which the game is over has a page too', async (id, path) => {
  const from = id === 'chess' ? undefined : 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const mate = await chessGame('f2f3 e7e5 g2g4 d8h4', { id, from });
  expect(analysisPages(mate, mate.position, 'w')!.position).toBe(
    `https://lichess.org/analysis/${path}/rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR_w_KQkq_-_1_3?color=white`,
  );
});

test("a game's page has its moves, and its position if it has a custom start", async () => {
  expect(gamePage(await chessGame('e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7'))).toBe(
    'https://lichess.org/analysis/pgn/e4_e5_Bc4_Nc6_Qh5_Nf6_Qxf7%23?color=white',
  );
  const set = await chessGame('a1a7', { from: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1' });
  expect(gamePage(set)).toBe(
    'https://lichess.org/analysis/pgn/%5BFEN%20%224k3/8/8/8/8/8/8/R3K3%20w%20-%20-%200%201%22%5D%20Ra7?color=white',
  );
});

test('there is no page for a game without moves, or for one without a site', async () => {
  expect(gamePage(await chessGame())).toBeUndefined();
  const long = await chessGame(
    Array.from({ length: 18 }, () => 'g1f3 g8f6 f3g1 f6g8')
      .slice(0, 3)
      .join(' '),
  );
  expect(gamePage(long)).toContain('Nf3_Nf6');
  const league = await playedMatch('a2a3');
  expect(analysisPages(league, league.position, 'w')).toBeUndefined();
  const of960 = await chessGame('', { id: 'chess960' });
  expect(analysisPages(of960, of960.position, 'w')).toMatchObject({
    site: 'lichess',
    paste: 'https://lichess.org/paste',
  });
});
