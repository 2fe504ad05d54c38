import { must, readSquare, squareName } from '@kickmate/board';
import { type Action, actionTo, seededRandom, type Variant } from '@kickmate/game';
import { describe, expect, it, test } from 'vitest';
import { type ChesslikePosition, onMap } from '../src/index.ts';
import { isUnwalkable } from '../src/map/map-words.ts';
import { randomMap, randomMapWithItems } from './random-maps.ts';
import { gameFor, gameOn, startOf } from './referee.ts';

type Game = Variant<ChesslikePosition>;

const square = (game: Game, name: string): number => readSquare(game.board, name)!;

/** The squares of the way that the game finds, in words. */
function way(game: Game, from: string, to: string, position = startOf(game)): string | undefined {
  const route = game.routes!.route(position, square(game, from), square(game, to));
  return route?.map((action) => squareName(game.board, actionTo(action))).join(' ');
}

describe('the way', () => {
  it('is the shortest, and among equals the one of the lowest squares', () => {
    const game = gameFor({ placement: '4k/5/5/5/R4' });
    expect(way(game, 'a1', 'd3')).toBe('d1 d3');
    expect(way(game, 'a1', 'a1')).toBeUndefined();
    expect(way(game, 'b1', 'b2')).toBeUndefined();
  });

  it('goes round walls, and round friends', () => {
    const game = gameFor({ placement: '4k/5/P4/5/K4', tiles: ['.....', '.....', '.#...', '.#...', '.#...'] });
    expect(way(game, 'a1', 'c1')).toBeUndefined();
    const open = gameFor({ placement: '4k/P4/5/5/K4', tiles: ['.....', '.....', '.#...', '.#...', '.#...'] });
    expect(way(open, 'a1', 'c1')).toBe('a2 a3 b4 c3 c2 c1');
  });

  it('opens a door where there is a key for it, and fetches one if that is shorter', () => {
    const tiles = ['.......', '.#####.', '.#...#.', '.D...#.', '.#...#.', '.#####.', 'k......'];
    const game = gameFor({ placement: '7/7/K6/7/7/7/6k', tiles });
    expect(way(game, 'a5', 'd4')).toBe('a4 a3 a2 a1 a2 a3 b4 c3 d4');
    const rich = must(game.text.parse(`7/7/K6/7/7/7/6k w ${tiles.join('/')} 1,0 0 1`));
    expect(way(game, 'a5', 'd4', rich)).toBe('b4 c3 d4');
    const poor = gameFor({ placement: '7/7/K6/7/7/7/6k', tiles: tiles.with(6, '.......') });
    expect(way(poor, 'a5', 'd4')).toBeUndefined();
  });

  it('captures nobody but who stands on the target', () => {
    const game = gameFor({ placement: '4r/5/5/5/R3r' });
    expect(way(game, 'a1', 'e1')).toBe('e1');
    expect(way(game, 'a1', 'e4')).toBe('a4 e4');
  });

  it('knows whose piece it is', () => {
    const game = gameFor({
      placement: 'k3K/5/5',
      size: [5, 3],
      pieces: { K: { name: 'crawler', pattern: ['.....', '..b..', '..o..', '.....', '.....'] } },
    });
    expect(way(game, 'a3', 'a1')).toBe('a2 a1');
    expect(way(game, 'e3', 'e1')).toBeUndefined();
  });
});

/** The fewest actions, by playing every sequence on the board with the other side taken away. */
function fewest(
  game: Game,
  start: ChesslikePosition,
  from: number,
  to: number,
  most: number,
): readonly Action[] | undefined {
  let ways: { position: ChesslikePosition; at: number; actions: readonly Action[] }[] = [
    { position: start, at: from, actions: [] },
  ];
  for (let length = 1; length <= most; length++) {
    const next: typeof ways = [];
    for (const { position, at, actions } of ways)
      for (const target of [...game.routes!.reach(position, at)!.moves].sort((a, b) => a - b)) {
        const action = (at << 8) | target;
        const after = { ...game.play(position, action), side: position.side };
        const { end: _, ...standing } = after;
        if (target === to) return [...actions, action];
        next.push({ position: standing, at: target, actions: [...actions, action] });
      }
    ways = next.slice(0, 30_000);
    if (ways.length < next.length) return undefined;
  }
  return undefined;
}

test.each([
  ['random maps', randomMap],
  ['random maps with items', randomMapWithItems],
])('on %s it is what trying everything finds', (_name, mapFrom) => {
  let found = 0;
  for (let seed = 0; seed < 150; seed++) {
    const random = seededRandom(seed);
    const game = onMap({ ...mapFrom(random), turns: undefined });
    const start = startOf(game);
    const from = start.pieces.findIndex((piece) => piece?.side === 'w');
    const to = Math.floor(random() * start.pieces.length);
    if (start.pieces[to]) continue;
    const wanted = fewest(game, start, from, to, 3);
    if (!wanted) continue;
    found++;
    expect(game.routes!.route(start, from, to), `seed ${seed}`).toEqual(wanted);
  }
  expect(found).toBeGreaterThan(20);
});

describe('in the world', () => {
  const game = gameOn('world');
  /** The ox makes way, the bishop and the rook fetch keys, and the wagon goes to the exit: by one click each. */
  const CLICKS = ['m8 n8', 'k2 c16', 'g1 p2', 'b2 p16'];

  /** The position after a piece has gone all its way; Black, who has no pieces, passes. */
  function gone(position: ChesslikePosition, click: string): ChesslikePosition {
    const [from, to] = click.split(' ');
    const route = game.routes!.route(position, square(game, from!), square(game, to!));
    if (!route) throw new Error(`there is no way ${click}`);
    return route.reduce((before, action, index) => {
      const after = game.play(before, action);
      return after.end || index === route.length - 1 ? after : game.play(after, game.actions(after)[0]!);
    }, position);
  }
  const passed = (position: ChesslikePosition): ChesslikePosition =>
    position.end ? position : game.play(position, game.actions(position)[0]!);

  it('the wagon comes to the exit when the others have helped it', () => {
    const end = CLICKS.reduce((position, click) => passed(gone(position, click)), startOf(game));
    expect(end.end).toMatchObject({ kind: 'reach', winner: 'w' });
  });

  it('the wagon does not leave its yard, or come over the bridge, by itself', () => {
    expect(way(game, 'b2', 'p16')).toBeUndefined();
    // Nor does the bishop come to its key before the ox has made way.
    expect(way(game, 'k2', 'c16')).toBeUndefined();
    const afterOx = passed(gone(startOf(game), CLICKS[0]!));
    expect(way(game, 'b2', 'p16', afterOx)).toBeUndefined();
  });

  it('the rook shortens the way of the wagon', () => {
    const ready = CLICKS.slice(0, 2).reduce((position, click) => passed(gone(position, click)), startOf(game));
    const long = way(game, 'b2', 'p16', ready)!.split(' ').length;
    const short = way(game, 'b2', 'p16', passed(gone(ready, CLICKS[2]!)))!.split(' ').length;
    expect(short).toBeLessThan(long);
  });

  it('every square that is free, or a door, can be come to by somebody', () => {
    const { tiles, pieces } = startOf(game);
    const placement = game.text.format(startOf(game)).split(' ')[0]!.replace('12O3', '13O2');
    const rich = must(game.text.parse(`${placement} w ${game.maps!.current.tiles.join('/')} 9,0 0 1`));
    const free = tiles.flatMap((tile, at) => (isUnwalkable(tile) || pieces[at] || rich.pieces[at] ? [] : [at]));
    const everybody = rich.pieces.flatMap((piece, at) => (piece ? [squareName(game.board, at)] : []));
    const reached = (at: number): boolean =>
      everybody.some((from) => way(game, from, squareName(game.board, at), rich));
    expect(free.filter((at) => !reached(at)).map((at) => squareName(game.board, at))).toEqual([]);
  });
});

// To try every order of them would never end.
test('a way is found through a map full of doors and keys', () => {
  const tiles: string[] = Array.from({ length: 16 }, (_, row) => (row % 2 ? 'kDkDkDkDkDkDkDkD' : 'DkDkDkDkDkDkDkDk'));
  const game = gameFor({
    placement: `${'16/'.repeat(15)}K15`,
    tiles: tiles.with(0, 'x...............'),
    objective: 'reach',
  });
  expect(game.routes!.route(startOf(game), 0, 255)).toHaveLength(15);
});
