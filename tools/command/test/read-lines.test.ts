import { expect, test } from 'vitest';
import { readLines } from '../src/index.ts';

async function* chunks(...parts: readonly (string | Buffer)[]) {
  yield* parts;
}

async function linesOf(...parts: readonly (string | Buffer)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(chunks(...parts))) lines.push(line);
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
