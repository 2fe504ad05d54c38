import { compileModule } from '@kickmate/engine';
import { NO_TABLE } from '@kickmate/search';
import { setsBigInt } from './bigint-sets.ts';
import { median, quantile } from './statistics.ts';

/** A form of an experiment: the same work, done by another language or in another way. */
export interface Form {
  /** Its name for people: the language, and what is special. */
  readonly name: string;
  readonly language: 'wasm' | 'js';
  /** Does so many operations and returns their checksum. */
  run(rounds: number): number;
}

/** A small experiment that compares WebAssembly with JavaScript. */
export interface Experiment {
  readonly id: string;
  readonly title: string;
  /** The work of one operation, in a sentence. */
  readonly work: string;
  /** The reason for the difference, in a few sentences. */
  readonly why: string;
  /** The operations of one run: enough for some milliseconds. */
  readonly rounds: number;
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

/** The size of the hash table, larger than a processor's nearest caches. */
const TABLE_MIB = 4;

/** The smallest work, as the host does it. */
const hostStep = (value: number): number => (Math.imul(value, 1664525) + 1013904223) | 0;

/** Calls a module's smallest function once for each operation. */
function callEach(step: (value: number) => number, rounds: number): number {
  let value = 1;
  for (let round = 0; round < rounds; round++) value = step(value);
  return value | 0;
}

/** Loads both builds of `assembly/micro.ts` and returns the seven experiments. Rejects if one of them cannot be loaded. */
export async function openExperiments(): Promise<readonly Experiment[]> {
  const imports = { host: { step: hostStep }, table: NO_TABLE };
  const module = await compileModule(new URL('../build/micro.wasm', import.meta.url));
  const wasm = new WebAssembly.Instance(module, imports).exports as unknown as MicroExports;
  const { instantiate } = await import('../build/micro.js');
  const js = instantiate(imports) as MicroExports;
  wasm.init(TABLE_MIB);
  js.init(TABLE_MIB);
  const form = (language: Form['language'], name: keyof Omit<MicroExports, 'init' | 'step'>, note?: string): Form => ({
    language,
    name: `${language === 'wasm' ? 'WebAssembly' : 'JavaScript'}${note ? `, ${note}` : ''}`,
    run: (rounds) => (language === 'wasm' ? wasm : js)[name](rounds),
  });
  return [
    {
      id: 'sets',
      title: 'Sets of 64 squares',
      work: 'A set of squares grows by one square each way within the free ones; then its squares are listed.',
      why: 'A set of 64 squares is one number for the processor, and for WebAssembly. JavaScript computes with whole numbers of 32 bits, so the same source becomes two halves, with carries between them; halves written by hand are no better. BigInt has 64 bits, but every result is a new object in memory.',
      rounds: 100_000,
      forms: [
        form('wasm', 'setsWhole', '64 bits'),
        form('wasm', 'setsHalves', 'two halves'),
        form('js', 'setsWhole', '64 bits as wasm2js writes them'),
        form('js', 'setsHalves', 'two halves'),
        { language: 'js', name: 'JavaScript, BigInt', run: setsBigInt },
      ],
    },
    {
      id: 'bits',
      title: 'Counting bits',
      work: 'The number of squares in a random set.',
      why: 'Evaluations count squares all the time: mobility, attacked squares, pawns. WebAssembly has an instruction for it, which is one of the processor. JavaScript has none and adds up pairs, fours and bytes in about fifteen operations.',
      rounds: 1_000_000,
      forms: [
        form('wasm', 'bitsWhole', 'popcnt'),
        form('wasm', 'bitsHalves', 'added up in halves'),
        form('js', 'bitsWhole', 'popcnt as our build replaces it'),
        form('js', 'bitsHalves', 'added up in halves'),
      ],
    },
    {
      id: 'sliders',
      title: 'Attacks of rooks and bishops',
      work: 'The squares that a rook and a bishop attack on a crowded board.',
      why: 'The blockers are multiplied by a number that gathers them in the upper bits, which are the place of the answer in a table. With 64 bits that is one multiplication. The JavaScript build multiplies each half by a number of its own and loads every set in two parts.',
      rounds: 500_000,
      forms: [form('wasm', 'sliders', '64 bits'), form('js', 'sliders', 'two halves')],
    },
    {
      id: 'hash',
      title: 'Looking up the hash table',
      work: `A position is looked up in the search's own hash table of ${TABLE_MIB} MiB; every second one is there.`,
      why: 'Much of the time is waiting for memory, which both wait for alike. WebAssembly compares the keys of four entries as numbers of 64 bits, without branches; JavaScript compares two halves of each and checks that each address is within its array.',
      rounds: 500_000,
      forms: [form('wasm', 'hashProbes'), form('js', 'hashProbes')],
    },
    {
      id: 'evaluation',
      title: 'Evaluating a position',
      work: 'Values by square, mobility, and attacks around the kings, of a board with 28 pieces.',
      why: 'An evaluation puts all of this together: sets, attacks, counted bits, tables. Each part costs JavaScript more, and the costs add up.',
      rounds: 20_000,
      forms: [form('wasm', 'evaluation'), form('js', 'evaluation')],
    },
    {
      id: 'simd',
      title: 'Eight numbers at once (SIMD)',
      work: "A row of 256 weights is added to the sums of a network's hidden layer.",
      why: 'WebAssembly has instructions for 128 bits: eight numbers of 16 bits are added at once. JavaScript has none, and engines do not find such loops by themselves. This is what makes trained networks affordable.',
      rounds: 20_000,
      forms: [
        form('wasm', 'rowsByEight', 'SIMD'),
        form('wasm', 'rowsByOne', 'one by one'),
        form('js', 'rowsByOne', 'one by one'),
      ],
    },
    {
      id: 'boundary',
      title: 'Calls over the boundary',
      work: 'One multiplication and addition, done in a loop, or called once each.',
      why: 'A call between JavaScript and WebAssembly costs several times the work of this smallest function, in both directions. So the whole search is inside of WebAssembly, and a page calls it once for a search, not once for a position.',
      rounds: 2_000_000,
      forms: [
        form('wasm', 'boundaryWithin', 'the loop inside'),
        {
          language: 'wasm',
          name: 'JavaScript calls WebAssembly each time',
          run: (rounds) => callEach(wasm.step, rounds),
        },
        form('wasm', 'boundaryOut', 'calls JavaScript each time'),
        form('js', 'boundaryWithin', 'the loop inside'),
        { language: 'js', name: 'JavaScript calls JavaScript each time', run: (rounds) => callEach(js.step, rounds) },
      ],
    },
  ];
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
