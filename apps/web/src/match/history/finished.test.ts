import { must } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import type { Level } from '@kickmate/engine/client';
import { isOneRound, Match } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import { type AnyMatch, againstComputer, onlyComputers, TWO_PEOPLE } from '@kickmate/play';
import { afterEach, describe, expect, test } from 'vitest';
import { openRecord } from '../record/open-record.ts';
import { chessGame, playedMatch } from '../testing.ts';
import { type FinishedMatch, finishedMatch, type MatchResult, suggestedLevel, tallies } from './finished.ts';
import { exportText, importedMatches, recordOf } from './match-files.ts';

const MATE = 'f2f3 e7e5 g2g4 d8h4';
const BEGUN = new Date(2026, 10, 22, 18, 30).getTime();
const ENDED = BEGUN + 60_000;

afterEach(() => chooseLanguage('en'));

const lost = async () => ({ match: await chessGame(MATE), seats: againstComputer(3, 'w'), state: {}, beganAt: BEGUN });

describe('a finished match', () => {
  test('has what the list shows', async () => {
    expect(finishedMatch(await lost(), ENDED).match).toEqual({
      id: `${BEGUN}-chess`,
      ended: ENDED,
      game: 'chess',
      name: 'Chess',
      result: 'lost',
      side: 'w',
      level: 3,
      players: 'computer',
      beginnings: [
        {
          start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
          actions: MATE.split(' '),
          winner: 'b',
        },
      ],
      last: { variant: 'chess', position: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2' },
    });
  });

  test('has the result of the person, or of White and Black', async () => {
    const { match, beganAt, state } = await lost();
    const resultOf = (seats: typeof TWO_PEOPLE) => finishedMatch({ match, seats, state, beganAt }, ENDED).match;
    expect(resultOf(againstComputer(3, 'b'))).toMatchObject({ result: 'won', side: 'b', level: 3 });
    expect(resultOf({ ...TWO_PEOPLE })).toMatchObject({ result: 'black', players: 'people' });
    expect(resultOf(onlyComputers(2, 5))).toMatchObject({ result: 'black', players: 'watched' });
  });

  test('has the goals where a match has several rounds', async () => {
    const match = (await playedMatch('', { goals: 5 })).resign('w');
    const kept = { match, seats: { ...TWO_PEOPLE }, state: {}, beganAt: BEGUN };
    expect(finishedMatch(kept, ENDED).match.score).toEqual(match.score);
  });

  test('remembers hints, also in a file', async () => {
    const { match, beganAt, state } = await lost();
    const stored = finishedMatch({ match, seats: againstComputer(3, 'b'), state, beganAt }, ENDED, { isHinted: true });
    expect(stored.match.isHinted).toBe(true);
    expect(must(await importedMatches(exportText([stored]))).stored).toEqual([stored]);
  });

  test('from elsewhere has the side, the opponent and its own record, also in a file', async () => {
    const opened = must(await openRecord('[White "Ann"]\n[Black "Bob"]\n\n1. f3 e5 2. g4 {oh} Qh4# 0-1'));
    const kept = { match: opened.match, seats: { ...TWO_PEOPLE }, state: {}, opened };
    const claim = { from: 'file', id: 'file-1', side: 'w' } as const;
    // Earlier than the computers' count of time begins.
    const stored = finishedMatch(kept, Date.UTC(1899, 11, 30), { claim });
    expect(stored.match).toMatchObject({ id: 'file-1', players: 'file', side: 'w', opponent: 'Bob', result: 'lost' });
    expect(must(await importedMatches(exportText([stored]))).stored).toEqual([stored]);
    expect(must(await recordOf(stored.text))).toBe(opened.text);
  });

  test.each(entries.map(({ id }) => id))(
    'of %s, played by chance to its end, can be stored and pictured',
    async (id) => {
      const variant = await loadVariant(id);
      for (let seed = 0; seed < 4; seed++) {
        let match: AnyMatch = Match.start(variant, { seed, ...(!isOneRound(variant) && { goals: 1 }) });
        for (let count = 0; count < 200 && !match.end; count++) match = must(match.playByChance());
        if (!match.end) match = match.resign(match.side);
        const stored = finishedMatch({ match, seats: againstComputer(3, 'w'), state: {}, beganAt: BEGUN }, ENDED);
        expect(must(await importedMatches(exportText([stored]))).stored).toEqual([stored]);
        expect(variant.text.parse(stored.match.last!.position).ok).toBe(true);
      }
    },
  );

  test('must be over', async () => {
    const kept = { match: await chessGame('e2e4'), seats: { ...TWO_PEOPLE }, state: {} };
    expect(() => finishedMatch(kept, ENDED)).toThrow('not over');
  });

  test('has a record with the players and the day', async () => {
    const record = must(await recordOf(finishedMatch(await lost(), ENDED).text));
    expect(record).toMatch(/\[Date "2026\.11\.22"\][\s\S]*\[White "Player"\]\n\[Black "Amara \(level 3/);
    expect(record).toContain('Qh4#');
  });
});

describe('a file of matches', () => {
  test('is read back as it was', async () => {
    const stored = [finishedMatch(await lost(), ENDED)];
    expect(must(await importedMatches(exportText(stored)))).toEqual({ stored, faults: [] });
    const schedules = [{ id: `${stored[0]!.match.id}/0.2`, card: { reps: 1 } }];
    expect(must(await importedMatches(exportText(stored, schedules)))).toEqual({ stored, faults: [], schedules });
  });

  test('with a fault in one match still gives the others', async () => {
    const good = finishedMatch(await lost(), ENDED);
    const spoilt = { ...good, text: good.text.replace('g2g4', 'g2g5').replace('g4', 'g5') };
    const running = {
      match: good.match,
      text: good.text.replace(/2\. g4 Qh4# 0-1/, '*').replace('[Result \\"0-1\\"]', '[Result \\"*\\"]'),
    };
    const endless = { ...good, match: { ...good.match, ended: 1e20 } };
    const read = must(await importedMatches(exportText([spoilt, good, running, endless])));
    expect(read.stored).toEqual([good]);
    expect(read.faults).toEqual([
      expect.stringMatching(/^Match 1: line \d+, column \d+/),
      'Match 3: it is not over.',
      'Match 4: The field “ended” cannot be read as part of a match of Kickmate.',
    ]);
  });

  test.each([
    ['of the file', { ended: 'x' }, 'ended'],
    ['of the match', { saved: { version: 1, side: 'x' } }, 'side'],
  ])('with a wrong field %s is refused in the language of the person', async (_, wrong, field) => {
    const file = JSON.parse(exportText([finishedMatch(await lost(), ENDED)]));
    const text = JSON.stringify({ ...file, matches: ['x', { ...file.matches[0], ...wrong }] });
    const faults = async () => must(await importedMatches(text)).faults;
    expect(await faults()).toEqual([
      'Match 1: It cannot be read as a match of Kickmate.',
      `Match 2: The field “${field}” cannot be read as part of a match of Kickmate.`,
    ]);
    await chooseLanguage('de');
    expect(await faults()).toEqual([
      'Partie 1: Das lässt sich nicht als Partie von Kickmate lesen.',
      `Partie 2: Das Feld „${field}“ lässt sich nicht als Teil einer Partie von Kickmate lesen.`,
    ]);
  });

  test.each([
    ['another file', '{"version":1}', 'The file holds no matches of Kickmate.'],
    ['of a later version', '{"kickmate":"matches","version":2,"list":[]}', 'A newer version of Kickmate has saved'],
    ['cut off', '{"kickmate":"matches","version":1,"matc', 'The file is damaged or cut off.'],
  ])('that is %s is refused', async (_, text, message) => {
    expect(await importedMatches(text)).toEqual({ ok: false, error: { message: expect.stringContaining(message) } });
  });
});

const one = (result: MatchResult, level?: Level, game = 'chess'): FinishedMatch => {
  const players = level === undefined ? 'people' : 'computer';
  return { id: '', ended: 0, game, name: '', result, players, ...(level !== undefined && { level, side: 'w' }) };
};

test('results are counted by game and opponent', () => {
  const online = { ...one('won'), players: 'online', side: 'b' } as const;
  const list = [
    one('won', 3),
    one('lost', 3),
    one('lost', 1, 'football'),
    one('drawn', 10),
    one('white'),
    online,
    one('won', 3),
  ];
  expect(tallies(list)).toEqual([
    { game: 'chess', against: 'level 3', won: 2, drawn: 0, lost: 1 },
    { game: 'chess', against: 'level 10', won: 0, drawn: 1, lost: 0 },
    { game: 'chess', against: 'online', won: 1, drawn: 0, lost: 0 },
    { game: 'football', against: 'level 1', won: 0, drawn: 0, lost: 1 },
  ]);
});

describe('the suggested level', () => {
  test.each([
    ['the same after a win', [one('won', 3)], 3],
    ['the next after two wins', [one('won', 3), one('won', 3)], 4],
    ['the same after wins at two levels', [one('won', 3), one('won', 2)], 3],
    ['the one before after two losses', [one('lost', 3), one('lost', 3)], 2],
    ['the same after a win with hints', [{ ...one('won', 3), isHinted: true }, one('won', 3)], 3],
    ['the same after a win that follows one with hints', [one('won', 3), { ...one('won', 3), isHinted: true }], 3],
    ['the same after a loss and a win', [one('lost', 3), one('won', 3)], 3],
    ['the same after a draw', [one('drawn', 3), one('drawn', 3)], 3],
    ['level 10 at most', [one('won', 10), one('won', 10)], 10],
    ['level 1 at least', [one('lost', 1), one('lost', 1)], 1],
    ['that of the same game', [one('won', 3), one('won', 7, 'football'), one('white'), one('won', 3)], 4],
  ])('is %s', (_, list, level) => {
    expect(suggestedLevel(list, 'chess')?.level).toBe(level);
  });

  test('is none without a match against the computer', () => {
    expect(suggestedLevel([one('white'), one('won', 3, 'football')], 'chess')).toBeUndefined();
  });
});
