// Checks a change in a fresh clone. What failed, or passed only at the second try, is named again at the end; the last line is
// `N passed, N failed`.
//
//   .ci/run
import { spawn } from 'node:child_process';
import { workspacePackages } from './packages.mjs';
import { root } from './place.mjs';
import { errorsOf, failuresOf, secondTriesOf, slowestIn, sum, tallyOfChecks, tallyOfTurbo } from './tally.mjs';
import { outdatedParts } from './verified.mjs';

const minutes = 60_000;

/** The steps, in order: the later ones check what the first has built. The limits only end steps that hang. */
const steps = [
  {
    what: 'lint, types, builds, unit and browser tests',
    command: ['npm', 'test', '--', '--force', '--log-prefix=task', '--log-order=stream'],
    limitMs: 90 * minutes,
    tally: tallyOfTurbo,
  },
  {
    what: 'two journeys each in Firefox and WebKit, where they can be installed',
    // The first step has built the app.
    command: [...['npm', 'run', 'verify', '--', 'browsers', '--log-order=stream', '--', '--grep=@ci']],
    limitMs: 20 * minutes,
    tally: tallyOfTurbo,
  },
  {
    what: 'sizes',
    command: [process.execPath, 'tools/workspace/sizes.mjs'],
    limitMs: 5 * minutes,
    tally: tallyOfChecks,
  },
  {
    what: 'the commands, as a person or a program calls them',
    command: [process.execPath, 'tools/workspace/command-checks.mjs'],
    limitMs: 15 * minutes,
    tally: tallyOfChecks,
  },
];

const tallies = [];
const failures = [];
const errors = [];
const secondTries = [];
const slowest = [];
for (const [index, { what, command, limitMs, tally }] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${what}`);
  const started = Date.now();
  const { output, exitCode } = await runShown(command, limitMs);
  const result = tally(output, exitCode);
  tallies.push(result);
  failures.push(...failuresOf(output));
  errors.push(...errorsOf(output));
  secondTries.push(...secondTriesOf(output));
  slowest.push(...slowestIn(output));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`[${index + 1}/${steps.length}] ${what}: ${textOf(result)} in ${seconds} s`);
}
if (slowest.length > 0) console.log(`\nthe slowest tests:\n  ${slowest.join('\n  ')}`);
if (secondTries.length > 0) console.log(`\npassed only at the second try:\n  ${secondTries.join('\n  ')}`);
if (errors.length > 0) console.log(`\nthe errors:\n\n${errors.join('\n\n')}`);
if (failures.length > 0) console.log(`\nfailed:\n  ${failures.join('\n  ')}`);
const outdated = outdatedParts(workspacePackages());
if (outdated.length > 0) console.log(`\nto be verified again (npm run verify):\n  ${outdated.join('\n  ')}`);
const all = sum(tallies);
console.log(`\n${textOf(all)}`);
process.exitCode = all.failed === 0 ? 0 : 1;

function textOf({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** Runs a command without input. Shows and returns its output, with standard output and error in the order of arrival. */
function runShown(command, limitMs) {
  return new Promise((resolve) => {
    const env = { ...process.env, CI: 'true' };
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMs });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ output: `${output}\n${error.message}`, exitCode: 127 }));
    child.on('close', (code, signal) => {
      if (signal) console.log(`ended by ${signal}, after at most ${limitMs / minutes} minutes`);
      resolve({ output, exitCode: code ?? 1 });
    });
  });
}
