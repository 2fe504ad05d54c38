import { must, opponent, SIDES, type Side, squareCount } from '@kickmate/board';
import { type AnyVariant, type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import { readRecord, writeRecord } from '@kickmate/record';
import { expect } from 'vitest';
import {
  advance,
  apply,
  autoCommand,
  type Command,
  computerSeat,
  computerTask,
  dueAt,
  isOver,
  liveClockAt,
  PERSON,
  remainingAt,
  restoreSession,
  type Session,
  saveSession,
  sidesLiningUp,
  sideToAct,
  visibleFormation,
  withPlaces,
} from '../src/index.ts';

/** Everything visible of a session at a moment, as text. */
export function seen(session: Session, at: number): string {
  const { match } = session;
  return JSON.stringify({
    ...saveSession(session, at),
    position: match.end ? match.end : match.variant.text.format(match.position),
    score: match.score,
    toAct: sideToAct(session),
    liningUp: sidesLiningUp(session),
    formations: SIDES.map((side) => visibleFormation(session, side)),
    remaining: remainingAt(session, at),
    live: liveClockAt(session, at),
    dueIn: dueAt(session) !== undefined && dueAt(session)! - at,
  });
}

/** Applies a command and checks what must hold after each one. The tests that play whole matches use it. */
export function applied(session: Session, command: Command, at: number): Session {
  const before = advance(session, at);
  const shown = seen(before, at);
  const result = apply(session, command, at);
  expect(seen(before, at)).toBe(shown);
  if (!result.ok) {
    return before;
  }
  const after = result.value;
  if (isAct(command)) expect(sideToAct(before)).toBe(command.side);
  if (after.isHeld) expect(computerTask(after, at)?.kind).toBe('act');
  // Somebody can still go on: a side that lines up, or a side that has something to play.
  if (!isOver(after)) expect(sidesLiningUp(after).length > 0 || after.match.actions.length > 0).toBe(true);
  if (after.lineUp && !isOver(after)) expect(sidesLiningUp(after)).not.toEqual([]);
  checkClocks(before, after, command, at);
  return after;
}

/** Whether a command plays an action. */
const isAct = (
  command: Command,
): command is Extract<Command, { readonly kind: 'act' | 'act by text' | 'go' | 'go on' }> =>
  ['act', 'act by text', 'go', 'go on'].includes(command.kind);

/** Checks that a command gives or takes no time, except the increment of a turn that is over. */
function checkClocks(before: Session, after: Session, command: Command, at: number): void {
  const [then, now] = [remainingAt(before, at), remainingAt(after, at)];
  if (!then || !now || command.kind === 'undo' || command.kind === 'redo') return;
  const { match } = before;
  for (const side of SIDES) {
    const gain = now[side] - then[side];
    const mayGain = isAct(command) && before.match.side === side ? match.time!.incrementMs : 0;
    if (command.kind === 'accept' && command.what === 'takeback') expect(gain).toBeLessThanOrEqual(0);
    else expect([side, [0, mayGain].includes(Math.round(gain))]).toEqual([side, true]);
  }
}

/** A session after it was stored and read back. */
export function stored(session: Session, at: number): Session {
  const match = must(readRecord(session.match.variant, writeRecord(session.match)));
  const state = JSON.parse(JSON.stringify(saveSession(session, at)));
  const again = restoreSession(match, state, session, at);
  // The computer searches again, and its answer waits again.
  return session.isHeld ? must(apply(again, { kind: 'hold' }, at)) : again;
}

/**
 * Two simulated people and their host. They sometimes try commands that are not allowed. They also play for the computer where
 * it has a seat.
 */
export class People {
  readonly #pick: PickNumber;
  #at: number;

  constructor(seed: number, at = 0) {
    this.#pick = pickFrom(seededRandom(seed));
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  /** Lets some milliseconds pass. */
  wait(ms: number): void {
    this.#at += this.#pick(ms);
  }

  /** The next command of one of them, or of the host. */
  command(session: Session): Command {
    const side = SIDES[this.#pick(2)]!;
    const lined = sidesLiningUp(session);
    const roll = this.#pick(100);
    if (lined.length > 0 && roll < 80) return this.#lineUp(session, lined[this.#pick(lined.length)]!);
    const auto = autoCommand(session);
    const isComputers = computerTask(session, this.#at)?.kind === 'act';
    if (isComputers && roll >= 60 && roll < 75) return this.#wait(session);
    if (auto && roll < 60) return auto;
    if (roll < 82) return this.#act(session, sideToAct(session) ?? side);
    const what = this.#pick(2) === 0 ? 'draw' : 'takeback';
    const rare: readonly Command[] = [
      this.#act(session, opponent(session.match.side)),
      { kind: 'act', side: session.match.side, action: this.#pick(2 ** 16) },
      { kind: 'offer', side, what },
      { kind: 'offer', side, what: 'takeback' },
      { kind: 'decline', side, what },
      { kind: 'withdraw', side, what },
      { kind: 'accept', side, what: 'takeback' },
      { kind: 'claim', side },
      { kind: 'undo', side },
      { kind: 'redo', side },
      { kind: 'rest' },
      { kind: 'wake' },
      { kind: 'pause' },
      { kind: 'resume' },
      { kind: 'hold' },
      { kind: 'release' },
      { kind: 'seat', side, seat: computerSeat(1) },
      { kind: 'seat', side, seat: PERSON },
      { kind: 'go', side: session.match.side, from: this.#square(session), to: this.#square(session) },
      { kind: 'skip line-up', side },
      { kind: 'abort', side },
      ...(this.#pick(60) === 0
        ? ([
            { kind: 'resign', side },
            { kind: 'accept', side, what: 'draw' },
          ] as const)
        : []),
    ];
    return rare[this.#pick(rare.length)]!;
  }

  #act({ match }: Session, side: Side): Command {
    const { actions } = match;
    return { kind: 'act', side, action: actions[this.#pick(Math.max(1, actions.length))] ?? 0 };
  }

  /** A hold, or something that takes the computer's answer away while it waits. */
  #wait({ isHeld, match: { side } }: Session): Command {
    if (!isHeld) return { kind: 'hold' };
    const others: readonly Command[] = [
      { kind: 'pause' },
      { kind: 'rest' },
      { kind: 'wake' },
      { kind: 'seat', side, seat: PERSON },
      { kind: 'offer', side: opponent(side), what: 'draw' },
    ];
    return others[this.#pick(others.length)]!;
  }

  #square({ match }: Session): number {
    return this.#pick(squareCount(match.variant.board));
  }

  #lineUp({ match }: Session, side: Side): Command {
    const { formations } = match.variant as AnyVariant;
    const sensible = formations!.sensible(match.maySubstitute(side));
    const whole = sensible[this.#pick(sensible.length)]!;
    // Half of them are unfinished; some of those break a rule.
    const places = whole.places.map((letter) => (this.#pick(3) === 0 ? undefined : letter));
    if (this.#pick(2) === 0) places.reverse();
    const formation = formations!.format(this.#pick(2) === 0 ? whole : withPlaces(formations!, places));
    const roll = this.#pick(7);
    if (roll === 0) return { kind: 'skip line-up', side };
    if (roll === 1) return { kind: 'ready', side, formation };
    if (roll === 2) return { kind: 'ready', side };
    if (roll === 3)
      return { kind: 'seat', side: SIDES[this.#pick(2)]!, seat: this.#pick(2) === 0 ? PERSON : computerSeat(1) };
    return { kind: 'draft', side, formation };
  }
}
