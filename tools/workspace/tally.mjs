// Counts passed and failed checks in the output of the programs that run them.

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * @typedef {{ passed: number, failed: number }} Tally
 */

/** @returns {Tally} */
export const sum = (tallies) =>
  tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

/**
 * Counts the checks of a turbo run: each test of vitest and Playwright, and each other task (a build, the types of a package,
 * the lint) as one check. A task that failed without a failed test (a crash, a file that did not load) counts as one
 * failed, and so does a run that failed without a failed task.
 * @param {string} output of turbo with --log-prefix=task
 * @param {number} exitCode of turbo
 * @returns {Tally}
 */
export function tallyOfTurbo(output, exitCode) {
  const lines = linesOf(output);
  const tasks = textsOfTasks(lines);
  const failedTasks = new Set(failedLine(lines));
  for (const id of failedTasks) if (!tasks.has(id)) tasks.set(id, []);
  const all = sum([...tasks].map(([id, texts]) => tallyOfTask(texts, failedTasks.has(id))));
  return orAtLeastOneFailed(all, exitCode);
}

/**
 * The names of what failed in an output, each once: tests of vitest and Playwright, checks of this project's commands, and
 * failed tasks of turbo, which name what crashed without a failed test. Empty where nothing failed.
 * @param {string} output of one of the steps
 * @returns {string[]}
 */
export function failuresOf(output) {
  const lines = linesOf(output);
  const names = [...textsOfTasks(lines)].flatMap(([id, texts]) => texts.flatMap((text) => failureIn(text, id)));
  const passed = new Set(secondTriesOf(output));
  const checks = lines.filter((line) => line.startsWith('FAILED '));
  return [...new Set([...names, ...checks, ...failedLine(lines)])].filter((name) => !passed.has(name));
}

/**
 * The reports of failed tests, each with the name of its test and the first lines of the error of each try.
 * @param {string} output of one of the steps
 * @param {number} [count] the lines of each try
 * @returns {string[]}
 */
export function errorsOf(output, count = 12) {
  const failed = new Set(failuresOf(output));
  return [...textsOfTasks(linesOf(output))].flatMap(([id, texts]) =>
    texts.flatMap((text, index) => {
      // Playwright numbers its reports; the same name without a number is in its closing list.
      const [name] = failureIn(text.replace(/^ +\d+\) (?=\[)/, '    '), id);
      if (!isReport(text) || name === undefined || !failed.has(name)) return [];
      const end = texts.findIndex((one, place) => place > index && (isReport(one) || /^ +\d+ failed$/.test(one)));
      const lines = texts.slice(index + 1, end < 0 ? undefined : end).filter((line) => line.trim() !== '');
      const tries = [0, ...lines.flatMap((line, place) => (/^ +Retry #\d+ /.test(line) ? [place] : []))];
      const told = tries.flatMap((from, nth) => lines.slice(from, Math.min(from + count, tries[nth + 1] ?? Infinity)));
      return [[name, ...told.map((line) => `    ${line.trim()}`)].join('\n')];
    }),
  );
}

/** @param {string} text a line of output that may begin the report of a failed test */
const isReport = (text) => /^ +\d+\) \[/.test(text) || /^\s*FAIL\s/.test(text);

/**
 * The names of the browser tests in an output that failed at first and passed at the second try. Such a test may have met a
 * browser that hung, or a bug that comes and goes.
 * @param {string} output of one of the steps
 * @returns {string[]}
 */
export function secondTriesOf(output) {
  return [...textsOfTasks(linesOf(output))].flatMap(([id, texts]) =>
    closingList(texts, 'flaky').flatMap((text) => failureIn(text, id)),
  );
}

/**
 * The test files of vitest and the tests of Playwright that took longest in an output, the slowest first, as `12.3 s  name`.
 * @param {string} output of turbo with --log-prefix=task
 * @param {number} [count]
 * @returns {string[]}
 */
export function slowestIn(output, count = 15) {
  return [...textsOfTasks(linesOf(output))]
    .flatMap(([id, texts]) => texts.flatMap((text) => durationIn(text, id)))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Reads `✓ test/a.test.ts (3 tests) 1234ms` of vitest, or `✓  1 [phone] › a.spec.ts:1:2 › plays (2.1s)` of Playwright. */
function durationIn(text, id) {
  const [, file, ms] = /^\s*✓ +(\S+\.test\.ts) \(.*\) (\d+)ms$/.exec(text) ?? [];
  if (file !== undefined) return [{ name: `${id}: ${file}`, seconds: Number(ms) / 1000 }];
  const [, name, time, unit] = /^\s*✓ +\d+ (\[[\w-]+\] .*) \(([\d.]+)(ms|s|m)\)$/.exec(text) ?? [];
  const factor = { ms: 0.001, s: 1, m: 60 }[unit] ?? 1;
  return name === undefined ? [] : [{ name: `${id}: ${name}`, seconds: Number(time) * factor }];
}

/** The lines of Playwright's closing list about an outcome: `  1 flaky`, and below it the names. */
function closingList(texts, outcome) {
  const start = texts.findLastIndex((text) => outcomeOf(text)?.outcome === outcome);
  if (start < 0) return [];
  const length = texts.slice(start + 1).findIndex((text) => !text.startsWith('    '));
  return texts.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

/** Reads `FAIL  file > test` of vitest, `Unhandled …` of vitest, or `[phone] › file:1:2 › test` of Playwright's closing list. */
function failureIn(text, id) {
  const vitest = /^\s*FAIL\s+(\S.*)$/.exec(text)?.[1];
  const unhandled = /(Unhandled (?:Error|Rejection|Exception)s?)/.exec(text)?.[1];
  const playwright = /^ {4}(\[[\w-]+\] › .*)$/.exec(text)?.[1];
  const name = vitest ?? unhandled ?? playwright;
  return name === undefined ? [] : [`${id}: ${name.replace(/[\s─]+$/, '')}`];
}

const linesOf = (output) => output.replace(colours, '').split(/\r?\n/);

/**
 * The lines that the tasks of turbo wrote, one task after the other.
 * @param {string} output of turbo with --log-prefix=task
 * @returns {string[]}
 */
export const textsIn = (output) => [...textsOfTasks(linesOf(output)).values()].flat();

/** The lines that each task of turbo wrote, under `package#task`. */
function textsOfTasks(lines) {
  const tasks = new Map();
  for (const line of lines) {
    const [, owner, task, text] = /^(\/\/|@kickmate\/[\w-]+):([\w-]+(?::[\w-]+)*): ?(.*)$/.exec(line) ?? [];
    if (owner === undefined) continue;
    const id = `${owner}#${task}`;
    tasks.set(id, [...(tasks.get(id) ?? []), text]);
  }
  return tasks;
}

/** Reads the last line `N passed, N failed` of a command of this project. */
export function tallyOfChecks(output, exitCode) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return orAtLeastOneFailed({ passed: Number(last?.[1] ?? 0), failed: Number(last?.[2] ?? 0) }, exitCode);
}

function orAtLeastOneFailed({ passed, failed }, exitCode) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

function failedLine(lines) {
  const ids = lines.map((line) => /^\s*Failed: +(\S.*)$/.exec(line)?.[1]).findLast((text) => text !== undefined);
  return ids?.split(', ').map((id) => id.trim()) ?? [];
}

function tallyOfTask(texts, hasFailed) {
  const counted = sum(texts.map(tallyOfLine));
  if (hasFailed) return orAtLeastOneFailed(counted, 1);
  return counted.passed + counted.failed > 0 ? counted : { passed: 1, failed: 0 };
}

/**
 * Reads a line of vitest (`Tests  1 failed | 11 passed (12)`), of Playwright (`  3 passed (5.2s)`, one for each outcome), or of a
 * command of this project (`3 passed, 1 failed`).
 */
function tallyOfLine(text) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed/.exec(text) ?? [];
  if (passed !== undefined) return { passed: Number(passed), failed: Number(failed) };
  const vitest = /^\s*Tests\s+(\d.*)$/.exec(text)?.[1];
  if (vitest) return { passed: numberBefore(vitest, 'passed'), failed: numberBefore(vitest, 'failed') };
  const { count, outcome } = outcomeOf(text) ?? { count: 0 };
  return outcome === 'passed' || outcome === 'flaky' ? { passed: count, failed: 0 } : { passed: 0, failed: count };
}

/** Reads a line of Playwright's closing list. */
function outcomeOf(text) {
  const [, count, outcome] = /^\s+(\d+) (passed|failed|flaky|interrupted|did not run)(?: \(.*\))?$/.exec(text) ?? [];
  return count === undefined ? undefined : { count: Number(count), outcome };
}

const numberBefore = (text, word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
