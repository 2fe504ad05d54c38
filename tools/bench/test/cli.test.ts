import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseResult } from '@kickmate/bench';
import { needsGames } from '@kickmate/catalogue/testing';
import { afterAll, expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kickmate-bench-cli-'));
const wrong = join(folder, 'wrong.json');
writeFileSync(wrong, '{"format":"kickmate-bench","version":1,"made":"2026-11-23","place":{"program":"Node"}}');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command. Its outputs are pipes. */
const bench = (...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly said: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', CLI, ...args], (error, out, said) =>
      resolve({ code: error ? Number(error.code) : 0, out, said }),
    );
  });

test.each([
  [['--compare', 'no-such-file.json'], '--compare: ENOENT'],
  [['--compare', wrong], `--compare: ${wrong}: place.system: must be a text`],
  [['--html', join(folder, 'no-such-folder', 'a.html')], '--html: ENOENT'],
  [['--quick', '--micro'], '--quick does not go with --micro'],
  [['--compare', wrong, '--signature'], '--compare does not go with --signature'],
  [['--epd', '--html', join(folder, 'a.html')], '--html does not go with --epd'],
  [['--signature', '--switches'], '--signature does not go with --switches'],
  [['--micro', '--variant', 'handball'], '--variant does not go with --micro'],
  [['--update'], '--update goes with --signature only'],
  [['--network', 'a.net'], '--network goes with --evaluations only'],
  [['--evaluations', '--variant', 'minimal', '--network', 'a.net'], 'minimal has no kernel'],
  [['--evaluations', '--variant', 'chess', '--network', 'no-such-file.net'], '--network: ENOENT'],
  [['--evaluations', '--variant', 'chess', '--network', wrong], `--network: ${wrong} is not a network for chess`],
  [['--programs'], '--programs goes with --against only'],
  [['--against', folder, '--programs'], 'does not exist: give --against the folder of a checkout'],
  [['--against', folder, '--backend', 'js'], '--backend goes with --against only if --programs is there, too'],
  [['--nodes', '9'], '--nodes goes with --polls or --epd only'],
  [['my.epd'], "'my.epd' was not expected"],
  [['--runs', '0'], '--runs must be a whole number from 1 to 1000'],
  [['--variant', 'handball'], '--variant must be one of'],
])('%j is refused with a sentence', async (args, message) => {
  const named = args[args.indexOf('--variant') + 1]!;
  if (args.includes('--variant') && named !== 'handball') needsGames(named);
  const { code, out, said } = await bench(...args);
  expect([code, out]).toEqual([2, '']);
  expect(said).toContain(message);
  expect(said).not.toContain('    at ');
});

test('a game is measured, written as a page, and compared; nothing but the result is written into a pipe', async () => {
  needsGames('minimal');
  const html = join(folder, 'report.html');
  const first = await bench('--quick', '--variant', 'minimal', '--json', '--html', html);
  expect([first.code, first.said]).toEqual([0, '']);
  const read = parseResult(first.out);
  expect(read.ok && read.value.games.map(({ variant, signature }) => [variant, signature])).toEqual([['minimal', 509]]);
  expect(readFileSync(html, 'utf8')).toContain('<h2>Hexapawn</h2>');
  const file = join(folder, 'first.json');
  writeFileSync(file, first.out);
  const second = await bench('--quick', '--variant', 'minimal', '--compare', file);
  expect(second.code).toBe(0);
  expect(second.out.trimEnd().split('\n').at(-1)).toMatch(
    /^\d slower beyond noise, \d faster, \d the same within noise, \d unclear$/,
  );
});

test('a game outside this repository is measured on all backends, and has no signature that is kept', async () => {
  needsGames('minimal');
  const template = fileURLToPath(new URL('../../../packages/variants/template', import.meta.url));
  const { code, out, said } = await bench('--quick', '--variant', template, '--json');
  expect([code, said]).toEqual([0, '']);
  const read = parseResult(out);
  const game = read.ok ? read.value.games[0] : undefined;
  expect(game).toMatchObject({ variant: 'template', differences: [] });
  expect(new Set(game?.rows.map(({ backend }) => backend))).toEqual(new Set(['wasm', 'js', 'rules']));
  const signature = await bench('--signature', '--variant', `${template},minimal`);
  expect([signature.code, signature.out]).toEqual([0, expect.stringMatching(/^template \d+\nminimal 509\n$/)]);
});
