import type { Terms } from '@kickmate/protocol';
import type { Commit, Commits, NewEvent } from '../../src/db/commits.ts';
import { DatabaseAway } from '../../src/db/database.ts';
import type { Claim, Game, NewGame, PlayerNetworks, Store, StoredEvent } from '../../src/db/store.ts';
import type { Requester } from '../../src/member.ts';

type Stored = { game: Game; readonly events: StoredEvent[] };

/**
 * The part of a database that tables need, in memory. It can be away, and go away in the middle of a commit. Everything is
 * kept as JSON text in between, as a database would.
 */
export class Memory
  implements
    Pick<
      Store,
      | 'createGame'
      | 'game'
      | 'events'
      | 'claimGame'
      | 'releaseGames'
      | 'names'
      | 'dueGames'
      | 'orphanedGames'
      | 'ownersOf'
      | 'setFault'
      | 'openGames'
      | 'ratedWithComputer'
      | 'record'
      | 'keepRecord'
      | 'keepNetwork'
    >
{
  readonly #games = new Map<string, Stored>();
  readonly players = new Map<string, string>();
  /** The records that were kept. */
  readonly records = new Map<string, string>();
  /** The ids of all games. */
  get ids(): readonly string[] {
    return [...this.#games.keys()];
  }

  /** `before`: nothing is stored. `after`: the next event is stored, but nobody learns of it. */
  away: 'before' | 'after' | undefined;
  /** The play time at which the last owner of each game was alive for the last time. */
  deadSince: number | undefined;
  /** Called before each commit. */
  onAppend: ((event: NewEvent) => void | Promise<void>) | undefined;

  readonly commits: Pick<Commits, 'append'> = {
    append: async (event) => {
      await this.onAppend?.(event);
      if (this.away === 'before') throw new DatabaseAway('away');
      const commit = this.#append(event);
      if (this.away !== 'after') return commit;
      this.away = 'before';
      throw new DatabaseAway('away');
    },
  };

  #append({ game: id, epoch, version, command, at, body, after }: NewEvent): Commit {
    const stored = this.#stored(id);
    const { game, events } = stored;
    const same = events[version - 1];
    if (same && same.at === at && JSON.stringify(same.body) === JSON.stringify(body)) return 'done';
    if (command !== undefined && events.some((one) => one.command === command)) return 'duplicate';
    if (game.epoch !== epoch || game.version !== version - 1) return 'taken';
    events.push(copied({ version, command, at, body }));
    const { white = game.white, black = game.black, seats = game.seats, nonces = game.nonces, ...rest } = after;
    stored.game = copied({ ...game, ...rest, ...{ white, black, seats, nonces }, version, movedAt: at });
    return 'done';
  }

  async createGame(game: NewGame): Promise<boolean> {
    this.#check();
    const { at, ...rest } = game;
    this.#games.set(game.id, {
      game: copied({ ...rest, version: 0, epoch: 0, movedAt: at, createdAt: 0, updatedAt: 0 }),
      events: [],
    });
    return true;
  }

  /** The newest game of two people that was made for a player who has not come there. Games do not age here. */
  async justMade(player: string): ReturnType<Store['justMade']> {
    this.#check();
    const games = [...this.#games.values()].map(({ game }) => game).reverse();
    const newest = games.find(({ white, black, status, visibility, nonces }) => {
      const side = white === player ? 'w' : black === player ? 'b' : undefined;
      const isLive = white && black && visibility === 'public' && /waiting|running/.test(status);
      return side && isLive && (nonces as Readonly<Record<string, string>>)[side] === undefined;
    });
    return newest && { table: newest.id, terms: newest.terms as Terms };
  }

  async game(id: string): Promise<Game | undefined> {
    this.#check();
    return this.#games.get(id)?.game;
  }

  async events(id: string, since: number, limit?: number): Promise<readonly StoredEvent[]> {
    this.#check();
    return this.#stored(id)
      .events.filter(({ version }) => version > since)
      .slice(0, limit);
  }

  async claimGame(id: string, node: string): Promise<Claim> {
    this.#check();
    const stored = this.#games.get(id);
    if (!stored) return { kind: 'unknown' };
    stored.game = { ...stored.game, owner: node, epoch: stored.game.epoch + 1 };
    return { kind: 'claimed', game: stored.game, deadSince: this.deadSince };
  }

  async releaseGames(node: string, games: readonly string[] = [...this.#games.keys()]): Promise<void> {
    this.#check();
    for (const id of games) {
      const stored = this.#stored(id);
      if (stored.game.owner === node) stored.game = { ...stored.game, owner: undefined };
    }
  }

  async ownersOf(ids: readonly string[]) {
    this.#check();
    const found = ids.flatMap((id) => this.#games.get(id)?.game ?? []);
    return new Map(found.map(({ id, epoch, owner }) => [id, { epoch, ...(owner !== undefined && { node: owner }) }]));
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    this.#check();
    return new Map(ids.map((id) => [id, this.players.get(id) ?? '']));
  }

  async orphanedGames(): Promise<readonly string[]> {
    return [];
  }

  async dueGames(at: number, limit: number): Promise<readonly string[]> {
    this.#check();
    const due = [...this.#games.values()].filter(
      ({ game }) => !game.owner && game.fault === undefined && (game.dueAt ?? Infinity) <= at,
    );
    return due.map(({ game }) => game.id).slice(0, limit);
  }

  async openGames(player: string): Promise<{ readonly all: number; readonly withComputer: number }> {
    this.#check();
    const open = [...this.#games.values()].filter(
      ({ game: { white, black, status } }) => [white, black].includes(player) && /waiting|running/.test(status),
    );
    const withComputer = open.filter(({ game }) => JSON.stringify(game.seats).includes('computer'));
    return { all: open.length, withComputer: withComputer.length };
  }

  /** The rated games against the computer of each player and network. Games do not age here. */
  async ratedWithComputer({ player, network }: Requester) {
    this.#check();
    const begun = [...this.#games.values()].filter(
      ({ game: { terms, white, black } }) => (terms as Terms).rated && (white === undefined || black === undefined),
    );
    const isOfNetwork = ({ w, b }: PlayerNetworks) => network !== undefined && [w, b].includes(network);
    return {
      ofPlayer: begun.filter(({ game: { white, black } }) => [white, black].includes(player)).length,
      ofNetwork: begun.filter(({ game: { networks = {} } }) => isOfNetwork(networks)).length,
    };
  }

  async record(id: string): Promise<string | undefined> {
    this.#check();
    return this.records.get(id);
  }

  async keepRecord(id: string, record: string): Promise<void> {
    this.#check();
    this.records.set(id, record);
  }

  async keepNetwork(id: string, side: 'w' | 'b', network: string): Promise<void> {
    this.#check();
    const stored = this.#stored(id);
    stored.game = { ...stored.game, networks: { ...stored.game.networks, [side]: network } };
  }

  async setFault(id: string, fault: string | undefined): Promise<void> {
    this.#check();
    const stored = this.#stored(id);
    stored.game = { ...stored.game, fault };
  }

  /** Makes the last event of a game one that the rules refuse. Returns a function that puts it right again. */
  spoil(id: string): () => void {
    const { events } = this.#stored(id);
    const last = events.pop()!;
    events.push({ ...last, body: { kind: 'play', command: { kind: 'act by text', side: 'w', text: 'a1a8' } } });
    return () => void events.splice(-1, 1, last);
  }

  #stored(id: string): Stored {
    const stored = this.#games.get(id);
    if (!stored) throw new Error(`no game ${id}`);
    return stored;
  }

  #check(): void {
    if (this.away === 'before') throw new DatabaseAway('away');
  }
}

/** A copy through JSON, with the bytes of a secret as they are. */
function copied<T extends object>(value: T): T {
  const secret = 'secret' in value ? { secret: value.secret } : {};
  return { ...JSON.parse(JSON.stringify(value)), ...secret };
}
