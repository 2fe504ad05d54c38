import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '@kickmate/command';
import { useNamedFile } from './named-file.ts';
import type { Meeting, Pair } from './pair.ts';
import type { MatchResult, RoundResult } from './play-match.ts';

/** A file of finished pairs, so that a long meeting can be broken off and taken up again. */
export interface Store {
  /** The pairs that were in the file when it was opened. */
  readonly pairs: readonly Pair[];
  /** Writes one more, at once. */
  append(pair: Pair): void;
}

/**
 * Opens a file of pairs (a line of JSON that names the meeting and its seed, then one for each pair), or begins one.
 * Throws a {@link UsageError}, and leaves it as it is, if it belongs to another meeting, is damaged, or cannot be read
 * and written. A last line that was cut off in writing is dropped.
 */
export function openStore(path: string, meeting: Meeting, seed: number): Store {
  const title = JSON.stringify({ meeting, seed });
  const content = useNamedFile('--resume', () => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  const [first = '', ...rest] = content.split('\n');
  if (content !== '' && first !== title)
    throw new UsageError(`${path} holds another meeting: ${first}\nThis one is          ${title}`);
  const lines = rest.slice(0, -1);
  // The title is the first line.
  const pairs = lines.map((line, index) => readPair(line, `${path}: line ${index + 2}`));
  useNamedFile('--resume', () => writeFileSync(path, `${[title, ...lines].join('\n')}\n`));
  return {
    pairs,
    append: (pair) => appendFileSync(path, `${JSON.stringify(pair)}\n`),
  };
}

function readPair(line: string, where: string): Pair {
  const pair = parseJson(line);
  if (isPair(pair)) return pair;
  throw new UsageError(`${where} is damaged: a pair of matches should stand there`);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isPair = (value: unknown): value is Pair => Array.isArray(value) && value.length === 2 && value.every(isResult);

function isResult(value: Partial<MatchResult> | null): value is MatchResult {
  const { goals, rounds } = value ?? {};
  return Number.isInteger(goals?.w) && Number.isInteger(goals?.b) && Array.isArray(rounds) && rounds.every(isRound);
}

const isRound = (round: Partial<RoundResult> | null): boolean =>
  typeof round?.kind === 'string' && Number.isInteger(round.actions);
