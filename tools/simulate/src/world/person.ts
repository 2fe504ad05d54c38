import { loadVariant } from '@kickmate/catalogue';
import type { PickNumber } from '@kickmate/game';
import { autoCommand, isLiningUp, type SeatCommand, sidesLiningUp, sideToAct } from '@kickmate/play';
import { type Op, refusalKind, shareFor, type Terms } from '@kickmate/protocol';
import { Connection, type Socket, type SocketEvents } from '@kickmate/web/online/connection';
import { TableClient, type TableView } from '@kickmate/web/online/table';
import { RULES } from './node.ts';
import { Host, type Time } from './time.ts';

/** A command that a person has sent, and what has become of it. */
export interface Sent {
  readonly id: string;
  readonly table: string;
  readonly op: Op;
  readonly by: string;
  /** `done`: it was acknowledged; `refused`: it was refused for good; absent: there is no answer yet. */
  answer?: 'done' | 'refused';
}

/** What a person needs of the world. */
export interface PersonOptions {
  readonly time: Time;
  readonly pick: PickNumber;
  /** The name of the player; absent for somebody who only watches. */
  readonly name: string | undefined;
  /** Opens a socket to one of the servers. */
  connect(person: Person, events: SocketEvents): Socket;
  /** Is told of each command that is sent. */
  sent(sent: Sent): void;
  /** Is told of each view of a table. */
  seen(person: Person, table: string, view: TableView): void;
}

/** The longest times for which people think, in milliseconds: most think briefly, a few long. */
const THOUGHTS_MS = [300, 600, 1000, 2000, 4000, 12_000, 30_000];

/** Somebody with the app: its connection, and the page of the table at which the person sits or watches. */
export class Person {
  readonly name: string | undefined;
  readonly host: Host;
  readonly connection: Connection;
  table: { readonly id: string; readonly client: TableClient; readonly nonce: string } | undefined;
  /** Whether the person plays, and does not only look on. */
  isActive = true;
  /** Whether the person thinks long now and then. */
  isSlow = true;
  /** The game that the person looks for in the lobby. */
  wish: Terms | undefined;
  readonly #options: PersonOptions;
  readonly #setTimer: (run: () => void, ms: number) => () => void;
  /** The state of the match about which the person thinks. */
  #thinking = '';
  /** The moment until which this person does not ask for more patience with somebody who has left. */
  #waitsUntil = 0;
  #seek: string | undefined;
  #ids = 0;

  constructor(options: PersonOptions) {
    const { time, pick, name } = options;
    this.#options = options;
    this.name = name;
    this.host = new Host(name ?? 'watcher');
    this.#setTimer = (run, ms) => {
      const timer = time.after(ms, run, this.host);
      return () => {
        timer.isCancelled = true;
      };
    };
    this.connection = new Connection(
      {
        connect: (events) => options.connect(this, events),
        setTimer: this.#setTimer,
        random: () => pick(1000) / 1000,
        newId: () => `${name ?? 'watcher'}-${++this.#ids}`,
      },
      RULES,
    );
    this.connection.listen((message) => {
      if (message.type === 'paired') this.goTo(message.table);
      if (message.type === 'no' && message.id === this.#seek && refusalKind(message.why) !== 'unavailable')
        this.#seek = undefined;
    });
    time.after(0, () => this.connection.hold(), this.host);
  }

  /** Looks for a game in the lobby. */
  seek(terms: Terms): void {
    this.wish = terms;
    this.connection.followLobby();
    this.#seek = this.connection.seek(terms);
  }

  /** Opens the page of a table. */
  goTo(id: string): void {
    if (this.table?.id === id) return;
    this.table?.client.close();
    const { time, pick, seen } = this.#options;
    const nonce = Array.from({ length: 32 }, () => pick(16).toString(16)).join('');
    const client = new TableClient({
      now: () => time.now,
      setTimer: this.#setTimer,
      loadVariant,
      shareFor: (sync) => shareFor(sync, nonce),
      changed: (view) => {
        seen(this, id, view);
        this.#consider(client);
      },
    });
    this.table = { id, client, nonce };
    this.#thinking = '';
    const following = this.connection.follow(id, client);
    client.attach({ ...following, do: (op) => this.#do(id, op, following.do) });
  }

  async #do(table: string, op: Op, send: (op: Op) => ReturnType<ReturnType<Connection['follow']>['do']>) {
    const answer = send(op);
    const sent: Sent = { id: `${this.name}-${this.#ids}`, table, op, by: this.name! };
    this.#options.sent(sent);
    const refused = await answer;
    sent.answer = refused ? 'refused' : 'done';
    // After a refusal the person thinks again.
    if (refused) this.#thinking = '';
    return refused;
  }

  // ---- the person's mind ----

  /** Begins to think when there is something to decide. */
  #consider(client: TableClient): void {
    const what = this.#decision(client);
    if (what === undefined || what === this.#thinking) return;
    this.#thinking = what;
    const { time, pick } = this.#options;
    const most = THOUGHTS_MS[this.isSlow ? Math.min(pick(THOUGHTS_MS.length), pick(THOUGHTS_MS.length)) : pick(3)]!;
    time.after(100 + pick(most), () => this.#decide(client, what), this.host);
  }

  /** The state in which the person has to decide something; `undefined`: nothing. */
  #decision({ view, side }: TableClient): string | undefined {
    const { session, table, sending, gone } = view;
    if (!this.isActive || !session || !side || !table || sending) return undefined;
    const { match } = session;
    const place = `${match.rounds.length} ${match.round.plies.length}`;
    if (table.status === 'over') return table.rematch.table ? `rematch ${table.rematch.table}` : 'over';
    if (isLiningUp(session)) return sidesLiningUp(session).includes(side) ? `line-up ${place}` : undefined;
    const offer = session.offers.takeback ?? session.offers.draw;
    if (offer && offer.by !== side && !offer.isDeclined) return `offer ${place} ${table.v}`;
    if (gone && gone.side !== side) return `gone ${place}`;
    return sideToAct(session) === side && !autoCommand(session) ? `act ${place}` : undefined;
  }

  #decide(client: TableClient, what: string): void {
    if (this.table?.client !== client || this.#decision(client) !== what || this.#thinking !== what) {
      if (this.#thinking === what) this.#thinking = '';
      return;
    }
    const { pick, time } = this.#options;
    // Looks again, should nothing come of it.
    time.after(3000, () => this.#again(client, what), this.host);
    const { session, table } = client.view;
    const side = client.side!;
    const [kind] = what.split(' ', 1);
    switch (kind) {
      case 'rematch':
        this.goTo(table!.rematch.table!);
        break;
      case 'over':
        if (pick(3) > 0) client.ask({ kind: 'offer', what: 'rematch' });
        break;
      case 'gone':
        // Somebody who asked all the time would be cut off.
        if (time.now < this.#waitsUntil) break;
        this.#waitsUntil = time.now + 2000;
        client.ask({ kind: 'step in', choice: 'wait' });
        break;
      case 'offer': {
        const what = session!.offers.takeback ? 'takeback' : 'draw';
        this.#send(client, { kind: pick(4) > 0 && what === 'takeback' ? 'accept' : 'decline', side, what });
        break;
      }
      case 'line-up': {
        const { formations } = session!.match.variant;
        const all = formations!.sensible(session!.match.maySubstitute(side));
        const formation = all[pick(all.length)]!;
        if (pick(3) === 0) this.#send(client, { kind: 'draft', side, formation: formations!.format(formation) });
        this.#send(client, { kind: 'ready', side, formation: formations!.format(formation) });
        break;
      }
      default:
        this.#act(client);
    }
  }

  /** Acts, or does something else that a person may do in their turn. */
  #act(client: TableClient): void {
    const { pick } = this.#options;
    const { match } = client.view.session!;
    const side = client.side!;
    const roll = pick(60);
    if (roll === 0) this.#send(client, { kind: 'offer', side, what: 'takeback' });
    else if (roll === 1) client.say(pick(8));
    else if (roll === 2) this.#send(client, { kind: 'offer', side, what: 'draw' });
    else if (roll === 3 && pick(4) === 0) this.#send(client, { kind: 'resign', side });
    const action = match.actions[pick(match.actions.length)];
    if (action === undefined) return;
    const text = match.variant.text.formatAction({ action, outcome: undefined });
    this.#send(client, { kind: 'act by text', side, text });
  }

  #send(client: TableClient, command: SeatCommand): void {
    client.dispatch(command);
  }

  /** Thinks again about a state in which nothing has changed. */
  #again(client: TableClient, what: string): void {
    if (this.#thinking !== what || this.table?.client !== client) return;
    this.#thinking = '';
    this.#consider(client);
  }
}
