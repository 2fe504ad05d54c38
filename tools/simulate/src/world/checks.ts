import { loadVariant } from '@kickmate/catalogue';
import type { AnyMatch } from '@kickmate/play';
import { type FollowedTable, refusalWords, sha256Hex, verifyLuck } from '@kickmate/protocol';
import type { Commit, NewEvent } from '@kickmate/server/db/commits';
import type { Claim, StoredEvent } from '@kickmate/server/db/store';
import { afterEvent, type TableEvent, type TableState } from '@kickmate/server/table/events';
import { Replays } from '@kickmate/server/table/replays';
import { COME_BACK_MS } from '@kickmate/server/table/timekeeper';
import type { TableView } from '@kickmate/web/online/table';
import type { Done } from './database.ts';
import type { Rows } from './model.ts';
import type { Person, Sent } from './person.ts';
import type { Host, Time } from './time.ts';

/** A fault while it lasts. */
export interface Trouble {
  readonly what: string;
  readonly from: number;
  /** The moment at which it was mended, or its consequences were over. */
  to: number;
  /** Whether nobody could play meanwhile: no clock may count it. */
  readonly isOutage: boolean;
}

/** A committed event, and the moment at which it was first sent to the database. */
interface Committed {
  readonly epoch: number;
  readonly by: string;
  readonly sentAt: number;
}

/** The time after a fault in which servers and people are still coming back, and need not pay, in milliseconds. */
const RECOVERY_MS = COME_BACK_MS;
/** The time before a fault from which on it counts, in milliseconds: the server that it hurts was last heard then. */
const HEARD_MS = 3000;
/** The most that a clock may be wrong without a fault, in milliseconds: the ways between the machines, and rounding. */
const CALM_SLACK_MS = 60;
/** The most of a trouble that may be charged, in milliseconds: a server does not notice a shorter silence of the database. */
const TROUBLE_SLACK_MS = 2100;
/** The most of an outage that is noticed: it is given back from the last heartbeat on, up to the first one afterwards. */
const NOTICED_SLACK_MS = 300;
/** The time for which a server does not notice that nobody answers, in milliseconds: who acts in it has thought till then. */
const UNNOTICED_MS = 3500;
/** The most that an action gets back for a slow connection, in milliseconds. */
const MOST_LAG_BACK_MS = 1000;
/** The time for which a server is the owner of its games after each heartbeat, in milliseconds. */
const LEASE_MS = 6000;

/** Watches a simulation, and compares it with what is promised. */
export class Checks {
  /** The first promise that was broken. */
  violation: string | undefined;
  readonly sent: Sent[] = [];
  readonly troubles: Trouble[] = [];
  readonly #time: Time;
  /** The moments at which each command arrived at a server. */
  readonly #arrivals = new Map<string, number[]>();
  /** The moment at which each event was first sent to the database, by game, version and epoch. */
  readonly #sentAt = new Map<string, number>();
  readonly #committed = new Map<string, Committed[]>();
  /** The life of the server that owns each game, and the last heartbeat of each server. */
  readonly #owners = new Map<string, Host>();
  /** The epoch in which each game was claimed last. */
  readonly #epochs = new Map<string, number>();
  readonly #beats = new Map<string, number>();
  /** What people have seen of each table, by version. */
  readonly #seen = new Map<string, Map<number, { readonly what: string; readonly by: string }>>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** The number of events that are stored. */
  get events(): number {
    return [...this.#committed.values()].reduce((sum, { length }) => sum + length, 0);
  }

  fail(text: string): void {
    this.violation ??= text;
  }

  // ---- while it goes on ----

  /** A text of a client has arrived at a server. */
  arrived(text: string): void {
    const [, id] = /^\{"type":"do".*?"id":"([^"]+)"/.exec(text) ?? [];
    if (id !== undefined) this.#arrivals.set(id, [...(this.#arrivals.get(id) ?? []), this.#time.now]);
  }

  /** A server sends events to the database. */
  sending(events: readonly NewEvent[]): void {
    for (const event of events) {
      const key = keyOf(event.game, event.version, event.epoch);
      if (!this.#sentAt.has(key)) this.#sentAt.set(key, this.#time.now);
    }
  }

  /** The database has done a statement. */
  done({ host, what, args, value }: Done): void {
    if (what === 'write') this.#written(host, args[0] as readonly NewEvent[], value as ReadonlyMap<string, Commit>);
    else if (what === 'claimGame') this.#claimed(host, args[0] as string, value as Claim);
    else if ((what === 'beat' && value !== undefined) || what === 'rejoin') this.#beats.set(host.name, this.#time.now);
    else if (what === 'stop') this.#beats.delete(host.name);
    else if (what === 'releaseGames')
      for (const [game, owner] of this.#owners)
        if (owner.name === host.name && (!args[1] || (args[1] as readonly string[]).includes(game)))
          this.#owners.delete(game);
  }

  #written(host: Host, events: readonly NewEvent[], answers: ReadonlyMap<string, Commit>): void {
    for (const { game, version, epoch } of events) {
      if (answers.get(game) !== 'done') continue;
      const committed = this.#committed.get(game) ?? [];
      this.#committed.set(game, committed);
      const what = `event ${version} of ${game} by ${host.name} in epoch ${epoch}`;
      const other = committed.find((one) => one.epoch === epoch && one.by !== host.name);
      if (other) this.fail(`two owners in one epoch: ${what}, and ${other.by}`);
      const present = this.#epochs.get(game) ?? epoch;
      if (present !== epoch && version > committed.length)
        this.fail(`not the owner writes: ${what}, now it is ${present}`);
      // The same event again: nobody knew whether the first attempt had succeeded.
      if (version <= committed.length) continue;
      if (version > committed.length + 1) this.fail(`an event is missing before ${what}`);
      const sentAt = this.#sentAt.get(keyOf(game, version, epoch)) ?? this.#time.now;
      committed.push({ epoch, by: host.name, sentAt });
    }
  }

  /** What was committed and not yet on the disk is gone. */
  async lostPower(rows: Rows): Promise<void> {
    for (const [game, committed] of this.#committed) {
      const { version = 0, epoch = 0 } = (await rows.game(game)) ?? {};
      committed.splice(version);
      this.#epochs.set(game, epoch);
    }
    this.#owners.clear();
  }

  #claimed(host: Host, game: string, claim: Claim): void {
    if (claim.kind !== 'claimed') return;
    const before = this.#owners.get(game);
    const beatAt = this.#beats.get(before?.name ?? '');
    const isAlive = before?.isAlive && beatAt !== undefined && this.#time.now - beatAt < LEASE_MS - 100;
    // After two steps at once the last heartbeat of a server that is alive may be an hour old.
    const hasStepped = this.troubles.some(({ what, to }) => what === 'clock' && to > this.#time.now - LEASE_MS);
    if (before && before.name !== host.name && isAlive && !hasStepped)
      this.fail(`${host.name} takes ${game} from ${before.name}, which is alive`);
    this.#owners.set(game, host);
    this.#epochs.set(game, claim.game.epoch);
  }

  /** Somebody sees a table. */
  saw(person: Person, table: string, { table: followed }: TableView): void {
    if (!followed) return;
    const versions = this.#seen.get(table) ?? new Map();
    this.#seen.set(table, versions);
    const what = shownBy(followed);
    const by = person.host.name;
    const before = versions.get(followed.v);
    if (before && before.what !== what)
      this.fail(`${by} sees '${what}' at version ${followed.v} of ${table}, ${before.by} '${before.what}'`);
    if (!before) versions.set(followed.v, { what, by });
  }

  // ---- at the end ----

  /** Compares everything that anybody has seen with what is stored. */
  async finish(rows: Rows, people: readonly Person[]): Promise<readonly TableState[]> {
    const ends: TableState[] = [];
    for (const id of this.#seen.keys()) {
      const game = await rows.game(id);
      if (!game) {
        this.fail(`table ${id} was seen and is lost`);
        continue;
      }
      const events = await rows.events(id, 0);
      const states = await this.#replay(rows, id, events);
      if (!states) continue;
      const end = states.at(-1)!;
      ends.push(end);
      for (const [v, { what, by }] of this.#seen.get(id)!) {
        const stored = states[v];
        if (!stored) this.fail(`${by} has seen version ${v} of ${id} ('${what}'), which is lost`);
        else if (what !== shown(stored))
          this.fail(`${by} has seen '${what}' as version ${v} of ${id}; stored is '${shown(stored)}'`);
      }
      this.#checkCommands(id, events);
      this.#checkClocks(id, events, states);
      this.#checkLuck(end, people);
    }
    for (const { id, by, table, op, answer } of this.sent)
      if (!answer) this.fail(`command ${id} (${op.kind}) of ${by} at ${table} was never answered`);
    for (const { table, host } of people) {
      const view = table?.client.view;
      const end = ends.find(({ id }) => id === table?.id);
      if (!view || !end) continue;
      if (view.failure) this.fail(`${host.name} cannot see ${end.id}: ${view.failure}`);
      if (view.table?.v !== end.v) this.fail(`${host.name} is at version ${view.table?.v} of ${end.id}, not ${end.v}`);
    }
    return ends;
  }

  /** The states of a game after each of its events, the first one before all of them. */
  async #replay(rows: Rows, id: string, events: readonly StoredEvent[]): Promise<readonly TableState[] | undefined> {
    const game = (await rows.game(id))!;
    const variant = await loadVariant(game.variant);
    const begun = { ...game, movedAt: events[0]?.at ?? game.movedAt };
    const states = [await new Replays().replay(begun, variant, [])];
    for (const { at, body, version } of events) {
      const next = afterEvent(states.at(-1)!, at, body as TableEvent);
      if (!next.ok || version !== states.length) {
        this.fail(`event ${version} of ${id} does not fit: ${next.ok ? 'its number' : refusalWords(next.error)}`);
        return undefined;
      }
      states.push(next.value);
    }
    return states;
  }

  #checkCommands(table: string, events: readonly StoredEvent[]): void {
    for (const { id, op, by, answer, table: at } of this.sent) {
      if (at !== table || answer === undefined || (op.kind === 'step in' && op.choice === 'wait')) continue;
      const count = events.filter(({ command }) => command?.endsWith(` ${id}`)).length;
      const due = answer === 'done' ? 1 : 0;
      const was = answer === 'done' ? 'acknowledged' : 'refused';
      if (count !== due)
        this.fail(`command ${id} (${op.kind}) of ${by} at ${table} was ${was} and is stored ${count} times`);
    }
  }

  /**
   * Compares the play time from the beginning of each turn to each of its events with the time that has passed: outages are not
   * charged, and everything else is.
   */
  #checkClocks(table: string, events: readonly StoredEvent[], states: readonly TableState[]): void {
    const committed = this.#committed.get(table) ?? [];
    const moments = events.map(({ command }, index) => {
      const { sentAt } = committed[index]!;
      const arrivals = command === undefined ? [] : (this.#arrivals.get(command.split(' ')[1]!) ?? []);
      const before = arrivals.filter((at) => at <= sentAt);
      return before.length > 0 ? { from: before[0]!, to: before.at(-1)! } : { from: sentAt, to: sentAt };
    });
    for (const [index, { version, body }] of events.entries()) {
      const { session, matchVersion } = states[index]!;
      // Who is ready ends a time that is on nobody's clock.
      const { kind, command } = body as TableEvent & { readonly command?: { readonly kind: string } };
      if (kind === 'play' && command?.kind === 'ready') continue;
      const begin = matchVersion - 1;
      if (begin < 0 || session?.stopwatch.since === undefined) continue;
      const [from, to] = [moments[begin]!, moments[index]!];
      let charged = 0;
      for (let one = begin + 1; one <= index; one++) {
        const { back = 0 } = events[one]!.body as { readonly back?: number };
        // No more is given back than has passed.
        charged = Math.max(0, charged + events[one]!.at - events[one - 1]!.at - back);
      }
      const troubles = this.troubles.filter((one) => one.from - HEARD_MS < to.to && one.to + RECOVERY_MS > from.from);
      const outage = overlap(
        this.troubles.filter(({ isOutage }) => isOutage),
        from.from,
        to.to,
      );
      const isUnnoticed = troubles.some((one) => one.from <= to.from && to.from <= one.from + UNNOTICED_MS);
      const isAlone = troubles.filter((one) => one.isOutage).length === 1;
      const slack = troubles.reduce((sum, one) => sum + slackOf(one, isAlone), isUnnoticed ? UNNOTICED_MS : 0);
      const most = to.to - from.from - outage + CALM_SLACK_MS + slack;
      const disturbed = overlap(
        troubles.map((one) => ({ ...one, from: one.from - HEARD_MS, to: one.to + RECOVERY_MS })),
        from.to,
        to.from,
      );
      const least = to.from - from.to - disturbed - CALM_SLACK_MS - MOST_LAG_BACK_MS;
      const during = troubles.map(({ what }) => what).join(', ') || 'no fault';
      const words = `the time from event ${matchVersion} to ${version} of ${table} counts ${charged} ms`;
      if (charged > most) this.fail(`${words}, at most ${Math.round(most)} are right (${during})`);
      if (charged < least) this.fail(`${words}, at least ${Math.round(least)} are right (${during})`);
    }
  }

  #checkLuck({ id, session, fortune, seals, sitters }: TableState, people: readonly Person[]): void {
    if (!session) return;
    const commit = sha256Hex(fortune.secret);
    const verified = verifyLuck(session.match, fortune, commit, seals);
    if (!verified.ok) this.fail(`the luck of ${id} is forged: ${verified.error.message}`);
    for (const { name, table } of people) {
      const view = table?.id === id ? table.client.view.table : undefined;
      if (!view) continue;
      if (view.commit !== commit) this.fail(`${name} was shown another commitment of ${id}`);
      const { you } = view;
      const isOwn = you !== undefined && sitters[you].kind === 'person';
      const used = you && fortune.nonces[you];
      if (isOwn && used !== undefined && used !== table!.nonce)
        this.fail(`the luck of ${id} has a number that ${name} never sent`);
    }
  }
}

const keyOf = (game: string, version: number, epoch: number) => `${game} ${version} ${epoch}`;

/** The milliseconds of a time in which at least one of some troubles was there. */
function overlap(troubles: readonly Trouble[], from: number, to: number): number {
  let until = from;
  let sum = 0;
  for (const trouble of [...troubles].sort((a, b) => a.from - b.from)) {
    const begin = Math.max(until, trouble.from);
    const end = Math.min(to, trouble.to);
    if (end > begin) {
      sum += end - begin;
      until = end;
    }
  }
  return sum;
}

/** The most of a trouble that may be charged, in milliseconds. @param isAlone whether it is the only outage */
const slackOf = ({ isOutage, from, to }: Trouble, isAlone: boolean): number =>
  isOutage && isAlone && to - from > TROUBLE_SLACK_MS ? NOTICED_SLACK_MS : TROUBLE_SLACK_MS;

/** A match in a few words, which differ when it does. */
const wordsOf = (match: AnyMatch | undefined, calledOff: unknown): string => {
  if (!match) return calledOff ? 'called off' : 'not begun';
  const { rounds, last, end, variant } = match;
  const plies = rounds.map(({ plies }) => plies.length).join('+');
  return `${plies} ${last ? variant.text.formatAction(last) : '-'} ${end ? `won by ${end.winner}` : ''} ${calledOff ?? ''}`;
};

const shownBy = ({ match, state, expired }: FollowedTable): string => wordsOf(match, state.aborted ?? expired);

const shown = ({ session, calledOff }: TableState): string =>
  wordsOf(session?.match, session ? session.calledOff : calledOff);
