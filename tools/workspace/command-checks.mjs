// Checks the commands of README from outside: through npm, pipes and HTTP.
//
//   node tools/workspace/command-checks.mjs
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, runChecks } from './checks.mjs';
import { gamesIn } from './game-names.mjs';
import { root } from './place.mjs';
import { answers } from './ports.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The first published position of a game with a kernel, and the numbers of its successors at depths 1 and 2. */
const {
  variant,
  position,
  perft: [nodesOfOne, nodesOfTwo],
} = publishedPosition();

process.exitCode = await runChecks([
  ['perft answers line by line, and nothing else', perftAnswers],
  ['perft goes on after a bad line', perftGoesOn],
  ['uci plays', uciPlays],
  ['start serves the app, and leaves nothing behind', startServes],
]);

async function perftAnswers() {
  const questions = ['rules', 'js', 'wasm'].map((backend) => JSON.stringify({ variant, position, depth: 2, backend }));
  const { output, exitCode } = await ask(['run', '--silent', 'perft'], `${questions.join('\n')}\n`);
  expect(exitCode === 0, `exit code ${exitCode}`);
  const nodes = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).nodes);
  expect(nodes.join() === [nodesOfTwo, nodesOfTwo, nodesOfTwo].join(), output);
}

async function perftGoesOn() {
  const good = JSON.stringify({ variant, position, depth: 1 });
  const bad = JSON.stringify({ variant, position: position.replace('/', '//'), depth: 1 });
  const { output } = await ask(['run', '--silent', 'perft'], `no json\n${bad}\n${good}\n`);
  const answers = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.length === 3 && answers[0].error && answers[1].at && answers[2].nodes === nodesOfOne, output);
}

async function uciPlays() {
  const script = [
    'uci',
    `setoption name UCI_Variant value ${variant}`,
    'isready',
    'position startpos',
    'go depth 3',
    '',
  ];
  const { output, exitCode } = await ask(['run', '--silent', 'uci'], script.join('\n'));
  expect(exitCode === 0, `exit code ${exitCode}: ${output}`);
  const lines = output.trimEnd().split('\n');
  for (const start of ['uciok', 'readyok', 'info depth 3 ', 'bestmove ']) {
    expect(
      lines.some((line) => line.startsWith(start)),
      `no line '${start}' in:\n${output}`,
    );
  }
  return lines.at(-1);
}

async function startServes() {
  const server = spawn(npm, ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const address = await firstMatch(server.stdout, /http:\S+/);
  const page = await fetch(address);
  const text = await page.text();
  const script = /<script[^>]*\bsrc="([^"]+)"/.exec(text)?.[1];
  const scriptStatus = script && (await fetch(new URL(script, address))).status;
  server.kill('SIGTERM');
  expect(page.status === 200 && scriptStatus === 200, `the page says ${page.status}, its script ${scriptStatus}`);
  const { port } = new URL(address);
  for (let tenths = 0; await answers(Number(port)); tenths++) {
    expect(tenths < 600, `port ${port} is still served a minute after npm was ended`);
    await pause(100);
  }
  return address;
}

/** Reads the published cases of the first game of the catalogue that has some, and takes the first case without a map. */
function publishedPosition() {
  for (const { id } of gamesIn(readFileSync(join(root, 'packages/catalogue/src/index.ts'), 'utf8'))) {
    const file = join(root, 'packages/variants', id, 'test/fixtures', `${id}.json`);
    if (!existsSync(file)) continue;
    const found = JSON.parse(readFileSync(file, 'utf8')).cases.find(({ map, perft }) => !map && perft?.length > 1);
    if (found) return { variant: id, ...found };
  }
  throw new Error('no game of the catalogue has published cases: packages/variants/<id>/test/fixtures/<id>.json');
}

/** Runs npm with a text as its input. Returns its standard output and exit code. */
function ask(args, input) {
  return new Promise((resolve, reject) => {
    const child = spawn(npm, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ output, exitCode }));
    child.stdin.end(input);
  });
}

/** Returns the first match in what a stream prints; throws if it ends without one. */
async function firstMatch(stream, pattern) {
  let output = '';
  for await (const text of stream.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text;
    const match = pattern.exec(output);
    if (match) return match[0];
  }
  throw new Error(`the stream ended with: ${output}`);
}
