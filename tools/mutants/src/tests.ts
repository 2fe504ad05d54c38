import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { BROWSER_CONFIG } from './copy.ts';
import type { Programs } from './programs.ts';
import type { Package } from './reach.ts';

/** Tests that are run by one program. */
export type Batch =
  | { readonly runner: 'vitest'; readonly of: Package; readonly files: readonly string[]; readonly only?: string }
  | { readonly runner: 'playwright'; readonly spec: string; readonly project: string };

/** What a batch found. */
export type Finding =
  | { readonly isGood: true }
  | {
      readonly isGood: false;
      /** The test that failed, as a person reads it. */
      readonly name: string;
      /** The file in which it is; absent if the batch did not end. */
      readonly file?: string;
      /** The same test alone. */
      readonly alone: Batch;
    };

/** Runs batches of tests in the copy, and remembers how long each file takes. */
export interface Tests {
  run(batch: Batch): Promise<Finding>;
  /** The seconds a file took when it was good; `undefined` if it was never run. */
  secondsOf(file: string): number | undefined;
}

/** Tests that are not known may take so many seconds, known ones several times what they took. */
const UNKNOWN = 120;
const PATIENCE = 5;

/**
 * @param top the copy's folder
 * @param memory the file that keeps the seconds
 * @param chromium the path of the browser
 */
export function openTests(top: string, memory: string, programs: Programs, chromium: () => string): Tests {
  const seconds: Record<string, number> = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
  const report = join(top, '.mutants-report.json');
  const remember = (file: string, took: number) => {
    seconds[file] = Math.round(took * 10) / 10;
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, JSON.stringify(seconds));
  };
  const patienceFor = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + PATIENCE * (seconds[file] ?? 0), 60 + UNKNOWN);

  async function runVitest(batch: Batch & { runner: 'vitest' }): Promise<Finding> {
    const { of, files, only } = batch;
    const inside = files.map((file) => relative(of.folder, file));
    const limit = 1000 * Math.max(30, ...files.map((file) => PATIENCE * (seconds[file] ?? UNKNOWN / PATIENCE)));
    const isShared = of.scripts.test?.includes('--no-isolate') ? ['--no-isolate'] : [];
    const named = only === undefined ? [] : ['--testNamePattern', `^\\s*${escaped(only)}$`];
    const options = ['--bail=1', '--reporter=json', `--outputFile=${report}`, ...isShared, ...named];
    const times = [`--testTimeout=${limit}`, `--hookTimeout=${limit}`];
    const vitest = join(top, of.folder, 'node_modules/vitest/vitest.mjs');
    const ending = await programs.run(process.execPath, [vitest, 'run', ...inside, ...options, ...times], {
      cwd: join(top, of.folder),
      seconds: patienceFor(files),
    });
    const alone = (file: string, name?: string): Batch => ({
      ...{ runner: 'vitest', of, files: [file] },
      ...(name && { only: name }),
    });
    if (ending === 'too long') return { isGood: false, name: `no end: ${files.join(', ')}`, alone: batch };
    const found = readReport<VitestReport>(report);
    if (ending === 'good') {
      if (only === undefined)
        for (const { name, startTime, endTime } of found?.testResults ?? [])
          remember(relative(top, name), (endTime - startTime) / 1000);
      return { isGood: true };
    }
    const file = found?.testResults.find(({ status }) => status === 'failed');
    const test = file?.assertionResults.find(({ status }) => status === 'failed');
    if (!file) return { isGood: false, name: `an error outside of tests: ${files.join(', ')}`, alone: batch };
    const path = relative(top, file.name);
    const name = test ? `${path}: ${test.fullName.trim()}` : `${path} does not load`;
    return { isGood: false, name, file: path, alone: alone(path, test?.fullName.trim()) };
  }

  async function runPlaywright(batch: Batch & { runner: 'playwright' }): Promise<Finding> {
    const { spec, project } = batch;
    const options = [
      '--max-failures=1',
      '--retries=0',
      '--pass-with-no-tests',
      '--reporter=json',
      `--project=${project}`,
    ];
    const cli = join(top, 'apps/web/node_modules/@playwright/test/cli.js');
    const config = relative('apps/web', BROWSER_CONFIG);
    const file = spec.replace(/:\d+$/, '');
    const begun = performance.now();
    const ending = await programs.run(process.execPath, [cli, 'test', '-c', config, spec, ...options], {
      cwd: join(top, 'apps/web'),
      env: {
        CHROMIUM_PATH: chromium(),
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      seconds: 60 + PATIENCE * (seconds[file] ?? UNKNOWN),
    });
    if (ending === 'too long') return { isGood: false, name: `no end: ${spec} (${project})`, alone: batch };
    const found = readReport<PlaywrightReport>(report);
    if (ending === 'good') {
      if (spec === file) remember(file, (performance.now() - begun) / 1000);
      return { isGood: true };
    }
    const test = found?.suites.flatMap(specsIn).find(({ ok }) => !ok);
    if (!test) return { isGood: false, name: `an error outside of tests: ${spec} (${project})`, alone: batch };
    return {
      isGood: false,
      name: `apps/web/e2e/${file}: ${test.title} (${project})`,
      file,
      alone: { runner: 'playwright', spec: `${file}:${test.line}`, project },
    };
  }

  return {
    run(batch) {
      rmSync(report, { force: true });
      return batch.runner === 'vitest' ? runVitest(batch) : runPlaywright(batch);
    },
    secondsOf: (file) => seconds[file],
  };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly specs: readonly { readonly title: string; readonly line: number; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];

const readReport = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A port that nobody uses now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
