import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Fortune, randomSourceOf, seedOf, sha256Hex } from '../src/index.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const FORTUNE: Fortune = { secret: SECRET, nonces: { w: '0'.repeat(32), b: 'f'.repeat(32) } };

const numbers = (fortune: Fortune, key = { round: 0, ply: 3, for: 'outcome' as const }, count = 9) => {
  const random = randomSourceOf(fortune)(key);
  return Array.from({ length: count }, random);
};

test('the commitment is the SHA-256 of the secret', () => {
  expect(sha256Hex(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
});

test("the numbers come from HMAC-SHA-256 by Node's own implementation, too", () => {
  const block = (index: number) =>
    createHmac('sha256', Buffer.from(SECRET, 'hex'))
      .update(`${FORTUNE.nonces.w} ${FORTUNE.nonces.b} outcome 0 3 ${index}`)
      .digest();
  const expected = Array.from({ length: 9 }, (_, i) => {
    const bits = block(Math.floor(i / 4)).readBigUInt64BE((i % 4) * 8);
    const high = bits >> 38n;
    const low = (bits >> 6n) & 0x3ffffffn;
    return Number((high << 26n) | low) / 2 ** 52;
  });
  expect(numbers(FORTUNE)).toEqual(expected);
});

describe('each part of a fortune changes all luck', () => {
  test.each([
    ['the secret', { ...FORTUNE, secret: `1${SECRET.slice(1)}` }],
    ["White's nonce", { ...FORTUNE, nonces: { ...FORTUNE.nonces, w: `1${'0'.repeat(31)}` } }],
    ["Black's nonce", { ...FORTUNE, nonces: { ...FORTUNE.nonces, b: undefined } }],
  ])('%s', (_, other) => {
    expect(numbers(other)).not.toEqual(numbers(FORTUNE));
    expect(seedOf(other)).not.toBe(seedOf(FORTUNE));
  });

  test.each([
    { round: 1, ply: 3, for: 'outcome' as const },
    { round: 0, ply: 4, for: 'outcome' as const },
    { round: 0, ply: 3, for: 'action' as const },
  ])('another stream for %j', (key) => {
    expect(numbers(FORTUNE, key as never)).not.toEqual(numbers(FORTUNE));
  });
});

test('the numbers are spread evenly from 0 to 1', () => {
  const counts = new Array<number>(10).fill(0);
  for (let ply = 0; ply < 500; ply++)
    for (const number of numbers(FORTUNE, { round: 0, ply, for: 'outcome' }, 8)) counts[Math.floor(number * 10)]!++;
  // 4,000 numbers, 400 in each tenth: five standard deviations are 95.
  for (const count of counts) expect(Math.abs(count - 400)).toBeLessThan(95);
});
