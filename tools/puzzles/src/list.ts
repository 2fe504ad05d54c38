import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder, replaceFile, useNamedFile } from '@kickmate/command';
import type { ListedPuzzle, Puzzle } from '@kickmate/game';
import { formatListed, formatPuzzle, PUZZLES_IN_PART, readPuzzles } from '@kickmate/game/puzzle-list';

/** The puzzles of a game, and how far its search for more has come. */
export interface PuzzleList {
  readonly puzzles: readonly Puzzle[];
  /** The seed of the rounds that were looked through, and their number; a search with another seed begins at 0. */
  readonly seed: number;
  readonly rounds: number;
}

const INDEX = 'index.ts';
const PART = /^part-\d+\.ts$/;
/** The text in such a file. */
const TEXT = /^export const \w+ = `\n([^`]*)`;$/m;

/**
 * Keeps other processes from changing the list in a folder, until the returned function is called or the process ends.
 * @throws UsageError if another process changes it
 */
export function lockList(folder: string): () => void {
  useNamedFile('--folder', () => mkdirSync(folder, { recursive: true }));
  return lockFolder(folder, (pid) => `--folder: process ${pid} is adding to ${folder}; wait until it ends`);
}

/** Reads the list in a folder; one that is empty if there is none. */
export function readList(folder: string): PuzzleList {
  const names = existsSync(folder) ? useNamedFile('--folder', () => readdirSync(folder)) : [];
  const textOf = (name: string) => useNamedFile('--folder', () => readFileSync(join(folder, name), 'utf8'));
  const all = names
    .filter((name) => PART.test(name))
    .flatMap((name) => readPuzzles(TEXT.exec(textOf(name))?.[1] ?? ''));
  const [, seed = 1, rounds = 0] = (names.includes(INDEX) && SEARCHED.exec(textOf(INDEX))) || [];
  // Whoever was killed while writing has left some puzzles in two parts, see writeList.
  const puzzles = inOrder([...new Map(all.map((puzzle) => [puzzle.id, puzzle])).values()]);
  return { puzzles, seed: Number(seed), rounds: Number(rounds) };
}

/** A list with the motifs with which its solutions begin, by the ids of its puzzles. */
export interface WrittenList extends PuzzleList {
  readonly motifs: ReadonlyMap<string, string>;
}

/**
 * Writes a list to a folder: parts of {@link PUZZLES_IN_PART} puzzles, easy ones first, and their index. The last part comes first:
 * new puzzles only move others to later parts, so none is lost if this is cut short.
 */
export function writeList(folder: string, { puzzles, seed, rounds, motifs }: WrittenList): void {
  const sorted = inOrder(puzzles);
  const count = Math.ceil(sorted.length / PUZZLES_IN_PART);
  const listed = sorted.map((puzzle): ListedPuzzle => {
    const motif = motifs.get(puzzle.id);
    return { ...puzzle, ...(motif && { motif }) };
  });
  for (let part = count; part >= 1; part--) {
    const own = sorted.slice((part - 1) * PUZZLES_IN_PART, part * PUZZLES_IN_PART);
    replaceFile('--folder', join(folder, `part-${part}.ts`), partText(own));
  }
  replaceFile('--folder', join(folder, INDEX), indexText(listed, count, { seed, rounds }));
}

const inOrder = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  [...puzzles].sort((a, b) => a.rating - b.rating || a.seed - b.seed || (a.id < b.id ? -1 : 1));

const partText = (puzzles: readonly Puzzle[]): string => `/**
 * Puzzles as \`npm run puzzles -- find\` writes them: theme, rating and the seed of the match; the position; the solution; other first
 * actions that come to the same.
 */
export const PUZZLES = \`
${puzzles.map(formatPuzzle).join('\n')}
\`;
`;

/** The line of an index that says how far the search has come. */
const SEARCHED = /Looked through with seed (\d+): (\d+) rounds/;

const indexText = (
  puzzles: readonly ListedPuzzle[],
  count: number,
  { seed, rounds }: Pick<PuzzleList, 'seed' | 'rounds'>,
): string => `/**
 * The index of the puzzles, as \`npm run puzzles -- find\` writes it: id, theme, rating and motif.
 * Looked through with seed ${seed}: ${rounds} rounds.
 */
export const INDEX = \`
${puzzles.map(formatListed).join('\n')}
\`;

/** The parts of the list, in the order of the index. */
${partsText(Array.from({ length: count }, (_, index) => `() => import('./part-${index + 1}.ts')`))}
`;

/** The list of parts, broken into lines as the formatter of the repository does it. */
function partsText(parts: readonly string[]): string {
  const line = `export const PARTS = [${parts.join(', ')}];`;
  return line.length <= 120 ? line : `export const PARTS = [\n  ${parts.join(',\n  ')},\n];`;
}
