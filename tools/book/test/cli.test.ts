import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsGames } from '@kickmate/catalogue/testing';
import { afterAll, expect, test } from 'vitest';

needsGames('chess');

const folder = mkdtempSync(join(tmpdir(), 'book-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command, as it is run: from the root of the project. */
const run = (...argv: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/book/src/cli.ts', ...argv], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    encoding: 'utf8',
  });

/** Builds from these lines, and gives what the command says and the book that it wrote. */
function build(lines: string) {
  writeFileSync(join(folder, 'names.tsv'), lines);
  const result = run(
    ...['build', '--nodes', '100', '--plies', '2', '--lines', join(folder, 'names.tsv')],
    ...['--book', join(folder, 'book.ts'), '--scores', join(folder, 'scores.tsv')],
  );
  return { ...result, book: () => readFileSync(join(folder, 'book.ts'), 'utf8') };
}

test('building twice gives the same book', () => {
  const lines = "C20\tKing's Pawn Game\te4 e5\nD00\tQueen's Pawn Game\td4 d5\n";
  const first = build(lines);
  expect(first.status).toBe(0);
  expect(first.stdout).toMatch(/book\.ts: \d+ positions, \d+ moves, 0\.\d KiB gzip of 100\n$/);
  const book = first.book();
  expect(book).toMatch(/^ e7e5( \d+)? C20 King's Pawn Game$/m);
  const again = build(lines);
  expect(again.stderr).not.toContain(' 0 scores kept');
  expect(again.book()).toBe(book);
});

test('a wrong line is refused with its file and number', () => {
  const { status, stderr } = build("C20\tKing's Pawn Game\te4 e5\nD00\tQueen's Pawn Game\td4 d4\n");
  expect(status).toBe(2);
  expect(stderr).toContain('names.tsv: line 2: move 2, d4: ');
});

test('the book of the game is right, and small enough', () => {
  const { status, stdout } = run('check');
  expect(stdout).toMatch(/^\d+ names; \d+ moves in \d+ positions; \d+\.\d KiB gzip of 100\n$/);
  expect(status).toBe(0);
});

test('the moves of the book are shown', () => {
  expect(run('show', 'e4 e5 Nf3 Nc6 Bb5').stdout).toMatch(/^C60 Ruy Lopez\n/);
});

test('wrong moves are refused', () => {
  const { status, stderr } = run('show', 'e4 Ke7');
  expect(status).toBe(2);
  expect(stderr).toContain('no king of Black may go to e7');
});
