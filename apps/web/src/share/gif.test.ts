import { expect, test } from 'vitest';
import { gifWriter } from './gif.ts';

const SIZE = { width: 40, height: 30 };
/** Noise, which does not compress, with some pixels replaced. */
function picture(changed = 0): Uint8ClampedArray<ArrayBuffer> {
  let seed = 1;
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4).map((_, index) => {
    seed = (seed * 16807) % 2147483647;
    return index % 4 === 3 ? 255 : seed % 256;
  });
  return pixels.fill(255, 0, 4 * changed);
}

function film(...pictures: readonly Uint8ClampedArray<ArrayBuffer>[]): Uint8Array {
  const gif = gifWriter(SIZE);
  for (const pixels of pictures) gif.add(pixels, 80);
  return gif.end();
}
/** The graphic control blocks: one a frame. */
const controls = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .split('\x21\xf9\x04')
    .slice(1)
    .map((block) => ({ flags: block.charCodeAt(0), hundredths: block.charCodeAt(1) + 256 * block.charCodeAt(2) }));

test('a film has its frames with their times; later ones are drawn over earlier ones', () => {
  const bytes = film(picture(), picture(3));
  expect(Buffer.from(bytes.subarray(0, 6)).toString()).toBe('GIF89a');
  expect(controls(bytes)).toEqual([
    { flags: 0b100, hundredths: 8 },
    { flags: 0b101, hundredths: 8 },
  ]);
});

test('a frame holds only what has changed', () => {
  const first = film(picture()).length;
  expect(film(picture(), picture(100)).length - first).toBeLessThan(first / 5);
  expect(film(picture(), picture()).length - first).toBeLessThan(100);
});
