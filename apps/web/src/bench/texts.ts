import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Benchmark',
  lead: 'One engine, compiled to WebAssembly and to JavaScript: how fast each is on your device, what makes a search fast, and why the two differ. Everything runs here; nothing is sent anywhere. Keep this page in front while it measures.',
  stop: 'Stop',
  games: 'Games',
  game: 'Game',
  backends: { wasm: 'WebAssembly', js: 'JavaScript', rules: 'Rules' },
  /** A program that does not tell its name. */
  unknownBrowser: 'an unknown browser',
  unknownSystem: 'an unknown system',

  // ---- what a result says in one sentence ----
  headline: {
    label: 'In one sentence',
    times: (game: string, times: string) => `${game}: WebAssembly is ${times} times as fast as JavaScript`,
    nothing: 'WebAssembly and JavaScript side by side',
    disturbed:
      'This machine was busy with other work: some runs took much longer than others. The fastest run of each is compared; measure again when the machine is quiet.',
    here: (place: string) => `Here, on this device: ${place}.`,
    given: (place: string, when: string) => `Measured on ${place}, ${when}.`,
    sample: (place: string) => `A sample from another machine: ${place}. Measure below, and it is yours.`,
    unit: 'Positions looked at in a second, in a search for the best move: the fastest run of each.',
    table: 'All figures as a table',
  },

  // ---- the speed of each backend ----
  speed: {
    title: 'Speed',
    /** The sentences around the names of the three backends, which stand out. */
    about: [
      "Every game's engine runs as ",
      ', as ',
      ' made from the same source, and as a plain search over the ',
      ', which are written to be read. They take turns, so that whatever else the device does meets all alike. The first runs of each warm up: the browser compiles the code meanwhile. They are shown as thin marks and not counted. A bar is the median of the other runs, the line across its end reaches from the slowest to the fastest. How many times as fast one is as another is said of their fastest runs, since other programs can only slow a run down. A node is a position that was looked at.',
    ],
    rules: 'rules',
    place: (place: string) => `This is ${place}.`,
    size: 'Size',
    quick: 'Quick',
    quickHint: 'seconds a game',
    full: 'Thorough',
    fullHint: 'deeper, half a minute a game',
    measure: 'Measure',
    progress: 'Progress of the measurement',
    doing: (percent: number, step: string) => `${EN.percent(percent)}, ${step}`,
    starting: (game: string) => `${game}: starting`,
    hasEnded: 'The measurement has ended.',
    measuring: 'Measuring.',
    tasks: { perft: 'Counting all lines of play (perft)', search: 'Searching for the best move' },
    chart: (game: string, task: string) => `${game}: ${task}, nodes a second`,
    warmingUp: 'warming up…',
    perSecond: (speed: string) => `${speed} a second`,
    perSecondTimes: (speed: string, times: string) => `${speed} a second, ${times} times the slowest`,
    runs: (depth: number, nodes: string, cold: string) => `Depth ${depth}, ${nodes} nodes. Warming up: ${cold}.`,
    runsCounted: (depth: number, nodes: string, cold: string, count: number, least: string, most: string) =>
      `Depth ${depth}, ${nodes} nodes. Warming up: ${cold}; then ${count} of ${least} to ${most}.`,
    allRuns: 'All runs, also those that warmed up',
    /** The words before the signature. */
    agreed: 'All backends agree on the nodes. Signature:',
  },
  result: {
    label: 'This result',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    copyLink: 'Copy a link',
    linkCopied: 'Link copied',
    link: 'Link to this result',
  },
  earlier: {
    title: 'Compare with an earlier result',
    link: 'Link',
    compare: 'Compare',
    file: 'Or open a file',
    about: (when: string, place: string) =>
      `This result is from ${when}: ${place}. Measure here, and both are compared.`,
    empty: 'Paste a link to a result, or open a file.',
    noLink: 'This is no link to a result: it must contain “#/bench/” and the figures after it.',
  },
  comparison: {
    title: 'Compared with the earlier result',
    earlier: (when: string, place: string) => `Earlier: ${when}, ${place}.`,
    summary: (slower: number, faster: number, same: number, unclear: number) =>
      `${slower} slower beyond noise, ${faster} faster, ${same} the same, ${unclear} unclear.`,
    what: 'What',
    verdict: 'Verdict',
    times: 'Times as fast',
    speed: 'Nodes a second',
    verdicts: { slower: 'Slower', faster: 'Faster', same: 'The same within noise', unclear: 'Unclear' },
    row: (game: string, task: string, backend: string) => `${game}, ${task} on ${backend}`,
    speeds: (now: string, before: string) => `${now}, earlier ${before}`,
    how: 'The figure after ± is the noise: twice the uncertainty of each median, by the spread of its runs, and at least 3% for each of the two results. A change by less says nothing.',
  },

  // ---- the techniques of the search ----
  techniques: {
    title: 'What each technique brings',
    about:
      'An engine is strong because it leaves almost everything out. Here the same position is searched to the same depth with one technique switched off at a time: how many nodes and how much time it needs then, and how deep it gets with as many nodes. A technique may cost time here and still bring strength: some do not save nodes, they make the search see more.',
    position: 'Position',
    start: 'The start',
    positionOf: (number: number) => `Position ${number}`,
    noKernel: (game: string) => `${game} has no kernel: its plain search has no techniques to switch off.`,
    search: 'Search',
    progress: 'Progress of the searches',
    searches: (done: number, count: number) => `${done} of ${count} searches`,
    label: 'Searches',
    without: (technique: string) => `Without: ${technique}`,
    everything: 'Everything on',
    nodes: 'Nodes',
    time: 'Time',
    depth: 'Depth',
    times: (value: string, times: string) => `${value}, ${times} times`,
    overTimes: (value: string, times: string) => `${value}, over ${times} times`,
    asDeep: (depth: number) => `${depth}, just as deep`,
    depthOf: (reached: number, depth: number) => `${reached} of ${depth} with as many nodes`,
  },

  // ---- the small experiments ----
  experiments: {
    title: 'Why WebAssembly is faster here',
    about:
      'The kernels are written once, in AssemblyScript, and compiled to WebAssembly and to JavaScript. These seven experiments do the same with single parts of an engine. A bar is the time of one operation in nanoseconds (billionths of a second): shorter is faster. All forms of an experiment must reach the same checksum, so that no compiler can leave the work out.',
    run: 'Run the experiments',
    progress: 'Progress of the experiments',
    haveEnded: 'The experiments have ended.',
    notStarted: 'The worker did not start.',
    chart: (experiment: string) => `${experiment}: nanoseconds of one operation`,
    nsTimes: (ns: string, times: string) => `${ns} ns, ${times} times`,
    checksum: (checksum: number) => `All forms have the checksum ${checksum}.`,
  },
};

/** The texts of the benchmark's page. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
