import { must, squareName } from '@kickmate/board';
import type { MapFile } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chesslike } from '../src/index.ts';

const { check, format, parse, on, remarks } = chesslike.maps!;

const room: MapFile = {
  name: 'Room',
  size: [3, 4],
  tiles: ['#.x', '.k.', 'D..', 'o.t'],
  pieces: {},
  placement: '3/1k1/3/1K1',
  objective: 'royal',
};

/** The text of a small valid map file with some fields changed. */
const textOf = (change: object): string => JSON.stringify({ ...room, ...change });

const archer = { name: 'archer', pattern: ['r.a.r', '.mbm.', 'a.o.a', '.....', '.....'] };

describe('a map file', () => {
  it('is read and written on one line, its fields in the usual order', () => {
    const text =
      '{"name":"Room","size":[3,4],"tiles":["#.x",".k.","D..","o.t"],' +
      '"pieces":{"A":{"name":"archer","pattern":["r.a.r",".mbm.","a.o.a",".....","....."],"royal":true,' +
      '"look":{"glyph":"sword","colour":"teal"}},"Z":{"name":"zebra","pattern":[".....",".....","..o..",".....","....."]}},' +
      '"placement":"3/1k1/3/1K1","objective":"royal","turns":3}';
    const mixed = textOf({
      turns: 3,
      pieces: {
        Z: { pattern: ['.....', '.....', '..o..', '.....', '.....'], name: 'zebra' },
        A: { look: { colour: 'teal', glyph: 'sword' }, royal: true, ...archer },
      },
    });
    expect(format(must(parse(mixed)))).toBe(text);
    expect(format(must(parse(text)))).toBe(text);
    expect(must(parse(` \n\t${text.replaceAll(',', ' ,\r\n ')} `)).turns).toBe(3);
  });

  it('names its version only where a piece has a worth', () => {
    const text = textOf({ version: 2, pieces: { A: { ...archer, worth: 30 } } });
    const read = must(parse(text));
    expect(read).toEqual({ ...room, pieces: { A: { ...archer, worth: 30 } } });
    expect(format(read)).toMatch(/^\{"version":2,"name":"Room",.*"\],"worth":30\}/);
    expect(parse(format(read))).toEqual({ ok: true, value: read });
    expect(format(must(parse(textOf({ version: 2 }))))).not.toContain('version');
    expect(must(parse(textOf({ version: 1 })))).toEqual(room);
  });

  it('names version 5 where a piece is drawn as a bow', () => {
    const text = textOf({ version: 5, pieces: { A: { ...archer, look: { glyph: 'bow' } } }, quiet: 50 });
    expect(format(must(parse(text)))).toMatch(/^\{"version":5,.*"look":\{"glyph":"bow"\}/);
  });

  it.each([
    [
      'another version',
      { version: 6 },
      'version (character',
      'this program reads maps of version 1, 2, 3, 4, 5, not 6',
    ],
    [
      'a bow in an older version',
      { version: 4, pieces: { A: { ...archer, look: { glyph: 'bow' } } } },
      'pieces.A.look.glyph',
      'needs "version": 5',
    ],
    ['a limit of quiet actions in an older version', { version: 3, quiet: 50 }, 'quiet', 'needs "version": 4'],
    ['too few quiet actions', { version: 4, quiet: 9 }, 'quiet', 'a whole number from 10 to 100, not 9'],
    ['quiet actions and turns', { version: 4, quiet: 50, turns: 3 }, 'quiet', 'Black wins'],
    [
      'a worth in the first version',
      { pieces: { A: { ...archer, worth: 30 } } },
      'pieces.A.worth',
      'a worth needs "version": 2',
    ],
    [
      'a worth too small',
      { version: 2, pieces: { A: { ...archer, worth: 0 } } },
      'pieces.A.worth',
      'a whole number from 1 to 200, not 0',
    ],
    ['a worth too large', { version: 2, pieces: { A: { ...archer, worth: 201 } } }, 'pieces.A.worth', 'not 201'],
    ['half a point', { version: 2, pieces: { A: { ...archer, worth: 1.5 } } }, 'pieces.A.worth', 'not 1.5'],
  ])('with %s is refused, with the place', (_, change, place, said) => {
    const read = parse(textOf(change));
    expect(read.ok ? 'it was read' : read.error.message).toContain(place);
    expect(read.ok ? 'it was read' : read.error.message).toContain(said);
  });

  it('need not list pieces', () => {
    const { pieces: _, ...bare } = room;
    expect(parse(JSON.stringify(bare))).toEqual({ ok: true, value: room });
    expect(format(room)).not.toContain('pieces');
  });

  it('may change a standard piece, which is royal as before if it is not said', () => {
    const game = must(on(textOf({ pieces: { K: { ...archer, name: 'Old King' }, N: { ...archer, royal: true } } })));
    expect(game.pieces.map(({ letter }) => letter).join('')).toBe('PNBRQKE');
    expect(game.pieces[5]).toEqual({
      letter: 'K',
      name: 'old king',
      value: expect.any(Number),
      look: { glyph: 'king' },
    });
    expect(parse(textOf({ placement: '3/1n1/3/1K1', pieces: { N: { ...archer, royal: true } } })).ok).toBe(true);
    expect(parse(textOf({ placement: '3/1n1/3/1K1', pieces: { N: archer } })).ok).toBe(false);
    expect(parse(textOf({ pieces: { K: { ...archer, royal: false } } })).ok).toBe(false);
  });

  it('has names of letters of the whole world', () => {
    for (const name of ['Zażółć', '迷宮', "L'été & Ω – 1", 'नमस्ते'])
      expect(parse(textOf({ name })), name).toMatchObject({ ok: true });
  });
});

/** Refused texts, each with the place and the field that the error names, and words of its message. */
const REFUSED: readonly (readonly [name: string, text: string, at: string | number, field: string, message: string])[] =
  [
    ['nothing', '', 0, 'map', 'At character 1, the text ends too early: a value'],
    ['no JSON', 'arena', 0, 'map', "'a' does not belong there: a value"],
    [
      'an unfinished one',
      '{"name":"A"',
      11,
      'map',
      'At character 12, the text ends too early: a comma or } is missing.',
    ],
    [
      'a comma too many',
      '{"name":"A",}',
      12,
      'map',
      "'}' does not belong there: a name in double quotes must be there",
    ],
    ['a comma too many in a list', '[1,]', 3, 'map', "']' does not belong there: a value"],
    ['a name without quotes', '{name:"A"}', 1, 'map', 'a name in double quotes must be there'],
    ['single quotes', "{'name':1}", 1, 'map', 'a name in double quotes must be there'],
    ['no colon', '{"name" "A"}', 8, 'map', 'a colon must be there'],
    ['a raw line end in a text', '{"name":"A\nB"}', 8, 'map', "'\"' does not belong there: a value"],
    ['a wrong escape', '{"name":"\\x41"}', 8, 'map', 'does not belong there: a value'],
    ['a number that is none', '{"turns":01}', 10, 'map', "'1' does not belong there: a comma or } must be there"],
    ['a comment', '{/* */}', 1, 'map', 'a name in double quotes must be there'],
    ['more text after it', '{} {}', 3, 'map', 'nothing may follow there'],
    ['a fault in a later line', '{\n  "name": "A",\n  "size": [3 4]\n}', 30, 'map', 'At line 3, column 14, '],
    ['a name said twice', '{"name":"A","name":"B"}', 12, 'map', "the name 'name' stands for the second time"],
    ['__proto__', '{"__proto__":{}}', 1, 'map', "a field called '__proto__', which no field"],
    [
      'constructor',
      textOf({ pieces: {} }).replace('{}', '{"constructor":1}'),
      '"constructor"',
      'map',
      'no field may be called',
    ],
    ['a deep nest', '['.repeat(9000), 9, 'map', 'brackets within each other'],
    ['a deep nest of objects', '{"a":'.repeat(3000), 45, 'map', 'brackets within each other'],
    ['too long a text', `{"name":"${'A'.repeat(17_000)}"}`, 16_384, 'map', 'at most 16384 characters'],
    ['a list', '[]', 0, 'map', 'an object, in braces, must be here'],
    ['null', 'null', 0, 'map', 'an object, in braces, must be here'],
    ['no name', textOf({ name: undefined }), 0, 'name', 'name (character 1): this is missing'],
    ['an unknown field', textOf({ turn: 3 }), '3}', 'turn', 'a map has nothing of this name'],
    ['a field of a long name', textOf({ ['x'.repeat(9000)]: 3 }), '3}', `${'x'.repeat(60)}…`, 'nothing of this name'],
    ['a field that a terminal obeys', textOf({ '\u001b[2J': 3 }), '3}', '\ufffd[2J', 'nothing of this name'],
    [
      'a letter of many letters',
      textOf({ pieces: { ['y'.repeat(9000)]: archer } }),
      '{"name":"archer"',
      `pieces.${'y'.repeat(53)}…`,
      'one of the letters A to Z',
    ],
    [
      'an unknown field of a piece',
      textOf({ pieces: { A: { ...archer, hp: 9 } } }),
      '9}',
      'pieces.A.hp',
      'nothing of this name',
    ],
    ['a number for a name', textOf({ name: 7 }), '7', 'name', 'a text must be here'],
    ['an object for a name', textOf({ name: { a: 1 } }), '{"a"', 'name', 'a text must be here'],
    ['an empty name', textOf({ name: ' ' }), '" "', 'name', 'a name must be here'],
    ['a long name', textOf({ name: 'A'.repeat(61) }), '"AAA', 'name', 'at most 60 characters'],
    ['a name that a terminal obeys', textOf({ name: '\u001b[2J' }), '"\\u001b', 'name', 'printable characters'],
    ['a name that turns the line round', textOf({ name: 'a\u202eb' }), '"a\u202e', 'name', 'printable characters'],
    ['half a pair', textOf({ name: '\ud800' }), '"\\ud800', 'name', 'printable characters'],
    ['one size', textOf({ size: [3] }), '[3]', 'size[1]', 'this is missing'],
    ['three sizes', textOf({ size: [3, 4, 5] }), '5]', 'size[2]', 'nothing of this name'],
    ['a text for a size', textOf({ size: ['3', 4] }), '"3"', 'size[0]', 'a number must be here'],
    ['too small', textOf({ size: [2, 4] }), '2,4', 'size[0]', 'files: a whole number from 3 to 16, not 2'],
    ['too large', textOf({ size: [3, 17] }), '17', 'size[1]', 'ranks: a whole number from 3 to 16, not 17'],
    ['half a rank', textOf({ size: [3, 4.5] }), '4.5', 'size[1]', 'not 4.5'],
    ['a huge size', textOf({ size: [3, 4] }).replace('[3,4]', '[3,1e999]'), '1e999', 'size[1]', 'not Infinity'],
    ['too few rows', textOf({ tiles: ['...'] }), '["..."]', 'tiles', 'there are 1 of 4 rows'],
    ['too many rows', textOf({ tiles: [...room.tiles, '...'] }), '["#.x"', 'tiles', 'there are 5 of 4 rows'],
    ['a short row', textOf({ tiles: room.tiles.with(1, '.k') }), '".k"', 'tiles[1]', 'the row has 2 of 3 tiles'],
    ['a long row', textOf({ tiles: room.tiles.with(3, 'o.t.') }), '"o.t."', 'tiles[3]', 'the row has 4 of 3 tiles'],
    [
      'an unknown tile',
      textOf({ tiles: room.tiles.with(2, 'D.W') }),
      'W',
      'tiles[2]',
      "'W' is no tile; tiles are . floor, # wall",
    ],
    ['a tile that is a number', textOf({ tiles: [1, 2, 3, 4] }), '1,2', 'tiles[0]', 'a text must be here'],
    ['a small letter', textOf({ pieces: { a: archer } }), '{"name":"archer"', 'pieces.a', 'one of the letters A to Z'],
    ['two letters', textOf({ pieces: { AB: archer } }), '{"name":"archer"', 'pieces.AB', 'one of the letters A to Z'],
    ['no letter', textOf({ pieces: { '': archer } }), '{"":', 'pieces.', 'one of the letters A to Z'],
    ['an empty list of pieces', textOf({ pieces: [] }), '[],', 'pieces', 'an object, in braces, must be here'],
    ['a list of pieces', textOf({ pieces: [archer] }), '[{', 'pieces', 'an object, in braces, must be here'],
    [
      'a piece without a pattern',
      textOf({ pieces: { A: { name: 'a' } } }),
      '{"name":"a"',
      'pieces.A.pattern',
      'this is missing',
    ],
    [
      'a short pattern',
      textOf({ pieces: { A: { name: 'a', pattern: ['.....'] } } }),
      '["....."]',
      'pieces.A.pattern',
      'a pattern has 5 rows, not 1',
    ],
    ['a long row of one', patternWith(0, '......'), '"......"', 'pieces.A.pattern[0]', 'a row has 5 signs, not 6'],
    ['an unknown sign', patternWith(4, '...z.'), 'z.', 'pieces.A.pattern[4]', "'z' is no sign of a pattern"],
    [
      'a middle that is not the piece',
      patternWith(2, '..m..'),
      'm..',
      'pieces.A.pattern[2]',
      "the middle is the piece itself, o, not 'm'",
    ],
    ['the piece elsewhere', patternWith(1, 'o....'), 'o....', 'pieces.A.pattern[1]', 'stands only in the middle'],
    ['a ride inside the ring', patternWith(1, '.r...'), 'r...', 'pieces.A.pattern[1]', 'only on the outer ring'],
    [
      'a royal that is a word',
      textOf({ pieces: { A: { ...archer, royal: 'yes' } } }),
      '"yes"',
      'pieces.A.royal',
      'true or false must be here',
    ],
    [
      'an unknown glyph',
      textOf({ pieces: { A: { ...archer, look: { glyph: '<b>' } } } }),
      '"<b>"',
      'pieces.A.look.glyph',
      'must be one of pawn',
    ],
    [
      'an unknown colour',
      textOf({ pieces: { A: { ...archer, look: { glyph: 'gem', colour: 'red' } } } }),
      '"red"',
      'pieces.A.look.colour',
      'must be one of amber',
    ],
    [
      'an unknown piece',
      textOf({ placement: '3/1k1/3/AK1' }),
      'AK1',
      'placement',
      "'A' is no piece; the pieces are PNBRQKE",
    ],
    ['too few ranks', textOf({ placement: '3/1k1/1K1' }), '","objective', 'placement', '3 of 4 ranks'],
    ['a zero run', textOf({ placement: '03/1k1/3/1K1' }), '03', 'placement', 'a run of empty squares begins'],
    [
      'somebody in a wall',
      textOf({ placement: 'K2/1k1/3/3' }),
      '"K2',
      'placement',
      'no piece may stand on a wall, as one does on a4',
    ],
    [
      'somebody in a door',
      textOf({ placement: '3/1k1/K2/3' }),
      '"3/1k1',
      'placement',
      'no piece may stand on a door, as one does on a2',
    ],
    [
      'an unknown objective',
      textOf({ objective: 'mate' }),
      '"mate"',
      'objective',
      'must be one of royal, eliminate, reach',
    ],
    ['an objective of every object', textOf({ objective: 'toString' }), '"toString"', 'objective', 'must be one of'],
    ['a side without a king', textOf({ placement: '3/1q1/3/1K1' }), '"3/1q1', 'placement', 'Black needs a king'],
    [
      'a side without a piece',
      textOf({ placement: '3/3/3/1k1', objective: 'eliminate' }),
      '"3/3/3',
      'placement',
      'White needs a piece',
    ],
    [
      'a reach map without White',
      textOf({ placement: '3/3/3/1k1', objective: 'reach' }),
      '"3/3/3',
      'placement',
      'White needs a piece',
    ],
    [
      'a reach map without an exit',
      textOf({ objective: 'reach', tiles: room.tiles.with(0, '#..') }),
      '["#..',
      'tiles',
      'there is no exit',
    ],
    [
      'who has arrived already',
      textOf({ objective: 'reach', placement: '2K/1k1/3/3' }),
      '"2K',
      'placement',
      'stands on one, c4',
    ],
    ['no turns', textOf({ turns: 0 }), '0}', 'turns', 'from 1 to 999, not 0'],
    ['half a turn', textOf({ turns: 1.5 }), '1.5}', 'turns', 'not 1.5'],
    ['no turns at all', textOf({ turns: null }), 'null}', 'turns', 'a number must be here'],
  ];

/** A map file with a piece whose pattern has another row. */
function patternWith(index: number, row: string): string {
  return textOf({ pieces: { A: { name: 'a', pattern: archer.pattern.with(index, row) } } });
}

describe('is refused, with its place:', () => {
  it.each(REFUSED)('%s', (_, text, at, field, message) => {
    const result = parse(text);
    if (result.ok) throw new Error('it was read');
    expect(result.error.message).toContain(message);
    expect(result.error.field).toBe(field);
    expect(result.error.at).toBe(typeof at === 'number' ? at : text.indexOf(at));
    expect(result.error.message.length).toBeLessThan(600);
  });
});

describe('check', () => {
  it('tells everything at once, with path and square', () => {
    const faults = check({
      ...room,
      name: '',
      tiles: ['#?x', '.k.', 'D..', '..'],
      pieces: { A: { ...archer, pattern: archer.pattern.with(1, '.r.r.') } },
      objective: 'win',
      turns: -1,
    });
    const told = faults.map(({ path, square }) => [
      path,
      square === undefined ? '' : squareName(chesslike.board, square),
    ]);
    expect(told.map(([path]) => path)).toEqual([
      'name',
      'tiles[0]',
      'tiles[3]',
      'pieces.A.pattern[1]',
      'pieces.A.pattern[1]',
      'objective',
      'turns',
    ]);
    expect(faults[1]!.square).toBe(10);
    expect(faults.every(({ message }) => message.length > 5)).toBe(true);
  });

  it('tells where somebody stands wrongly', () => {
    const faults = check({ ...room, placement: 'K2/1k1/r2/K2' });
    expect(faults.map(({ square }) => square)).toEqual([0, 3, 9]);
  });

  it('says nothing of a sound map', () => expect([check(room), remarks(room)]).toEqual([[], []]));

  it.each([
    ['a door that stays closed', ['...', '...', 'D..', '...'], 'There is a door, but no key: it stays closed.'],
    ['a key without use', ['.k.', '...', '...', '...'], 'There is a key, but no door that it opens.'],
  ])('remarks %s, and lets it be played on', (_, tiles, remark) => {
    expect([check({ ...room, tiles }), remarks({ ...room, tiles })]).toEqual([[], [remark]]);
  });

  it.each([
    [{}, 'Black needs a king: without one, White would have won already', 'Schwarz braucht einen König: '],
    [
      { A: { ...archer, royal: true } },
      'Black needs a royal piece (king or archer): without one, White would have won already',
      'Schwarz braucht eine königliche Figur (König oder archer): ',
    ],
    [
      { A: { ...archer, royal: true }, K: { ...archer, name: 'King', royal: false } },
      'Black needs an archer: without one, White would have won already',
      'Schwarz braucht eine Figur archer: ',
    ],
    [
      { K: { ...archer, name: 'King', royal: false } },
      'Black needs a royal piece, and no kind of piece is royal here: White would have won already',
      'Schwarz braucht eine königliche Figur, und hier ist ',
    ],
  ])('says which pieces a side needs (%#)', async (pieces, english, german) => {
    const map = { ...room, pieces, placement: '3/1q1/3/1K1' };
    const ofBlack = () => check(map).at(-1)!.message;
    expect(ofBlack()).toBe(english);
    await chooseLanguage('de');
    expect(ofBlack()).toContain(german);
    await chooseLanguage('en');
  });

  it('does not fall over an unfinished one', () => {
    for (const size of [
      [0, 0],
      [3, Number.NaN],
      [1e9, 1e9],
      [-1, 3],
    ] as const)
      expect(check({ ...room, size }).length).toBeGreaterThan(0);
    expect(check({ ...room, tiles: [], placement: '' }).length).toBeGreaterThan(1);
    expect(check({ ...room, pieces: { A: { name: '', pattern: [] } } }).length).toBeGreaterThan(1);
  });
});

test('whatever is read is sound, and nothing makes the reader throw', () => {
  const sound = textOf({ pieces: { A: { ...archer, look: { glyph: 'gem' } } }, turns: 9 });
  fc.assert(
    fc.property(fc.nat(sound.length), fc.nat(8), fc.string({ maxLength: 8 }), (at, cut, put) => {
      const text = sound.slice(0, at) + put + sound.slice(at + cut);
      const result = parse(text);
      if (!result.ok) expect(result.error.at).toSatisfy((n: number) => n >= 0 && n <= text.length);
      else expect(parse(format(result.value))).toEqual(result);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parse(text).ok).toBe(false);
    }),
  );
});
