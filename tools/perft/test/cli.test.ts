import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { needsGames } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';

const run = (argv: readonly string[], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('../src/cli.ts', import.meta.url)), ...argv], {
    input,
    encoding: 'utf8',
  });

test('reads standard input to its end, also a last line without one', () => {
  needsGames('minimal');
  const { stdout, status } = run([], '{}\r\n{"variant":"minimal","position":"ppp/3/PPP w 1","depth":2}');
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { error: expect.any(String), at: 'variant' },
    { nodes: 10, ms: expect.any(Number) },
  ]);
  expect(status).toBe(0);
});

test('the manual names every key', () => {
  const { stdout } = run(['--help']);
  for (const key of ['variant', 'map', 'position', 'depth', 'divide', 'successors', 'backend', 'id'])
    expect(stdout).toContain(key);
});

test('a game outside this repository is counted, named in the question or by the option', () => {
  const template = fileURLToPath(new URL('../../../packages/variants/template', import.meta.url));
  const question = { position: 'ppppp/5/5/5/5/PPPPP w', depth: 2 };
  const { stdout, stderr } = run(
    ['--variant', template],
    [
      question,
      { ...question, backend: 'rules' },
      { ...question, variant: template, backend: 'js' },
      { ...question, variant: './nowhere' },
      { ...question, map: 'keep' },
    ]
      .map((one) => JSON.stringify(one))
      .join('\n'),
  );
  expect(stderr).toBe('');
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { nodes: 169 },
    { nodes: 169 },
    { nodes: 169 },
    { at: 'variant', error: expect.stringContaining("is not there: it must be a game's folder") },
    { at: 'map', error: expect.stringContaining('has no maps here') },
  ]);
});
