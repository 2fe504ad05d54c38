import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '@kickmate/command';
import type { Meeting, Pair } from './pair.ts';

/** A file of finished pairs, so that a long meeting can be broken off and taken up again. */
export interface Store {
  /** The pairs that were in the file when it was opened. */
  readonly pairs: readonly Pair[];
  /** Writes one more, at once. */
  append(pair: Pair): void;
}

/**
 * Opens a file of pairs (a line of JSON that names the meeting and its seed, then one for each pair), or begins one.
 * Throws a {@link UsageError} if it belongs to another meeting. A last line that was cut off in writing is dropped.
 */
export function openStore(path: string, meeting: Meeting, seed: number): Store {
  const title = JSON.stringify({ meeting, seed });
  const [first = '', ...rest] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  if (first !== '' && first !== title)
    throw new UsageError(`${path} holds another meeting: ${first}\nThis one is          ${title}`);
  const lines = rest.slice(0, -1);
  writeFileSync(path, `${[title, ...lines].join('\n')}\n`);
  return {
    pairs: lines.map((line) => JSON.parse(line)),
    append: (pair) => appendFileSync(path, `${JSON.stringify(pair)}\n`),
  };
}
