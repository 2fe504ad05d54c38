import { must } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match, pickFrom, seededRandom } from '@kickmate/game';
import {
  type AnyMatch,
  advance,
  apply,
  beginSession,
  dueAt,
  ONLINE,
  type Session,
  sidesLiningUp,
  TWO_PEOPLE,
} from '@kickmate/play';
import { readRecord, writeRecord } from '@kickmate/record';
import { describe, expect, test } from 'vitest';
import { type Fortune, LOST_NONCE, randomSourceOf, seedOf, sha256Hex, verifyLuck, withoutSeed } from '../src/index.ts';

const FORTUNE: Fortune = { secret: 'ab'.repeat(32), nonces: { w: '1'.repeat(32), b: '2'.repeat(32) } };
const SEALS = { w: sha256Hex('1'.repeat(32)), b: sha256Hex('2'.repeat(32)) };
const COMMIT = sha256Hex(FORTUNE.secret);
const LIVE = { halfMs: 300_000, turnMs: 5000 };

/** A match played at random by two people, some of whose turns take too long, as its record says after the end. */
async function playedMatch(id: string, fortune: Fortune, isLive: boolean): Promise<AnyMatch> {
  const variant = await exampleGame(id);
  const random = randomSourceOf(fortune);
  const pick = pickFrom(seededRandom(11));
  const match = Match.start<unknown>(variant, { seed: seedOf(fortune), live: isLive ? LIVE : undefined });
  let session: Session = beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  let at = 0;
  for (let i = 0; i < 250 && !session.match.end; i++) {
    at += isLive && pick(8) === 0 ? LIVE.turnMs : pick(1500);
    session = advance(session, at, random);
    const [lining] = sidesLiningUp(session);
    const { match: now } = session;
    const risky = now.actions.filter((one) => variant.chance(now.position, one).length > 1);
    const choice = risky.length > 0 ? risky : now.actions;
    const action = choice[pick(choice.length)]!;
    const applied = lining
      ? apply(session, { kind: 'ready', side: lining }, at, random)
      : apply(session, { kind: 'act', side: now.side, action }, at, random);
    if (applied.ok) session = applied.value;
    else at = Math.max(at, dueAt(session) ?? at);
  }
  return must(readRecord(variant, writeRecord(withoutSeed(session.match))));
}

describe('the luck of a match is verified by its record, the commitment, the nonces and the secret', () => {
  test.each(entries.map(({ id }) => id))('%s', async (id) => {
    const match = await playedMatch(id, FORTUNE, false);
    const verified = must(verifyLuck(match, FORTUNE, COMMIT, SEALS));
    const drawn = match.rounds.flatMap(({ plies }) => plies).filter(({ outcome }) => outcome !== undefined);
    expect(verified).toMatchObject({ outcomes: drawn.length, actions: 0 });
    expect(verified.starts).toBe(match.variant.formations ? 0 : match.rounds.length);
  });

  test('a live match, with the actions that chance played', async () => {
    const match = await playedMatch('chess-eleven', FORTUNE, true);
    const verified = must(verifyLuck(match, FORTUNE, COMMIT, SEALS));
    expect(verified.actions).toBeGreaterThan(10);
    expect(verified.outcomes).toBeGreaterThan(0);
  });
});

/** The match up to a ply that `isAt` chooses, and the match before that ply. */
function cut(match: AnyMatch, isAt: (before: AnyMatch, after: AnyMatch) => boolean): AnyMatch {
  let after = match;
  for (;;) {
    if (!after.canUndo) throw new Error('there is no such ply');
    const before = after.undo();
    if (before.round.plies.length < after.round.plies.length && isAt(before, after)) return before;
    after = before;
  }
}

/** Where the next action of a match is, in a message. */
const placeOf = ({ rounds, round }: AnyMatch): string => `round ${rounds.length}, action ${round.plies.length + 1}: `;

test('a number that was sealed and never shown is named', async () => {
  const without = { ...FORTUNE, nonces: { w: LOST_NONCE, b: FORTUNE.nonces.b } };
  const match = await playedMatch('chess960', without, false);
  expect(must(verifyLuck(match, without, COMMIT, SEALS)).lost).toEqual(['w']);
  expect(must(verifyLuck(match, without, COMMIT, {})).lost).toEqual([]);
});

describe('a forgery is found', () => {
  test('another secret', async () => {
    const match = await playedMatch('chess', FORTUNE, false);
    const other = { ...FORTUNE, secret: 'cd'.repeat(32) };
    expect(verifyLuck(match, other, COMMIT, SEALS)).toMatchObject({ error: { what: 'commitment' } });
  });

  test('another nonce', async () => {
    const match = await playedMatch('chess-eleven', FORTUNE, true);
    const other = { ...FORTUNE, nonces: { ...FORTUNE.nonces, w: '3'.repeat(32) } };
    // Games of older servers have no seals: there the match tells.
    expect(verifyLuck(match, other, COMMIT, {})).toMatchObject({ error: { what: expect.not.stringMatching('nonce') } });
    expect(verifyLuck(match, other, COMMIT, SEALS)).toMatchObject({ error: { what: 'nonce' } });
  });

  // A second player who knew the server's secret and the first one's number chose 12 draws of a game within 1.3 seconds.
  test('a nonce that was chosen after the other one was shown, although all luck follows from it', async () => {
    const chosen = { ...FORTUNE, nonces: { ...FORTUNE.nonces, b: 'e'.repeat(32) } };
    const match = await playedMatch('chess-league', chosen, false);
    expect(verifyLuck(match, chosen, COMMIT, {}).ok).toBe(true);
    expect(verifyLuck(match, chosen, COMMIT, SEALS)).toMatchObject({
      error: { what: 'nonce', message: expect.stringContaining("Black's number") },
    });
  });

  test('another outcome of a single action', async () => {
    const match = await playedMatch('chess-league', FORTUNE, false);
    const { variant } = match;
    const before = cut(
      match,
      (_, { last }) => last!.outcome !== undefined && variant.chance(last!.before, last!.action).length > 1,
    );
    const { action, outcome, spent } = before.redo().last!;
    const other = variant.chance(before.position, action).find((one) => one.outcome !== outcome)!;
    const forged = must(before.playText(variant.text.formatAction({ action, outcome: other.outcome }), { spent }));
    expect(verifyLuck(before, FORTUNE, COMMIT, SEALS).ok).toBe(true);
    expect(verifyLuck(forged, FORTUNE, COMMIT, SEALS)).toMatchObject({
      error: {
        ...{ what: 'outcome', round: before.rounds.length - 1, ply: before.round.plies.length },
        message: expect.stringContaining(placeOf(before)),
      },
    });
  });

  test('another action when the time of a turn was over', async () => {
    const match = await playedMatch('chess-eleven', FORTUNE, true);
    const before = cut(match, (one, { last }) => last!.spent === LIVE.turnMs && one.actions.length > 1);
    const { action } = before.redo().last!;
    const forged = must(before.play(before.actions.find((one) => one !== action)!, { spent: LIVE.turnMs }));
    expect(verifyLuck(forged, FORTUNE, COMMIT, SEALS)).toMatchObject({
      error: { what: 'action', message: expect.stringContaining(placeOf(before)) },
    });
  });

  test('another beginning of a round', async () => {
    const variant = await exampleGame('chess960');
    const other = seedOf({ ...FORTUNE, nonces: {} });
    const match = Match.start<unknown>(variant, { seed: other, array: variant.arrays?.[0]?.id });
    expect(verifyLuck(match, FORTUNE, COMMIT, SEALS)).toMatchObject({
      error: { what: 'start', round: 0, message: expect.stringMatching(/^round 1 begins in/) },
    });
  });
});
