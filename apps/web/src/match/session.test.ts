import { entries, loadVariant } from '@kickmate/catalogue';
import { Match, pickFrom, seededRandom } from '@kickmate/game';
import {
  advance,
  apply,
  beginSession,
  type Command,
  isOver,
  ON_ONE_DEVICE,
  remainingAt,
  type Session,
  saveSession,
  sidesLiningUp,
  TWO_PEOPLE,
} from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStageAndMatch } from '../stage/testing.ts';
import { useClock } from './clock/clock.ts';
import { useLineUp } from './line-up/line-up.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});
afterEach(() => void vi.restoreAllMocks());

/** The next command of one of two people. Sometimes it is one that is refused. */
function next(session: Session, pick: (below: number) => number): Command {
  const { match } = session;
  const [lining] = sidesLiningUp(session);
  if (lining) return { kind: pick(2) === 0 ? 'ready' : 'skip line-up', side: lining };
  const roll = pick(40);
  if (roll === 0) return { kind: 'undo', side: 'w' };
  if (roll === 1) return { kind: 'redo', side: 'w' };
  if (roll === 2) return { kind: 'offer', side: match.side, what: 'draw' };
  if (roll === 3) return { kind: 'decline', side: match.side, what: 'draw' };
  if (roll === 4) return { kind: 'act', side: match.side === 'w' ? 'b' : 'w', action: 0 };
  return { kind: 'act', side: match.side, action: match.actions[pick(match.actions.length)] ?? 0 };
}

/** Ways to play a match, for all games in which they exist. */
const WAYS = [
  ['with clocks', { time: { ms: 60_000, incrementMs: 1000 } }],
  ['live', { live: { halfMs: 60_000, turnMs: 5000 } }],
] as const;

const cases = entries.flatMap(({ id, name }) => WAYS.map(([way, pace]) => ({ id, name, way, pace })));

test.each(cases)('$name, $way: the stores and the bare session come through the same states', async ({ id, pace }) => {
  const variant = await loadVariant(id);
  if ('live' in pace && !variant.liveTime) return;
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const [game, clock, lineUp] = [useStageAndMatch(), useClock(), useLineUp()];
  const match = Match.start(variant, { seed: 5, ...pace });
  game.open(match, TWO_PEOPLE);
  const leave = game.attend(async () => {});
  game.isLineUpInSight = true;
  let session = beginSession(match, { seats: TWO_PEOPLE, terms: ON_ONE_DEVICE }, now);
  const pick = pickFrom(seededRandom(11));
  for (let step = 0; step < 120 && !isOver(session); step++) {
    now += pick(2000);
    const command: Command = step === 119 ? { kind: 'resign', side: 'b' } : next(session, pick);
    const applied = apply(session, command, now);
    expect(game.dispatch(command).ok).toBe(applied.ok);
    // Time alone changes the state, too.
    session = applied.ok ? applied.value : advance(session, now);
    game.updateMoment();
    expect(game.savedState()).toEqual(saveSession(session, now));
    expect(game.match!.rounds).toEqual(session.match.rounds);
    expect([clock.remaining, lineUp.side]).toEqual([remainingAt(session, now), sidesLiningUp(session)[0]]);
    expect([game.end, game.toAct]).toEqual([session.match.end, isOver(session) ? undefined : session.match.side]);
  }
  expect(isOver(session)).toBe(true);
  leave();
});
