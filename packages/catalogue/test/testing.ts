import { type AnyVariant, gameOf } from '@kickmate/game';
import { beforeEach, TestRunner } from 'vitest';
import { hasGame, loadVariant } from '../src/index.ts';

/**
 * For tests with Vitest: skips what needs games that the catalogue does not have. Called in a test, it skips this test; called
 * outside of tests, all tests of the file or of the `describe` in which it stands.
 * @param ids of games, perhaps with a map
 */
export function needsGames(...ids: readonly string[]): void {
  const missing = ids.map(gameOf).filter((id) => !hasGame(id));
  if (missing.length === 0) return;
  const why = `the catalogue has no ${missing.join(', ')}`;
  const running = TestRunner.getCurrentTest();
  if (running) running.context.skip(why);
  else beforeEach(({ skip }) => skip(why));
}

/**
 * For tests with Vitest: the rules of a game that tests play as an example. If the catalogue does not have the game, a stand-in:
 * it does nothing while tests are collected, and a test that uses it is skipped.
 * @param id of the game, perhaps with a map
 */
export async function exampleGame(id: string): Promise<AnyVariant> {
  if (hasGame(gameOf(id))) return loadVariant(id);
  if (TestRunner.getCurrentTest()) needsGames(id);
  return standIn(id) as AnyVariant;
}

/** Stands for a game that the catalogue does not have, and for everything that is taken from it. */
function standIn(id: string): unknown {
  const used = (value: unknown) => {
    if (TestRunner.getCurrentTest()) needsGames(id);
    return value;
  };
  const self: object = new Proxy(() => undefined, {
    apply: () => used(self),
    ownKeys: () => used([]) as string[],
    get(_, key) {
      // A promise asks whether it is resolved with another promise.
      if (key === 'then') return undefined;
      if (key === Symbol.iterator) return used([self, self, self][Symbol.iterator].bind([self, self, self]));
      if (key === Symbol.toPrimitive) return used(() => 0);
      return used(self);
    },
  });
  return self;
}
