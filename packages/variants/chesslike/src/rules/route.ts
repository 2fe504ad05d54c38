import type { Piece, Square } from '@kickmate/board';
import { type Action, isItem } from '@kickmate/game';
import type { Ground } from '../map/ground.ts';
import { CLEARED } from '../map/map-words.ts';
import { moveTo } from './actions.ts';
import type { Standing } from './position.ts';
import { reachOfPiece, type Scene } from './reach.ts';

/** The most nodes that are searched: enough for a dozen keys and doors on the largest map, and fast. */
const MOST_NODES = 40_000;

/** The piece with its item, the open doors and the taken keys. The piece itself is not on the board. */
interface RouteState {
  /** The number of this state, from 0, in the order in which states were found. */
  readonly index: number;
  /**
   * The piece with the item that it has picked up. The item still lies in {@link scene}: it makes no difference, because the piece
   * leaves all others.
   */
  readonly piece: Piece;
  readonly scene: Scene;
  /** The doors opened and keys taken, in rising order. */
  readonly cleared: readonly Square[];
}

/** A node of the search: the piece on a square, in some state. */
interface RouteNode {
  readonly at: Square;
  readonly state: RouteState;
  readonly before?: RouteNode;
}

/**
 * Returns the shortest route of the piece on a square to another if no other piece moves; among equally short routes the
 * one whose squares have the lowest indices, compared one by one. The piece unlocks doors, and picks up keys and an item, on its
 * route. All other pieces are obstacles; only an enemy on the target itself is captured. `undefined` if there is no route.
 *
 * Every set of keys taken and doors opened is a state of its own, and each key or door doubles the number of states. Where
 * that makes more than {@link MOST_NODES} nodes, only routes that open no door are searched. An item adds one state for each of the
 * others at most.
 */
export function routeOf(ground: Ground, position: Standing, from: Square, to: Square): readonly Action[] | undefined {
  const piece = position.pieces[from];
  if (!piece || from === to) return undefined;
  const scene = { ...position, pieces: position.pieces.with(from, undefined) };
  const last =
    new Search(ground, to).from(from, piece, scene) ?? new Search(ground, to).from(from, piece, locked(scene));
  return last && actionsTo(last);
}

/** A scene in which no key is anywhere: every node is a square. */
const locked = ({ pieces, tiles }: Scene): Scene => ({
  pieces,
  tiles: tiles.map((tile) => (tile === 'key' ? CLEARED : tile)),
  keys: { w: 0, b: 0 },
});

function actionsTo({ at, before }: RouteNode): readonly Action[] {
  return before ? [...actionsTo(before), moveTo(before.at, at)] : [];
}

/**
 * Breadth first. What follows a node is visited by rising index, so that nodes of one length come in the order of their
 * squares, and the first that arrives is the one wanted.
 */
class Search {
  private readonly ground: Ground;
  private readonly to: Square;
  private readonly states = new Map<string, RouteState>();
  private readonly seen = new Set<number>();
  private readonly queue: RouteNode[] = [];

  constructor(ground: Ground, to: Square) {
    this.ground = ground;
    this.to = to;
  }

  /** The node that arrives; `undefined` if none does, or there are too many to look at. */
  from(from: Square, piece: Piece, scene: Scene): RouteNode | undefined {
    this.enter({ at: from, state: this.stateWith([], piece, scene) });
    for (const node of this.queue) {
      const next = this.after(node).find((one) => one.at === this.to || !this.enter(one));
      if (next) return next.at === this.to ? next : undefined;
    }
    return undefined;
  }

  /** Queues a node unless it is known; whether there was room. */
  private enter(node: RouteNode): boolean {
    const key = node.state.index * this.ground.squares.length + node.at;
    if (this.seen.has(key)) return true;
    if (this.seen.size >= MOST_NODES) return false;
    this.seen.add(key);
    this.queue.push(node);
    return true;
  }

  private after(before: RouteNode): readonly RouteNode[] {
    const { at, state } = before;
    const { moves, attacks } = reachOfPiece(this.ground, state.scene, state.piece, at);
    const isCapture = state.scene.pieces[this.to] !== undefined && attacks.includes(this.to);
    return [...moves, ...(isCapture ? [this.to] : [])]
      .sort((a, b) => a - b)
      .map((square) => ({ at: square, state: this.stateAfter(state, square), before }));
  }

  /** The state after the piece has come to a square. A key without a door left for it stays: that makes fewer states. */
  private stateAfter(state: RouteState, square: Square): RouteState {
    const { piece, scene, cleared } = state;
    const tile = scene.tiles[square];
    if (isItem(tile)) {
      const carrier = this.ground.withItem(piece, tile);
      return carrier ? this.stateWith(cleared, carrier, scene) : state;
    }
    if (tile !== 'door' && (tile !== 'key' || scene.keys[piece.side] >= doorsIn(scene))) return state;
    const has = scene.keys[piece.side] + (tile === 'key' ? 1 : -1);
    const tiles = scene.tiles.with(square, CLEARED);
    return this.stateWith(
      [...cleared, square].sort((a, b) => a - b),
      piece,
      { pieces: scene.pieces, tiles, keys: { ...scene.keys, [piece.side]: has } },
    );
  }

  private stateWith(cleared: readonly Square[], piece: Piece, scene: Scene): RouteState {
    const key = `${piece.letter} ${cleared.join()}`;
    const known = this.states.get(key);
    if (known) return known;
    const state = { index: this.states.size, piece, scene, cleared };
    this.states.set(key, state);
    return state;
  }
}

const doorsIn = ({ tiles }: Scene): number => tiles.filter((tile) => tile === 'door').length;
