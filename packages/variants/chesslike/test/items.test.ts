import { must, readSquare, squareName } from '@kickmate/board';
import {
  KernelReferee,
  provesEvents,
  provesPositions,
  provesShortForms,
  provesWrongPositions,
} from '@kickmate/conformance';
import { actionTo, type ItemDesign, type MapFile, perft } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { chesslike } from '../src/index.ts';
import { gameFor, startOf } from './referee.ts';

const boots: ItemDesign = { pattern: ['..m..', '.....', 'm.o.m', '.....', '..m..'] };
const wings: ItemDesign = { pattern: ['.b.b.', 'b...b', '..o..', 'b...b', '.b.b.'] };
const { format, parse, check } = chesslike.maps!;

/** Counts of an independent program in Python, which keeps the item of each piece beside the piece. */
const COUNTS: readonly (readonly [name: string, map: Parameters<typeof gameFor>[0], counts: readonly number[]])[] = [
  [
    'two kinds of items',
    {
      tiles: ['.....', '.....', '.bwb.', '.....', '.....'],
      items: { boots, wings },
      placement: 'k3r/1p3/5/1P1N1/R3K',
      objective: 'royal',
    },
    [17, 201, 2866, 32178],
  ],
  [
    'doors, keys, and an item that replaces the pattern',
    {
      size: [6, 5],
      tiles: ['..D..k', 'h.#.s.', '.ww.w.', 'hs.s..', 'k..#..'],
      items: {
        wings: { pattern: ['r.m.r', '.....', '..o..', '.a.a.', '..b..'], replaces: true },
        spurs: { pattern: ['..r..', '..b..', 'rbobr', '.....', '.....'] },
        horns: { pattern: ['.r.r.', '..a..', '..o..', '..m..', '.....'] },
      },
      placement: 'k4r/6/1p2n1/1P2B1/R4K',
    },
    [13, 195, 2394, 34820],
  ],
  [
    'all items between two armies',
    {
      tiles: ['........', '........', '..b..w..', 's......h', 'h......s', '..w..b..', '........', '........'],
      items: {
        boots,
        wings,
        spurs: { pattern: ['..r..', '..b..', 'rbobr', '..b..', '..r..'] },
        horns: { pattern: ['.....', '.a.a.', '..o..', '.a.a.', '.....'] },
      },
      placement: '1r1k1n2/pppppp2/8/8/8/8/PPPPPP2/1R1K1N2',
      objective: 'royal',
    },
    [17, 289, 5610],
  ],
];

it.each(COUNTS)('rules and kernel count as many actions as an independent program: %s', async (_name, map, counts) => {
  const game = gameFor({ ...map, version: 3 } as MapFile);
  const kernel = await KernelReferee.load(game, 'debug');
  kernel.set(startOf(game));
  expect(counts.map((_, index) => kernel.perft(index + 1))).toEqual(counts);
  expect(counts.slice(0, 3).map((_, index) => perft(game, startOf(game), index + 1))).toEqual(counts.slice(0, 3));
});

// Boots on c3, wings on c2 and d2; a king with boots is A, with wings C.
const tiles = ['.....', '.....', '..b..', '..ww.', '.....'];
const TILES = tiles.join('/');
const file: MapFile = {
  name: 'Attic',
  size: [5, 5],
  tiles,
  pieces: {},
  items: { boots, wings },
  placement: '4k/5/1K3/5/5',
  objective: 'eliminate',
};
const attic = gameFor({ ...file, version: 3 } as MapFile);

provesPositions(attic, [
  ['items that lie and items that are carried', `4c/5/2A2/5/5 w ...../...../...../..w../..... 0,0 3 5`],
  ['an item under a piece', `4k/5/2K2/5/5 w ${TILES} 0,0 3 5`],
]);
provesWrongPositions(attic, [
  ['a kind that does not stand on the map', `4q/5/2K2/5/5 w ${TILES} 0,0 0 1`, 'syntax', 'placement', 1],
  [
    'an item that is another one on the map',
    `4k/5/2K2/5/5 w ...../...../..w../..ww./..... 0,0 0 1`,
    'impossible',
    'tiles',
    29,
    'on this map it is b or .',
  ],
]);

const on = (placement: string): string => `${placement} w ${TILES} 0,0 0 1`;
provesShortForms(attic, [
  ['an item', on('4k/5/1K3/5/5'), 'b3c3', 'Kc3 boots'],
  ['a carrier has the letter of its kind', on('4k/5/1A3/5/5'), 'b3b5', 'Kb5'],
  ['an item that is left', on('4k/5/1A3/5/5'), 'b3c3', 'Kc3'],
  ['one of two kings, of which one carries an item', on('4k/5/1A1K1/5/5'), 'd3c4', 'Kdc4'],
]);
provesEvents(attic, [
  ['an item that is picked up', on('4k/5/1K3/5/5'), 'b3c3', ['K b3-c3', 'K picks up the boots on c3, now A']],
  [
    'a capture on an item',
    on('5/5/1Kk2/5/4k'),
    'b3c3',
    ['k captured on c3', 'K b3-c3', 'K picks up the boots on c3, now A'],
  ],
  ['an item that is left', on('4k/5/1A3/5/5'), 'b3c3', ['A b3-c3']],
]);

describe('a map file', () => {
  it('has version 3 where there are items, which come in their usual order', () => {
    const text = format({ ...file, items: { wings, boots: { ...boots, replaces: true } } });
    expect(text).toMatch(/^\{"version":3,.*"items":\{"boots":\{"pattern":\[.*\],"replaces":true\},"wings"/);
    expect(format(must(parse(text)))).toBe(text);
  });

  const change = (part: object): string => JSON.stringify({ version: 3, ...file, ...part });
  const crowd = { placement: 'qr2k/bn3/1K3/5/PE3', tiles: ['..bwh', '.....', '.....', '.....', '.....'] };
  it.each([
    ['items in version 2', { version: 2 }, 'items', 'items need "version": 3'],
    ['an item without a pattern', { items: { boots } }, 'tiles[3]', 'w stands for wings, but "items" has no pattern'],
    ['an unknown item', { items: { boots, wings, hat: boots } }, 'items.hat', 'items are boots, wings, spurs, horns'],
    ['a wrong pattern', { items: { boots: { pattern: [] }, wings } }, 'items.boots.pattern', 'has 5 rows, not 0'],
    [
      'a further field',
      { items: { boots: { ...boots, name: 'x' }, wings } },
      'items.boots.name',
      'nothing of this name',
    ],
    ['items in a list', { items: [] }, 'items', 'an object, in braces, must be here'],
    [
      'too many kinds and items',
      { ...crowd, items: { boots, wings, horns: boots } },
      'items',
      '7 kinds of pieces stand on the map and 3 kinds of items lie on it: that makes 21 kinds of pieces with an item, and there are letters for 19',
    ],
  ])('with %s is refused, with the place', (_name, part, path, says) => {
    const read = parse(change(part));
    expect(read.ok ? 'it was read' : read.error.message).toContain(`${path} (character`);
    expect(read.ok ? 'it was read' : read.error.message).toContain(says);
  });

  it('may have an item that does not lie on the map, which takes no letter', () => {
    const game = gameFor({ ...file, version: 3, tiles: ['.....', '.....', '..b..', '.....', '.....'] } as MapFile);
    expect(game.pieces.map(({ name }) => name)).toEqual(['king', 'king with boots']);
    expect(check({ ...file, tiles: ['.....', '.....', '.....', '.....', '.....'] })).toEqual([]);
  });
});

it('an item changes the worth of its carrier by that of the pattern, also a worth by hand', () => {
  const king = { name: 'king', pattern: ['.....', '.bbb.', '.bob.', '.bbb.', '.....'], worth: 30 };
  const named = (game: typeof attic) => game.pieces.map(({ letter, value }) => `${letter} ${Math.round(value * 0.12)}`);
  expect(named(attic)).toEqual(['K 24', 'A 28', 'C 48']);
  const byHand = gameFor({ ...file, version: 3, pieces: { K: king } } as MapFile);
  expect(named(byHand)).toEqual(['K 30', 'A 34', 'C 54']);
});

describe('the way of a king that only goes aside, past boots with which it also goes ahead,', () => {
  const hall = ['....x', '.....', 'b....'];
  const map = {
    version: 3,
    tiles: hall,
    pieces: { K: { name: 'king', pattern: ['.....', '.....', '.bob.', '.....', '.....'] } },
    items: { boots: { pattern: ['.....', '..m..', '..o..', '.....', '.....'] } },
    placement: '5/5/2K2',
    objective: 'reach',
  };
  const game = gameFor(map as unknown as MapFile);

  it('leads over the boots', () => {
    const square = (name: string): number => readSquare(game.board, name)!;
    const route = game.routes!.route(startOf(game), square('c1'), square('c3'));
    expect(route?.map((action) => squareName(game.board, actionTo(action))).join(' ')).toBe('b1 a1 b1 c1 c2 c3');
  });

  it('is as long for the evaluation: near the boots is better, and with them near the exit', async () => {
    const kernel = await KernelReferee.load(game, 'debug');
    const scoreOf = (placement: string, lying: string): number => {
      kernel.set(must(game.text.parse(`${placement} w ${lying} 0,0 0 1`)));
      return kernel.evaluate();
    };
    const all = hall.join('/');
    const taken = all.replace('b', '.');
    // Two actions less, of 25 hundredths each.
    expect(scoreOf('5/5/1K3', all) - scoreOf('5/5/3K1', all)).toBe(50);
    expect(scoreOf('5/5/3A1', taken) - scoreOf('5/5/1A3', taken)).toBe(50);
  });
});
