import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { describeOptions } from '../src/options.ts';

const start = (...argv: readonly string[]) =>
  spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('../src/cli.ts', import.meta.url)), ...argv], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

test('quit ends the program while its input stays open', async () => {
  const program = start();
  let output = '';
  program.stdout.on('data', (text) => {
    output += text;
  });
  program.stdin.write('position startpos\ngo depth 3\nquit\n');
  const [status] = await once(program, 'exit');
  expect(status).toBe(0);
  expect(output).toMatch(/\nbestmove \w+( ponder \w+)?\n$/);
});

test('a slow reader gets every line', async () => {
  const program = start();
  const diagrams = 3000;
  program.stdin.end(`${'d\n'.repeat(diagrams)}go depth 1\nquit\n`);
  await once(program.stdout, 'readable');
  await pause(1000);
  let output = '';
  for await (const text of program.stdout) output += text;
  expect(output.match(/^Position: /gm)).toHaveLength(diagrams);
  expect(output).toMatch(/\nbestmove \w+( ponder \w+)?\n$/);
});

test('the manual names every command', async () => {
  const program = start('--help');
  let output = '';
  for await (const text of program.stdout) output += text;
  const commands = [
    'uci',
    'setoption',
    'isready',
    'ucinewgame',
    'position',
    'go depth',
    'go perft',
    'stop',
    'quit',
    'd ',
  ];
  const more = ['bench', 'eval', 'debug', 'register', 'ponderhit', 'searchmoves', 'infinite', 'mate', 'bestmove'];
  for (const word of [...commands, ...more]) expect(output).toContain(word);
  for (const line of describeOptions(await exampleGame('chess'))) {
    const name = /^option name (.+) type/.exec(line)![1]!;
    if (!/^(Use|Evaluate) /.test(name)) expect(output).toContain(name);
  }
});

const TEMPLATE = fileURLToPath(new URL('../../../packages/variants/template', import.meta.url));

test('a game outside this repository is played first, and chosen again after another', async () => {
  needsGames('minimal', 'chess');
  const program = start('--variant', TEMPLATE);
  program.stdin.end(
    [
      'uci',
      'position startpos moves a1a2',
      'go depth 3',
      'setoption name UCI_Variant value minimal',
      'd',
      'setoption name UCI_Variant value template',
      'go depth 2',
      'd',
      '',
    ].join('\n'),
  );
  let output = '';
  for await (const text of program.stdout) output += text;
  expect(output).toContain('option name UCI_Variant type combo default template var template var chess ');
  expect(output.match(/^bestmove [a-e]\d[a-e]\d/gm)).toHaveLength(2);
  expect(output).toContain('Position: ppp/3/PPP w');
  expect(output).toContain('Position: ppppp/5/5/5/5/PPPPP w');
  expect(output).not.toContain('info string');
});

test('a folder without a game is refused with a sentence', async () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('../src/cli.ts', import.meta.url)), '--variant', import.meta.dirname],
    { encoding: 'utf8' },
  );
  expect([status, stderr.split('\n')[0]]).toEqual([
    2,
    `--variant: ${import.meta.dirname} is no game's folder: it has no package.json`,
  ]);
});
