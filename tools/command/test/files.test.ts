import { expect, test, vi } from 'vitest';
import { readLines } from '../src/index.ts';

async function* chunks(...parts: readonly (string | Buffer)[]) {
  yield* parts;
}

async function linesOf(...parts: readonly (string | Buffer)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(chunks(...parts))) lines.push(line.ok ? line.value : line.error);
  return lines;
}

test('lines may be cut anywhere, and end with or without a carriage return', async () => {
  expect(await linesOf('on', 'e\ntw', 'o\r', '\n\nfour')).toEqual(['one', 'two', '', 'four']);
});

test('a letter cut between two chunks is put together', async () => {
  const bytes = Buffer.from('ü\n');
  expect(await linesOf(bytes.subarray(0, 1), bytes.subarray(1))).toEqual(['ü']);
});

test('other line separators are part of the line', async () => {
  expect(await linesOf('a\u2028b\n')).toEqual(['a\u2028b']);
});

test('a long line without an end is read in linear time', async () => {
  const [size, count] = [1000, 500];
  // Counts the characters that are searched. Searching what came before again at each chunk made 125 million of them.
  let searched = 0;
  const { indexOf, split } = String.prototype;
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
    searched += this.length - from;
    return indexOf.call(this, text, from);
  });
  vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, by: string) {
    searched += this.length;
    return Reflect.apply(split, this, [by]) as string[];
  } as typeof split);
  const lines = await linesOf(...Array.from({ length: count }, () => 'x'.repeat(size)));
  vi.restoreAllMocks();
  expect(lines).toEqual(['x'.repeat(size * count)]);
  expect(searched).toBeGreaterThanOrEqual(size * count);
  expect(searched).toBeLessThanOrEqual(2 * size * count);
});

test('a line that is too long is refused once, and the next lines are read', async () => {
  const lines: unknown[] = [];
  const parts = ['1234\n12', '34', '56\n', '12345\n\n123456'];
  for await (const line of readLines(chunks(...parts), 4)) lines.push(line);
  const tooLong = { ok: false, error: 'a line is longer than 4 characters' };
  expect(lines).toEqual([{ ok: true, value: '1234' }, tooLong, tooLong, { ok: true, value: '' }, tooLong]);
});
