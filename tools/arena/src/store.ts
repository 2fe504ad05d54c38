import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
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
  if (content !== '' && first !== title) checkTitle(path, first, title);
  const lines = rest.slice(0, -1);
  // The title is the first line.
  const pairs = lines.map((line, index) => readPair(line, `${path}: line ${index + 2}`));
  useNamedFile('--resume', () => writeFileSync(path, `${[title, ...lines].join('\n')}\n`));
  return {
    pairs,
    append: (pair) => appendFileSync(path, `${JSON.stringify(pair)}\n`),
  };
}

/** Throws a {@link UsageError} that says wherein the meeting of a file is another one, if it is. */
function checkTitle(path: string, found: string, wanted: string): void {
  const kept = parseJson(found);
  if (typeof kept !== 'object' || kept === null || !('meeting' in kept))
    throw new UsageError(`${path} is no file of pairs: its first line should be ${wanted}`);
  const [there, here] = [fieldsOf(kept), fieldsOf(JSON.parse(wanted))];
  const differing = [...new Set([...there.keys(), ...here.keys()])]
    .filter((field) => !isDeepStrictEqual(there.get(field), here.get(field)))
    .map((field) => `${nameOf(field)} is ${shown(there.get(field))} there, ${shown(here.get(field))} here`);
  if (differing.length > 0) throw new UsageError(`${path} holds another meeting: ${differing.join('; ')}`);
}

/** All fields of an object of JSON and of the objects in it, by their paths: `meeting.first.limits.nodes`. */
const fieldsOf = (object: object, path = ''): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(object).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? [...fieldsOf(value, `${path}${key}.`)]
        : [[path + key, value] as const],
    ),
  );

/** A field's path, with the option where that has another name. */
const nameOf = (field: string): string => (field in OPTIONS ? `${field} (${OPTIONS[field]})` : field);

const OPTIONS: Readonly<Record<string, string>> = { 'meeting.names': '--pgn', 'meeting.isAdjudged': '--adjudge' };

const shown = (value: unknown): string => JSON.stringify(value) ?? 'absent';

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
