// Running other programs so that nothing is left behind: signals are passed on, and when the one who started us is
// gone (killing npm ends npm, not what it started) we end the program and go too.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const isWindows = process.platform === 'win32';
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const starters = whoStartedUs();

/**
 * For programs whose standard output is only progress: ours stays clean, and standard input is left for the tool.
 * @type {import('node:child_process').StdioOptions}
 */
export const progressOnly = ['ignore', 2, 2];

/** The exit code by which a shell reports a program ended by a signal. */
const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a program to its end and gives its exit code (127 if it cannot be started). When we were told to end meanwhile,
 * the process exits here, after the program has.
 *
 * @param {string} program a path, or a name looked up in `env.PATH`
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { started?: (child: import('node:child_process').ChildProcess) => void }} options
 * @returns {Promise<number>}
 */
export async function run(program, args, { started, ...options } = {}) {
  // On Windows the programs of node_modules/.bin are .cmd files, which only a shell starts; node itself is not.
  const shell = isWindows && program !== process.execPath;
  const child = spawn(program, args, { stdio: 'inherit', shell, ...options });
  started?.(child);

  let endedBy;
  // Control-C in a terminal reaches the whole group, the child included: a second one would cut its farewell short.
  const isHeardByAll = (signal) => signal === 'SIGINT' && process.stdin.isTTY;
  const pass = (signal) => {
    endedBy ??= signal;
    if (!isHeardByAll(signal)) child.kill(signal);
  };
  for (const signal of passedOn) process.on(signal, pass);
  const watch = setInterval(() => whoStartedUs() !== starters && pass('SIGTERM'), 500);

  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (exitCode, signal) => resolve(exitCode ?? exitCodeOf(signal)));
  });

  clearInterval(watch);
  for (const signal of passedOn) process.off(signal, pass);
  if (endedBy) process.exit(code === 0 ? exitCodeOf(endedBy) : code);
  return code;
}

/**
 * Our parent process and, where npm has put a shell between itself and us, npm: killed outright, it leaves the shell
 * waiting for us. (Other systems' shells step aside for the last command.)
 */
function whoStartedUs() {
  const parent = process.ppid;
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return `${parent}`;
  try {
    const [, program, parentOfParent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return program?.endsWith('sh') ? `${parent} ${parentOfParent}` : `${parent}`;
  } catch {
    return 'gone';
  }
}
