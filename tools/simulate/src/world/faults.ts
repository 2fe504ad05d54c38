import type { PickNumber } from '@kickmate/game';
import type { SimulatedBus } from './bus.ts';
import type { Checks, Trouble } from './checks.ts';
import type { Database } from './database.ts';
import { Model } from './model.ts';
import type { Node } from './node.ts';
import type { Person } from './person.ts';
import type { Time } from './time.ts';
import type { Trace } from './trace.ts';
import type { Wire } from './wire.ts';

/** What faults hurt. */
export interface FaultsOptions {
  readonly time: Time;
  readonly trace: Trace;
  readonly checks: Checks;
  readonly database: Database;
  readonly bus: SimulatedBus | undefined;
  readonly nodes: readonly Node[];
  readonly people: readonly Person[];
}

/** The kinds of faults, with the number of times that each counts in the draw. */
const KINDS = [
  ...(['crash', 'crash', 'crash in a call', 'crash in a call', 'crash in a call', 'restart'] as const),
  ...(['power cut', 'power cut', 'database down', 'database stands still', 'slow disk', 'clock step'] as const),
  ...([
    'stands still',
    'stands still',
    'bus cut',
    'bus troubled',
    'bus troubled',
    'no database',
    'no database',
  ] as const),
  ...(['connection cut', 'connection cut', 'connection lost', 'unreachable'] as const),
] as const;

type Kind = (typeof KINDS)[number];

const HOUR_MS = 3_600_000;

/** The faults of a simulation: its seed draws what happens, to whom, when and for how long. */
export class Faults {
  readonly #options: FaultsOptions;
  readonly #pick: PickNumber;
  /** The open connections, and by whom they are. */
  readonly #wires: { readonly person: Person; readonly node: Node; readonly wire: Wire }[] = [];
  readonly #unreachable = new Set<Person>();
  readonly #mends = new Set<() => void>();
  /** The number of faults that break each thing now. */
  readonly #lasting = new Map<string, number>();

  constructor(options: FaultsOptions) {
    this.#options = options;
    this.#pick = options.time.stream(2);
  }

  /** Draws the faults of a time. */
  plan(from: number, to: number): void {
    const { time } = this.#options;
    const count = 1 + this.#pick(7);
    for (let fault = 0; fault < count; fault++) {
      const at = from + this.#pick(to - from);
      time.after(at - time.now, () => this.#happen(KINDS[this.#pick(KINDS.length)]!), time.world);
    }
  }

  /** Mends everything. */
  mendAll(): void {
    this.#options.trace.note('everything is mended');
    for (const mend of [...this.#mends]) mend();
  }

  /** A person has opened a connection to a server. */
  opened(person: Person, node: Node, wire: Wire): void {
    this.#wires.push({ person, node, wire });
    if (this.#unreachable.has(person)) wire.cut(false);
    // Nobody listens at the port of a dead server.
    else if (!node.host.isAlive) wire.cut(true);
  }

  #happen(kind: Kind): void {
    const { time, trace, database, bus, nodes, people } = this.#options;
    const pick = this.#pick;
    const node = nodes[pick(nodes.length)]!;
    const person = people[pick(people.length)]!;
    const ms = 500 + pick(1 + pick(15_000));
    const seconds = `${(ms / 1000).toFixed(1)} s`;
    switch (kind) {
      case 'crash':
        this.#crash(node, pick(2) === 0, ms);
        break;
      case 'crash in a call': {
        trace.note(`${node.name} will die in a call`);
        const isNoticed = pick(2) === 0;
        node.host.dieAfter(pick(12), () => this.#crash(node, isNoticed, ms));
        break;
      }
      case 'restart':
        if (!node.play) break;
        trace.note(`${node.name} ends, for ${seconds}`);
        time.after(
          0,
          () => void node.end().then(() => time.after(ms, () => this.#revive(node), time.world)),
          node.host,
        );
        this.#during(`restart of ${node.name}`, 4000 + ms, () => this.#revive(node));
        break;
      case 'power cut':
        trace.note(`the database loses its power, for ${seconds}`);
        this.#down('power cut', ms);
        // A server that has no others is on the same machine.
        if (nodes.length === 1) this.#crash(node, false, ms);
        break;
      case 'database down':
        trace.note(`the database is down for ${seconds}`);
        this.#down('database down', ms);
        break;
      case 'database stands still':
        trace.note(`the database stands still for ${seconds}`);
        database.standStill(ms);
        this.#during('database stands still', ms, () => undefined, true);
        break;
      case 'slow disk':
        trace.note(`the disk is slow for ${seconds}`);
        database.diskMs = 100 + pick(1500);
        this.#during('slow disk', ms, () => {
          database.diskMs = 2;
        });
        break;
      case 'clock step': {
        const step = pick(2) === 0 ? HOUR_MS : -HOUR_MS;
        trace.note(`the database's clock steps by ${step / HOUR_MS} h, for ${seconds}`);
        database.skewMs += step;
        this.#during('clock', ms, () => {
          database.skewMs = 0;
        });
        break;
      }
      case 'stands still':
        trace.note(`${node.name} stands still for ${seconds}`);
        node.host.standsUntil = Math.max(node.host.standsUntil, time.now + ms);
        this.#during(`${node.name} stands still`, ms, () => undefined);
        break;
      case 'bus cut':
        trace.note(`${node.name} cannot reach the bus for ${seconds}`);
        bus?.cut(node.name, pick(2) === 0);
        this.#during(`no bus for ${node.name}`, ms, () => bus?.mend(node.name));
        break;
      case 'bus troubled':
        trace.note(`the bus loses and doubles messages for ${seconds}`);
        if (bus) bus.trouble = 6 + pick(20);
        this.#during('bus troubled', ms, () => {
          if (bus) bus.trouble = 0;
        });
        break;
      case 'no database':
        trace.note(`${node.name} cannot reach the database for ${seconds}`);
        database.cut(node.name);
        this.#during(`no database for ${node.name}`, ms, () => database.mend(node.name), nodes.length === 1);
        break;
      case 'connection cut':
      case 'connection lost':
        trace.note(`${kind} of ${person.host.name}`);
        this.#cut((one) => one.person === person, kind === 'connection cut');
        this.#during(kind, 1000, () => undefined);
        break;
      case 'unreachable':
        trace.note(`${person.host.name} is unreachable for ${seconds}`);
        this.#unreachable.add(person);
        this.#cut((one) => one.person === person, false);
        this.#during(`${person.host.name} unreachable`, ms, () => this.#unreachable.delete(person));
    }
  }

  /**
   * Begins a fault that is mended after some time.
   * @param key the thing that is broken: while several faults break it, the last one to end mends it
   */
  #during(what: string, ms: number, mend: () => void, isOutage = false, key = what): void {
    const { time, checks } = this.#options;
    const trouble: Trouble = { what, from: time.now, to: Number.POSITIVE_INFINITY, isOutage };
    checks.troubles.push(trouble);
    this.#lasting.set(key, (this.#lasting.get(key) ?? 0) + 1);
    const end = () => {
      if (!this.#mends.delete(end)) return;
      trouble.to = time.now;
      const others = this.#lasting.get(key)! - 1;
      this.#lasting.set(key, others);
      if (others === 0) mend();
    };
    this.#mends.add(end);
    time.after(ms, end, time.world);
  }

  #crash(node: Node, isNoticed: boolean, ms: number): void {
    if (!node.host.isAlive) return;
    this.#options.trace.note(`${node.name} dies, for ${(ms / 1000).toFixed(1)} s`);
    node.die();
    this.#cut((one) => one.node === node, isNoticed);
    this.#during(`crash of ${node.name}`, ms, () => this.#revive(node), this.#options.nodes.length === 1);
  }

  #revive(node: Node): void {
    // One that does not come to its end is killed, as supervisors do.
    if (node.play) return;
    node.die();
    node.start();
  }

  #down(what: string, ms: number): void {
    const { database, checks } = this.#options;
    database.goDown();
    if (database.rows instanceof Model) void checks.lostPower(database.rows);
    this.#during(what, ms, () => database.comeBack(), true, 'database');
  }

  #cut(isMeant: (one: { readonly person: Person; readonly node: Node }) => boolean, isNoticed: boolean): void {
    for (const one of this.#wires.splice(0)) {
      if (isMeant(one)) one.wire.cut(isNoticed);
      else this.#wires.push(one);
    }
  }
}
