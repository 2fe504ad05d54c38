import { must } from '@kickmate/board';
import { expect, test } from 'vitest';
import { packCode } from '../../shared/link-code.ts';
import { withKind } from '../map-edit.ts';
import { maps, SMALL } from '../testing.ts';
import { readDraft, readLink, readMap } from './read-map.ts';

const SCRIPT = '<img src=x onerror=alert(1)>';
const EMPTY = ['.....', '.....', '..o..', '.....', '.....'];
const text = (change: object = {}): string => JSON.stringify({ ...SMALL, ...change });
const linkOf = async (map: string): Promise<string> => must(await packCode(map));

test.each(maps.shipped.map(({ id, file }) => [id, file] as const))('%s goes through a link', async (_, file) => {
  expect(must(await readLink(maps, await linkOf(maps.format(file))))).toEqual(file);
});

test.each([
  ['nothing', '', 'map'],
  ['no JSON', '{"name":', 'map'],
  ['JSON that is no map', '[1,2]', 'map'],
  ['a row too short', text({ tiles: ['...', '.#..', '....'] }), 'tiles[0]'],
  ['a script in its name', text({ name: SCRIPT }), 'name'],
  [
    "a script in a piece's name",
    text(withKind(SMALL, 'G', { name: SCRIPT, pattern: maps.standard.N!.pattern })),
    'pieces.G.name',
  ],
  ['a map that nobody can play', text({ placement: '4/4/KP2' }), 'placement'],
])('a link with %s is refused, with the place', async (_, map, place) => {
  const read = await readLink(maps, await linkOf(map));
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error.message).toContain(place);
});

test.each([readMap, readDraft])('a file that is too long is not looked at by %o', (read) => {
  expect(read(maps, text({ name: 'x'.repeat(20_000) }))).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('16 KiB') },
  });
});

test('the editor takes what is unfinished, if it can be drawn', () => {
  expect(readDraft(maps, text())).toMatchObject({ ok: true });
  expect(readDraft(maps, text({ placement: '4/4/4', name: '', turns: 0 }))).toMatchObject({ ok: true });
  const inner = { G: { name: 'ghost', pattern: ['.....', '.r...', '..o..', '.....', '.....'] } };
  expect(readDraft(maps, text({ pieces: inner }))).toMatchObject({ ok: true, value: { pieces: inner } });
  const items = { boots: { pattern: inner.G.pattern, replaces: true } };
  expect(readDraft(maps, text({ items }))).toMatchObject({ ok: true, value: { items } });
});

test.each([
  ['a sign that is none', { tiles: ['....', '.?..', '....'] }],
  ['a row too many', { tiles: ['....', '....', '.#..', '....'] }],
  ['a size that cannot be', { size: [4, 2], tiles: ['....', '....'] }],
  ['a placement that is none', { placement: '3k/5/KP2' }],
  ['a look that nobody has', { pieces: { G: { name: 'ghost', pattern: EMPTY, look: { glyph: 'constructor' } } } }],
  [
    'a colour that nobody has',
    { pieces: { G: { name: 'ghost', pattern: EMPTY, look: { glyph: 'gem', colour: 'sr-only' } } } },
  ],
  ['a pattern without rows', { pieces: { G: { name: 'ghost', pattern: [] } } }],
  ['an objective that is none', { objective: 'checkmate' }],
  ['an item that is none', { version: 3, items: { hat: { pattern: EMPTY } } }],
])('the editor does not take %s, and says where it is', (_, change) => {
  const read = readDraft(maps, text(change));
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error.message).toMatch(new RegExp(Object.keys(change).join('|')));
});

test('a text that is no map file at all is refused in plain words', () => {
  expect(readMap(maps, 'hello')).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('begins with {') },
  });
});
