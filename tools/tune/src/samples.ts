import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError, useNamedFile } from '@kickmate/command';
import type { AnyVariant } from '@kickmate/game';
import type { SampledGame } from './sample-game.ts';

/** A file of positions with results, to which games are added. */
export interface SampleFile {
  /** The number of games in the file when it was opened. */
  readonly games: number;
  append(game: SampledGame): void;
}

/** The line after the positions of a game begins with this. */
const GAME = '# game ';

/**
 * Opens a file of positions to add to it, or begins one. Its first line is the plan as JSON; then there is a line for each
 * position (`<position> <White's points> <score>`), and one after each game. A game that was cut off while it was written is
 * dropped.
 * @throws UsageError if the file follows another plan; it stays as it is
 */
export function openSampleFile(path: string, plan: unknown): SampleFile {
  const title = `# ${JSON.stringify(plan)}`;
  const content = useNamedFile('--file', () => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  const lines = content.split('\n').slice(0, -1);
  if (content !== '' && lines[0] !== title)
    throw new UsageError(`${path} follows another plan: give the same options, or another file`);
  const whole = lines.slice(1, lines.findLastIndex((line) => line.startsWith(GAME)) + 1);
  useNamedFile('--file', () => writeFileSync(path, [title, ...whole, ''].join('\n')));
  let games = whole.filter((line) => line.startsWith(GAME)).length;
  return {
    games,
    append({ positions, result, end, actions }) {
      const said = positions.map(({ text, score }) => `${text} ${result} ${score}\n`).join('');
      appendFileSync(path, `${said}${GAME}${games++} ${end} ${actions}\n`);
    },
  };
}

/** Positions with the results of their games. */
export interface Samples {
  readonly positions: readonly unknown[];
  /** White's points: 0, 0.5 or 1. */
  readonly results: readonly number[];
  /** The search's score of each position, for White, in hundredths of a pawn. */
  readonly scores: readonly number[];
  /** The number of each position's game, from 0. */
  readonly games: readonly number[];
}

/**
 * Reads files of positions. A line holds a position, White's points (1, 0.5 or 0) and the search's score. Lines that begin with
 * `#` are skipped; one that begins with `# game` ends a game. In a file without such lines each position counts as a game.
 * @throws UsageError that names file and line if a line is something else
 */
export function readSamples(variant: AnyVariant, paths: readonly string[]): Samples {
  const samples = {
    positions: [] as unknown[],
    results: [] as number[],
    scores: [] as number[],
    games: [] as number[],
  };
  let game = 0;
  for (const path of paths) {
    const lines = useNamedFile('--data', () => readFileSync(path, 'utf8')).split('\n');
    const hasGames = lines.some((line) => line.startsWith(GAME));
    for (const [index, line] of lines.entries()) {
      if (line.startsWith(GAME)) game++;
      if (line === '' || line.startsWith('#')) continue;
      const { position, result, score } = readSample(variant, line, `${path}: line ${index + 1}`);
      samples.positions.push(position);
      samples.results.push(result);
      samples.scores.push(score);
      samples.games.push(game);
      if (!hasGames) game++;
    }
  }
  return samples;
}

const POINTS = new Map([
  ['1', 1],
  ['0.5', 0.5],
  ['0', 0],
]);

function readSample(variant: AnyVariant, line: string, where: string) {
  const [, text = '', points = '', score = ''] = /^(.*) (\S+) (-?\d+)$/.exec(line) ?? [];
  const result = POINTS.get(points);
  if (result === undefined) throw new UsageError(`${where} must be a position, then 1, 0.5 or 0, then a score`);
  const read = variant.text.parse(text);
  if (!read.ok) throw new UsageError(`${where}: ${read.error.message}`);
  return { position: read.value, result, score: Number(score) };
}
