import { expect, test } from 'vitest';
import { afterPeriods, NEW_PLAYER, type Rating, ratingAfter } from '../src/glicko.ts';

const rating = (points: number, deviation: number): Rating => ({ rating: points, deviation, volatility: 0.06 });

test("the paper's worked example", () => {
  const {
    rating: points,
    deviation,
    volatility,
  } = ratingAfter(rating(1500, 200), [
    { opponent: rating(1400, 30), score: 1 },
    { opponent: rating(1550, 100), score: 0 },
    { opponent: rating(1700, 300), score: 0 },
  ]);
  // The paper rounds on the way, and cuts the volatility off: 1464.06, 151.52 and 0.05999.
  expect(Math.abs(points - 1464.06)).toBeLessThan(0.02);
  expect(deviation).toBeCloseTo(151.52, 2);
  expect(Math.floor(volatility * 1e5)).toBe(5999);
});

test('without results only the deviation grows, as in step 6 of the paper', () => {
  const after = ratingAfter(rating(1500, 200), []);
  expect(after).toMatchObject({ rating: 1500, volatility: 0.06 });
  expect(after.deviation).toBeCloseTo(Math.sqrt(200 ** 2 + (0.06 * 173.7178) ** 2), 6);
});

test('the deviation grows with the square root of the periods, also with fractions of one', () => {
  const [half, whole, nine] = [0.5, 1, 9].map(
    (periods) => afterPeriods(rating(1500, 60), periods).deviation ** 2 - 60 ** 2,
  );
  expect(half).toBeCloseTo(whole! / 2, 6);
  expect(nine).toBeCloseTo(whole! * 9, 6);
  expect(whole).toBeCloseTo((0.06 * 173.7178) ** 2, 6);
});

test('a larger tau lets the volatility change more', () => {
  const surprise = Array.from({ length: 5 }, () => ({ opponent: rating(2800, 50), score: 1 }));
  const [small, large] = [0.5, 0.75].map((tau) => ratingAfter(rating(1000, 60), surprise, tau).volatility);
  expect(large).toBeGreaterThan(small!);
});

test('two equal players: one gains what the other loses, and a draw moves neither', () => {
  const opponent = NEW_PLAYER;
  const [won, drawn, lost] = [1, 0.5, 0].map((score) => ratingAfter(NEW_PLAYER, [{ opponent, score }]));
  expect(won!.rating - 1500).toBeCloseTo(1500 - lost!.rating, 6);
  expect(drawn!.rating).toBeCloseTo(1500, 6);
  expect(won!.deviation).toBeLessThan(350);
});

test('a great surprise makes the volatility grow', () => {
  const strong = rating(2800, 50);
  const results = Array.from({ length: 5 }, () => ({ opponent: strong, score: 1 }));
  const after = ratingAfter(rating(1000, 60), results);
  expect(after.volatility).toBeGreaterThan(0.06);
  expect(after.rating).toBeGreaterThan(1100);
  expect(after.rating).toBeLessThan(2800);
});

test('a player who has the rating of the puzzles that half of the time are too hard comes to it', () => {
  // True strength 1800: the chance to solve is that of Elo's formula; results alternate by it, without luck.
  let player = rating(1100, 350);
  let due = 0;
  for (let game = 0; game < 300; game++) {
    const opponent = rating(Math.round(player.rating), 60);
    due += 1 / (1 + 10 ** ((opponent.rating - 1800) / 400));
    const score = due >= 1 ? 1 : 0;
    due -= score;
    player = ratingAfter(player, [{ opponent, score }]);
  }
  expect(Math.abs(player.rating - 1800)).toBeLessThan(60);
  expect(player.deviation).toBeLessThan(90);
});
