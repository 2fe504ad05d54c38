import { seededRandom } from '@kickmate/game';
import type { MatchFigures } from '../figures/figures.ts';
import { figuresWith } from '../figures/testing.ts';
import type { Account } from './accounts.ts';

/** For tests: a match of the person against a computer that ended as the one of this number, with figures. */
export const account = (
  number: number,
  figures: Partial<MatchFigures>,
  match: Partial<Account['match']> = {},
): Account => ({
  match: {
    id: `${number}-game`,
    ended: Date.UTC(2026, 0, 1) + number * 86_400_000,
    game: 'game',
    name: 'Game',
    result: 'won',
    side: 'w',
    level: 3,
    players: 'computer',
    ...match,
  },
  figures: figuresWith(figures),
});

/** For tests: matches of a person without weaknesses: everything differs by chance alone. */
export function evenMatches(count: number, seed: number): readonly Account[] {
  const random = seededRandom(seed);
  const sums = () => {
    const turns = 3 + Math.floor(random() * 15);
    const accuracies = Array.from({ length: turns }, () => 100 - 60 * random() ** 3);
    const accuracy = accuracies.reduce((sum, one) => sum + one, 0);
    return {
      turns,
      accuracy,
      loss: (100 * turns - accuracy) / 3,
      blunders: accuracies.filter((one) => one < 50).length,
    };
  };
  return Array.from({ length: count }, (_, number) =>
    account(
      number,
      {
        phases: { opening: sums(), middle: sums(), end: sums() },
        paces: { quick: sums(), usual: sums(), long: sums() },
        wins: { had: 1, made: random() < 0.92 ? 1 : 0 },
        reasons: {
          [['letsWin', 'letsForce', 'losesPiece', 'losesBall'][Math.floor(4 * random())]!]: { turns: 1, loss: 20 },
        },
      },
      { side: random() < 0.5 ? 'w' : 'b' },
    ),
  );
}
