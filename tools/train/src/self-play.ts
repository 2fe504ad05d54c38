import { loadVariant } from '@kickmate/catalogue';
import {
  ALL_SWITCHES,
  type KernelExports,
  KernelView,
  MAX_DEPTH,
  MAX_RECORD,
  readReport,
  useNetwork,
} from '@kickmate/engine';
import { type AnyVariant, draw, type Ply, type Random, seededRandom } from '@kickmate/game';
import type { Network } from '@kickmate/net';
import { openKernel } from './kernel.ts';
import { encode, encodeMap, withResult } from './samples.ts';

/** The options of games that the engine plays against itself for samples. */
export interface SelfPlaySettings {
  readonly variant: string;
  /** Nodes of an action in the game. */
  readonly nodes: number;
  /** Positions that are sampled from each search, at most. */
  readonly leaves: number;
  /** Nodes of the search that labels a sampled position; 0: its static evaluation is the label. */
  readonly leafNodes: number;
  /** Path of the network that plays and labels; absent: the classical evaluation. */
  readonly network?: string | undefined;
}

/** A game for samples. */
export interface SelfPlayed {
  readonly samples: Uint8Array;
  readonly count: number;
  /** White's points, doubled. */
  readonly points: number;
  readonly actions: number;
}

/** A game that is not over after this many actions is drawn. */
const LONGEST = 400;
/** After a good opening nobody is further ahead than this, in hundredths of a pawn. */
const OPEN = 350;
const OPENINGS = 30;
/** The fewest and the most random actions at the beginning; where there are many starts, these bring variety, and none may follow. */
const RANDOM = { fewest: 6, most: 10, manyStarts: 100 } as const;
/** A lead for this many actions counts as won. */
const WON = 1200;
const WON_ACTIONS = 4;
/** After this many actions, less than {@link LEVEL} for {@link LEVEL_ACTIONS} actions is a draw. */
const LATE = 80;
const LEVEL = 8;
const LEVEL_ACTIONS = 10;
/** Scores beyond this are not learnt. */
const CLEAR = 2500;

/** Kernel and network of the samples, on the map of a game. */
class Player {
  readonly kernel: KernelExports;
  readonly variant: AnyVariant;
  readonly view: KernelView<unknown>;

  constructor(kernel: KernelExports, variant: AnyVariant) {
    this.kernel = kernel;
    this.variant = variant;
    this.view = new KernelView(kernel, variant.kernel!);
  }

  /** The same player on another map. */
  on(variant: AnyVariant): Player {
    return new Player(this.kernel, variant);
  }

  search(nodes: number): { action: number; score: number } | undefined {
    for (const [depth, limit] of [
      [MAX_DEPTH, nodes],
      [1, 0],
    ] as const) {
      this.kernel.search(depth, limit, 1, ALL_SWITCHES);
      const line = readReport(this.kernel).lines[0];
      if (line) return { action: line.actions[0]!, score: line.score };
    }
    return undefined;
  }

  /** The current position as a sample. */
  sample(score: number): Buffer {
    const { kernel } = this;
    const side = kernel.side();
    const views = [kernel.networkView(0), kernel.networkView(1)] as const;
    const bucket = kernel.networkBucket();
    const cells = new Uint8Array(kernel.memory.buffer, kernel.cells(), kernel.networkCells()).slice();
    return encode({ cells, score, classical: kernel.evaluateClassically(), points: 3, side, bucket, views });
  }
}

async function openPlayer(variant: AnyVariant, hashMiB: number, network: Network | undefined): Promise<Player> {
  const kernel = await openKernel(variant, hashMiB);
  const misfit = network && useNetwork(kernel, network);
  if (misfit) throw new Error(misfit.message);
  return new Player(kernel, variant);
}

/** Opens the kernels with which games for samples are played. */
export async function openSelfPlay(settings: SelfPlaySettings, network: Network | undefined) {
  const variant = await loadVariant(settings.variant);
  const game = await openPlayer(variant, 4, network);
  const labels = await openPlayer(variant, 1, network);
  return {
    play(seed: number): SelfPlayed {
      const random = seededRandom(seed);
      const { maps } = variant;
      if (!maps) return playGame(settings, variant, game, labels, random);
      const one = maps.forTraining(random);
      return playGame(settings, one, game.on(one), labels.on(one), random);
    },
  };
}

/** Plays a game, and keeps quiet positions of it with the scores of their searches, and those that the searches sampled. */
function playGame(
  { nodes, leaves, leafNodes }: SelfPlaySettings,
  variant: AnyVariant,
  game: Player,
  labels: Player,
  random: Random,
): SelfPlayed {
  const { kernel } = game;
  const plies: Ply<unknown>[] = [];
  const played: Buffer[] = [];
  const sampled: Buffer[] = [];
  const scores: number[] = [];
  labels.kernel.clear();
  const start = openGame(game, nodes, plies, random);
  const ended = (points: number): SelfPlayed => {
    withResult(played, points);
    const all = [...played, ...sampled];
    const map = variant.maps ? [packedStart(variant, start)] : [];
    return { samples: Buffer.concat([...map, ...all]), count: all.length, points, actions: plies.length };
  };
  while (plies.length < LONGEST) {
    if (kernel.ended() !== 0) return ended([1, 2, 0, 1][kernel.ended()]!);
    const end = plies.length > 0 ? (variant.endByHistory(plies) ?? variant.claims?.claimable?.(plies)) : undefined;
    if (end) return ended(end.winner === undefined ? 1 : end.winner === 'w' ? 2 : 0);
    kernel.sample(leaves, Math.max(1, nodes / (leaves + 1)), Math.floor(random() * 2 ** 32));
    const found = game.search(nodes);
    if (!found) return ended(1);
    const { action, score } = found;
    const side = kernel.side();
    scores.push(side === 0 ? score : -score);
    const verdict = adjudge(scores);
    if (verdict !== undefined) return ended(verdict);
    if (leafNodes > 0 && Math.abs(score) < CLEAR && kernel.isQuiet(action)) played.push(game.sample(score));
    const count = kernel.sampled();
    for (let n = 0; n < count; n++) {
      const packed = new Uint8Array(kernel.memory.buffer, kernel.samplesAt() + n * MAX_RECORD, variant.kernel!.size);
      new Uint8Array(labels.kernel.memory.buffer).set(packed, labels.kernel.positionAt());
      labels.kernel.load();
      const label = leafNodes > 0 ? labels.search(leafNodes) : { action: 0, score: labels.kernel.evaluate() };
      if (!label || Math.abs(label.score) >= CLEAR) continue;
      if (leafNodes > 0 && !labels.kernel.isQuiet(label.action)) continue;
      sampled.push(labels.sample(label.score));
    }
    kernel.sample(0, 1, 0);
    playWithLuck(game, plies, plies.at(-1)?.after ?? start, action, random);
  }
  return ended(1);
}

function packedStart({ kernel }: AnyVariant, start: unknown): Buffer {
  const bytes = new Uint8Array(kernel!.size);
  kernel!.pack(start, new DataView(bytes.buffer));
  return encodeMap(bytes);
}

/** Plays a random opening after which nobody is far ahead. Returns the position before it. */
function openGame(game: Player, nodes: number, plies: Ply<unknown>[], random: Random): unknown {
  const { variant, kernel, view } = game;
  kernel.sample(0, 1, 0);
  const starts = variant.starts('w');
  const fewest = starts.length < RANDOM.manyStarts ? RANDOM.fewest : 0;
  for (let attempt = 1; ; attempt++) {
    const start = draw(random, starts).position;
    const length = fewest + Math.floor(random() * (RANDOM.most + 1 - fewest));
    plies.length = 0;
    kernel.clear();
    view.load(start);
    while (plies.length < length && kernel.ended() === 0) {
      const actions = view.actions();
      const action = actions[Math.floor(random() * actions.length)]!;
      playWithLuck(game, plies, plies.at(-1)?.after ?? start, action, random);
    }
    if (kernel.ended() !== 0) continue;
    if (attempt >= OPENINGS || Math.abs(game.search(nodes)?.score ?? WON) <= OPEN) return start;
  }
}

function playWithLuck(
  { variant, view }: Player,
  plies: Ply<unknown>[],
  before: unknown,
  action: number,
  random: Random,
) {
  const chances = view.chances(action);
  const outcome = chances.length > 0 ? draw(random, chances).outcome : undefined;
  view.play(action, outcome);
  plies.push({ before, action, outcome, after: variant.play(before, action, outcome) });
}

/** White's points, doubled, in a game that need not be played to its end, or undefined. The scores are White's. */
function adjudge(scores: readonly number[]): number | undefined {
  const late = scores.slice(-WON_ACTIONS);
  if (late.length === WON_ACTIONS && late.every((score) => score >= WON)) return 2;
  if (late.length === WON_ACTIONS && late.every((score) => score <= -WON)) return 0;
  const latest = scores.slice(-LEVEL_ACTIONS);
  const isLevel = latest.length === LEVEL_ACTIONS && latest.every((score) => Math.abs(score) < LEVEL);
  return isLevel && scores.length > LATE ? 1 : undefined;
}
