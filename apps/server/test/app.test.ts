import { must } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { type AnyVariant, type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import type { SeatCommand } from '@kickmate/play';
import {
  type ClientMessage,
  type Op,
  PROTOCOL,
  readClientMessage,
  refusalKind,
  type ServerMessage,
  type ServerMessageOf,
  type SessionState,
  shareFor,
  type Terms,
  withoutSeed,
} from '@kickmate/protocol';
import { writeRecord } from '@kickmate/record';
import { Connection, type Socket, type SocketEvents } from '@kickmate/web/online/connection';
import { TableClient } from '@kickmate/web/online/table';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loneBus } from '../src/bus/bus.ts';
import { Cluster } from '../src/bus/cluster.ts';
import { Lobby } from '../src/lobby/lobby.ts';
import type { Member } from '../src/member.ts';
import { isDone, playersOf } from '../src/table/events.ts';
import { anyOp, World } from './table/world.ts';

/** The hash of the rules that both sides run. */
const RULES = 'the rules';
/** The games that people look for. They are few, so that wishes meet. */
const WISHES: readonly Terms[] = [
  { variant: 'chess', pace: { kind: 'clock', ms: 300_000, incrementMs: 2000 }, colour: 'lot' },
  { variant: 'chess-eleven', pace: { kind: 'live', halfMs: 90_000, turnMs: 5000 }, colour: 'lot' },
];
/** Each seed is another course of things; the name of a failing test has its seed. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 55];
/** The server notices after this time that a connection has died, in milliseconds. */
const DEAD_MS = 24_000;

/** A network that loses, doubles, delays and reorders whole messages until it is mended. */
class Network {
  readonly #world: World;
  readonly #pick: PickNumber;
  isMended = false;

  constructor(world: World, pick: PickNumber) {
    this.#world = world;
    this.#pick = pick;
  }

  carry(deliver: () => void): void {
    const roll = this.#pick(12);
    const copies = this.isMended ? 1 : roll === 0 ? 0 : roll === 1 ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) this.#world.later(deliver, this.isMended ? 1 : this.#pick(500));
  }
}

/** The server: its real tables, lobby and routes, with simulated sockets in front. */
class Server {
  readonly world: World;
  readonly network: Network;
  readonly lines = new Set<Line>();
  readonly #lobby: Lobby;
  readonly #cluster: Cluster;

  constructor(seed: number) {
    const world = new World(seed);
    this.world = world;
    this.network = new Network(world, pickFrom(seededRandom(seed, 3)));
    const log = { info: () => undefined, warn: this.#warn, error: this.#warn };
    world.onChange = (change) => this.#cluster.tell(change);
    this.#lobby = new Lobby({
      games: {
        create: (...game) => world.tables.create(...game),
        completeTerms: (terms) => world.tables.completeTerms(terms),
        running: () => world.tables.running(),
        join: (member, message) => this.#cluster.handle(member, message, 0),
        leave: (member, table) => void this.#cluster.handle(member, { type: 'leave', table }, 0),
      },
      people: () => this.#cluster.people,
      played: async () => 0,
      stored: async () => [],
      isBlocked: async () => false,
      newGameRefusal: (player) => world.tables.newGameRefusal({ player }),
      pause: (asker) => world.tables.penaltyRefusal(asker),
      ratingOf: async () => undefined,
      justMade: (player) => world.memory.justMade(player),
      found: (players) => this.#cluster.found(players),
      log,
    });
    this.#cluster = new Cluster({
      ...{ node: 'node', bus: loneBus(), tables: world.tables, lobby: this.#lobby, log },
      store: {
        ownersOf: (games) => world.memory.ownersOf(games),
        holderOf: async () => ({ node: 'node', epoch: 1 }),
        aliveNodes: async () => new Set(['node']),
      },
      clock: { now: () => world.now, onBack: () => () => undefined, isLate: false },
      localPeople: () => ({
        of: (player) => [...this.lines].filter((line) => line.player?.id === player && line.isWelcome),
        rename: () => undefined,
        signOut: () => undefined,
        players: [...new Set([...this.lines].flatMap(({ player }) => player?.id ?? []))],
        nameless: [...this.lines].filter(({ player }) => !player).length,
      }),
    });
    this.#tick();
  }

  readonly #warn = (details: object, message: string): void => {
    this.world.logged.push(`${message} ${JSON.stringify(details)}`);
  };

  #tick(): void {
    this.#lobby.tick();
    this.world.later(() => this.#tick(), 500);
  }

  receive(line: Line, text: string): void {
    const message: ClientMessage = must(readClientMessage(text));
    if (message.type === 'hello') {
      if (line.isWelcome) return;
      line.isWelcome = true;
      line.send({ type: 'welcome', proto: PROTOCOL, rules: RULES, ...(line.player && { you: line.player }) });
    } else if (line.isWelcome)
      this.#cluster
        .handle(line, message, this.world.now)
        .catch((error) => this.#warn({ error: String(error) }, 'a message failed'));
  }

  gone(line: Line): void {
    this.lines.delete(line);
    if (line.isWelcome) this.#cluster.disconnected(line);
  }

  close(): void {
    this.#lobby.close();
  }
}

let lines = 0;

/** One connection, with its end at the server. */
class Line implements Member, Socket {
  readonly id = `line-${++lines}`;
  readonly player: Member['player'];
  readonly lagMs = 0;
  isWelcome = false;
  readonly #server: Server;
  readonly #events: SocketEvents;
  /** Whether the ends still know of each other. */
  readonly #isOpen = { client: true, server: true };

  constructor(server: Server, player: Member['player'], events: SocketEvents) {
    this.player = player;
    this.#server = server;
    this.#events = events;
    server.lines.add(this);
    server.world.later(() => this.#isOpen.client && events.opened(), 50);
  }

  send(message: ServerMessage | string): void {
    if (typeof message === 'string') this.#toServer(message);
    else this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#isOpen.server)
      this.#server.network.carry(() => this.#isOpen.client && this.#isOpen.server && this.#events.received(text));
  }

  #toServer(text: string): void {
    this.#server.network.carry(() => {
      if (this.#isOpen.client && this.#isOpen.server) this.#server.receive(this, text);
    });
  }

  /** The client closes it. */
  close(): void {
    this.#isOpen.client = false;
    this.#server.world.later(() => this.#gone(), 50);
  }

  /** The network breaks it. `silently`: neither end hears of it, and each has to find out. */
  break(silently: boolean): void {
    const { client } = this.#isOpen;
    Object.assign(this.#isOpen, { client: false, server: false });
    if (client && !silently) this.#server.world.later(() => this.#events.closed(), 10);
    this.#server.world.later(() => this.#gone(), silently ? DEAD_MS : 10);
  }

  #gone(): void {
    this.#isOpen.server = false;
    this.#server.gone(this);
  }
}

/** A command that the app has sent, and the answer. */
interface Sent {
  readonly id: string;
  readonly table: string;
  /** Whether it was carried out; `undefined` while there is no answer. */
  isDone?: boolean;
}

let ids = 0;

/** Somebody with the app: its connection, its lobby page, and the page of the table to which the server leads. */
class App {
  readonly player: Member['player'];
  readonly connection: Connection;
  readonly sent: Sent[] = [];
  lobby: ServerMessageOf<'lobby'> | undefined;
  seek: string | undefined;
  table: { readonly id: string; readonly client: TableClient } | undefined;
  line: Line | undefined;
  readonly #pick: PickNumber;
  readonly #host;

  constructor(server: Server, name: string | undefined, pick: PickNumber) {
    const { world } = server;
    this.#pick = pick;
    this.player = name === undefined ? undefined : { id: name.toLowerCase(), name };
    if (name !== undefined) world.memory.players.set(name.toLowerCase(), name);
    const setTimer = (run: () => void, ms: number) => world.later(run, ms);
    this.#host = {
      now: () => world.now,
      setTimer,
      loadVariant: async (id: string) => variants.get(id)!,
      changed: () => undefined,
    };
    const connect = (events: SocketEvents) => {
      this.line = new Line(server, this.player, events);
      return this.line;
    };
    this.connection = new Connection(
      { connect, setTimer, random: () => pick(1000) / 1000, newId: () => `id${++ids}` },
      RULES,
    );
    this.connection.hold();
    this.connection.followLobby();
    this.connection.listen((message) => {
      if (message.type === 'lobby') this.lobby = message;
      if (message.type === 'paired') this.goTo(message.table);
      if (message.type === 'no' && message.id === this.seek && refusalKind(message.why) !== 'unavailable')
        this.seek = undefined;
    });
  }

  /** Opens the page of a table. */
  goTo(id: string): void {
    this.seek = undefined;
    if (this.table?.id === id) return;
    this.table?.client.close();
    const nonce = seededHex(this.#pick);
    const client = new TableClient({ ...this.#host, shareFor: (sync) => shareFor(sync, nonce) });
    this.table = { id, client };
    const following = this.connection.follow(id, client);
    client.attach({
      ...following,
      do: async (op) => {
        const answer = following.do(op);
        const sent: Sent = { id: `id${ids}`, table: id };
        this.sent.push(sent);
        const refusal = await answer;
        sent.isDone = refusal === undefined;
        return refusal;
      },
    });
  }

  /** Does something that a person might do. */
  act(): void {
    const pick = this.#pick;
    const view = this.table?.client.view;
    const isPlaying = this.table !== undefined && view?.table?.status !== 'over';
    if (view?.table?.rematch.table) this.goTo(view.table.rematch.table);
    else if (!this.player) this.#watch();
    else if (this.table && (isPlaying || pick(2) === 0)) this.#play(this.table.client);
    else if (pick(4) === 0) this.#look();
  }

  /** Leaves a table that is over, and looks for an opponent. */
  #look(): void {
    const pick = this.#pick;
    this.table?.client.close();
    this.table = undefined;
    const others = this.lobby?.seeks.filter(({ isOwn }) => !isOwn) ?? [];
    if (this.seek && pick(4) === 0) {
      this.connection.unseek(this.seek);
      this.seek = undefined;
    } else if (!this.seek && others.length > 0 && pick(2) === 0) this.connection.take(others[pick(others.length)]!.id);
    else if (!this.seek) this.seek = this.connection.seek(WISHES[pick(WISHES.length)]!);
  }

  #watch(): void {
    const running = this.lobby?.running ?? [];
    if (running.length > 0 && (!this.table || this.#pick(5) === 0))
      this.goTo(running[this.#pick(running.length)]!.table);
  }

  #play(client: TableClient): void {
    const { session } = client.view;
    const { side } = client;
    if (!session || !side || client.view.sending) return;
    const { formations } = session.match.variant;
    if (session.lineUp && formations && this.#pick(3) > 0) {
      const all = formations.sensible(false);
      client.dispatch({ kind: 'draft', side, formation: formations.format(all[this.#pick(all.length)]!) });
      return;
    }
    if (this.#pick(10) === 0) client.say(this.#pick(8));
    const op: Op = anyOp(session, side, this.#pick);
    if (op.kind === 'step in' || ('what' in op && op.what === 'rematch')) client.ask(op);
    else if (op.kind === 'act') client.dispatch({ kind: 'act by text', side, text: op.text });
    else client.dispatch({ ...op, side } as SeatCommand);
  }
}

const seededHex = (pick: PickNumber): string => Array.from({ length: 32 }, () => pick(16).toString(16)).join('');

/** The state of a table without its stopwatch, which runs on. */
const restOf = ({ elapsed: _, ...rest }: SessionState): Omit<SessionState, 'elapsed'> => rest;

/** The rules of the games. Loading them takes real time, and the time of these tests runs faster. */
const variants = new Map<string, AnyVariant>();
beforeAll(async () => {
  for (const { id } of entries) variants.set(id, await loadVariant(id));
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('the app on a network that loses, doubles, delays and reorders messages and breaks connections', () => {
  needsGames(...WISHES.map(({ variant }) => variant));
  test.each(SEEDS)('ends where the server is, in the lobby and at every table, seed %i', async (seed) => {
    const server = new Server(seed);
    const { world, network } = server;
    const pick = pickFrom(seededRandom(seed, 11));
    const names = ['Ada', 'Bob', 'Cat', 'Dan', 'Eve', undefined];
    const apps = names.map((name, index) => new App(server, name, pickFrom(seededRandom(seed, 100 + index))));
    for (const variant of variants.keys()) must(await world.tables.completeTerms({ ...WISHES[0]!, variant }));
    for (let step = 0; step < 250; step++) {
      const app = apps[pick(apps.length)]!;
      const chance = pick(60);
      if (chance === 0) app.line?.break(false);
      else if (chance === 1) app.line?.break(true);
      else if (chance === 2) app.connection.wake();
      else app.act();
      await world.pass(pick(1200));
    }
    network.isMended = true;
    await world.pass(120_000);
    // Clocks go on: something may have happened in this very moment.
    const stateOf = async (id: string) => must(await world.tables.stateOf(id));
    const isThere = async ({ table }: App) => !table || table.client.view.table?.v === (await stateOf(table.id)).v;
    for (let tries = 0; tries < 5 && (await Promise.all(apps.map(isThere))).includes(false); tries++)
      await world.pass(100);

    const known = new Map<string, Awaited<ReturnType<typeof stateOf>>>();
    for (const { table, player } of apps) {
      if (!table) continue;
      const state = known.get(table.id) ?? (await stateOf(table.id));
      known.set(table.id, state);
      const { view } = table.client;
      const who = `${player?.name} at ${table.id}`;
      expect([who, view.failure, view.sending, view.table?.v]).toEqual([who, undefined, undefined, state.v]);
      if (!state.session) continue;
      expect(writeRecord(view.table!.match!)).toBe(writeRecord(withoutSeed(state.session.match)));
      const [other] = apps.filter((one) => one.table?.id === table.id);
      expect(restOf(view.table!.state)).toEqual(restOf(other!.table!.client.view.table!.state));
    }
    // Each command that was acknowledged is stored, once, and none that was refused.
    for (const app of apps)
      for (const { id, table, isDone: wasDone } of app.sent) {
        const stored = (await world.memory.events(table, 0)).filter(({ command }) => command?.endsWith(` ${id}`));
        expect([id, stored.length]).toEqual([id, wasDone ? 1 : 0]);
      }
    // Nobody is missed at a game of the lobby that goes on. Whoever leaves a table may be wanted for a rematch.
    const states = await Promise.all(world.memory.ids.map(stateOf));
    const rematches = new Set(states.map(({ rematch }) => rematch.table));
    for (const state of states.filter((one) => !isDone(one) && !rematches.has(one.id)))
      for (const player of playersOf(state))
        expect([player, apps.find((one) => one.player?.id === player)?.table?.id]).toEqual([player, state.id]);
    // The lobby shows everybody the same: exactly the wishes that people still have, and the games that run.
    const shown = ({ lobby }: App) => [
      lobby!.seeks.map(({ id }) => id).sort(),
      lobby!.running.map(({ table }) => table).sort(),
    ];
    const truth = () => [
      apps.flatMap(({ seek }) => seek ?? []).sort(),
      world.tables
        .running()
        .map(({ table }) => table)
        .sort(),
    ];
    // A game may have ended just now.
    for (let tries = 0; tries < 10 && JSON.stringify(apps.map(shown)) !== JSON.stringify(apps.map(truth)); tries++)
      await world.pass(300);
    expect(apps.map(shown)).toEqual(apps.map(truth));
    expect(world.logged).toEqual([]);
    expect(apps.reduce((sum, { sent }) => sum + sent.length, 0)).toBeGreaterThan(30);
    expect(world.memory.ids.length).toBeGreaterThan(1);
    server.close();
  });
});
