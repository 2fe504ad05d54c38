import { compileModule } from '@kickmate/engine';
import { NO_TABLE } from '@kickmate/search';
import { setsBigInt } from './bigint-sets.ts';
import { EXPERIMENTS, type ExperimentId, type ExperimentText, TABLE_MIB } from './experiment-texts.ts';
import { median, quantile } from './statistics.ts';
import { texts } from './texts.ts';

/** A form of an experiment: the same work, done by another language or in another way. */
export interface Form {
  /** Its name for people: the language, and what is special. */
  readonly name: string;
  readonly language: 'wasm' | 'js';
  /** Does so many operations and returns their checksum. */
  run(rounds: number): number;
}

/** A small experiment that compares WebAssembly with JavaScript. */
export interface Experiment extends ExperimentText {
  /** All forms. The first one is WebAssembly as the kernels use it, with which the others are compared. */
  readonly forms: readonly Form[];
}

/** The functions of `assembly/micro.ts`. */
interface MicroExports {
  init(mib: number): void;
  setsWhole(rounds: number): number;
  setsHalves(rounds: number): number;
  bitsWhole(rounds: number): number;
  bitsHalves(rounds: number): number;
  sliders(rounds: number): number;
  hashProbes(rounds: number): number;
  evaluation(rounds: number): number;
  rowsByOne(rounds: number): number;
  rowsByEight(rounds: number): number;
  step(value: number): number;
  boundaryWithin(rounds: number): number;
  boundaryOut(rounds: number): number;
}

/** The smallest work, as the host does it. */
const hostStep = (value: number): number => (Math.imul(value, 1664525) + 1013904223) | 0;

// Two loops, although they are the same: an engine optimises a loop for the function that it calls, and a loop that calls
// functions of both languages would be slow for both.

/** Calls WebAssembly once for each operation. */
function callWasm(step: (value: number) => number, rounds: number): number {
  let value = 1;
  for (let round = 0; round < rounds; round++) value = step(value);
  return value | 0;
}

/** Calls JavaScript once for each operation. */
function callJs(step: (value: number) => number, rounds: number): number {
  let value = 1;
  for (let round = 0; round < rounds; round++) value = step(value);
  return value | 0;
}

const LANGUAGES: Readonly<Record<Form['language'], string>> = { wasm: 'WebAssembly', js: 'JavaScript' };

/** Loads both builds of `assembly/micro.ts` and returns the seven experiments. Rejects if one of them cannot be loaded. */
export async function openExperiments(): Promise<readonly Experiment[]> {
  const imports = { host: { step: hostStep }, table: NO_TABLE };
  const module = await compileModule(new URL('../build/micro.wasm', import.meta.url));
  const wasm = new WebAssembly.Instance(module, imports).exports as unknown as MicroExports;
  const { instantiate } = await import('../build/micro.js');
  const js = instantiate(imports) as MicroExports;
  wasm.init(TABLE_MIB);
  js.init(TABLE_MIB);
  const said = texts.forms;
  const form = (language: Form['language'], name: keyof Omit<MicroExports, 'init' | 'step'>, note?: string): Form => ({
    language,
    name: note === undefined ? LANGUAGES[language] : texts.forms.named(LANGUAGES[language], note),
    run: (rounds) => (language === 'wasm' ? wasm : js)[name](rounds),
  });
  const forms: Readonly<Record<ExperimentId, readonly Form[]>> = {
    sets: [
      form('wasm', 'setsWhole', said.wide),
      form('wasm', 'setsHalves', said.halves),
      form('js', 'setsWhole', said.wideByJs),
      form('js', 'setsHalves', said.halves),
      { language: 'js', name: said.named(LANGUAGES.js, 'BigInt'), run: setsBigInt },
    ],
    bits: [
      form('wasm', 'bitsWhole', 'popcnt'),
      form('wasm', 'bitsHalves', said.halvesAdded),
      form('js', 'bitsWhole', said.popcntByJs),
      form('js', 'bitsHalves', said.halvesAdded),
    ],
    sliders: [form('wasm', 'sliders', said.wide), form('js', 'sliders', said.halves)],
    hash: [form('wasm', 'hashProbes'), form('js', 'hashProbes')],
    evaluation: [form('wasm', 'evaluation'), form('js', 'evaluation')],
    simd: [
      form('wasm', 'rowsByEight', 'SIMD'),
      form('wasm', 'rowsByOne', said.oneByOne),
      form('js', 'rowsByOne', said.oneByOne),
    ],
    boundary: [
      form('wasm', 'boundaryWithin', said.loopInside),
      {
        language: 'wasm',
        name: said.jsCallsWasm,
        run: (rounds) => callWasm(wasm.step, rounds),
      },
      form('wasm', 'boundaryOut', said.callsJs),
      form('js', 'boundaryWithin', said.loopInside),
      { language: 'js', name: said.jsCallsJs, run: (rounds) => callJs(js.step, rounds) },
    ],
  };
  return EXPERIMENTS.map((text) => ({ ...text, forms: forms[text.id] }));
}

/** The measurement of a form. */
export interface FormResult {
  readonly name: string;
  readonly language: Form['language'];
  /** Nanoseconds of one operation: the median of all runs. */
  readonly ns: number;
  /** Half of the runs lie between these two. */
  readonly quartiles: readonly [low: number, high: number];
}

/** The measurement of an experiment. */
export interface ExperimentResult {
  readonly id: string;
  readonly title: string;
  readonly forms: readonly FormResult[];
  /** The checksum that all forms have. */
  readonly checksum: number;
}

const RUNS = 9;
const WARM_UP = 2;

/**
 * Measures an experiment: its forms run by turns, after two runs that are not counted. Throws if their checksums differ.
 * @param now the time in milliseconds
 * @param onRun called after each run with the part that is done, from 0 to 1
 */
export async function runExperiment(
  { id, title, rounds, forms }: Experiment,
  now: () => number,
  onRun?: (done: number) => void | Promise<void>,
): Promise<ExperimentResult> {
  const times = forms.map((): number[] => []);
  let checksum: number | undefined;
  for (let run = -WARM_UP; run < RUNS; run++) {
    for (const [index, form] of forms.entries()) {
      const began = now();
      const found = form.run(rounds) | 0;
      const spent = now() - began;
      checksum ??= found;
      if (found !== checksum)
        throw new Error(`${title}: ${form.name} has the checksum ${found}, ${forms[0]!.name} ${checksum}`);
      if (run >= 0) times[index]!.push((spent * 1e6) / rounds);
    }
    await onRun?.((run + WARM_UP + 1) / (WARM_UP + RUNS));
  }
  return {
    id,
    title,
    checksum: checksum!,
    forms: forms.map(({ name, language }, index) => ({
      name,
      language,
      ns: median(times[index]!),
      quartiles: [quantile(times[index]!, 0.25), quantile(times[index]!, 0.75)],
    })),
  };
}
