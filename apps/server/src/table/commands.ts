import { opponent, type Result, SIDES } from '@kickmate/board';
import { dueAt, isLiningUp, sideToAct } from '@kickmate/play';
import { type ClientMessageOf, type Refusal, refusalKind } from '@kickmate/protocol';
import { DatabaseAway } from '../db/database.ts';
import type { Member, Requester } from '../member.ts';
import type { Audience } from './audience.ts';
import { draftsOf, isDone, playersOf, sideOf } from './events.ts';
import { type Author, CANNOT_STORE, commandKey, type Journal, type JournalHost } from './journal.ts';
import { tableEventOf } from './ops.ts';
import type { Timekeeper } from './timekeeper.ts';

/** The number of refusals that a table remembers, so that a repeated command gets the same answer. */
const MOST_REFUSALS = 100;

/** The answer to a command: the version of its event, or the refusal. */
type Answer = { readonly v: number } | Refusal;

export const NO_SEAT: Refusal = { why: 'noSeat' };
const OVER: Refusal = { why: 'over' };
/** The refusal of a command that came after its time. */
export const LATE: Refusal = { why: 'late' };

/** The parts of the program that commands need. */
export interface CommandsHost extends Pick<JournalHost, 'clock'> {
  /**
   * The reason for which somebody may not have one more game; `undefined` if there is none.
   * @param computerGame whether a game against the computer is casual or rated; absent: it is between people
   * @throws DatabaseAway
   */
  newGameRefusal(by: Requester, computerGame?: 'casual' | 'rated'): Promise<Refusal | undefined>;
  /** A new id for a table. */
  newId(): string;
}

/** Carries out the commands of a table's players. A command that comes again gets the same answer again. */
export class Commands {
  readonly #host: CommandsHost;
  readonly #journal: Journal;
  readonly #audience: Audience;
  readonly #timekeeper: Timekeeper;
  /** The answers that have been given, by the key of the command. */
  readonly #answers = new Map<string, Answer>();
  readonly #refusals: string[] = [];

  /** @param known the keys of the commands that were stored before, with their versions */
  constructor(
    host: CommandsHost,
    journal: Journal,
    audience: Audience,
    timekeeper: Timekeeper,
    known: readonly (readonly [string, number])[],
  ) {
    this.#host = host;
    this.#journal = journal;
    this.#audience = audience;
    this.#timekeeper = timekeeper;
    for (const [command, v] of known) this.#answers.set(command, { v });
  }

  /** Notes that a command has been stored. */
  noteStored(by: Author): void {
    this.#answers.set(commandKey(by), { v: this.#journal.state.v });
  }

  /** Carries out a command, or says why not. @param arrivedAt the play time at which it came, taken before any queue */
  async do(member: Member, { id, v, op }: ClientMessageOf<'do'>, arrivedAt: number): Promise<void> {
    const side = sideOf(this.#journal.state, member.player?.id);
    if (!side) return this.#audience.refuse(member, id, NO_SEAT);
    const by: Author = { member, commandId: id, side };
    if (!(await this.#journal.makeCertain())) return this.#audience.refuse(member, id, CANNOT_STORE);
    const answer = this.#answers.get(commandKey(by));
    if (answer && 'v' in answer) return this.#audience.acknowledge(member, id, answer.v);
    const refusal = answer ?? (await this.#carryOut(by, { v, op }, arrivedAt));
    if (!refusal) return;
    if (!answer && refusalKind(refusal.why) !== 'unavailable') this.#remember(commandKey(by), refusal);
    this.#audience.refuse(member, id, refusal);
  }

  async #carryOut(
    by: Author,
    { v, op }: Pick<ClientMessageOf<'do'>, 'v' | 'op'>,
    arrivedAt: number,
  ): Promise<Refusal | undefined> {
    // 1. The play time of the command, and the time that its side gets back.
    const { side, member } = by;
    const { presence } = this.#audience;
    const { session, lastEventAt } = this.#journal.state;
    const isActionInTurn =
      op.kind === 'act' && session !== undefined && !isLiningUp(session) && sideToAct(session) === side;
    let at = Math.max(Math.floor(arrivedAt), lastEventAt);
    const due = session && dueAt(session);
    const isLate = due !== undefined && due <= at;
    if (isLate && !(await this.#host.clock.checkDatabase())) return CANNOT_STORE;
    const givenBackForLagMs = isActionInTurn ? this.#timekeeper.lagAllowance(side, member.lagMs) : 0;
    const givenBackMs = isActionInTurn ? givenBackForLagMs + this.#timekeeper.outageMs(at) : 0;

    // 2. The changes that time has caused before the command. While the side to act may still get time back, a command
    // of the other side counts as given just before the end of the turn.
    if (isLate) {
      const allowed = isActionInTurn ? givenBackMs : this.#timekeeper.allowance();
      if (at >= due + allowed) {
        const committed = await commitTime(this.#journal, at, allowed);
        if (!committed.ok) return committed.error;
        const isOver = isDone(this.#journal.state);
        if (op.kind === 'act' || op.kind === 'ready' || op.kind === 'claim') return isOver ? OVER : LATE;
      } else if (!isActionInTurn) at = Math.max(lastEventAt, due - 1);
    }

    // 3. The event for which the command asks.
    const absent = presence.absent(this.#journal.state);
    const sideAwayTooLong = absent && absent.opponentDecidesAt <= this.#host.clock.now() ? absent.side : undefined;
    // The time from the arrival of an action until now counts for no side: the next turn begins now.
    const now = isActionInTurn ? Math.max(at, this.#journal.now()) : at;
    const command = { side, op, v, givenBackMs: givenBackMs + now - at, sideAwayTooLong };
    const event = tableEventOf(this.#journal.state, command, () => this.#host.newId());
    if (!event.ok) return event.error;
    if (event.value === 'wait') {
      presence.startAbsence(opponent(side), this.#host.clock.now());
      this.#audience.acknowledge(member, by.commandId);
      this.#audience.presenceChanged();
      return undefined;
    }

    // 4. Storing the event.
    if (event.value.kind === 'rematch' && event.value.table !== undefined) {
      const refusal = await this.#newGameRefusal(member);
      if (refusal) return refusal;
    }
    const committed = await this.#journal.commit(event.value, now, by);
    if (!committed.ok) return committed.error;
    if (isActionInTurn) this.#timekeeper.spend(side, member.lagMs, givenBackForLagMs);
    return undefined;
  }

  /** The reason for which the players may not have one more game. */
  async #newGameRefusal({ player: asker, network }: Member): Promise<Refusal | undefined> {
    try {
      const { state } = this.#journal;
      const isWithComputer = SIDES.some((side) => state.sitters[side].kind === 'computer');
      const kind = isWithComputer ? (state.terms.rated ? 'rated' : 'casual') : undefined;
      const all = await Promise.all(
        playersOf(state).map(async (player): Promise<Refusal | undefined> => {
          const refusal = await this.#host.newGameRefusal({ player, ...(player === asker?.id && { network }) }, kind);
          // Nobody else is told that a player is banned.
          return refusal?.why === 'banned' && player !== asker?.id ? { why: 'notTogether' } : refusal;
        }),
      );
      return all.find((one) => one !== undefined);
    } catch (error) {
      if (error instanceof DatabaseAway) return CANNOT_STORE;
      throw error;
    }
  }

  #remember(key: string, refusal: Refusal): void {
    this.#answers.set(key, refusal);
    this.#refusals.push(key);
    if (this.#refusals.length > MOST_REFUSALS) this.#answers.delete(this.#refusals.shift()!);
  }
}

/** Stores what time alone has changed at a table. @param givenBackMs the time that the side to act gets back before that */
export function commitTime(journal: Journal, at: number, givenBackMs: number): Promise<Result<void, Refusal>> {
  const { session } = journal.state;
  const drafts = session && draftsOf(session);
  return journal.commit({ kind: 'time', ...(givenBackMs > 0 && { back: givenBackMs }), ...(drafts && { drafts }) }, at);
}
