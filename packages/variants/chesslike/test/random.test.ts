import { must } from '@kickmate/board';
import { IS_FULL, type RandomPly, refereeOf } from '@kickmate/conformance';
import { actionFrom, actionTo, isItem, seededRandom } from '@kickmate/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChesslikePosition, chesslike, onMap } from '../src/index.ts';
import { PASS } from '../src/rules/actions.ts';
import { randomMap, randomMapWithItems } from './random-maps.ts';
import { gameOn } from './referee.ts';

const PLIES = 40;
const { check, format, parse } = chesslike.maps!;

/** A random map, every other one with items. */
const mapOf = (seed: number) => (seed % 2 === 0 ? randomMap : randomMapWithItems)(seededRandom(seed));

/** Asserts something of every ply of a random round on some random maps; a failure names the seed. */
const always = (
  holds: (variant: ReturnType<typeof onMap>, ply: RandomPly<ChesslikePosition>) => void,
  numRuns = IS_FULL ? 500 : 25,
): void =>
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const variant = onMap(mapOf(seed));
      for (const ply of refereeOf(variant).randomRound(seededRandom(seed), PLIES)) holds(variant, ply);
    }),
    { numRuns },
  );

// conformance.test.ts asserts what holds in every variant.
describe('on every random map', () => {
  it('the file is sound, written and read', () =>
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const map = mapOf(seed);
        expect(check(map)).toEqual([]);
        expect(parse(format(map))).toEqual({ ok: true, value: map });
        expect(format(must(parse(format(map))))).toBe(format(map));
      }),
    ));

  it('the variant is found again by its id', () =>
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { id } = onMap(mapOf(seed));
        expect(gameOn(id.slice(id.indexOf(':') + 1)).id).toBe(id);
      }),
      { numRuns: 20 },
    ));

  it('positions are written and read, and successors, too', () =>
    always((variant, { before, successor, after }) => {
      const text = variant.text.formatAction(successor);
      expect(variant.text.parseAction(before, text)).toEqual({ ok: true, value: successor });
      if (!variant.end(after))
        expect(variant.text.parse(variant.text.format(after))).toEqual({ ok: true, value: after });
    }));

  it('an action changes what the rules say', () =>
    always((variant, { before, successor: { action }, after }) => {
      expect(after.number).toBe(before.number + 1);
      expect(after.side).not.toBe(before.side);
      if (action === PASS) return expect(after).toMatchObject({ pieces: before.pieces, quiet: before.quiet + 1 });
      const [from, to] = [actionFrom(action), actionTo(action)];
      const tile = before.tiles[to]!;
      const [event] = variant.events(before, { action }).flatMap((one) => (one.kind === 'pickUp' ? [one] : []));
      expect([after.pieces[from], after.pieces[to]]).toEqual([undefined, event?.item?.becomes ?? before.pieces[from]]);
      const isCapture = before.pieces[to] !== undefined;
      const { moves, attacks } = variant.routes!.reach(before, from)!;
      expect(isCapture ? attacks : moves).toContain(to);
      const keys = { key: 1, door: -1 }[tile as string] ?? 0;
      expect(after.keys[before.side]).toBe(before.keys[before.side] + keys);
      const isTaken = keys !== 0 || event?.item !== undefined;
      expect(after.tiles[to]).toBe(isTaken ? 'floor' : tile);
      expect(after.quiet).toBe(isCapture || isTaken ? 0 : before.quiet + 1);
    }));

  it('nobody stands where nobody can, and no key is lost', () =>
    always((variant, { after }) => {
      const { tiles } = variant.maps!.current;
      const trodden = after.tiles.filter((_, square) => after.pieces[square]);
      expect(['floor', 'key', 'exit']).toEqual(
        expect.arrayContaining([...new Set(trodden)].filter((tile) => !isItem(tile))),
      );
      const count = (sign: string): number => [...tiles.join('')].filter((one) => one === sign).length;
      const left = (tile: string): number => after.tiles.filter((one) => one === tile).length;
      const [taken, opened] = [count('k') - left('key'), count('D') - left('door')];
      expect(after.keys.w + after.keys.b).toBe(taken - opened);
    }));
});

it('random maps have everything that maps can have', () => {
  const maps = Array.from({ length: 400 }, (_, seed) => randomMap(seededRandom(seed)));
  const all = JSON.stringify(maps);
  for (const sign of '#otDkxmabr') expect(all).toMatch(new RegExp(`"[.#otDkxmabr]*${sign}[.#otDkxmabr]*"`));
  expect(new Set(maps.map(({ objective }) => objective)).size).toBe(3);
  expect(new Set(maps.map(({ size }) => size[0])).size).toBe(14);
  expect(new Set(maps.map(({ size }) => size[1])).size).toBe(14);
  expect(maps.some(({ turns }) => turns !== undefined)).toBe(true);
  expect(maps.some(({ placement }) => placement === placement.toUpperCase())).toBe(true);
  expect(maps.some(({ pieces }) => Object.values(pieces).some(({ pattern }) => /r/.test(pattern[0]![1]!)))).toBe(true);
});
