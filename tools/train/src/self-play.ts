import { loadVariant } from '@kickmate/catalogue';
import { type DirectKernel, SelfPlay, type SelfPlayEnd } from '@kickmate/command';
import { MAX_POSITION_BYTES, useNetwork } from '@kickmate/engine';
import { type AnyVariant, type Random, seededRandom } from '@kickmate/game';
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

/** Where a game begins in many ways, these bring variety, and no random action may be needed. */
const MANY_STARTS = 100;
const RULES = { open: 350, won: { lead: 1200, actions: 4 }, levelActions: 10 } as const;
/** Scores beyond this are not learnt. */
const CLEAR = 2500;

/** Opens a kernel with a network. */
async function openPlayer(variant: AnyVariant, hashMiB: number, network: Network | undefined): Promise<DirectKernel> {
  const player = await openKernel(variant, hashMiB);
  const misfit = network && useNetwork(player.kernel, network);
  if (misfit) throw new Error(misfit.message);
  return player;
}

/** The current position of a kernel as a sample. */
function sampleOf({ kernel }: DirectKernel, score: number): Buffer {
  const side = kernel.side();
  const views = [kernel.networkView(0), kernel.networkView(1)] as const;
  const bucket = kernel.networkBucket();
  const cells = new Uint8Array(kernel.memory.buffer, kernel.writeNetworkCells(), kernel.networkCellCount()).slice();
  return encode({ cells, score, classical: kernel.evaluateClassically(), points: 3, side, bucket, views });
}

/** Opens the kernels with which games for samples are played. */
export async function openSelfPlay(settings: SelfPlaySettings, network: Network | undefined) {
  const variant = await loadVariant(settings.variant);
  const player = await openPlayer(variant, 4, network);
  const labels = await openPlayer(variant, 1, network);
  return {
    play(seed: number): SelfPlayed {
      const random = seededRandom(seed);
      const one = variant.maps?.forTraining(random) ?? variant;
      return playGame(settings, one, player.on(one), labels.on(one), random);
    },
  };
}

/** Plays a game, and keeps quiet positions of it with the scores of their searches, and those that the searches sampled. */
function playGame(
  { nodes, leaves, leafNodes }: SelfPlaySettings,
  variant: AnyVariant,
  player: DirectKernel,
  labels: DirectKernel,
  random: Random,
): SelfPlayed {
  const { kernel } = player;
  const played: Buffer[] = [];
  const sampled: Buffer[] = [];
  labels.clear();
  kernel.sample(0, 1, 0);
  const fewest = variant.starts('w').length < MANY_STARTS ? 6 : 0;
  const game = new SelfPlay(variant, player, { ...RULES, nodes, opening: [fewest, 10] }, random);
  const ended = (end: SelfPlayEnd): SelfPlayed => {
    const points = 2 * end.points;
    withResult(played, points);
    const all = [...played, ...sampled];
    const map = variant.maps ? [packedStart(variant, game.start)] : [];
    return { samples: Buffer.concat([...map, ...all]), count: all.length, points, actions: game.actions };
  };
  for (;;) {
    if (game.end) return ended(game.end);
    kernel.sample(leaves, Math.max(1, nodes / (leaves + 1)), Math.floor(random() * 2 ** 32));
    const found = game.search();
    if ('points' in found) return ended(found);
    const { action, score } = found;
    if (leafNodes > 0 && Math.abs(score) < CLEAR && kernel.isTrainable(action)) played.push(sampleOf(player, score));
    const count = kernel.sampleCount();
    for (let n = 0; n < count; n++) {
      const packed = new Uint8Array(
        kernel.memory.buffer,
        kernel.samplesAt() + n * MAX_POSITION_BYTES,
        variant.kernel!.size,
      );
      new Uint8Array(labels.kernel.memory.buffer).set(packed, labels.kernel.packedPositionAt());
      labels.kernel.load();
      const label = leafNodes > 0 ? labels.find({ nodes: leafNodes }) : { action: 0, score: labels.evaluation };
      if (!label || Math.abs(label.score) >= CLEAR) continue;
      if (leafNodes > 0 && !labels.kernel.isTrainable(label.action)) continue;
      sampled.push(sampleOf(labels, label.score));
    }
    kernel.sample(0, 1, 0);
    game.play(action);
  }
}

function packedStart({ kernel }: AnyVariant, start: unknown): Buffer {
  const bytes = new Uint8Array(kernel!.size);
  kernel!.pack(start, new DataView(bytes.buffer));
  return encodeMap(bytes);
}
