import { must } from '@kickmate/board';
import { chooseLanguage } from '@kickmate/language';
import { expect, test } from 'vitest';
import { packCode } from '../../shared/link-code.ts';
import { withKind } from '../map-edit.ts';
import { maps, SMALL } from '../testing.ts';
import { formatPack, type MapPack, MOST_PACK_BYTES, readPack, readPackLink } from './pack.ts';

const PUZZLES = maps.shipped.flatMap(({ puzzle, file }) => (puzzle === undefined ? [] : [file]));
const PACK: MapPack = {
  name: 'First steps',
  author: 'Ada',
  message: 'Have fun!\nThe last one is hard.',
  maps: [SMALL],
};

/** The text of a pack with some fields changed. */
const textOf = (change: object): string => JSON.stringify({ ...JSON.parse(formatPack(maps, PACK)), ...change });
const refusal = (text: string): string => {
  const read = readPack(maps, text);
  return read.ok ? 'it was read' : read.error.message;
};

test('a pack is written and read; author and message may be absent', () => {
  expect(readPack(maps, formatPack(maps, PACK))).toEqual({ ok: true, value: PACK });
  const bare = { ...PACK, author: '', message: '' };
  expect(formatPack(maps, bare)).toMatch(/^\{"pack":1,"name":"First steps","maps":\[/);
  expect(readPack(maps, formatPack(maps, bare))).toEqual({ ok: true, value: bare });
});

test('all puzzles of the game fit into one link, and come out in their order', async () => {
  const pack = { ...PACK, maps: PUZZLES };
  const code = must(await packCode(formatPack(maps, pack), MOST_PACK_BYTES));
  expect(must(await readPackLink(maps, code))).toEqual(pack);
});

test.each([
  ['no JSON', '{"pack":', 'At character 9, the text ends too early: a value'],
  ['a list', '[]', 'pack (character 1): an object, in braces, must be here'],
  ['no version', textOf({ pack: undefined }), '"pack": 1 must be there'],
  ['a later version', textOf({ pack: 2 }), "pack (character 9): this program reads packs of version 1, not '2'"],
  ['an unknown field', textOf({ colour: 'red' }), 'colour (character'],
  ['no name', textOf({ name: undefined }), 'name (character 1): this is missing'],
  ['an empty name', textOf({ name: ' ' }), 'a name must be here'],
  ['a number for a name', textOf({ name: 7 }), 'name (character 18): a text must be here'],
  ['a message too long', textOf({ message: 'x'.repeat(501) }), 'it has at most 500 characters, not 501'],
  ['markup in the author', textOf({ author: '<b>' }), 'author (character 41): it is written without the signs < and >'],
  ['no maps', textOf({ maps: [] }), 'a pack has at least one map'],
  ['too many maps', textOf({ maps: Array.from({ length: 51 }, () => 1) }), 'at most 50 maps'],
  ['a map that is none', textOf({ maps: [SMALL, 5] }), 'map 2, map (character'],
  [
    'a row too short',
    textOf({ maps: [SMALL, { ...SMALL, tiles: ['....', '.#.', '....'] }] }),
    'map 2, tiles[1] (character',
  ],
  ['a map nobody can play', textOf({ maps: [{ ...SMALL, placement: '4/4/KP2' }] }), 'map 1, placement (character'],
  [
    "markup in a piece's name",
    textOf({ maps: [withKind(SMALL, 'G', { name: '<i>', pattern: maps.standard.N!.pattern })] }),
    'map 1, pieces.G.name (character',
  ],
  ['more than a pack has', `{"name":"${'x'.repeat(MOST_PACK_BYTES)}"}`, 'more than 64 KiB'],
])('a pack with %s is refused, with the place', (_, text, said) => expect(refusal(text)).toContain(said));

test('the place is that in the text of the pack', () => {
  const text = textOf({ maps: [SMALL, { ...SMALL, objective: 'win' }] });
  const place = Number(/character (\d+)/.exec(refusal(text))![1]);
  expect(text.slice(place - 1)).toMatch(/^"win"/);
});

test('a fault in German has one place, too', async () => {
  await chooseLanguage('de');
  try {
    const text = textOf({ maps: [SMALL, { ...SMALL, tiles: ['....', '.#.', '....'] }] });
    expect(refusal(text)).toMatch(/^Karte 2, tiles\[1\] \(Zeichen \d+\): die Reihe hat 3 von 4 Zeichen$/);
  } finally {
    await chooseLanguage('en');
  }
});

test('a damaged link is refused', async () => {
  expect(await readPackLink(maps, 'a%20b')).toMatchObject({ ok: false });
  expect(await readPackLink(maps, must(await packCode('[1]')))).toMatchObject({
    error: { message: expect.stringContaining('holds no pack of maps') },
  });
});
