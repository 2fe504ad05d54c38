// Runs other programs so that none keeps running alone. Signals are passed on to the program. When the process that started
// this one has ended (killing npm does not end its children), the program and this process end too.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const isWindows = process.platform === 'win32';
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const starters = startersOfThis();

/**
 * The streams of a program whose output is only progress. It goes to standard error; standard input stays for the tool.
 * @type {import('node:child_process').StdioOptions}
 */
export const progressOnly = ['ignore', 2, 2];

/** The exit code by which a shell reports a program ended by a signal. */
const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a program to its end and returns its exit code (127 if it cannot be started). If this process receives a signal to
 * end, it passes the signal on and exits after the program.
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
  // Control-C in a terminal reaches all programs, also the child: a second signal would end it before it has cleaned up.
  const reachesAll = (signal) => signal === 'SIGINT' && process.stdin.isTTY;
  const pass = (signal) => {
    endedBy ??= signal;
    if (!reachesAll(signal)) child.kill(signal);
  };
  for (const signal of passedOn) process.on(signal, pass);
  const watch = setInterval(() => startersOfThis() !== starters && pass('SIGTERM'), 500);

  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(127);
    });
    child.on('close', (exitCode, signal) => resolve(exitCode ?? exitCodeOf(signal)));
  });

  clearInterval(watch);
  for (const signal of passedOn) process.off(signal, pass);
  if (endedBy) process.exit(code === 0 ? exitCodeOf(endedBy) : code);
  return code;
}

/**
 * Runs a program as {@link run} does, shows its output, and returns it too, standard output and error in the order of arrival.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export async function runHeard(program, args, options = {}) {
  let output = '';
  const hear = (child) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        process.stdout.write(text);
      });
  };
  const exitCode = await run(program, args, { ...options, stdio: ['inherit', 'pipe', 'pipe'], started: hear });
  return { exitCode, output };
}

/**
 * The ids of the parent process and, if npm started it through a shell, of npm: when npm is killed, the shell still waits for
 * this process. (On other systems the last command replaces the shell.)
 */
function startersOfThis() {
  const parent = process.ppid;
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return `${parent}`;
  try {
    const [, program, parentOfParent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return program?.endsWith('sh') ? `${parent} ${parentOfParent}` : `${parent}`;
  } catch {
    return 'gone';
  }
}
