#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import {
  type BenchResult,
  backendsOf,
  compareResults,
  FORMAT,
  type GameResult,
  parseResult,
  placeText,
  planGame,
  runGame,
  type Size,
  VERSION,
} from '@kickmate/bench';
import { type ExperimentResult, openExperiments, runExperiment } from '@kickmate/bench/experiments';
import { entries, loadVariant } from '@kickmate/catalogue';
import {
  defineCommand,
  isPath,
  oneWord,
  readGame,
  replaceFile,
  requireWritable,
  runTool,
  UsageError,
  useNamedFile,
  wholeNumber,
  wordList,
} from '@kickmate/command';
import { BACKENDS, MAX_THREADS, type SearchRequest } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';

import { type AgainstRow, againstText, measureAgainst } from './against.ts';
import { readEpd, solveProblems } from './epd.ts';
import { type EvaluationRow, evaluationsText, measureEvaluations } from './evaluations.ts';
import { experimentsHtml, htmlReport } from './html.ts';
import { cpuTime, workloadOf } from './measure.ts';
import { measureRivals } from './other-programs.ts';
import { nodePlace } from './place.ts';
import { LONGEST_GAP, measurePolls, type PollsRow, pollsText } from './polls.ts';
import { measurePrograms, type ProgramsRow, programsText } from './programs.ts';
import { ProgressBar } from './progress.ts';
import {
  comparisonText,
  epdText,
  experimentsText,
  isFailure,
  type Report,
  reportText,
  rivalsText,
  techniquesText,
} from './report.ts';
import { readSignatures, signatureOf, writeSignatures } from './signature.ts';
import { measureStartUp, type StartUp } from './start-up.ts';
import { checkTargets } from './targets.ts';
import { measureTechniques, type TechniqueRow } from './techniques.ts';
import { measureThreads, type ThreadsRow, threadsText } from './threads.ts';
import { threadEngines } from './worker-start.ts';

const MANUAL = `How fast the engine is on each backend: perft from the kick-off, and searches of a fixed list of positions to a
fixed depth, each from a clean slate. The backends run by turns, each in a thread of its own, as in the app. Runs that warm up are shown and not counted:
at least one, and more as long as runs get faster. wasm and js are the same program, and perft is the same everywhere: if nodes
differ, the exit status is 1. The targets (speeds, the time to the first answer, memory) are reported. With --assert a
MISSED target gives exit status 1, too; use that on a quiet machine only. A game without a workload is measured from its
starts. On a terminal a bar shows the progress.

  npm run bench                          everything, for every variant: under five minutes on two cores
  npm run bench -- --quick               only speeds, at smaller depths: under a minute
  npm run bench -- --assert              everything, and every target must be met
  npm run bench -- --variant chess-league --runs 9 --json > new.json
  npm run bench -- --html report.html    the same as one file with charts, which needs nothing else; also with --quick,
                                         --micro and --compare
  npm run bench -- --compare old.json    what became slower or faster than in an earlier result (a file of --json or of the
                                         app's bench page) beyond noise: by more than the uncertainty of both medians; with
                                         --assert something slower gives exit status 1
  npm run bench -- --micro               seven small experiments with the same code as WebAssembly and as JavaScript:
                                         nanoseconds of an operation
  npm run bench -- --switches            nodes and time without each technique in turn, and without each part of
                                         the evaluation
  npm run bench -- --signature           the nodes of fixed searches, a variant's signature; with --update kept in
                                         tools/bench/signatures.json, else compared with it (exit status 1 if it differs)
  npm run bench -- --against ../other    the speed per node of each kernel relative to that of another checkout, which must
                                         be built: the median over pairs of short slices by turns, in CPU time; --runs
                                         sets how often each position of the workload is measured
  npm run bench -- --against ../other --programs
                                         the nodes a second of both checkouts' UCI programs by the clock, by turns: also of
                                         checkouts whose kernels have another interface
  npm run bench -- --evaluations         the speed of searches with the trained network beside the classical evaluation, and
                                         what the network costs to load; --network names another network's file
  npm run bench -- --threads 2           the nodes a second of this many threads, each with a core to itself, relative to those
                                         of one; --runs sets how often each position of the workload is searched
  npm run bench -- --rivals              chess side by side with the stockfish package's lite build, chess.js and a
                                         hand-written generator: perft, search, start, sizes; --assert as above.
                                         Stockfish is fetched into .cache when it is first needed
  npm run bench -- --polls               the longest CPU time between two polls, at which a search can be stopped: of the
                                         workload's positions and of maps full of pieces, in a fresh thread each. --nodes
                                         sets the nodes of each search (3000), --runs the searches of each thread
  npm run bench -- --epd --ms 1000       chess problems solved, of tools/bench/epd/tactics.epd
  npm run bench -- --epd my.epd --nodes 200000 --backend wasm,js,rules`;

const TACTICS = new URL('../epd/tactics.epd', import.meta.url);
const IDS = entries.map(({ id }) => id);

/** The starts of an engine of which the median is taken. */
const START_RUNS = 5;

/** The options that measure something else, and the options that go with each. */
const OTHERS = {
  micro: ['json', 'html'],
  switches: ['variant', 'runs', 'json'],
  against: ['variant', 'runs', 'json', 'programs', 'backend'],
  evaluations: ['variant', 'runs', 'json', 'network'],
  threads: ['variant', 'runs', 'json'],
  rivals: ['runs', 'json', 'assert'],
  polls: ['variant', 'nodes', 'runs', 'json', 'assert'],
  signature: ['variant', 'update'],
  epd: ['file', 'ms', 'nodes', 'backend', 'json'],
} as const;
/** The options that go with none of these. */
const USUAL = ['variant', 'runs', 'quick', 'json', 'html', 'compare', 'assert'] as const;

type Other = keyof typeof OTHERS;

/**
 * Returns what the options ask to measure; undefined for everything.
 * @throws UsageError for two of {@link OTHERS}, and for an option that would be ignored
 */
function whatToMeasure(args: Readonly<Record<string, unknown>>): Other | undefined {
  const given = (name: string) => args[name] !== undefined && args[name] !== false;
  const names = Object.keys(OTHERS) as Other[];
  const [other, second] = names.filter(given);
  if (second) throw new UsageError(`--${second} does not go with --${other}`);
  const allowed: readonly string[] = other ? OTHERS[other] : USUAL;
  const ignored = [...new Set([...USUAL, ...names.flatMap((name) => OTHERS[name])])].find(
    (name) => given(name) && !allowed.includes(name),
  );
  if (ignored === undefined) return other;
  if (ignored === 'file') throw new UsageError(`'${args.file}' was not expected`);
  if (other) throw new UsageError(`--${ignored} does not go with --${other}`);
  const modes = names.filter((name) => (OTHERS[name] as readonly string[]).includes(ignored));
  throw new UsageError(`--${ignored} goes with ${modes.map((name) => `--${name}`).join(' or ')} only`);
}

await runTool(
  defineCommand({
    meta: { name: 'npm run bench --', description: MANUAL },
    args: {
      variant: {
        type: 'string',
        description:
          'variants, joined by commas; all if absent; also folders of games outside this repository, as in ../my-game',
      },
      runs: { type: 'string', description: 'runs of which the median is taken (5; everything: 7, if they are quick)' },
      quick: { type: 'boolean', description: 'only speeds, at smaller depths' },
      json: { type: 'boolean', description: 'everything as JSON' },
      html: { type: 'string', description: 'write the report to this file, with charts' },
      compare: { type: 'string', description: 'compare with the result in this file' },
      micro: { type: 'boolean', description: 'measure the seven small experiments instead' },
      assert: { type: 'boolean', description: 'exit status 1 if a target is missed' },
      switches: { type: 'boolean', description: 'measure the techniques and the parts of the evaluation instead' },
      against: {
        type: 'string',
        description: 'measure the kernels beside those of the checkout in this folder instead',
      },
      programs: { type: 'boolean', description: 'with --against: measure the UCI programs, not the kernels alone' },
      evaluations: { type: 'boolean', description: 'measure the network beside the classical evaluation instead' },
      network: { type: 'string', description: 'with --evaluations: the file of a network' },
      threads: { type: 'string', description: 'measure the speed of a search with so many threads instead' },
      rivals: { type: 'boolean', description: 'measure chess beside other programs instead' },
      epd: { type: 'boolean', description: 'solve chess problems instead' },
      file: { type: 'positional', required: false, description: 'with --epd: a file of problems with bm' },
      ms: { type: 'string', description: 'with --epd: milliseconds for each problem (1000)' },
      nodes: {
        type: 'string',
        description: 'with --epd: positions to visit for each, instead of a time; with --polls',
      },
      polls: { type: 'boolean', description: 'measure the time between polls instead' },
      backend: {
        type: 'string',
        description: 'backends, joined by commas; with --epd (wasm,js) and with --programs (wasm)',
      },
      signature: { type: 'boolean', description: 'print signatures instead' },
      update: { type: 'boolean', description: 'with --signature: keep them' },
    },
    async run({ args }) {
      const other = whatToMeasure(args);
      if (other === 'epd') return problems(args.file, args.backend ?? 'wasm,js', limitsOf(args), args.json ?? false);
      const asked = args.variant?.split(',') ?? IDS;
      const ids = asked.map((text) => (isPath(text) ? text : oneWord('variant', text, IDS)));
      const runs = wholeNumber('runs', args.runs ?? '5', 1, 1000);
      const output = { isJson: args.json ?? false, isAsserting: args.assert ?? false, html: args.html };
      if (args.html !== undefined) requireWritable('--html', args.html);
      const earlier = args.compare === undefined ? undefined : earlierResult(args.compare);
      if (other === 'micro') return experiments(output);
      if (other === 'rivals') return rivals(runs, output);
      const chosen = await Promise.all(
        ids.map(async (id) => {
          const variant = await readGame(id);
          return { variant, workload: await workloadOf(variant) };
        }),
      );
      if (args.against !== undefined && args.programs)
        await programs(chosen, args.against, runs, args.backend ?? 'wasm', args.json ?? false);
      else if (args.against !== undefined && args.backend !== undefined)
        throw new UsageError('--backend goes with --against only if --programs is there, too');
      else if (args.against !== undefined) await against(chosen, args.against, runs, args.json ?? false);
      else if (args.evaluations) await evaluations(chosen, runs, args.network, args.json ?? false);
      else if (args.polls)
        await polls(
          chosen,
          { nodes: wholeNumber('nodes', args.nodes ?? '3000', 1, 1e9), searches: runs },
          {
            isJson: args.json ?? false,
            isAsserting: args.assert ?? false,
          },
        );
      else if (args.threads !== undefined) await threads(chosen, args.threads, runs, args.json ?? false);
      else if (args.signature) await signatures(chosen, args.update ?? false);
      else if (args.switches) await techniques(chosen, runs, args.json ?? false);
      else
        await everything(chosen, {
          ...output,
          size: args.quick ? 'quick' : 'full',
          runs: args.runs === undefined ? undefined : runs,
          earlier,
        });
    },
  }),
);

function limitsOf({
  ms,
  nodes,
}: {
  readonly ms?: string | undefined;
  readonly nodes?: string | undefined;
}): SearchRequest['limits'] {
  if (nodes === undefined) return { ms: wholeNumber('ms', ms ?? '1000', 1, 3_600_000) };
  if (ms !== undefined) throw new UsageError('either --ms or --nodes');
  return { nodes: wholeNumber('nodes', nodes, 1, 1e12) };
}

interface Chosen {
  readonly variant: AnyVariant;
  readonly workload: Workload;
}

interface Manner {
  readonly isJson: boolean;
  /** Whether a missed target is a failure. */
  readonly isAsserting: boolean;
}

interface Everything extends Manner {
  readonly html: string | undefined;
  readonly size: Size;
  /** The runs of each work; by default those of the size. */
  readonly runs: number | undefined;
  readonly earlier: BenchResult | undefined;
}

async function everything(
  chosen: readonly Chosen[],
  { isJson, isAsserting, html, size, runs, earlier }: Everything,
): Promise<void> {
  const games: GameResult[] = [];
  const startUp: StartUp[] = [];
  const bar = new ProgressBar();
  const engines = await threadEngines();
  for (const [index, { variant, workload }] of chosen.entries()) {
    const onProgress = ({ done, step }: { readonly done: number; readonly step: string }) =>
      bar.show((index + done) / chosen.length, step);
    games.push(
      await runGame(planGame(variant, workload, size), { open: engines.open, cpuSoFar: cpuTime, runs, onProgress }),
    );
    if (size === 'quick') continue;
    bar.show((index + 1) / chosen.length, `${variant.name}: start`);
    for (const backend of variant.kernel ? (['wasm', 'js'] as const) : [])
      startUp.push(await measureStartUp(variant, backend, runs ?? START_RUNS));
  }
  bar.end();
  engines.close();
  const targets = checkTargets(chosen, games, startUp);
  const made = new Date().toISOString();
  const report: Report = {
    ...{ format: FORMAT, version: VERSION, made, place: nodePlace(), size, clock: 'cpu' },
    games,
    startUp,
    targets,
  };
  const comparison = earlier && compareResults(earlier, report);
  if (html !== undefined) {
    const notes = Object.fromEntries(chosen.map(({ variant, workload }) => [variant.id, workload.smallGain]));
    replaceFile('--html', html, htmlReport({ report, notes, comparison, earlier }));
  }
  print(isJson ? JSON.stringify(comparison ? { ...report, comparison } : report) : reportText(report));
  if (comparison && !isJson) print(`\n${comparisonText(comparison)}`);
  const isSlower = comparison?.changes.some(({ verdict }) => verdict === 'slower');
  if (isFailure(report, isAsserting) || (isAsserting && isSlower)) process.exitCode = 1;
}

function earlierResult(path: string): BenchResult {
  const read = parseResult(useNamedFile('--compare', () => readFileSync(path, 'utf8')));
  if (!read.ok) throw new UsageError(`--compare: ${path}: ${read.error.message}`);
  return read.value;
}

async function experiments({ isJson, html }: Pick<Manner, 'isJson'> & { html: string | undefined }): Promise<void> {
  const results: ExperimentResult[] = [];
  const all = await openExperiments();
  const bar = new ProgressBar();
  for (const [index, experiment] of all.entries())
    results.push(
      await runExperiment(
        experiment,
        () => performance.now(),
        (done) => bar.show((index + done) / all.length, experiment.title),
      ),
    );
  bar.end();
  const place = nodePlace();
  const made = new Date().toISOString();
  if (html !== undefined) replaceFile('--html', html, experimentsHtml({ place, made, all, results }));
  print(isJson ? JSON.stringify({ place, made, results }) : `${placeText(place)}\n\n${experimentsText(results)}`);
}

async function against(chosen: readonly Chosen[], folder: string, runs: number, isJson: boolean): Promise<void> {
  const rows: AgainstRow[] = [];
  for (const { variant, workload } of chosen) rows.push(...(await measureAgainst(variant, workload, folder, runs)));
  print(isJson ? JSON.stringify(rows) : againstText(rows));
}

async function programs(
  chosen: readonly Chosen[],
  folder: string,
  runs: number,
  list: string,
  isJson: boolean,
): Promise<void> {
  const backends = wordList('backend', list, BACKENDS);
  const rows: ProgramsRow[] = [];
  // Commands run in the root of their checkout.
  for (const { variant, workload } of chosen)
    for (const backend of backends)
      rows.push(...(await measurePrograms(variant, workload, ['.', folder], runs, backend)));
  print(isJson ? JSON.stringify(rows) : programsText(rows));
}

async function evaluations(
  chosen: readonly Chosen[],
  runs: number,
  network: string | undefined,
  isJson: boolean,
): Promise<void> {
  const rows: EvaluationRow[] = [];
  for (const { variant, workload } of chosen)
    rows.push(...(await measureEvaluations(variant, workload, runs, network)));
  print(isJson ? JSON.stringify(rows) : evaluationsText(rows));
}

async function polls(
  chosen: readonly Chosen[],
  work: { readonly nodes: number; readonly searches: number },
  { isJson, isAsserting }: Manner,
): Promise<void> {
  const rows: PollsRow[] = [];
  for (const { variant, workload } of chosen) await measurePolls(variant, workload, work, (row) => rows.push(row));
  print(isJson ? JSON.stringify(rows) : pollsText(rows));
  if (isAsserting && rows.some(({ gaps }) => Math.max(...gaps) > LONGEST_GAP)) process.exitCode = 1;
}

async function threads(chosen: readonly Chosen[], text: string, runs: number, isJson: boolean): Promise<void> {
  const number = wholeNumber('threads', text, 2, MAX_THREADS);
  const rows: ThreadsRow[] = [];
  for (const { variant, workload } of chosen) rows.push(...(await measureThreads(variant, workload, number, runs)));
  print(isJson ? JSON.stringify(rows) : threadsText(rows));
}

async function rivals(runs: number, { isJson, isAsserting }: Manner): Promise<void> {
  const report = await measureRivals(runs);
  print(isJson ? JSON.stringify(report) : rivalsText(report));
  if (isFailure(report, isAsserting)) process.exitCode = 1;
}

async function problems(
  file: string | undefined,
  list: string,
  limits: SearchRequest['limits'],
  isJson: boolean,
): Promise<void> {
  const backends = wordList('backend', list, BACKENDS);
  const variant = await loadVariant('chess');
  const read = readEpd(textOf(file ?? TACTICS), variant);
  const rows = [];
  for (const backend of backends) rows.push(await solveProblems(variant, backend, read, limits));
  print(isJson ? JSON.stringify(rows) : epdText(rows));
}

function textOf(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
}

async function techniques(chosen: readonly Chosen[], runs: number, json: boolean): Promise<void> {
  const rows: TechniqueRow[] = [];
  for (const { variant, workload } of chosen)
    if (variant.kernel) rows.push(...(await measureTechniques(variant, workload, runs)));
  print(json ? JSON.stringify(rows) : techniquesText(rows));
}

async function signatures(chosen: readonly Chosen[], update: boolean): Promise<void> {
  const kept = readSignatures();
  const found: Record<string, number> = {};
  for (const { variant, workload } of chosen) {
    const nodes = await signatureOf(variant, workload, backendsOf(variant)[0] ?? 'rules');
    // Signatures are kept of the games of the catalogue.
    if (!IDS.includes(variant.id)) {
      print(`${variant.id} ${nodes}`);
      continue;
    }
    found[variant.id] = nodes;
    print(
      `${variant.id} ${nodes}${update || nodes === kept[variant.id] ? '' : ` (kept: ${kept[variant.id] ?? 'none'})`}`,
    );
    if (!update && nodes !== kept[variant.id]) process.exitCode = 1;
  }
  if (update) writeSignatures({ ...kept, ...found });
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
