import { messages } from '@kickmate/language';

const ENGLISH = {
  millions: (value: string) => `${value} million`,
  thousands: (value: string) => `${value} thousand`,
  processors: (count: number) => `${count} ${count === 1 ? 'processor' : 'processors'}`,
  memory: (gib: number) => `${gib} GiB of memory`,
  /** A change in one line. */
  change: (row: string, before: string, now: string, ratio: string, noise: string) =>
    `${row}: ${before} to ${now} nodes a second, ${ratio} times (noise ${noise}%)`,
  row: (game: string, task: string, backend: string) => `${game}, ${task} on ${backend}`,
  smallGain: (game: string, ratio: string, reason: string) =>
    `In ${game}, WebAssembly is ${ratio} times as fast as JavaScript. ${reason}`,
  smallGainUnknown: (game: string, ratio: string, usual: number) =>
    `In ${game}, WebAssembly is ${ratio} times as fast as JavaScript, less than the usual ${usual}: other programs on this device may have disturbed the measurement, or this JavaScript engine gains less by WebAssembly. Measure again to tell.`,
  /** The reasons for which a comparison of two results is uncertain. */
  cautions: {
    programs: (before: string, now: string) => `The earlier result is from ${before}, this one from ${now}.`,
    devices: 'The two results are from different devices.',
    clocks: 'One result counts time of the processor, the other time by the clock, which includes waiting.',
    unclear: (count: number, all: number) =>
      `${count} of ${all} rows vary too much from run to run to be compared: measure on a quieter device.`,
    nothing: 'The two results have no game in common.',
    otherWork: 'Rows marked with * searched another depth or other nodes: only their speeds are compared.',
  },
  /** The steps of a measurement. */
  steps: {
    of: (game: string, step: string) => `${game}: ${step}`,
    depths: (task: string, depth: number, backend: string) => `choosing depths: ${task} to ${depth} on ${backend}`,
    engines: 'starting the engines',
    nodes: 'comparing the nodes',
    runs: (task: string, backend: string) => `${task} on ${backend}`,
  },
  /** The differences between backends that must agree. */
  differences: {
    missing: (backend: string, reason: string) => `${backend} is not measured: ${reason}`,
    perft: (depth: number) => `perft to depth ${depth}`,
    search: (depth: number) => `search to depth ${depth}`,
    nodes: (what: string, one: number, backend: string, other: number, otherBackend: string) =>
      `${what}: ${one} nodes on ${backend}, ${other} on ${otherBackend}`,
  },
  /** The reasons for which a file or link with a result is refused. */
  faults: {
    tooLong: (most: number) => `the file has more than ${most} characters, which no result has`,
    noJson: (reason: string) => `it is not JSON: ${reason}`,
    file: 'the file',
    format: (format: string) => `format: must be '${format}'; this is not a result of the benchmark`,
    version: (version: number) => `version: must be ${version}; the file was written by a newer or older program`,
    made: 'made: must be a time such as 2026-01-31T12:00:00Z',
    object: (place: string) => `${place}: must be an object`,
    text: (place: string, most: number) => `${place}: must be a text of 1 to ${most} characters`,
    word: (place: string, words: string) => `${place}: must be one of ${words}`,
    positive: (place: string) => `${place}: must be a number above 0`,
    whole: (place: string) => `${place}: must be a whole number from 0`,
    list: (place: string, least: number, most: number) => `${place}: must be a list of ${least} to ${most}`,
    noLink: 'The result is too long for a link. Download it as a file instead.',
    longLink: (most: number) => `The link is longer than ${most} characters, so it is not one of ours.`,
    damaged: 'The link is damaged. Copy it once more, all of it.',
    damagedAt: (reason: string) => `The link is damaged. Copy it once more, all of it. (${reason})`,
  },
  /** The seven experiments: the work of one operation, and the reason for the difference. */
  experiments: {
    sets: {
      title: 'Sets of 64 squares',
      work: () => 'A set of squares grows by one square each way within the free ones; then its squares are listed.',
      why: 'A set of 64 squares is one number for the processor, and for WebAssembly. JavaScript computes with whole numbers of 32 bits, so the same source becomes two halves, with carries between them; halves written by hand are no better. BigInt has 64 bits, but every result is a new object in memory.',
    },
    bits: {
      title: 'Counting bits',
      work: () => 'The number of squares in a random set.',
      why: 'Evaluations count squares all the time: mobility, attacked squares, pawns. WebAssembly has an instruction for it, which is one of the processor. JavaScript has none and adds up pairs, fours and bytes in about fifteen operations.',
    },
    sliders: {
      title: 'Attacks of rooks and bishops',
      work: () => 'The squares that a rook and a bishop attack on a crowded board.',
      why: 'The blockers are multiplied by a number that gathers them in the upper bits, which are the place of the answer in a table. With 64 bits that is one multiplication. The JavaScript build multiplies each half by a number of its own and loads every set in two parts.',
    },
    hash: {
      title: 'Looking up the hash table',
      work: (mib: number) =>
        `A position is looked up in the search's own hash table of ${mib} MiB; every second one is there.`,
      why: 'Much of the time is waiting for memory, which both wait for alike. WebAssembly compares the keys of four entries as numbers of 64 bits, without branches; JavaScript compares two halves of each and checks that each address is within its array.',
    },
    evaluation: {
      title: 'Evaluating a position',
      work: () => 'Values by square, mobility, and attacks around the kings, of a board with 28 pieces.',
      why: 'An evaluation puts all of this together: sets, attacks, counted bits, tables. Each part costs JavaScript more, and the costs add up.',
    },
    simd: {
      title: 'Eight numbers at once (SIMD)',
      work: () => "A row of 256 weights is added to the sums of a network's hidden layer.",
      why: 'WebAssembly has instructions for 128 bits: eight numbers of 16 bits are added at once. JavaScript has none, and engines do not find such loops by themselves. This is what makes trained networks affordable.',
    },
    boundary: {
      title: 'Calls over the boundary',
      work: () => 'One multiplication and addition, done in a loop, or called once each.',
      why: 'A call within one language costs nothing here, because compilers merge such a small function into the loop. A call over the boundary costs as much as the work itself or several times more. So the whole search is inside of WebAssembly, and a page calls it once for a search, not once for a position.',
    },
  },
  /** The forms of an experiment: the language, and what is special. */
  forms: {
    named: (language: string, note: string) => `${language}, ${note}`,
    wide: '64 bits',
    halves: 'two halves',
    wideByJs: '64 bits as wasm2js writes them',
    popcntByJs: 'popcnt as our build replaces it',
    halvesAdded: 'added up in halves',
    oneByOne: 'one by one',
    loopInside: 'the loop inside',
    callsJs: 'calls JavaScript each time',
    jsCallsWasm: 'JavaScript calls WebAssembly each time',
    jsCallsJs: 'JavaScript calls JavaScript each time',
  },
  /** The purpose of each technique of the search, in one sentence for readers who do not know it. */
  techniques: {
    hash: {
      name: 'Hash table',
      says: 'Remembers positions, so that another order of the same moves is not searched again, and the best move of the last iteration is tried first.',
    },
    quiescence: {
      name: 'Quiescence',
      says: 'Goes on with captures beyond the depth, until the position is quiet enough to be judged.',
    },
    ordering: {
      name: 'Move ordering',
      says: 'Tries the most promising moves first: a good first move lets alpha-beta leave most others out.',
    },
    pvs: {
      name: 'Principal variation search',
      says: 'Searches all moves but the first only to prove that they are no better.',
    },
    aspiration: {
      name: 'Aspiration window',
      says: 'Begins each iteration with a narrow window around the last score.',
    },
    nullMove: {
      name: 'Null move',
      says: 'If even skipping a turn is good enough, the position is good enough and needs no full search.',
    },
    lateMoveReductions: { name: 'Late move reductions', says: 'Searches late, quiet moves less deep at first.' },
    futility: { name: 'Futility', says: 'Leaves quiet moves out where the position is far too bad for them to help.' },
    reverseFutility: {
      name: 'Reverse futility',
      says: 'Ends a line early where the position is far better than needed.',
    },
    extensions: { name: 'Extensions', says: 'Searches one move deeper where the opponent threatens to win.' },
    repetition: { name: 'Repetition', says: 'Scores repeated positions as draws within the search.' },
    iir: {
      name: 'Internal iterative reductions',
      says: 'Searches positions without a remembered best move less deep.',
    },
    latePruning: {
      name: 'Late move pruning',
      says: 'Leaves out the quiet moves after the first few near the end of a line.',
    },
    star: { name: 'Star1', says: 'Cuts off chance nodes once no outcome can change the result.' },
    winInOne: { name: 'Win in one', says: 'Sees a move that wins at once without searching it.' },
    razoring: { name: 'Razoring', says: 'Leaves hopeless positions near the end of a line to quiescence.' },
    singular: {
      name: 'Singular extensions',
      says: 'Searches the remembered best move deeper if no other is nearly as good.',
    },
    continuation: {
      name: 'Continuation history',
      says: 'Also orders moves by how well they did after the one or two moves before.',
    },
    correction: {
      name: 'Evaluation correction',
      says: 'Corrects the static evaluation by what searches found with the same pawns.',
    },
    exchange: {
      name: 'Static exchange evaluation',
      says: 'Computes the captures on one square without a search, and puts losing ones last.',
    },
    quiescenceHash: {
      name: 'Quiescence hash',
      says: 'Gives positions near the end of a line a small hash table of their own.',
    },
    improving: { name: 'Improving', says: 'Leaves more out where the position is no better than two moves earlier.' },
    incremental: {
      name: 'Incremental evaluation',
      says: "Updates the sum of the pieces' values by each move instead of adding it up anew.",
    },
    rootOrder: { name: 'Root order', says: 'Orders and reduces the moves of the position itself as well.' },
    cutNodes: {
      name: 'Expected cut-offs',
      says: 'Reduces late moves more where one of the earlier ones should have been good enough.',
    },
    probCut: {
      name: 'ProbCut',
      says: 'Ends a line where a capture is far better than needed in a search less deep.',
    },
    captureHistory: { name: 'Capture history', says: 'Orders captures also by how well they did before.' },
    historyPruning: {
      name: 'History pruning',
      says: 'Leaves out quiet moves that never did well, near the end of a line.',
    },
    doubleExtension: {
      name: 'Double extension',
      says: 'Searches the remembered best move two moves deeper if all others are far worse.',
    },
    pieceCorrection: {
      name: 'Correction by pieces',
      says: 'Corrects the static evaluation also by what searches found with the same pieces, and after the same move.',
    },
  },
};

/** The texts of the benchmark that the page and the command share. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
