import { must } from '@kickmate/board';
import { Match } from '@kickmate/game';
import { anyMatch, anyPicks, essence, newMatch, playAll, playPicks, VOID } from '@kickmate/game/test/help';
import { type TugPosition, tugOfWar } from '@kickmate/game/test/tug-of-war';
import { chooseLanguage } from '@kickmate/language';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { MAX_RECORD_ACTIONS, MAX_RECORD_LENGTH, PGN_SIGNS, parsePgn, readRecord, writeRecord } from '../src/index.ts';

const read = (text: string): Match<TugPosition> => must(readRecord(tugOfWar, text));

/** White scores, Black kicks off a void round, White kicks off the next and scores after one action of Black. */
const RECORD = `[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "1"]
[White "?"]
[Black "?"]
[Result "1-0"]
[Variant "tug-of-war"]
[SetUp "1"]
[FEN "c1 w 2"]
[Goals "2"]
[Seed "9"]
[KickOff "w"]
[Termination "goal"]

1. step rest heave@0 2. heave@1 step 1-0

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "2"]
[White "?"]
[Black "?"]
[Result "1/2-1/2"]
[Variant "tug-of-war"]
[SetUp "1"]
[FEN "b1 b 1"]
[Goals "2"]
[Seed "9"]
[KickOff "b"]
[Termination "rest"]

1... rest 2. rest rest 1/2-1/2

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "3"]
[White "?"]
[Black "?"]
[Result "0-1"]
[Variant "tug-of-war"]
[SetUp "1"]
[FEN "d1 w 2"]
[Goals "2"]
[Seed "9"]
[KickOff "w"]
[Termination "resigned by White"]

1. step slip heave@2 0-1
`;

afterEach(() => chooseLanguage('en'));

describe('a record', () => {
  test('is PGN, one game a round', () => {
    const match = read(RECORD);
    expect(match).toMatchObject({ score: { w: 1, b: 0 }, goals: 2, seed: 9, end: { winner: 'b', reason: 'resigned' } });
    expect(match.rounds.map(({ plies }) => plies.length)).toEqual([5, 3, 3]);
    expect(writeRecord(match)).toBe(RECORD);
  });

  test('is the same in German, and the reasons for refusing it are German', async () => {
    await chooseLanguage('de');
    expect(writeRecord(read(RECORD))).toBe(RECORD);
    const wrong = readRecord(tugOfWar, RECORD.replace('[Result "0-1"]', '[Result "1-0"]'));
    expect(wrong).toMatchObject({
      error: { message: 'Zeile 41, Spalte 10: Ergebnis „1-0“, aber Weiß hat aufgegeben: 0-1' },
    });
    expect(PGN_SIGNS[0]).toMatchObject({ sign: '!!', meaning: 'ausgezeichneter Zug' });
  });

  test('read back is the match that was written', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const again = read(writeRecord(match));
        expect(essence(again)).toEqual(essence(match));
        expect(writeRecord(again)).toBe(writeRecord(match));
      }),
    );
  });

  test('read back goes on with the same luck', () => {
    fc.assert(
      fc.property(anyMatch, anyPicks(30), (match, picks) => {
        expect(essence(playPicks(read(writeRecord(match)), picks))).toEqual(essence(playPicks(match, picks)));
      }),
    );
  });

  test('leaves out what was undone', () => {
    const match = playAll(newMatch(), 'rest rest').undo();
    expect(essence(read(writeRecord(match)))).toEqual(essence(match));
  });

  test('without its last, unplayed round is the same match', () => {
    const text = writeRecord(playAll(newMatch(), VOID));
    expect(essence(read(text.slice(0, text.indexOf('[Event', 1))))).toEqual(essence(read(text)));
  });

  test('has no line of 80 characters', () => {
    const match = playPicks(newMatch(), Array(100).fill(2));
    const long = playAll(newMatch({ goals: 5 }), Array(40).fill('rest heave@0 rest').join(' '));
    for (const line of writeRecord(long).split('\n')) expect(line.length).toBeLessThan(80);
    expect(essence(read(writeRecord(long)))).toEqual(essence(long));
    expect(match.rounds.length).toBe(10);
  });
});

describe("a caller's tags", () => {
  const tagsOf = (text: string) => must(parsePgn(text, { games: 9, moves: 99 })).map(({ tags }) => tags);

  test("are written in each round, in PGN's order, and the reader leaves them alone", () => {
    const match = playAll(newMatch(), VOID);
    const text = writeRecord(match, { White: 'Ann "Ace" \\o/', Level: '7', Date: '2024.12.31' });
    for (const tags of tagsOf(text)) {
      expect([...tags.keys()].slice(0, 7)).toEqual(['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result']);
      expect([tags.get('White'), tags.get('Level'), tags.get('Date')]).toEqual(['Ann "Ace" \\o/', '7', '2024.12.31']);
    }
    expect(essence(read(text))).toEqual(essence(match));
  });

  test('cannot contradict the match', () => {
    const match = newMatch();
    const text = writeRecord(match, {
      Result: '1-0',
      Seed: '5',
      Termination: 'goal',
      Variant: 'chess',
      TimeControl: '300',
    });
    expect(essence(read(text))).toEqual(essence(match));
  });

  test('may hold any text; control characters become spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const [tags] = tagsOf(writeRecord(newMatch(), { Event: value }));
        expect(tags!.get('Event')).toBe(value.replace(/\p{Cc}/gu, ' '));
      }),
    );
  });

  test.each(['', 'a b', 'a"', 'é'])('cannot be called %j', (name) => {
    expect(() => writeRecord(newMatch(), { [name]: '' })).toThrow('no name for a tag');
  });
});

/** Changes the record's only place that reads `from`, or its first one. */
const edited = (from: string | RegExp, to: string): string => {
  const text = RECORD.replace(from, () => to);
  if (text === RECORD) throw new Error(`the record has no ${from}`);
  return text;
};

describe('the reader skips or takes', () => {
  const match = essence(read(RECORD));

  test.each<[what: string, text: string]>([
    ['comments', edited('rest heave@0', '{well} rest {a long\none; (here)} heave@0 ; to the end {of the line\n')],
    ['a comment at the start and the end', `{first}\n${RECORD}; last`],
    ['escaped lines', edited('1. step', '% not for us [\n1. step')],
    ['glyphs', edited('rest heave@0', '$1 rest $14 heave@0')],
    ['variations', edited('rest heave@0', '(1. slip (slip {)} slip) 1-0) rest heave@0')],
    ['line breaks', edited('1. step rest', '1.\nstep\n\n\nrest')],
    ['Windows line ends', RECORD.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${RECORD}`],
    ['missing move numbers', edited('1. step rest heave@0 2.', 'step rest heave@0')],
    ['move numbers of another kind', edited('1. step rest heave@0 2. ', '1.step 7...rest 8 ... heave@0 2.')],
    ['unknown tags', edited('[SetUp', '[Annotator "?"]\n[WhiteElo "2800"]\n[SetUp')],
    ['tags on one line', edited(']\n[Site', '][ Site')],
    [
      'absent tags that say nothing new',
      RECORD.replace(/\[(Event|Site|Date|Round|White|Black|Result|KickOff|SetUp) .*\n/g, ''),
    ],
    ['an unknown round number', RECORD.replace(/Round "\d"/g, 'Round "?"')],
    ["PGN's own word for a round that was played out", edited('Termination "goal"', 'Termination "normal"')],
  ])('%s', (_, text) => {
    expect(essence(read(text))).toEqual(match);
  });

  test('missing tags Goals and Seed', () => {
    const text = RECORD.replace(/\[(Goals|Seed) .*\n/g, '');
    expect(read(text)).toMatchObject({ goals: tugOfWar.match.goals.default, seed: 0 });
  });

  test('the largest and the smallest seed', () => {
    for (const seed of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
      expect(read(RECORD.replaceAll('Seed "9"', `Seed "${seed}"`)).seed).toBe(seed);
  });

  test("PGN's words for an unfinished game", () => {
    for (const word of ['unterminated', 'abandoned'])
      expect(read(writeRecord(newMatch()).replace('\n\n', `\n[Termination "${word}"]\n\n`)).end).toBeUndefined();
  });

  test('the start, if there is only one', () => {
    const strict = { ...tugOfWar, starts: () => [{ position: { ball: 2, side: 'w' as const, left: 2 }, weight: 1 }] };
    expect(must(readRecord(strict, '[Variant "tug-of-war"]\n*')).position.ball).toBe(2);
  });
});

describe('a record is refused', () => {
  const faults: [what: string, text: string, cause: string, at: string, message: string][] = [
    ['nothing in it', '', 'missing', '1:1', 'no game'],
    ['only a comment', '{nothing}\n', 'missing', '2:1', 'no game'],
    ['other text', 'Hello, world!', 'missing', '1:1', 'no tag Variant'],
    ['JSON', '{"goals": 2}', 'missing', '1:13', 'no game'],
    ['an open comment', edited('rest heave', '{rest heave'), 'syntax', '16:9', "write '}'"],
    ['a stray }', edited('rest heave', 'rest } heave'), 'syntax', '16:14', "without '{'"],
    ['an open variation', edited('rest heave', '( rest heave'), 'syntax', '18:1', 'within a variation'],
    ['an open variation at the end', RECORD.replace('0-1\n', '(0-1\n'), 'missing', '50:22', "write ')'"],
    ['a stray )', edited('rest heave', 'rest ) heave'), 'syntax', '16:14', "without '('"],
    ['a stray quote', edited('rest heave', 'rest " heave'), 'syntax', '16:14', 'outside a tag'],
    ['a wrong glyph', edited('rest heave', 'rest $x heave'), 'syntax', '16:14', '$ and a number'],
    ['a tag without quotes', edited('[Site "?"]', '[Site ?]'), 'syntax', '2:1', '[Name "value"]'],
    ['a tag that is not closed', edited('[Site "?"]', '[Site "?"'), 'syntax', '2:1', '[Name "value"]'],
    ['a tag twice', edited('[Site "?"]', '[Event "?"]'), 'surplus', '2:1', 'second tag Event'],
    ['a game without result', edited(' 1-0\n\n', '\n\n'), 'missing', '18:1', 'no result'],
    ['a last game without result', RECORD.replace(' 0-1\n', ''), 'missing', '50:21', 'no result'],

    ['no Variant', RECORD.replaceAll(/\[Variant .*\n/g, ''), 'missing', '1:1', '[Variant "tug-of-war"]'],
    ['another Variant', edited('tug-of-war', 'chess'), 'variant', '8:11', "of 'chess', not of tug-of-war"],
    ['another Variant later', RECORD.replace(/("b"(.|\n)*)|tug-of-war/g, '$1'), 'variant', '8:11', 'not of tug'],
    ['goals in words', edited('Goals "2"', 'Goals "two"'), 'impossible', '11:9', "'two'; allowed are 1 to 5"],
    ['too many goals', edited('Goals "2"', 'Goals "6"'), 'impossible', '11:9', 'allowed are 1 to 5'],
    ['goals with zeros', edited('Goals "2"', 'Goals "02"'), 'impossible', '11:9', 'allowed'],
    [
      'other goals later',
      edited(/Goals "2"(?=[^G]*Goals "2"\]\n[^G]*$)/, 'Goals "3"'),
      'contradiction',
      '28:9',
      'only be 2',
    ],
    ['a wrong seed', edited('Seed "9"', 'Seed "9.5"'), 'syntax', '12:8', "'9.5'"],
    ['a huge seed', edited('Seed "9"', `Seed "${'9'.repeat(30)}"`), 'syntax', '12:8', 'whole number'],
    ['a seed just too large', edited('Seed "9"', 'Seed "9007199254740992"'), 'syntax', '12:8', 'to 9007199254740991'],
    ['another seed later', edited('Seed "9"', 'Seed "8"'), 'contradiction', '29:8', 'only be 8'],
    ['a wrong round number', edited('Round "2"', 'Round "3"'), 'contradiction', '21:9', 'only be 2'],
    ['a wrong KickOff', edited('KickOff "w"', 'KickOff "white"'), 'syntax', '13:11', 'w or b'],
    ['a KickOff out of turn', edited('KickOff "b"', 'KickOff "w"'), 'contradiction', '30:11', 'Black'],

    ['no FEN', edited(/\[FEN .*\n/, ''), 'missing', '1:1', "'a1 w 2'"],
    ['a FEN that cannot be read', edited('c1 w 2', 'c1 x 2'), 'syntax', '10:10', 'FEN: side'],
    ['a FEN that is no start in a later round', edited('b1 b 1', 'e1 b 1'), 'illegal', '27:7', 'no kick-off'],
    ["the other side's start in a later round", edited('b1 b 1', 'b1 w 2'), 'illegal', '27:7', 'Black kicks off'],
    ['a set-up without FEN', '[Variant "tug-of-war"]\n[SetUp "1"]\n*', 'missing', '1:1', 'no tag FEN'],
    ['an action that is none', edited('rest heave', 'push heave'), 'illegal', '16:9', "'push': step, heave"],
    ['an outcome that cannot be', edited('heave@0', 'heave@3'), 'illegal', '16:19', 'heave@3'],
    ['an outcome where there is none', edited('rest heave', 'rest@0 heave'), 'illegal', '16:13', 'rest@0'],
    ['an outcome left out', edited('heave@0', 'heave'), 'missing', '16:19', 'heave@0 heave@1 heave@2'],
    ['an action after the goal', edited('step 1-0', 'step rest 1-0'), 'surplus', '16:38', 'round is over (Goal)'],
    ['an action after a dead ball', edited('1/2-1/2\n\n', 'rest 1/2-1/2\n\n'), 'surplus', '33:24', 'Nobody pulls'],

    ['a wrong Result', edited('Result "1-0"', 'Result "0-1"'), 'contradiction', '7:10', 'ended (Goal): 1-0'],
    ['no such Result', edited('Result "1-0"', 'Result "won"'), 'contradiction', '7:10', '1-0'],
    ['a wrong result after the actions', edited('step 1-0', 'step *'), 'contradiction', '16:38', '1-0'],
    ['a result too early', edited('step 1-0', '1-0'), 'contradiction', '7:10', 'not over: *'],
    ['a wrong Termination', edited('"goal"', '"rest"'), 'contradiction', '14:15', "'rest'"],
    ['a Termination that is none', edited('"goal"', '"time forfeit"'), 'contradiction', '14:15', 'ended (Goal)'],
    ['a winner who resigned', edited('by White', 'by Black'), 'contradiction', '41:10', 'resigned by Black: 1-0'],
    ['a resignation after the goal', edited('"goal"', '"resigned by Black"'), 'contradiction', '14:15', 'ended (Goal)'],
    ['a round after the end', `${RECORD}\n${RECORD}`, 'contradiction', '52:1', 'over after 3'],
    ['a round too many', RECORD.replaceAll('Goals "2"', 'Goals "1"'), 'contradiction', '18:1', 'match is over after 1'],
    [
      'a round after one that is not over',
      RECORD.replace('"1-0"', '"*"').replace(' 2. heave@1 step 1-0', ' *').replace('[Termination "goal"]\n', ''),
      'contradiction',
      '17:1',
      'round 1 is not over',
    ],
  ];

  test.each([undefined, null, 7, {}])('no text: %s', (text) => {
    expect(readRecord(tugOfWar, text as unknown as string)).toEqual({
      ok: false,
      error: { cause: 'syntax', line: 1, column: 1, message: 'line 1, column 1: a record must be a text' },
    });
  });

  test.each(faults)('%s', (_, text, cause, at, message) => {
    const [line, column] = at.split(':').map(Number);
    const result = readRecord(tugOfWar, text);
    expect(result).toMatchObject({ ok: false, error: { cause, line, column } });
    if (!result.ok) {
      expect(result.error.message).toContain(message);
      expect(result.error.message).toMatch(new RegExp(`^line ${line}, column ${column}: `));
    }
  });
});

describe('however long it is, a record is read or refused at once', () => {
  const tags = '[Variant "tug-of-war"]\n[FEN "c1 w 2"]\n';
  const full = (part: string) => part.repeat(Math.floor((MAX_RECORD_LENGTH - tags.length) / part.length));

  test.each([
    ['too long', `${tags}${' '.repeat(MAX_RECORD_LENGTH)}*`, 'size'],
    ['too many actions', `${tags}${'step heave@0 slip '.repeat(MAX_RECORD_ACTIONS / 3 + 1)}*`, 'size'],
    ['blanks', tags + full(' '), 'missing'],
    ['lines', tags + full('\n'), 'missing'],
    ['brackets', `${tags}rest ${full('(').slice(5)}`, 'syntax'],
    ['brackets within brackets', `${tags}rest ${full('(a').slice(5)}`, 'size'],
    ['empty variations', `${tags}rest ${full('()').slice(6)}`, 'missing'],
    ['comments of an empty variation', `${tags}rest (${full('{a}').slice(9)})`, 'missing'],
    ['comments of a move', `${tags}rest ${full('{a}').slice(6)}`, 'missing'],
    ['commands', `${tags}rest {${full('[%clk ').slice(7)}}`, 'missing'],
    ['signs', `${tags}rest${full('!').slice(5)}`, 'missing'],
    ['signs within a word', `${tags}rest${full('!').slice(6)}x`, 'illegal'],
    ['glyphs', `${tags}rest ${full('$1 ').slice(6)}`, 'missing'],
    ['comments', tags + full('{}'), 'missing'],
    ['an open comment', `${tags}{${full('a').slice(1)}`, 'syntax'],
    ['an open tag', `${tags}[${full('a').slice(1)}`, 'syntax'],
    ['an open tag of blanks', `${tags}[a ${full(' ').slice(3)}`, 'syntax'],
    ['an open value', `${tags}[a "${full('\\\\').slice(4)}`, 'syntax'],
    ['one word', tags + full('a'), 'illegal'],
    ['a number', tags + full('1'), 'missing'],
    ['dots', tags + full('.'), 'missing'],
    ['games', tags + full('* '), 'size'],
    ['as many games as may be', tags + '* '.repeat(MAX_RECORD_ACTIONS + 1), 'contradiction'],
  ])('%s', (_, text, cause) => {
    expect(readRecord(tugOfWar, text)).toMatchObject({ ok: false, error: { cause } });
  });

  test('the most actions that a record may have', () => {
    const text = `${tags}${'rest step heave@0 slip rest '.repeat(MAX_RECORD_ACTIONS / 5)}*`;
    expect(read(text).round.plies).toHaveLength(MAX_RECORD_ACTIONS);
  });
});

test('any text is read or refused, never more', () => {
  const anyEdit = fc.record({ at: fc.nat(RECORD.length), remove: fc.nat(20), insert: fc.string({ maxLength: 5 }) });
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), (edits) => {
      const text = edits.reduce(
        (now, { at, remove, insert }) => now.slice(0, at) + insert + now.slice(at + remove),
        RECORD,
      );
      const result = readRecord(tugOfWar, text);
      const lines = text.split('\n');
      if (result.ok) expect(essence(read(writeRecord(result.value)))).toEqual(essence(result.value));
      else expect(result.error.column).toBeLessThanOrEqual(lines[result.error.line - 1]!.length + 1);
    }),
    { numRuns: 500 },
  );
});

test('a turn that the end of the round cuts short has its increment in the record, too', () => {
  const time = { ms: 10_000, incrementMs: 1_000 };
  const match = ['step', 'rest', 'rest', 'rest'].reduce(
    (now, text) => must(now.playText(text, { spent: 100 })),
    Match.start(tugOfWar, { seed: 1, kickOff: 'w', from: { ball: 2, side: 'w', left: 2 }, time }),
  );
  const again = read(writeRecord(match));
  expect([again.rounds[0]!.end?.kind, again.clocks]).toEqual(['rest', { w: 11_700, b: 10_900 }]);
  expect(again.rounds).toEqual(match.rounds);
});
