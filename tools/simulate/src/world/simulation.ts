import { must } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import type { PickNumber } from '@kickmate/game';
import type { Terms } from '@kickmate/protocol';
import { openMetrics } from '@kickmate/server/operations';
import { SimulatedBus } from './bus.ts';
import { Checks } from './checks.ts';
import { Database } from './database.ts';
import { Faults } from './faults.ts';
import { begin } from './globals.ts';
import { Model, type Rows } from './model.ts';
import { Node } from './node.ts';
import { Person } from './person.ts';
import type { Time } from './time.ts';
import { Trace } from './trace.ts';
import { Wire } from './wire.ts';

/** How a simulation is to run. */
export interface SimulationOptions {
  readonly seed: number;
  /** Whether the account has all details. */
  readonly isWhole?: boolean | undefined;
  /** Makes the rows of a real database, for a clock of whole milliseconds; absent: the model. */
  readonly open?: ((now: () => number) => Rows) | undefined;
}

/** What has come of a simulation. */
export interface Outcome {
  readonly seed: number;
  /** The first promise that was broken; absent if all were kept. */
  readonly violation: string | undefined;
  readonly lines: readonly string[];
  /** A number that two simulations share only if the same happened in both. */
  readonly hash: number;
  /** The numbers of commands that people have sent, and of events that are stored. */
  readonly commands: number;
  readonly events: number;
}

/** The games that are played, as far as they are there; cheap ones more often. Their paces are short, so that time counts. */
const ALL_GAMES: readonly Omit<Terms, 'colour'>[] = [
  { variant: 'minimal', goals: 1, pace: { kind: 'clock', ms: 90_000, incrementMs: 1000 } },
  { variant: 'minimal', goals: 2, pace: { kind: 'clock', ms: 600_000, incrementMs: 0 } },
  { variant: 'minimal', goals: 2, pace: { kind: 'unlimited' } },
  { variant: 'chess-eleven', pace: { kind: 'live', halfMs: 90_000, turnMs: 6000 } },
  { variant: 'chess-league', pace: { kind: 'clock', ms: 120_000, incrementMs: 2000 } },
  { variant: 'football', goals: 2, pace: { kind: 'clock', ms: 300_000, incrementMs: 0 } },
];
const GAMES = ALL_GAMES.filter(({ variant }) => entries.some(({ id }) => id === variant));

/** The phases of a simulation, in milliseconds: faults come from the beginning of the storm to its end. */
const STORM_MS = { from: 4000, to: 50_000 } as const;
/** The time after the storm in which everything comes back and everybody who thinks long has acted, in milliseconds. */
const CALM_MS = 31_000;
/** The time after that in which somebody has to act, in milliseconds. */
const PLAY_MS = 14_000;
/** The longest time in which the last commands are answered, and everybody is where the servers are. */
const END_MS = 60_000;
/** The time between two looks whether a promise is broken. */
const LOOK_MS = 500;

/** Runs a simulation of servers, their database, and people who play, with all faults that its seed draws. */
export async function simulate({ seed, isWhole = false, open }: SimulationOptions): Promise<Outcome> {
  const time = begin(seed);
  const trace = new Trace(time, isWhole);
  const checks = new Checks(time);
  try {
    const world = new World(time, trace, checks, open ?? ((now) => new Model(now)));
    await world.run();
  } catch (error) {
    checks.fail(`a program threw: ${(error as Error).stack ?? error}`);
  }
  const { violation, sent } = checks;
  if (violation) trace.note(violation);
  return { seed, violation, lines: trace.lines, hash: trace.hash, commands: sent.length, events: checks.events };
}

/** All parts of a simulation. */
class World {
  readonly #time: Time;
  readonly #trace: Trace;
  readonly #checks: Checks;
  readonly #database: Database;
  readonly #bus: SimulatedBus | undefined;
  readonly #nodes: readonly Node[];
  readonly #people: Person[] = [];
  readonly #faults: Faults;
  readonly #pick: PickNumber;
  #persons = 0;

  constructor(time: Time, trace: Trace, checks: Checks, open: (now: () => number) => Rows) {
    const pick = time.stream(1);
    this.#time = time;
    this.#trace = trace;
    this.#checks = checks;
    this.#pick = pick;
    this.#database = new Database(time, trace, open);
    this.#database.onDone = (done) => checks.done(done);
    this.#database.onSent = (events) => checks.sending(events);
    const count = 1 + pick(3);
    this.#bus = count > 1 ? new SimulatedBus(time, trace) : undefined;
    const metrics = openMetrics(false);
    const mistaken = (text: string) => checks.fail(`a server made a mistake: ${text}`);
    const parts = { time, trace, database: this.#database, bus: this.#bus, metrics, mistaken };
    this.#nodes = Array.from({ length: count }, (_, index) => new Node({ ...parts, name: `node${index + 1}` }));
    const { bus, database } = { bus: this.#bus, database: this.#database };
    this.#faults = new Faults({ time, trace, checks, database, bus, nodes: this.#nodes, people: this.#people });
  }

  async run(): Promise<void> {
    const { rows } = this.#database;
    for (const { variant } of GAMES) await loadVariant(variant);
    await this.#pass(2000);
    const tables = 1 + this.#pick(2);
    for (let table = 0; table < tables; table++) await this.#beginGame();
    if (this.#pick(2) === 0) this.#come(undefined);
    this.#faults.plan(STORM_MS.from, STORM_MS.to);
    await this.#pass(STORM_MS.to - this.#time.now);
    this.#faults.mendAll();
    for (const person of this.#people) person.isSlow = false;
    await this.#pass(CALM_MS);
    const before = this.#checks.events;
    await this.#pass(PLAY_MS);
    if (this.#checks.violation) return;
    if (this.#checks.events === before && (await this.#isAnythingRunning(rows)))
      this.#checks.fail('nobody can play any more although everything is mended');
    for (const person of this.#people) person.isActive = false;
    const tablesSeen = [...new Set(this.#people.flatMap(({ table }) => table?.id ?? []))];
    for (const table of tablesSeen) this.#come(undefined).goTo(table);
    const end = this.#time.now + END_MS;
    while (this.#time.now < end && !this.#checks.violation && !(await this.#isQuiet(rows))) await this.#pass(LOOK_MS);
    if (!this.#checks.violation) await this.#checks.finish(rows, this.#people);
  }

  /** Lets time pass, until a promise is broken. */
  async #pass(ms: number): Promise<void> {
    const until = this.#time.now + ms;
    while (this.#time.now < until && !this.#checks.violation)
      await this.#time.run(Math.min(until, this.#time.now + LOOK_MS));
  }

  /** Whether all commands are answered and everybody sees the last version of their table. */
  async #isQuiet(rows: Rows): Promise<boolean> {
    if (this.#checks.sent.some(({ answer }) => answer === undefined)) return false;
    for (const { table } of this.#people)
      if (table && table.client.view.table?.v !== (await rows.game(table.id))?.version) return false;
    return true;
  }

  async #isAnythingRunning(rows: Rows): Promise<boolean> {
    const games = await Promise.all(this.#people.map(async ({ table }) => table && (await rows.game(table.id))));
    return games.some((game) => game?.status === 'running');
  }

  /** Two people begin a game: one challenges the other by a link, or both look for a game in the lobby. */
  async #beginGame(): Promise<void> {
    const pick = this.#pick;
    const terms: Terms = { ...GAMES[Math.min(pick(GAMES.length), pick(GAMES.length))]!, colour: 'lot' };
    const [one, other] = [await this.#comeNamed(), await this.#comeNamed()];
    this.#trace.note(`${one.name} and ${other.name} play ${terms.variant}, ${JSON.stringify(terms.pace)}`);
    if (pick(3) === 0) {
      for (const person of [one, other]) this.#time.after(pick(2000), () => person.seek(terms), person.host);
      return;
    }
    const proposer = { kind: 'person', player: one.name! } as const;
    const opponent = { kind: 'person', player: other.name! } as const;
    const node = this.#nodes[pick(this.#nodes.length)]!;
    const isOpen = pick(2) === 0;
    const create = async () => {
      const made = await node.play!.tables.create(terms, {
        ...{ proposer, isPublic: pick(2) === 0 },
        ...(!isOpen && { opponent }),
      });
      const table = must(made);
      one.goTo(table);
      if (isOpen) this.#time.after(0, () => void this.#take(table, other), this.#time.world);
      else other.goTo(table);
    };
    this.#time.after(0, () => void create(), node.host);
  }

  /** A person asks the servers for the open seat of a table until one of them has answered. */
  async #take(table: string, person: Person): Promise<void> {
    const node = this.#nodes[this.#pick(this.#nodes.length)]!;
    const { cluster } = node.play ?? {};
    const again = this.#time.after(6000, () => void this.#take(table, person), this.#time.world);
    const take = async () => {
      const taken = await cluster?.sit(table, person.name!).catch(() => undefined);
      if (!taken?.ok || again.isCancelled) return;
      again.isCancelled = true;
      person.goTo(table);
    };
    this.#time.after(20, () => void take(), node.host);
  }

  async #comeNamed(): Promise<Person> {
    const name = `p${++this.#persons}`;
    await this.#database.rows.createPlayer({ id: name, name });
    return this.#come(name);
  }

  /** A person opens the app. */
  #come(name: string | undefined): Person {
    const time = this.#time;
    const checks = this.#checks;
    const latencyMs = 3 + this.#pick(8) * this.#pick(12);
    const person: Person = new Person({
      ...{ time, name, pick: time.stream(100 + this.#people.length) },
      sent: (sent) => checks.sent.push(sent),
      seen: (one, table, view) => checks.saw(one, table, view),
      connect: (one, events) => {
        const node = this.#nodes[this.#pick(this.#nodes.length)]!;
        const wire = new Wire({
          ...{ time, client: one.host, server: node.host, cookie: name, events, latencyMs },
          upgrade: (request, socket) => node.upgrade(request, socket),
          arrived: (text) => {
            this.#trace.detail(`${one.host.name} > ${node.name}`, () => text.slice(0, 300));
            checks.arrived(text);
          },
        });
        this.#faults.opened(one, node, wire);
        return wire;
      },
    });
    this.#people.push(person);
    return person;
  }
}
