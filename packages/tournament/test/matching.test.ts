import { seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import { cheapestMatching } from '../src/matching.ts';

type Cost = (one: number, other: number) => bigint | undefined;

/** The least cost of a perfect matching, by trying all. */
function leastCost(vertices: readonly number[], cost: Cost): bigint | undefined {
  const [first, ...others] = vertices;
  if (first === undefined) return 0n;
  let least: bigint | undefined;
  for (const other of others) {
    const price = cost(first, other);
    const rest =
      price === undefined
        ? undefined
        : leastCost(
            others.filter((one) => one !== other),
            cost,
          );
    if (price === undefined || rest === undefined) continue;
    if (least === undefined || price + rest < least) least = price + rest;
  }
  return least;
}

test('the cheapest perfect matching of 600 random graphs costs as little as the best of all matchings', () => {
  let impossible = 0;
  for (let seed = 1; seed <= 600; seed++) {
    const random = seededRandom(seed);
    const count = 2 * (1 + Math.floor(random() * 5));
    const density = 0.3 + 0.7 * random();
    const range = random() < 0.5 ? 4 : 1000;
    const costs = new Map<string, bigint>();
    for (let one = 0; one < count; one++)
      for (let other = one + 1; other < count; other++)
        if (random() < density) costs.set(`${one}-${other}`, BigInt(Math.floor(random() * range) - range / 4));
    const cost: Cost = (one, other) => costs.get(`${one}-${other}`);
    const pairs = cheapestMatching(count, cost);
    const vertices = Array.from({ length: count }, (_, index) => index);
    const least = leastCost(vertices, cost);
    const found = pairs?.reduce((sum, [one, other]) => sum + cost(one, other)!, 0n);
    expect(found, `seed ${seed}`).toBe(least);
    if (pairs) expect([...pairs.flat()].sort((one, other) => one - other)).toEqual(vertices);
    else impossible++;
  }
  expect(impossible).toBeGreaterThan(50);
  expect(impossible).toBeLessThan(400);
});

test('nobody can be matched in pairs if the number is odd', () => {
  expect(cheapestMatching(3, () => 0n)).toBeUndefined();
  expect(cheapestMatching(0, () => 0n)).toEqual([]);
});
