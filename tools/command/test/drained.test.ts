import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { drained } from '../src/index.ts';

test('waits until a slow reader has taken everything', async () => {
  const taken: string[] = [];
  const slow = new Writable({
    write(chunk, _encoding, done) {
      setTimeout(() => {
        taken.push(String(chunk));
        done();
      }, 5);
    },
  });
  for (const text of ['one', 'two', 'three']) slow.write(text);
  await drained(slow);
  expect(taken.filter((text) => text !== '')).toEqual(['one', 'two', 'three']);
});

test('does not wait for a reader that has gone', async () => {
  const gone = new Writable({ write: (_chunk, _encoding, done) => done(new Error('gone')) });
  gone.on('error', () => {});
  await drained(gone);
});
