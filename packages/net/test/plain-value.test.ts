import { expect, test } from 'vitest';
import { type Network, plainValue, weightBytes } from '../src/index.ts';

// Two units, two inputs, two buckets: small enough to compute by hand.
const sizes = { width: 2, rows: 2, buckets: 2 };
const weights = new Uint8Array(weightBytes(sizes));
const view = new DataView(weights.buffer);
const words = [100, -50, 300, 10, 20, 30, 64, -64, 32, 16, 0, 0, 128, 0];
for (const [n, word] of words.entries()) view.setInt16(2 * n, word, true);
view.setInt32(2 * words.length, 255, true);
view.setInt32(2 * words.length + 4, -510, true);
const network: Network = { variant: 'x', inputs: '', hash: '', ...sizes, weights };

test('both sides see their own rows, and units are clipped', () => {
  // White sees row 0: units 120 and -20. Black sees both: 420 and -10.
  const rows = [[0], [0, 1]] as const;
  const white = 120 * 120 * 64 + 255 * 255 * 32;
  expect(plainValue(network, { side: 0, bucket: 0, rows })).toBe(
    Math.trunc(((Math.trunc(white / 255) + 255) * 200) / (255 * 64)),
  );
  const black = 255 * 255 * 64 + 120 * 120 * 32;
  expect(plainValue(network, { side: 1, bucket: 0, rows })).toBe(
    Math.trunc(((Math.trunc(black / 255) + 255) * 200) / (255 * 64)),
  );
});

test('another bucket has other weights', () => {
  const value = Math.trunc(((Math.trunc((120 * 120 * 128) / 255) - 510) * 200) / (255 * 64));
  expect(plainValue(network, { side: 1, bucket: 1, rows: [[0], [0, 1]] })).toBe(value);
});
