import { must } from '@kickmate/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fillTags,
  formatPgn,
  MAX_VARIATION_DEPTH,
  outlinePgn,
  PGN_SIGNS,
  type PgnGame,
  type PgnLine,
  type PgnMove,
  parsePgn,
  signsOf,
  toggleSign,
} from '../src/index.ts';

/** A line without the places from which it was read. */
const bare = ({ comments, moves }: PgnLine<PgnMove>): PgnLine<PgnMove> => ({
  comments,
  moves: moves.map(({ place: _, variations, ...move }) => ({ ...move, variations: variations.map(bare) })),
});

const bareGame = (game: PgnGame): PgnGame => ({ tags: game.tags, ...bare(game), result: game.result });

const parse = (text: string): readonly PgnGame[] => must(parsePgn(text)).map(bareGame);

/** The only game's moves. */
const movesOf = (text: string): readonly PgnMove[] => parse(text)[0]!.moves;

/** A move without notes. */
const plain = (text: string, number?: string): PgnMove => ({
  text,
  ...(number && { number }),
  glyphs: [],
  comments: [],
  variations: [],
});

const FILE = `[Event "Two \\"small\\" games"]
[Result "1-0"]

{To begin with} 1. e4 $1 {[%eval 0.25,18] [%clk 0:05:00] best by test} 1... e5
{[%clk 0:04:57.3]} (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6 $146) (1... d5 2.
exd5) 2. Qh5 $6 Nc6 3. Bc4 Nf6 $4 {[%eval #1] Oh} {no!} 4. Qxf7# 1-0

[Event "?"]

*
`;

describe('a file', () => {
  test('is read as a tree', () => {
    const [game, empty] = parse(FILE);
    expect([...game!.tags]).toEqual([
      ['Event', 'Two "small" games'],
      ['Result', '1-0'],
    ]);
    expect(game).toMatchObject({ comments: ['To begin with'], result: '1-0' });
    const [e4, e5] = game!.moves;
    expect(e4).toEqual({
      ...plain('e4', '1.'),
      glyphs: [1],
      comments: ['best by test'],
      clock: 300_000,
      evaluation: { centipawns: 25, depth: 18 },
    });
    expect(e5).toMatchObject({ number: '1...', clock: 297_300 });
    const [sharp, other] = e5!.variations;
    expect(sharp!.moves.map(({ text }) => text)).toEqual(['c5', 'Nf3', 'd6']);
    expect(sharp!.moves[1]!.variations).toEqual([{ comments: [], moves: [plain('c3', '2.'), plain('d5')] }]);
    expect(other!.moves).toHaveLength(2);
    expect(game!.moves[5]).toMatchObject({ evaluation: { mate: 1 }, comments: ['Oh', 'no!'], glyphs: [4] });
    expect(empty).toEqual({ tags: new Map([['Event', '?']]), comments: [], moves: [], result: '*' });
  });

  test('is written in the form in which it is exported', () => {
    expect(formatPgn(parse(FILE))).toBe(FILE);
  });

  test('gives the place of each part', () => {
    const [game, second] = must(parsePgn(FILE));
    expect(game!.places).toMatchObject({ begin: { line: 1, column: 1 }, result: { line: 6, column: 66 } });
    expect(game!.places!.tags.get('Result')).toEqual({ line: 2, column: 10 });
    expect(game!.moves[0]!.place).toEqual({ line: 4, column: 20 });
    expect(game!.moves[1]!.variations[1]!.moves[1]!.place).toEqual({ line: 6, column: 1 });
    expect(second!.places!.begin).toEqual({ line: 8, column: 1 });
  });
});

describe('is read', () => {
  test.each<[what: string, text: string, texts: string, numbers?: string]>([
    ['a game without numbers', 'e4 e5 Nf3 *', 'e4 e5 Nf3', ',,'],
    ['numbers without a space', '1.e4 1...e5 2.Nf3 *', 'e4 e5 Nf3', '1.,1...,2.'],
    ['numbers in parts', '1 . e4 1 ... e5 2 Nf3 *', 'e4 e5 Nf3', '1.,1...,2.'],
    ['an ellipsis', '1. e4 1… e5 *', 'e4 e5', '1.,1...'],
    ['only dots', '... e5 2. Nf3 *', 'e5 Nf3', ',2.'],
    ['castling with zeros', '0-0 0-0-0 *', '0-0 0-0-0', ','],
    ['remarks of captures en passant', '1. exd6 e.p. Kd7 *', 'exd6 Kd7', '1.,'],
    ['Windows line ends', '1. e4\r\ne5\r\n*', 'e4 e5', '1.,'],
    ['lines for other programs', '1. e4\n% e9 {\ne5 *', 'e4 e5', '1.,'],
    ['remarks to the end of the line', '1. e4 ; e9 {\ne5 *', 'e4 e5', '1.,'],
    ['a result within a variation', '1. e4 (1. d4 1-0) e5 *', 'e4 e5', '1.,'],
  ])('%s', (_, text, texts, numbers) => {
    const moves = movesOf(text);
    expect(moves.map((move) => move.text).join(' ')).toBe(texts);
    expect(moves.map((move) => move.number ?? '').join()).toBe(numbers);
  });

  test.each([
    ['e4!', [1]],
    ['e4?', [2]],
    ['e4!!', [3]],
    ['e4??', [4]],
    ['e4!?', [5]],
    ['e4?!', [6]],
    ['e4 ?! $14', [6, 14]],
    ['e4!!!', [3]],
    ['$7 e4 $0 $255', [7, 0, 255]],
    ['1. ! e4 ?', [1, 2]],
    ['e4 (=)', [10]],
    ['e4=', [10]],
    ['e4∞', [13]],
    ['e4 +/=', [14]],
    ['e4⩱', [15]],
    ['e4 ±', [16]],
    ['e4∓', [17]],
    ['e4+-', [18]],
    ['e4!+−', [1, 18]],
    ['e4 -+ ?', [19, 2]],
  ])('%s with its glyphs', (text, glyphs) => {
    expect(movesOf(`${text} *`)).toMatchObject([{ text: 'e4', glyphs }]);
  });

  test.each([
    ['e8=Q', 'e8=Q', []],
    ['e8=Q+', 'e8=Q+', []],
    ['e8=Q=', 'e8=Q', [10]],
    ['e8=Q++-', 'e8=Q+', [18]],
    ['Rxe1+/-', 'Rxe1', [16]],
    ['O-O-O', 'O-O-O', []],
    ['--', '--', []],
  ])('%s as a move and its glyphs', (text, move, glyphs) => {
    expect(movesOf(`${text} *`)).toMatchObject([{ text: move, glyphs }]);
  });

  test('a glyph before the first move of a variation', () => {
    expect(movesOf('e4 e5 ($142 1... c5 $2) *')[1]).toMatchObject({
      glyphs: [],
      variations: [{ moves: [{ text: 'c5', glyphs: [142, 2] }] }],
    });
  });

  test.each<[comment: string, read: Partial<PgnMove>]>([
    ['{[%clk 1:02:03]}', { clock: 3_723_000, comments: [] }],
    ['{ [%clk 0:00:00.05] }', { clock: 50, comments: [] }],
    ['{[%clk 10:00:00] [%clk 0:01:00]}', { clock: 60_000 }],
    ['{[%emt 0:00:05] [%clk 0:01:00]}', { elapsed: 5_000, clock: 60_000, comments: [] }],
    ['{late [%clk 0:61:99]}', { comments: ['late [%clk 0:61:99]'] }],
    ['{[%clk 0:59:59]}', { clock: 3_599_000 }],
    ['{[%emt 5]}', { comments: ['[%emt 5]'] }],
    ['{good [%eval -1.5]\n  move}', { evaluation: { centipawns: -150 }, comments: ['good move'] }],
    ['{[%eval #-3,20]}', { evaluation: { mate: -3, depth: 20 } }],
    ['{[%eval 0]}', { evaluation: { centipawns: 0 } }],
    ['{[%clk 5 minutes] [%eval high] [%csl Gd4]}', { comments: ['[%clk 5 minutes] [%eval high] [%csl Gd4]'] }],
    ['{one} {} ;two {2}\n', { comments: ['one', 'two {2)'] }],
    ['({only said})', { comments: ['only said'], variations: [] }],
  ])('%s', (comment, read) => {
    expect(movesOf(`e4 ${comment} *`)[0]).toMatchObject(read);
  });

  test('comments before the first move, also of a variation, as they are', () => {
    const [game] = parse('{a} [Event "?"] {b [%eval 1]} e4 ({c} d4) *');
    expect(game!.comments).toEqual(['a', 'b [%eval 1]']);
    expect(game!.moves[0]!.variations[0]!.comments).toEqual(['c']);
  });

  test('a last game and one before another’s tags without result', () => {
    expect(parse('e4 [Event "?"] d4').map(({ result, moves }) => [result, moves[0]!.text])).toEqual([
      [undefined, 'e4'],
      [undefined, 'd4'],
    ]);
    expect(formatPgn(parse('e4'))).toBe('\ne4 *\n');
  });

  test('a stray backslash in a tag', () => {
    expect(parse('[Site "C:\\chess"] *')[0]!.tags.get('Site')).toBe('C:\\chess');
  });

  test('a file of nothing', () => {
    for (const text of ['', ' \n', '{only said}', '% for others']) expect(parse(text)).toEqual([]);
  });
});

describe('is refused', () => {
  const nested = '(a'.repeat(MAX_VARIATION_DEPTH + 1);

  test.each<[what: string, text: string, cause: string, line: number, column: number]>([
    ['an open comment', 'e4\n  {best', 'syntax', 2, 3],
    ['an open variation', 'e4 (d4\n(c4)', 'missing', 1, 4],
    ['a variation before the first move', 'e4\n((d4)) *', 'syntax', 2, 2],
    ['a bracket too many', 'e4)', 'syntax', 1, 3],
    ['a glyph of no number', 'e4 $!', 'syntax', 1, 4],
    ['a glyph of a great number', 'e4 $256', 'syntax', 1, 4],
    ['a tag within a variation', 'e4 (d4 [Event "?"]) *', 'syntax', 1, 8],
    ['a tag twice', '[Event "?"]\n[Event "?"]', 'surplus', 2, 1],
    ['a tag over two lines', '[Event "a\nb"]', 'syntax', 1, 1],
    ['variations without end', `a${nested}`, 'size', 1, 2 * MAX_VARIATION_DEPTH + 2],
  ])('%s', (_, text, cause, line, column) => {
    expect(parsePgn(text)).toMatchObject({ ok: false, error: { cause, line, column } });
  });

  // Such values once overflowed the stack of the regular expression, which threw.
  test.each(['x', '\\"'])('a tag of millions of %s', (part) => {
    const refusal = { cause: 'syntax', column: 1, message: expect.stringContaining('at most 50,000 characters') };
    for (const text of [`[Site "${part.repeat(5_000_000)}"] *`, `[Site "${part.repeat(5_000_000)}`])
      expect(parsePgn(text)).toMatchObject({ ok: false, error: refusal });
    expect(parse(`[Site "${part.repeat(50_000)}"] *`)[0]!.tags.get('Site')).toHaveLength(50_000);
  });

  test('more games or moves than the limits allow', () => {
    expect(parsePgn('a b (c) *', { moves: 2 })).toMatchObject({ error: { cause: 'size', column: 6 } });
    expect(parsePgn('* *', { games: 1 })).toMatchObject({ error: { cause: 'size', column: 3 } });
    expect(parsePgn('a b (c) * *', { moves: 3, games: 2 }).ok).toBe(true);
  });
});

test('variations of the greatest depth are read and written', () => {
  const text = `\na ${'(a '.repeat(MAX_VARIATION_DEPTH - 1)}(a${')'.repeat(MAX_VARIATION_DEPTH)} *\n`;
  expect(formatPgn(parse(text)).replaceAll('\n', ' ')).toBe(text.replaceAll('\n', ' '));
});

const anyText = fc.stringMatching(/^[!-Z\\-|~]{1,12}( [!-Z\\-|~]{1,12}){0,20}$/);
const anyComments = fc.array(anyText, { maxLength: 2 });
const depth = fc.option(fc.nat(99), { nil: undefined }).map((value) => (value === undefined ? {} : { depth: value }));

const { line: anyLine } = fc.letrec<{ line: PgnLine<PgnMove>; move: PgnMove }>((tie) => ({
  line: fc.record({ comments: anyComments, moves: fc.array(tie('move'), { minLength: 1, maxLength: 5 }) }),
  move: fc.record(
    {
      text: fc.constantFrom('e4', 'O-O-O', 'Qh4xe1#', 'a8=Q+'),
      number: fc.constantFrom('1.', '27...'),
      glyphs: fc.array(fc.nat(255), { maxLength: 2 }),
      comments: anyComments,
      clock: fc.nat(10 ** 8),
      elapsed: fc.nat(10 ** 8),
      evaluation: fc
        .oneof(
          fc.record({ centipawns: fc.integer({ min: -9999, max: 9999 }), depth }),
          fc.record({ mate: fc.integer({ min: -50, max: 50 }), depth }),
        )
        .map(({ depth: searched, ...value }) => ({ ...value, ...searched })),
      variations: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constant([]),
        fc.array(tie('line'), { maxLength: 2 }),
      ),
    },
    { requiredKeys: ['text', 'glyphs', 'comments', 'variations'] },
  ) as unknown as fc.Arbitrary<PgnMove>,
}));

const anyGame: fc.Arbitrary<PgnGame> = fc
  .record({
    tags: fc.dictionary(fc.stringMatching(/^\w{1,9}$/), fc.string(), { minKeys: 1, maxKeys: 4 }),
    line: fc.oneof(anyLine, fc.constant({ comments: [], moves: [] })),
    result: fc.constantFrom('1-0', '0-1', '1/2-1/2', '*'),
  })
  .map(({ tags, line, result }) => ({ tags: new Map(Object.entries(tags)), ...line, result }));

/** Counts the elements that array methods copy or collect while a function runs. */
function countElements(run: () => void): number {
  const { map, flatMap, concat, push } = Array.prototype;
  let count = 0;
  const counting = <A extends unknown[]>(method: (...args: A) => unknown[] | number) =>
    function (this: unknown[], ...args: A) {
      const result = Reflect.apply(method, this, args);
      count += typeof result === 'number' ? args.length : result.length;
      return result;
    };
  Object.assign(Array.prototype, { map: counting(map), flatMap: counting(flatMap) });
  Object.assign(Array.prototype, { concat: counting(concat), push: counting(push) });
  try {
    run();
  } finally {
    Object.assign(Array.prototype, { map, flatMap, concat, push });
  }
  return count;
}

test('the work of writing grows with the moves, not with the depth at which they stand', () => {
  const moves = Array.from({ length: 20_000 }, () => plain('e4'));
  const flat: PgnGame = { tags: new Map(), comments: [], moves, result: '*' };
  let line: PgnLine<PgnMove> = { comments: [], moves };
  for (let depth = 0; depth < MAX_VARIATION_DEPTH; depth++)
    line = { comments: [], moves: [{ ...plain('d4'), variations: [line] }] };
  const deep: PgnGame = { ...flat, ...line };

  const [written, nested] = [flat, deep].map((game) => countElements(() => formatPgn([game])));
  expect(nested).toBeLessThan(2 * written!);
  expect(formatPgn([deep])).toHaveLength(formatPgn([flat]).length + MAX_VARIATION_DEPTH * 'd4 ()'.length);
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 3 }), (games) => {
      const text = formatPgn(games);
      expect(parse(text)).toEqual(games);
      expect(formatPgn(parse(text))).toBe(text);
      // No line of moves begins with %, even if another line then becomes too long.
      for (const line of text.split('\n')) {
        expect(line[0]).not.toBe('%');
        if (!/^\[| %/.test(line)) expect(line.length).toBeLessThan(80);
      }
    }),
  );
});

describe('the outline of a file', () => {
  /** Its games, each read by itself. */
  const apart = (text: string) => [...outlinePgn(text)].map((outline) => must(parsePgn(text, {}, outline)));

  test('names games, tags and results', () => {
    const outlines = [...outlinePgn(FILE)].map(({ tags, result }) => [tags.get('Event'), result]);
    expect(outlines).toEqual([
      ['Two "small" games', '1-0'],
      ['?', '*'],
    ]);
  });

  test.each([
    ['results missing', '[A "1"] e4 e5 [A "2"] d4 [A "3"]', 3],
    ['tags missing', 'e4 1-0 d4 ½-½ c4 0–1 1. f4', 4],
    ['what looks like the end, aside', '[A "1-0"] {1-0 [A "2"]} e4 ; * [A "3"]\n(d4 1-0) e5 0-1', 1],
    ['castling with zeros, a result behind a number', '1. e4 e5 2. 0-0 0-0-0 3. 0-0-0 4.1-0', 1],
    ['only remarks', '{nothing} ; at all', 0],
  ])('%s', (_, text, count) => {
    expect(apart(text).flat()).toEqual(must(parsePgn(text)));
    expect(apart(text)).toHaveLength(count);
  });

  test('cuts where the whole is cut, and places are those of the whole', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 3 }), (games) => {
        const text = formatPgn(games);
        const whole = must(parsePgn(text));
        expect(apart(text)).toEqual(whole.map((game) => [game]));
      }),
    );
  });

  test('of a spoilt file takes no long time', () => {
    for (const part of ['{', '[A "', '[ ', '(', '"', '1-0-'])
      expect([...outlinePgn(part.repeat(2 ** 18))].length).toBeLessThan(2);
  });

  test('a fault is found in its game', () => {
    const text = '[A "1"]\n\ne4 *\n\n[A "2"]\n\ne4 ) *\n';
    const [first, second] = [...outlinePgn(text)];
    expect(parsePgn(text, {}, first)).toMatchObject({ ok: true });
    expect(parsePgn(text, {}, second)).toMatchObject({ error: { line: 7, column: 4 } });
  });
});

test('any text is read or refused, and what is read is written so that it is read again', () => {
  const anyFile = fc.array(fc.constantFrom(...'[]{}()$%;!?"\\ \n1.*', '1-0', 'e4', '[A "b"]', '[%clk 0:00:01]'));
  fc.assert(
    fc.property(anyFile, (parts) => {
      const read = parsePgn(parts.join(''));
      if (!read.ok) return;
      const games = read.value.map(bareGame);
      expect(parse(formatPgn(games))).toEqual(games.map((game) => ({ ...game, result: game.result ?? '*' })));
    }),
    { numRuns: 2000 },
  );
});

test('a move has one sign for itself and one for the position; a sign that is chosen again disappears', () => {
  const [brilliant, good] = PGN_SIGNS;
  const equal = PGN_SIGNS.find(({ sign }) => sign === '=')!;
  const glyphs = [good!, equal, brilliant!].reduce<readonly number[]>(toggleSign, [140]);
  expect(glyphs).toEqual([140, 10, 3]);
  expect(signsOf(glyphs).map(({ sign }) => sign)).toEqual(['!!', '=']);
  expect(toggleSign(glyphs, brilliant!)).toEqual([140, 10]);
});

test.each(PGN_SIGNS)('the sign $sign is read as its glyph', ({ sign, glyph }) => {
  expect(must(parsePgn(`1. e4${sign} *`))[0]!.moves[0]!.glyphs).toEqual([glyph]);
});

test('unknown tags of a written record are filled in all its games, and nothing else that looks like one', () => {
  const move = (comment: string) => ({ text: 'e4', glyphs: [], comments: [comment], variations: [] });
  const gameOf = (white: string): PgnGame => ({
    tags: new Map([
      ['White', white],
      ['Black', '?'],
      ['Variant', '\n[White "?"]\n'],
    ]),
    comments: [],
    moves: [move('[White "?"]')],
    result: '*',
  });
  const filled = parse(fillTags(formatPgn([gameOf('?'), gameOf('Cid')]), { White: 'Ann $& \\ "A"' }));
  expect(filled.map(({ tags }) => [tags.get('White'), tags.get('Black'), tags.get('Variant')])).toEqual([
    ['Ann $& \\ "A"', '?', ' [White "?"] '],
    ['Cid', '?', ' [White "?"] '],
  ]);
  expect(filled.map(({ moves }) => moves[0]!.comments)).toEqual([['[White "?"]'], ['[White "?"]']]);
});
