import { exampleGame } from '@kickmate/catalogue/testing';
import { Match, seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import { openPlayer } from '../src/match-pair.ts';
import { readPlayer } from '../src/players/player-spec.ts';

const chess = await exampleGame('chess');

/** A player of chess by its text. */
async function player(text: string) {
  const spec = readPlayer(text);
  if (!spec.ok) throw new Error(spec.error);
  return openPlayer(chess, spec.value);
}

test('a player with two threads plays in workers', async () => {
  const two = await player('ms:50,threads=2');
  try {
    const match = Match.start(chess, { seed: 1 });
    await two.begin?.();
    const { action } = await two.choose(match, seededRandom(1));
    expect(match.playText(action).ok).toBe(true);
  } finally {
    two.close();
  }
});

test.each([
  ['ms:50,threads=2,backend=js', 'a player on js has one thread'],
  ['nodes:50,threads=2,-mobility', 'with one thread'],
])('%s is refused', async (text, message) => {
  await expect(player(text)).rejects.toThrow(message);
});
