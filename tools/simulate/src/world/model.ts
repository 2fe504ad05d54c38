import { ok, type Result } from '@kickmate/board';
import type { Terms } from '@kickmate/protocol';
import type { Beat, ClockRows, Moments } from '@kickmate/server/db/clock-rows';
import type { Commit, EventRows, NewEvent } from '@kickmate/server/db/commits';
import {
  type Claim,
  type Fence,
  type Game,
  type Holder,
  JUST_MADE_MS,
  type ListedGame,
  type NewGame,
  NODE_ALIVE_MS,
  ORPHANED_MS,
  type Player,
  type Store,
  type StoredEvent,
} from '@kickmate/server/db/store';
import type { Requester } from '@kickmate/server/member';
import type { PlayStore } from '@kickmate/server/play';

/** All that the simulated servers ask of their database. */
export type Rows = PlayStore &
  ClockRows &
  EventRows &
  Pick<Store, 'createPlayer' | 'player' | 'releaseLeases' | 'releaseGames' | 'leaveFormerLife'>;

interface Node {
  readonly version: string;
  readonly aliveAt: number;
  readonly isStopped: boolean;
}

interface Lease {
  readonly owner: string | undefined;
  readonly epoch: number;
}

/** The rows of all tables. No row is ever changed: a new one takes its place, so that a copy of the maps is a copy of all. */
interface Tables {
  readonly players: Map<string, Player>;
  readonly games: Map<string, Game>;
  readonly events: Map<string, readonly StoredEvent[]>;
  readonly nodes: Map<string, Node>;
  readonly leases: Map<string, Lease>;
  readonly records: Map<string, string>;
  readonly clock: Map<'outage', number>;
  /** The play time since when the server of a game was dead, by game: until the game is claimed. */
  readonly dead: Map<string, number>;
}

const copyOf = (tables: Tables): Tables => ({
  players: new Map(tables.players),
  games: new Map(tables.games),
  events: new Map(tables.events),
  nodes: new Map(tables.nodes),
  leases: new Map(tables.leases),
  records: new Map(tables.records),
  clock: new Map(tables.clock),
  dead: new Map(tables.dead),
});

const DAY_MS = 86_400_000;

/** A value as a `jsonb` column gives it back. */
const stored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

const isOpen = ({ status }: Game) => status === 'waiting' || status === 'running';

/** The level of the computer at each side of a game, by its summary. */
const computersOf = ({ summary }: Game) =>
  (summary as { computer?: { w?: number; b?: number } } | undefined)?.computer ?? undefined;

/**
 * The database's statements without a database: each function does what the SQL of the same name does, as one transaction.
 * A test compares both. What is written counts at once, and is lost with a power cut unless {@link sync} was called since.
 */
export class Model implements Rows {
  #tables: Tables = {
    ...{ players: new Map(), games: new Map(), events: new Map(), nodes: new Map(), leases: new Map() },
    records: new Map(),
    clock: new Map([['outage', 0]]),
    dead: new Map(),
  };
  #synced = copyOf(this.#tables);
  readonly #now: () => number;

  /** @param now whole milliseconds of the database's clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Brings all that is written to the disk. */
  sync(): void {
    this.#synced = copyOf(this.#tables);
  }

  /** The power is cut: what was not brought to the disk is gone. */
  losePower(): void {
    this.#tables = copyOf(this.#synced);
  }

  // ---- players ----

  async createPlayer({ id, name }: { readonly id: string; readonly name: string }): Promise<Result<Player, string>> {
    const player = { id, name, createdAt: this.#now() };
    this.#tables.players.set(id, player);
    return ok(player);
  }

  async player(id: string): Promise<Player | undefined> {
    return this.#tables.players.get(id);
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(ids.flatMap((id) => this.#tables.players.get(id) ?? []).map(({ id, name }) => [id, name]));
  }

  async isBlocked(): Promise<boolean> {
    return false;
  }

  // ---- games ----

  async createGame(game: NewGame, fence?: Fence): Promise<boolean> {
    const lease = fence && this.#tables.leases.get(fence.lease);
    if (fence && (lease?.owner !== fence.node || lease.epoch !== fence.epoch)) return false;
    if (this.#tables.games.has(game.id)) throw new Error(`there is a game ${game.id} already`);
    const { at, terms, seats, nonces, summary, ...rest } = game;
    const now = this.#now();
    this.#tables.games.set(game.id, {
      ...rest,
      ...{ terms: stored(terms), seats: stored(seats), nonces: stored(nonces), summary: stored(summary) },
      ...{ version: 0, epoch: 0, movedAt: at, createdAt: now, updatedAt: now },
    });
    return true;
  }

  async game(id: string): Promise<Game | undefined> {
    return this.#tables.games.get(id);
  }

  async events(game: string, since: number): Promise<readonly StoredEvent[]> {
    return this.#eventsOf(game).filter(({ version }) => version > since);
  }

  async write(events: readonly NewEvent[]): Promise<ReadonlyMap<string, Commit>> {
    return new Map(events.map((event) => [event.game, this.#write(event)]));
  }

  #write({ game: id, epoch, version, command, at, body, after }: NewEvent): Commit {
    const game = this.#tables.games.get(id);
    const events = this.#eventsOf(id);
    const known = events.find((one) => command !== undefined && one.command === command);
    if (game && game.epoch === epoch && game.version === version - 1 && !known) {
      this.#tables.events.set(id, [...events, { version, command, at, body: stored(body) }]);
      const staysEnded = ['over', 'aborted'].includes(game.status) && after.status === game.status;
      this.#change(game, {
        version,
        ...(!staysEnded && { movedAt: at, updatedAt: this.#now() }),
        ...{ status: after.status, result: after.result, toAct: after.toAct, dueAt: after.dueAt },
        ...{ white: after.white ?? game.white, black: after.black ?? game.black },
        ...{ seats: stored(after.seats) ?? game.seats, nonces: stored(after.nonces) ?? game.nonces },
        summary: stored(after.summary) ?? game.summary,
      });
      return 'done';
    }
    if (game?.epoch !== epoch) return 'taken';
    const same = events.find((one) => one.version === version);
    const isSame = same && same.at === at && same.command === command && isEqual(same.body, stored(body));
    return isSame ? 'done' : known ? 'duplicate' : 'taken';
  }

  async claimGame(id: string, node: string): Promise<Claim> {
    const game = this.#tables.games.get(id);
    if (!game) return { kind: 'unknown' };
    const owner = game.owner === undefined ? undefined : this.#tables.nodes.get(game.owner);
    const isOther = owner !== undefined && game.owner !== node;
    if (isOther && this.#isAlive(owner)) return { kind: 'owned', node: game.owner!, rulesHash: owner.version };
    const claimed = this.#change(game, { owner: node, epoch: game.epoch + 1 });
    const deadSince = isOther && !owner.isStopped ? owner.aliveAt - this.#outage : this.#tables.dead.get(id);
    this.#tables.dead.delete(id);
    return { kind: 'claimed', game: claimed, deadSince };
  }

  async leaveFormerLife(node: string): Promise<void> {
    const { isStopped, aliveAt } = this.#tables.nodes.get(node) ?? { isStopped: true, aliveAt: 0 };
    if (!isStopped)
      for (const [id, { owner }] of this.#tables.games)
        if (owner === node) this.#tables.dead.set(id, aliveAt - this.#outage);
    await this.releaseGames(node);
    await this.releaseLeases(node);
  }

  async releaseGames(node: string, games?: readonly string[]): Promise<void> {
    for (const game of [...this.#tables.games.values()])
      if (game.owner === node && (games === undefined || games.includes(game.id)))
        this.#change(game, { owner: undefined });
  }

  async ownersOf(ids: readonly string[]) {
    const games = ids.flatMap((id) => this.#tables.games.get(id) ?? []);
    return new Map(
      games.map((game) => {
        const owner = this.#ownerOf(game);
        return [game.id, { epoch: game.epoch, ...(owner !== undefined && { node: owner }) }];
      }),
    );
  }

  async dueGames(at: number, limit: number): Promise<readonly string[]> {
    const due = [...this.#tables.games.values()].filter((game) => {
      const earlyMs = game.owner !== undefined && game.status === 'running' ? ORPHANED_MS : 0;
      const isFree = game.fault === undefined && this.#ownerOf(game) === undefined;
      return isFree && game.dueAt !== undefined && game.dueAt <= at + earlyMs;
    });
    return due
      .sort((a, b) => a.dueAt! - b.dueAt! || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async orphanedGames(limit: number): Promise<readonly string[]> {
    const isTimed = ({ terms }: Game) =>
      ['clock', 'live'].includes((terms as { readonly pace: { readonly kind: string } }).pace.kind);
    return [...this.#tables.games.values()]
      .filter((game) => game.owner !== undefined && this.#ownerOf(game) === undefined)
      .filter((game) => game.status === 'running' && game.fault === undefined && isTimed(game))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async openGames(player: string): Promise<{ readonly all: number; readonly withComputer: number }> {
    const open = [...this.#tables.games.values()].filter((game) => {
      const computers = computersOf(game);
      const plays =
        (game.white === player && computers?.w === undefined) || (game.black === player && computers?.b === undefined);
      return plays && isOpen(game) && game.fault === undefined;
    });
    return { all: open.length, withComputer: open.filter((game) => computersOf(game) !== undefined).length };
  }

  async ratedWithComputer({ player, network }: Requester) {
    const begun = [...this.#tables.games.values()].filter(
      (game) =>
        (game.terms as { readonly rated?: boolean }).rated === true &&
        game.status !== 'aborted' &&
        (game.white === undefined || game.black === undefined) &&
        computersOf(game) !== undefined &&
        game.createdAt > this.#now() - DAY_MS,
    );
    const isOfNetwork = ({ networks = {} }: Game) =>
      network !== undefined && [networks.w, networks.b].includes(network);
    return {
      ofPlayer: begun.filter(({ white, black }) => (white ?? black) === player).length,
      ofNetwork: begun.filter(isOfNetwork).length,
    };
  }

  async justMade(player: string): ReturnType<Store['justMade']> {
    const made = [...this.#tables.games.values()].filter((game) => {
      const { white, black, visibility, fault, nonces, createdAt } = game;
      const side = white === player ? 'w' : black === player ? 'b' : undefined;
      const isOurs = side !== undefined && white !== undefined && black !== undefined && visibility === 'public';
      const isNew = isOpen(game) && fault === undefined && createdAt > this.#now() - JUST_MADE_MS;
      return isOurs && isNew && (nonces as Readonly<Record<string, unknown>>)[side] === undefined;
    });
    const [newest] = made.sort((a, b) => b.createdAt - a.createdAt);
    return newest && { table: newest.id, terms: newest.terms as Terms };
  }

  async gamesPlayed(): Promise<number> {
    return [...this.#tables.games.values()].filter(({ status }) => status === 'over').length;
  }

  async running(limit: number): Promise<readonly ListedGame[]> {
    return this.#listed(
      ({ status, visibility, fault, white, black }) =>
        status === 'running' &&
        visibility === 'public' &&
        fault === undefined &&
        (white !== undefined || black !== undefined),
    ).slice(0, limit);
  }

  // Only bots ask for these two, and no bot lives in this world.
  async inbox(player: string): Promise<readonly ListedGame[]> {
    return this.#listed((game) => isOpen(game) && (game.white === player || game.black === player));
  }

  async invitations(player: string): Promise<readonly ListedGame[]> {
    return this.#listed(({ status, invited }) => status === 'waiting' && invited === player);
  }

  /** Games as lists show them, those with the latest move first. */
  #listed(fits: (game: Game) => boolean): readonly ListedGame[] {
    const nameOf = (player: string | undefined) =>
      player === undefined ? undefined : this.#tables.players.get(player)?.name;
    return [...this.#tables.games.values()]
      .filter(fits)
      .sort((a, b) => b.movedAt - a.movedAt || (a.id < b.id ? -1 : 1))
      .map(({ secret: _, nonces: __, epoch: ___, networks: ____, ...game }) => ({
        ...game,
        ...{ whiteName: nameOf(game.white), blackName: nameOf(game.black) },
      }));
  }

  async setFault(id: string, fault: string | undefined): Promise<void> {
    const game = this.#tables.games.get(id);
    if (game) this.#change(game, { fault });
  }

  // ---- servers ----

  async record(game: string): Promise<string | undefined> {
    return this.#tables.records.get(game);
  }

  async keepRecord(game: string, record: string): Promise<void> {
    this.#tables.records.set(game, record);
  }

  async keepNetwork(id: string, side: 'w' | 'b', network: string): Promise<void> {
    const game = this.#tables.games.get(id);
    if (game) this.#change(game, { networks: { ...game.networks, [side]: network } });
  }

  async aliveNodes(): Promise<ReadonlySet<string>> {
    return new Set([...this.#tables.nodes].filter(([, node]) => this.#isAlive(node)).map(([id]) => id));
  }

  async holderOf(name: string, node: string): Promise<Holder> {
    const lease = this.#tables.leases.get(name);
    const owner = lease?.owner === undefined ? undefined : this.#tables.nodes.get(lease.owner);
    if (lease && owner && this.#isAlive(owner)) return { node: lease.owner!, epoch: lease.epoch };
    const taken = { owner: node, epoch: (lease?.epoch ?? 0) + 1 };
    this.#tables.leases.set(name, taken);
    return { node, epoch: taken.epoch };
  }

  async releaseLeases(node: string): Promise<void> {
    for (const [name, lease] of this.#tables.leases)
      if (lease.owner === node) this.#tables.leases.set(name, { ...lease, owner: undefined });
  }

  async beat(id: string, withinMs: number): Promise<Beat | undefined> {
    const node = this.#tables.nodes.get(id);
    const now = this.#now();
    if (!node || node.isStopped || node.aliveAt <= now - withinMs) return undefined;
    this.#tables.nodes.set(id, { ...node, aliveAt: now });
    return { play: now - this.#outage, outage: this.#outage };
  }

  async rejoin(id: string, version: string, decide: (moments: Moments) => number): Promise<Beat> {
    const now = this.#now();
    const nodes = [...this.#tables.nodes];
    const latest = (all: typeof nodes) => (all.length > 0 ? Math.max(...all.map(([, one]) => one.aliveAt)) : undefined);
    const running = [...this.#tables.games.values()].filter(({ status }) => status === 'running');
    const play = decide({
      ...{ now, outage: this.#outage, last: latest(nodes) },
      own: latest(nodes.filter(([one]) => one === id)),
      others: latest(nodes.filter(([one, { isStopped, aliveAt }]) => one !== id && !isStopped && aliveAt <= now)),
      move: Math.max(0, ...running.map(({ movedAt }) => movedAt)),
    });
    const outageMs = Math.max(0, now - play - this.#outage);
    this.#tables.clock.set('outage', now - play);
    for (const [one, node] of nodes)
      this.#tables.nodes.set(one, { ...node, aliveAt: Math.min(now, node.aliveAt + outageMs) });
    this.#tables.nodes.set(id, { version, aliveAt: now, isStopped: false });
    const last = latest([...this.#tables.nodes])!;
    for (const [one, { aliveAt }] of [...this.#tables.nodes])
      if (aliveAt < last - 86_400_000) this.#tables.nodes.delete(one);
    return { play, outage: now - play };
  }

  async stop(id: string): Promise<void> {
    const node = this.#tables.nodes.get(id);
    if (node) this.#tables.nodes.set(id, { ...node, isStopped: true, aliveAt: this.#now() });
  }

  get #outage(): number {
    return this.#tables.clock.get('outage')!;
  }

  #isAlive({ isStopped, aliveAt }: Node): boolean {
    const beats = [...this.#tables.nodes.values()].map((node) => node.aliveAt).filter((at) => at <= this.#now());
    return !isStopped && aliveAt > (beats.length > 0 ? Math.max(...beats) : this.#now()) - NODE_ALIVE_MS;
  }

  /** The living server that owns a game. */
  #ownerOf({ owner }: Game): string | undefined {
    const node = owner === undefined ? undefined : this.#tables.nodes.get(owner);
    return node && this.#isAlive(node) ? owner : undefined;
  }

  #eventsOf(game: string): readonly StoredEvent[] {
    return this.#tables.events.get(game) ?? [];
  }

  #change(game: Game, change: Partial<Game>): Game {
    const changed = { ...game, ...change };
    this.#tables.games.set(game.id, changed);
    return changed;
  }
}

/** Whether two values of JSON are the same, whatever the order of their keys. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[];
  const keys = Object.keys(a!);
  return keys.length === Object.keys(b!).length && keys.every((key) => isEqual(a![key], b![key]));
}
