import { resolve } from 'node:path';
import { needsGames } from '@kickmate/catalogue/testing';
import { UsageError } from '@kickmate/command';
import { expect, test } from 'vitest';
import { runBot } from '../src/bot.ts';
import { runBotGames } from '../src/bot-games.ts';
import { withServer } from '../src/checks.ts';

const say = () => {};
/** `npm run verify` also kills the server. */
const IS_FULL = process.env.VERIFY === 'full';
/** A program that plays any move. */
const ENGINE = [process.execPath, '--import', 'tsx', resolve(import.meta.dirname, 'any-move.ts')];

test('two engines play by lichess’s protocol, and no move is lost or played twice', async () => {
  needsGames('minimal');
  const result = await withServer('PGlite', ({ server }) =>
    runBotGames(
      {
        ...{
          url: server.url,
          engines: [{ engine: ENGINE }, { engine: ENGINE }],
          games: IS_FULL ? 6 : 3,
          concurrency: 3,
          seconds: 600,
        },
        variants: ['minimal'],
        onEnd: async (count) => {
          if (!IS_FULL || count !== 2) return;
          await server.end('SIGKILL');
          await server.start();
        },
      },
      say,
    ),
  );
  expect(result).toMatchObject({ games: IS_FULL ? 6 : 3, lost: 0, foreign: 0, refused: 0 });
  expect(result!.moves).toBeGreaterThan(5);
});

test('a bot says what is wrong with its engine', async () => {
  const bot = (engine: readonly string[], games?: readonly string[]) =>
    runBot({
      ...{ server: 'http://localhost:1', token: 'none', engine, games, concurrency: 1, say },
      signal: AbortSignal.timeout(60_000),
    });
  await expect(bot(['there-is-no-such-program'])).rejects.toThrow(UsageError);
  await expect(bot(ENGINE, [])).rejects.toThrow('--engine: it plays none of');
});
