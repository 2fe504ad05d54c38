import type { Piece, Square } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import { moveTo } from './actions.ts';
import type { Ground } from './ground.ts';
import type { Standing } from './position.ts';
import { reachOfPiece, type Scene } from './reach.ts';
import { CLEARED } from './tiles.ts';

/** So many stages are looked at: enough for a dozen keys and doors on the largest map, and done in a moment. */
const MOST_STAGES = 40_000;

/** What the piece has made of doors and keys, itself not on the board. */
interface Land {
  /** From 0, in the order in which they were found. */
  readonly index: number;
  readonly scene: Scene;
  /** The doors opened and keys taken, in rising order. */
  readonly cleared: readonly Square[];
}

/** A place on the way. */
interface Stage {
  readonly at: Square;
  readonly land: Land;
  readonly before?: Stage;
}

/**
 * The fewest actions by which the piece on a square comes to another if nobody else moves; among equals those whose squares
 * have the lowest indices, compared one by one. Doors are unlocked and keys picked up on the way. All other pieces are
 * obstacles; only an enemy on the very target is captured. `undefined` if there is no way.
 *
 * Every set of keys taken and doors opened is a land of its own, and their number doubles with each. Where that makes more
 * than {@link MOST_STAGES} stages, only ways that open no door are looked for.
 */
export function routeOf(ground: Ground, position: Standing, from: Square, to: Square): readonly Action[] | undefined {
  const piece = position.pieces[from];
  if (!piece || from === to) return undefined;
  const scene = { ...position, pieces: position.pieces.with(from, undefined) };
  const last =
    new Search(ground, piece, to).from(from, scene) ?? new Search(ground, piece, to).from(from, locked(scene));
  return last && actionsTo(last);
}

/** A scene in which no key is anywhere: every stage is a square. */
const locked = ({ pieces, tiles }: Scene): Scene => ({
  pieces,
  tiles: tiles.map((tile) => (tile === 'key' ? CLEARED : tile)),
  keys: { w: 0, b: 0 },
});

function actionsTo({ at, before }: Stage): readonly Action[] {
  return before ? [...actionsTo(before), moveTo(before.at, at)] : [];
}

/**
 * Breadth first. What follows a stage is visited by rising index, so that stages of one length come in the order of their
 * squares, and the first that arrives is the one wanted.
 */
class Search {
  private readonly ground: Ground;
  private readonly piece: Piece;
  private readonly to: Square;
  private readonly lands = new Map<string, Land>();
  private readonly seen = new Set<number>();
  private readonly queue: Stage[] = [];

  constructor(ground: Ground, piece: Piece, to: Square) {
    this.ground = ground;
    this.piece = piece;
    this.to = to;
  }

  /** The stage that arrives; `undefined` if none does, or there are too many to look at. */
  from(from: Square, scene: Scene): Stage | undefined {
    this.enter({ at: from, land: this.landWith([], scene) });
    for (const stage of this.queue) {
      const next = this.after(stage).find((one) => one.at === this.to || !this.enter(one));
      if (next) return next.at === this.to ? next : undefined;
    }
    return undefined;
  }

  /** Queues a stage unless it is known; whether there was room. */
  private enter(stage: Stage): boolean {
    const key = stage.land.index * this.ground.squares.length + stage.at;
    if (this.seen.has(key)) return true;
    if (this.seen.size >= MOST_STAGES) return false;
    this.seen.add(key);
    this.queue.push(stage);
    return true;
  }

  private after(before: Stage): readonly Stage[] {
    const { at, land } = before;
    const { moves, attacks } = reachOfPiece(this.ground, land.scene, this.piece, at);
    const isCapture = land.scene.pieces[this.to] !== undefined && attacks.includes(this.to);
    return [...moves, ...(isCapture ? [this.to] : [])]
      .sort((a, b) => a - b)
      .map((square) => ({ at: square, land: this.landAfter(land, square), before }));
  }

  /** The land after the piece has come to a square. A key without a door left for it stays: that makes fewer lands. */
  private landAfter(land: Land, square: Square): Land {
    const { scene, cleared } = land;
    const { side } = this.piece;
    const tile = scene.tiles[square];
    if (tile !== 'door' && (tile !== 'key' || scene.keys[side] >= doorsIn(scene))) return land;
    const has = scene.keys[side] + (tile === 'key' ? 1 : -1);
    const tiles = scene.tiles.with(square, CLEARED);
    return this.landWith(
      [...cleared, square].sort((a, b) => a - b),
      { pieces: scene.pieces, tiles, keys: { ...scene.keys, [side]: has } },
    );
  }

  private landWith(cleared: readonly Square[], scene: Scene): Land {
    const key = cleared.join();
    const known = this.lands.get(key);
    if (known) return known;
    const land = { index: this.lands.size, scene, cleared };
    this.lands.set(key, land);
    return land;
  }
}

const doorsIn = ({ tiles }: Scene): number => tiles.filter((tile) => tile === 'door').length;
