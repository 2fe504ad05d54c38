import { must, type Side } from '@kickmate/board';
import { Match, type Variant } from '@kickmate/game';
import { anyMatchOf, anyPicks, essence, playAll, playPicks } from '@kickmate/game/test/help';
import { shortTug, type TugPosition, tugGame } from '@kickmate/game/test/tug-of-war';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../src/index.ts';

const game = (options: { from?: TugPosition; time?: { ms: number; incrementMs: number } } = {}) =>
  Match.start(tugGame, { seed: 0, ...options });

const read = (text: string, variant: Variant<TugPosition> = tugGame): Match<TugPosition> =>
  must(readRecord(variant, text));

/** The tags of a record after PGN's seven, and its moves. */
const written = <P>(match: Match<P>): string => writeRecord(match).replace(/^(\[.*\]\n){7}/, '');

const SEVEN = `[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "-"]
[White "?"]
[Black "?"]
`;

describe('a record in the field’s form', () => {
  test('has only the tags that say something', () => {
    expect(writeRecord(playAll(game(), 'step rest slip step'))).toBe(
      `${SEVEN}[Result "1-0"]\n[Termination "normal"]\n[TimeControl "-"]\n\n3. S 4. R L 5. S# 1-0\n`,
    );
    expect(writeRecord(game())).toBe(`${SEVEN}[Result "*"]\n[Termination "unterminated"]\n[TimeControl "-"]\n\n*\n`);
  });

  test('says what the clocks show', () => {
    let match = game({ time: { ms: 60_000, incrementMs: 2_500 } });
    for (const [text, spent] of [
      ['rest', 1_200],
      ['step', 61],
      ['rest', undefined],
      ['heave@0', 57_000],
    ] as const)
      match = must(match.playText(text, { spent }));
    const text = `[Termination "unterminated"]\n[TimeControl "60+2.5"]

3. R {[%clk 0:00:58.8]} 3. S {[%clk 0:01:01.239]} 4... R H0
{[%clk 0:00:04.239]} *\n`;
    expect(written(match)).toBe(text);
    expect(essence(read(text))).toEqual(essence(match));
    expect(written(game({ time: { ms: 300_000, incrementMs: 0 } }))).toContain('[TimeControl "300"]');
  });

  test('says where it began, if that is not the usual start', () => {
    const match = game({ from: { ball: 0, side: 'b', left: 1 } });
    expect(written(match)).toContain('[FEN "a1 b 1"]\n[SetUp "1"]\n');
    expect(read(writeRecord(match)).round.kickOff).toBe('b');
    expect(written(game({ from: { ball: 2, side: 'w', left: 2 } }))).not.toContain('FEN');
  });

  test('says who kicked off, if that is not clear without it', () => {
    const match = Match.start(tugGame, { seed: 0, from: { ball: 0, side: 'b', left: 1 }, kickOff: 'w' });
    expect(written(match)).toContain('[KickOff "w"]');
    expect(read(writeRecord(match)).round.kickOff).toBe('w');
    const black = Match.start(tugGame, { seed: 0, kickOff: 'b' });
    expect(written(black)).toContain('[FEN "c1 b 1"]');
    expect(written(black)).not.toContain('KickOff');
    expect(read(writeRecord(black)).side).toBe('b');
  });

  test('of a longer game of chance has round, goals and seed', () => {
    expect(
      writeRecord(Match.start(shortTug, { seed: 5, goals: 3 }))
        .split('\n')
        .slice(7),
    ).toEqual([
      '[FEN "b1 w 2"]',
      '[Goals "3"]',
      '[Seed "5"]',
      '[SetUp "1"]',
      '[Termination "unterminated"]',
      '[TimeControl "-"]',
      '[Variant "short-tug"]',
      '',
      '*',
      '',
    ]);
  });

  test('has its caller’s tags, but none that contradict the match', () => {
    const text = writeRecord(playAll(game(), 'rest rest').agreeDraw(), {
      Annotator: 'Ann',
      Goals: '7',
      constructor: 'nobody',
      Round: '3.1',
      TimeControl: '40/7200',
      Seed: '9',
      FEN: 'a1 w 2',
      Variant: 'Go',
      Result: '1-0',
      Termination: 'death',
    });
    expect(text.split('\n').slice(3)).toEqual([
      '[Round "3.1"]',
      '[White "?"]',
      '[Black "?"]',
      '[Result "1/2-1/2"]',
      '[Annotator "Ann"]',
      '[DrawBy "agreement"]',
      '[Seed "9"]',
      '[Termination "normal"]',
      '[TimeControl "40/7200"]',
      '[constructor "nobody"]',
      '',
      '3. R R 1/2-1/2',
      '',
    ]);
    expect(read(text)).toMatchObject({ seed: 9, round: { endedBy: 'agreement' } });
  });
});

describe('whatever happened is read back', () => {
  test.each<[string, Variant<TugPosition>]>([
    ['in a game of one round', tugGame],
    ['in a longer game of chance', shortTug],
  ])('%s', (_, variant) => {
    const isLucky = variant === shortTug;
    fc.assert(
      fc.property(anyMatchOf(variant, isLucky ? {} : { seed: 0 }), anyPicks(30), (match, picks) => {
        const again = read(writeRecord(match), variant);
        expect(essence(again)).toEqual(essence(match));
        expect(writeRecord(again)).toBe(writeRecord(match));
        expect(essence(playPicks(again, picks))).toEqual(essence(playPicks(match, picks)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('is read as other programs write it:', () => {
  /** The end of a game of which only the winner is known. */
  const recorded = (winner: Side) => ({
    resigned: undefined,
    round: { end: { kind: 'recorded' }, endedBy: 'record' },
    end: { winner, reason: 'goals' },
  });

  test.each<[what: string, text: string, how: object]>([
    ['a game stops with a winner: nobody knows why', 'S 1-0', recorded('w')],
    ['the same without a move', '[Termination "Normal"] 0-1', recorded('b')],
    ['resigned, in our words', '[Termination "normal"][WonBy "resignation"] S 1-0', { resigned: 'b' }],
    ['resigned, as web sites write it', '[Termination "Ann won by resignation"] S 1-0', { resigned: 'b' }],
    ['the same on time', '[Termination "Time forfeit"] S 1-0', { flagged: 'b', end: { winner: 'w', reason: 'time' } }],
    ['in other words', '[Termination "Ann won on time"] S 1-0', { flagged: 'b' }],
    ['abandoned', '[Termination "Abandoned"] S 0-1', recorded('b')],
    ['won on time by a side that never could', '[FEN "a1 w 2"][Termination "time forfeit"] R 1-0', recorded('w')],
    [
      'a draw on time',
      '[FEN "a1 w 2"][Termination "time forfeit"] R R 1/2-1/2',
      { flagged: 'b', end: { reason: 'time' } },
    ],
    [
      'a draw on time of the side that is not to act',
      '[FEN "a1 w 2"][Termination "time forfeit"] R 1/2-1/2',
      { flagged: 'b' },
    ],
    [
      'a draw on time that the rules do not know',
      '[Termination "time forfeit"] R 1/2-1/2',
      { round: { endedBy: 'record' } },
    ],
    [
      'a game stops with a draw: nobody knows why',
      'R 1/2-1/2',
      { round: { endedBy: 'record' }, end: { reason: 'voids' } },
    ],
    ['a draw by agreement', '[DrawBy "agreement"] R 1/2-1/2', { round: { endedBy: 'agreement' } }],
    [
      'the same as web sites write it',
      '[Termination "Game drawn by agreement"] R 1/2-1/2',
      { round: { endedBy: 'agreement' } },
    ],
    ['a draw that could be claimed was claimed', 'R R 1/2-1/2', { round: { endedBy: 'claim' } }],
    ['unless the record says otherwise', '[DrawBy "agreement"] R R 1/2-1/2', { round: { endedBy: 'agreement' } }],
    ['a draw in other letters', '[Result "½-½"] R ½-½', { round: { endedBy: 'record' } }],
    ['a win with a dash', '[Result "1–0"] S 1–0', recorded('w')],
  ])('%s', (_, text, how) => {
    const match = read(text);
    expect(match).toMatchObject(how);
    expect(match.end).toBeDefined();
    expect(essence(read(writeRecord(match)))).toEqual(essence(match));
  });

  test('an unknown result gives way to a known one', () => {
    for (const text of ['S S S S S# *', '[Result "*"] S S S S S# 1-0', '[Result "1-0"] S S S S S# *', 'S S S S S#'])
      expect(read(text).end).toEqual({ winner: 'w', reason: 'goals' });
    expect(read('[Result "0-1"] S')).toMatchObject(recorded('b'));
    expect(read('[Result "0-1"] S *')).toMatchObject(recorded('b'));
    expect(read('S').end).toBeUndefined();
  });

  test('the game under any of its names, in any letters, or none', () => {
    for (const tag of ['', '[Variant "Tug"]', '[Variant "ROPE"]', '[Variant "tug-game"]', '[Variant ""]'])
      expect(read(`${tag} S *`).rounds).toHaveLength(1);
  });

  test('rounds of tournaments, and kinds of time control that our clocks do not have', () => {
    for (const tag of ['[Round "3.1"]', '[TimeControl "40/7200:3600"]', '[TimeControl "?"]', '[TimeControl "0+1"]'])
      expect(read(`${tag} S {[%clk 0:00:01]} *`)).toMatchObject({ time: undefined, clocks: undefined });
  });

  test('clocks that show more than there can be', () => {
    const { clocks, round } = read('[TimeControl "60"] S {[%clk 0:02:00]} S {[%clk 0:00:50]} R *');
    expect(clocks).toEqual({ w: 50_000, b: 60_000 });
    expect(round.plies.map(({ spent }) => spent)).toEqual([0, 10_000, undefined]);
  });
});

describe('is refused:', () => {
  test.each<[what: string, text: string, cause: string, column: number, message: string]>([
    ['a result against the moves', 'S S S S S# 0-1', 'contradiction', 12, 'the game ended (Goal): 1-0'],
    ['a tag against the moves', '[Result "1/2-1/2"] S S S S S# *', 'contradiction', 10, '1-0'],
    ['a result against its tag', '[Result "1-0"] S 0-1', 'contradiction', 18, 'tag Result says 1-0'],
    ['a result that is none', '[Result "won"] S *', 'syntax', 10, "'won'"],
    ['a move after the end', 'S S S S S# S *', 'surplus', 12, 'the game is over (Goal)'],
    ['an illegal move', 'S Q *', 'illegal', 3, "'Q'"],
    ['a null move', 'S -- *', 'illegal', 3, 'null move'],
    ['a position in which the round is over', '[FEN "f1 w 2"] *', 'syntax', 7, 'FEN'],
    ['another game', '[Variant "go"] *', 'variant', 11, "'go'"],
    ['a second game', 'S 1-0 S 1-0', 'contradiction', 7, 'a match of Tug is one game'],
    ['a set-up without position', '[SetUp "1"] *', 'missing', 1, 'no tag FEN; White begins from'],
    ['another game of a long name', `[Variant "${'😀'.repeat(99)}"] *`, 'variant', 11, `'${'😀'.repeat(60)}…'`],
    ['nothing', '', 'missing', 1, 'no game'],
  ])('%s', (_, text, cause, column, message) => {
    const result = readRecord(tugGame, text);
    expect(result).toMatchObject({ ok: false, error: { cause, line: 1, column } });
    if (!result.ok) expect(result.error.message).toContain(message);
  });

  test('a set-up position in which the round is over', () => {
    const parse = () => ({ ok: true as const, value: { ball: 5, side: 'b', left: 1 } as const });
    const lenient = { ...tugGame, text: { ...tugGame.text, parse } };
    expect(readRecord(lenient, '[FEN "?"] *')).toMatchObject({
      error: { cause: 'impossible', column: 7, message: expect.stringContaining('the game is over here (Goal)') },
    });
  });

  test('another time control in a later round', () => {
    const text = writeRecord(
      playAll(Match.start(shortTug, { seed: 1, time: { ms: 9000, incrementMs: 0 } }), 'rest rest rest'),
    );
    const later = text.lastIndexOf('"9"');
    const changed = `${text.slice(0, later)}"8"${text.slice(later + 3)}`;
    expect(readRecord(shortTug, text).ok).toBe(true);
    expect(readRecord(shortTug, changed)).toMatchObject({ error: { cause: 'contradiction', line: 30 } });
  });
});
