/** The text of one of the seven experiments, and its size. */
export interface ExperimentText {
  readonly id: string;
  readonly title: string;
  /** The work of one operation, in a sentence. */
  readonly work: string;
  /** The reason for the difference, in a few sentences. */
  readonly why: string;
  /** The operations of one run: enough for some milliseconds. */
  readonly rounds: number;
}

/** The size of the hash table of the experiments in MiB: larger than a processor's nearest caches. */
export const TABLE_MIB = 4;

/** The texts of all experiments, in the order in which they run. */
export const EXPERIMENTS = [
  {
    id: 'sets',
    title: 'Sets of 64 squares',
    work: 'A set of squares grows by one square each way within the free ones; then its squares are listed.',
    why: 'A set of 64 squares is one number for the processor, and for WebAssembly. JavaScript computes with whole numbers of 32 bits, so the same source becomes two halves, with carries between them; halves written by hand are no better. BigInt has 64 bits, but every result is a new object in memory.',
    rounds: 100_000,
  },
  {
    id: 'bits',
    title: 'Counting bits',
    work: 'The number of squares in a random set.',
    why: 'Evaluations count squares all the time: mobility, attacked squares, pawns. WebAssembly has an instruction for it, which is one of the processor. JavaScript has none and adds up pairs, fours and bytes in about fifteen operations.',
    rounds: 1_000_000,
  },
  {
    id: 'sliders',
    title: 'Attacks of rooks and bishops',
    work: 'The squares that a rook and a bishop attack on a crowded board.',
    why: 'The blockers are multiplied by a number that gathers them in the upper bits, which are the place of the answer in a table. With 64 bits that is one multiplication. The JavaScript build multiplies each half by a number of its own and loads every set in two parts.',
    rounds: 500_000,
  },
  {
    id: 'hash',
    title: 'Looking up the hash table',
    work: `A position is looked up in the search's own hash table of ${TABLE_MIB} MiB; every second one is there.`,
    why: 'Much of the time is waiting for memory, which both wait for alike. WebAssembly compares the keys of four entries as numbers of 64 bits, without branches; JavaScript compares two halves of each and checks that each address is within its array.',
    rounds: 500_000,
  },
  {
    id: 'evaluation',
    title: 'Evaluating a position',
    work: 'Values by square, mobility, and attacks around the kings, of a board with 28 pieces.',
    why: 'An evaluation puts all of this together: sets, attacks, counted bits, tables. Each part costs JavaScript more, and the costs add up.',
    rounds: 20_000,
  },
  {
    id: 'simd',
    title: 'Eight numbers at once (SIMD)',
    work: "A row of 256 weights is added to the sums of a network's hidden layer.",
    why: 'WebAssembly has instructions for 128 bits: eight numbers of 16 bits are added at once. JavaScript has none, and engines do not find such loops by themselves. This is what makes trained networks affordable.',
    rounds: 20_000,
  },
  {
    id: 'boundary',
    title: 'Calls over the boundary',
    work: 'One multiplication and addition, done in a loop, or called once each.',
    why: 'A call within one language costs nothing here, because compilers merge such a small function into the loop. A call over the boundary costs as much as the work itself or several times more. So the whole search is inside of WebAssembly, and a page calls it once for a search, not once for a position.',
    rounds: 2_000_000,
  },
] as const satisfies readonly ExperimentText[];

/** The name of an experiment. */
export type ExperimentId = (typeof EXPERIMENTS)[number]['id'];
