import { type Action, type KernelSource, perft, type Variant } from '@kickmate/game';
import { fingerprintOf } from '@kickmate/net';
import { ABI_VERSION, type KernelExports, type KernelImports, reportLayout } from '@kickmate/search';
import { type TinyPosition, tiny } from './tiny.ts';

const POSITION = 0;
const SIZE = 17;
const ALLOWED_ACTIONS = 64;
const ACTIONS = 256;
const OUTCOMES = 384;
const REPORT = 512;
const BYTES = 65_536;
/** The weights, in the order of {@link GROUPS}. The evaluation is their sum. */
const WEIGHTS = [4, 2, 1] as const;
const WEIGHTS_AT = 32_768;
const NETWORK_AT = 40_000;
const PARTS_AT = 48_000;
/** The sizes of the networks that the fake kernel takes. Its value is the first weight. */
export const FAKE_NETWORK = { width: 64, rows: 1, buckets: 1, inputs: fingerprintOf(1, () => [0]) } as const;
/** The groups of weights. */
export const GROUPS = { pieces: [0, 2], tempo: [2, 1] } as const;

/** The request and the host of a scripted search. */
export interface FakeSearch {
  readonly depth: number;
  readonly nodes: number;
  readonly lines: number;
  readonly switches: number;
  /** The root actions to search. */
  readonly roots: readonly Action[];
  poll(nodes: number): boolean;
  /** Writes the report, and calls the host unless it is the last one. */
  report(depth: number, nodes: number, lines: readonly FakeLine[], isLast?: boolean): void;
}

export interface FakeLine {
  readonly score: number;
  readonly actions: readonly Action[];
}

/** Counts of the calls of a source's kernels. */
export interface FakeCalls {
  made: number;
  init: number[];
  clear: number;
}

/**
 * A kernel written by hand: the tiny game over its rules, with a search that does what `script` says. It comes by the
 * `js` backend; there is no `.wasm`.
 */
export function fakeKernel(script: (search: FakeSearch) => void, network?: URL) {
  const calls: FakeCalls = { made: 0, init: [], clear: 0 };
  const source: KernelSource<TinyPosition> = {
    wasm: new URL('./no-such-file.wasm', import.meta.url),
    js: async () => ({
      instantiate: (imports) => {
        calls.made++;
        return makeKernel(imports as unknown as KernelImports, script, calls);
      },
    }),
    weightGroups: GROUPS,
    ...(network && { network }),
    size: SIZE,
    pack: packTiny,
    unpack: unpackTiny,
  };
  const variant: Variant<TinyPosition> = { ...tiny, kernel: source };
  return { variant, source, calls };
}

const signOf = (piece: TinyPosition['pieces'][number]) =>
  piece ? 1 + (piece.side === 'b' ? 2 : 0) + (piece.letter === 'K' ? 1 : 0) : 0;

function packTiny({ pieces, side }: TinyPosition, view: DataView): void {
  for (let square = 0; square < 16; square++) view.setUint8(square, signOf(pieces[square]));
  view.setUint8(16, side === 'w' ? 0 : 1);
}

function unpackTiny(view: DataView): TinyPosition {
  const pieces = Array.from({ length: 16 }, (_, square) => {
    const sign = view.getUint8(square) - 1;
    if (sign < 0) return undefined;
    return { side: sign >= 2 ? ('b' as const) : ('w' as const), letter: sign % 2 === 1 ? 'K' : 'P' };
  });
  return { pieces, side: view.getUint8(16) === 0 ? 'w' : 'b' };
}

type SearchPart = Pick<
  KernelExports,
  | 'memory'
  | 'abiVersion'
  | 'init'
  | 'clear'
  | 'packedPositionAt'
  | 'load'
  | 'save'
  | 'play'
  | 'generate'
  | 'actionsAt'
  | 'listOutcomes'
  | 'outcomesAt'
  | 'side'
  | 'end'
  | 'keyHigh'
  | 'keyLow'
  | 'perft'
  | 'evaluate'
  | 'evaluateClassically'
  | 'networkAt'
  | 'networkBucketCount'
  | 'networkCellCount'
  | 'listNetworkParts'
  | 'networkPartsAt'
  | 'networkRowCount'
  | 'networkWidth'
  | 'useNetwork'
  | 'weightsAt'
  | 'weightCount'
  | 'search'
  | 'allowedActionsAt'
  | 'setAllowedCount'
  | 'reportAt'
>;

function makeKernel({ host }: KernelImports, script: (search: FakeSearch) => void, calls: FakeCalls): SearchPart {
  const buffer = new ArrayBuffer(BYTES);
  const view = new DataView(buffer);
  const weights = new Int32Array(buffer, WEIGHTS_AT, WEIGHTS.length);
  weights.set(WEIGHTS);
  let position = unpackTiny(view);
  let value = 0;
  let isNetworkOn = false;
  let allowed: readonly Action[] = [];
  const write = (depth: number, nodes: number, lines: readonly FakeLine[]) => {
    const set = (word: number, value: number) => view.setInt32(REPORT + word * 4, value, true);
    set(reportLayout.DEPTH, depth);
    set(reportLayout.SELECTIVE_DEPTH, depth);
    set(reportLayout.HASH_FULL, 0);
    set(reportLayout.LINES, lines.length);
    view.setFloat64(REPORT + reportLayout.NODES * 4, nodes, true);
    for (const [line, { score, actions }] of lines.entries()) {
      const first = reportLayout.FIRST_LINE + line * reportLayout.LINE_WORDS;
      set(first + reportLayout.SCORE, score);
      set(first + reportLayout.LENGTH, actions.length);
      for (const [n, action] of actions.entries()) set(first + reportLayout.ACTIONS + n, action);
    }
  };
  return {
    memory: { buffer },
    abiVersion: () => ABI_VERSION,
    init: (hashMiB) => void calls.init.push(hashMiB),
    clear: () => void calls.clear++,
    packedPositionAt: () => POSITION,
    load: () => {
      position = unpackTiny(new DataView(buffer, POSITION, SIZE));
      // As in a real kernel, changed weights count from the next position on.
      value = weights.reduce((sum, weight) => sum + weight, 0);
    },
    play: (action, outcome) => {
      position = tiny.play(position, action, outcome < 0 ? undefined : outcome);
    },
    save: () => packTiny(position, view),
    generate: () => {
      const actions = tiny.actions(position);
      new Uint32Array(buffer, ACTIONS).set(actions);
      return actions.length;
    },
    actionsAt: () => ACTIONS,
    listOutcomes: (action) => {
      const outcomes = tiny.chance(position, action);
      new Int32Array(buffer, OUTCOMES).set(outcomes.flatMap(({ outcome, weight }) => [outcome, weight]));
      return outcomes.length;
    },
    outcomesAt: () => OUTCOMES,
    side: () => (position.side === 'w' ? 0 : 1),
    end: () => ({ none: 0, w: 1, b: 2 })[tiny.end(position)?.winner ?? 'none'],
    keyHigh: () => (position.side === 'w' ? 0 : 1),
    keyLow: () => position.pieces.reduce((key, piece) => 5 * key + signOf(piece), 0),
    perft: (depth) => perft(tiny, position, depth),
    evaluate: () => (isNetworkOn ? view.getInt16(NETWORK_AT, true) : value),
    evaluateClassically: () => value,
    networkAt: () => NETWORK_AT,
    networkWidth: () => FAKE_NETWORK.width,
    networkRowCount: () => FAKE_NETWORK.rows,
    networkBucketCount: () => FAKE_NETWORK.buckets,
    networkCellCount: () => 1,
    listNetworkParts: () => 1,
    networkPartsAt: () => PARTS_AT,
    useNetwork: (on) => {
      isNetworkOn = on === 1;
    },
    weightsAt: () => WEIGHTS_AT,
    weightCount: () => WEIGHTS.length,
    allowedActionsAt: () => ALLOWED_ACTIONS,
    setAllowedCount: (count) => {
      allowed = Array.from(new Uint32Array(buffer, ALLOWED_ACTIONS, count));
    },
    reportAt: () => REPORT,
    search(depth, nodes, lines, switches) {
      const roots = allowed.length > 0 ? allowed : tiny.actions(position);
      script({
        depth,
        nodes,
        lines,
        switches,
        roots,
        poll: (visited) => host.poll(visited) !== 0,
        report: (reached, visited, found, isLast = false) => {
          write(reached, visited, found);
          if (!isLast) host.report();
        },
      });
      return view.getInt32(REPORT + reportLayout.LINES * 4, true);
    },
  };
}
