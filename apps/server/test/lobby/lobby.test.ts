import { fail, ok } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import type { Running, ServerMessage, ServerMessageOf, Terms } from '@kickmate/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseAway } from '../../src/db/database.ts';
import { Lobby, type LobbyOptions } from '../../src/lobby/lobby.ts';
import type { Member } from '../../src/member.ts';

/** A connection that keeps what it is sent. */
class Person implements Member {
  readonly id: string;
  readonly player: Member['player'];
  readonly lagMs = 0;
  readonly heard: ServerMessage[] = [];
  network: string | undefined;

  constructor(name: string, player: string | undefined = name) {
    this.id = `connection of ${name}`;
    this.player = player ? { id: player, name } : undefined;
  }

  send(message: ServerMessage): void {
    this.heard.push(message);
  }

  sendText(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  of<T extends ServerMessage['type']>(type: T): readonly ServerMessageOf<T>[] {
    return this.heard.filter((message) => message.type === type) as ServerMessageOf<T>[];
  }

  get lobby(): ServerMessageOf<'lobby'> {
    return this.of('lobby').at(-1)!;
  }
}

type Created = Parameters<LobbyOptions['games']['create']>;

/** Games that are only noted. */
class Games {
  readonly created: Created[] = [];
  readonly list: Running[] = [];
  isAway = false;

  completeTerms: LobbyOptions['games']['completeTerms'] = async (terms) =>
    terms.variant === 'nothing' ? fail({ why: 'terms', values: { fault: 'no such game' } }) : ok(terms);

  create: LobbyOptions['games']['create'] = async (...game) => {
    if (this.isAway) throw new DatabaseAway('away');
    this.created.push(game);
    return ok(`table${this.created.length}`);
  };

  running = () => this.list;

  /** The tables at which the lobby looks on. */
  readonly seen = new Set<string>();
  join: LobbyOptions['games']['join'] = async (_, { table }) => void this.seen.add(table);
  leave: LobbyOptions['games']['leave'] = (_, table) => void this.seen.delete(table);
}

const chess: Terms = { variant: 'chess', pace: { kind: 'clock', ms: 300_000, incrementMs: 0 }, colour: 'lot' };
const game = (table: string, levels: Partial<Record<'w' | 'b', number>> = {}, watchers = 0): Running => ({
  table,
  variant: 'chess',
  pace: chess.pace,
  watchers,
  seats: { w: { name: 'W', level: levels.w }, b: { name: 'B', level: levels.b } },
});

const blocked = new Set<string>();
const full = new Set<string>();
/** The players who have called off games. */
const paused = new Set<string>();
const justMade = new Map<string, { readonly table: string; readonly terms: Terms }>();
/** The ratings of players in every game, and the lobby's clock. */
const ratings = new Map<string, { readonly points: number; readonly deviation: number }>();
let now = 0;
let games: Games;
/** The running games of the database. */
let stored: Running[] = [];
let lobby: Lobby;
let ann: Person;
let bob: Person;
const seek = (person: Person, id: string, terms: Partial<Terms> = {}) =>
  lobby.seek(person, { type: 'seek', id, terms: { ...chess, ...terms } });
const follow = (person: Person) => lobby.follow(person, { type: 'lobby', on: true });

beforeEach(() => {
  vi.useFakeTimers();
  games = new Games();
  stored = [];
  blocked.clear();
  full.clear();
  justMade.clear();
  ratings.clear();
  paused.clear();
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  lobby = new Lobby({
    games,
    people: () => 7,
    played: async () => 42,
    stored: async (limit) => stored.slice(0, limit),
    pause: ({ player }) => (paused.has(player) ? { why: 'pause', values: { seconds: 5 } } : undefined),
    newGameRefusal: async (player) => (full.has(player) ? { why: 'manyGames', values: { most: 100 } } : undefined),
    justMade: async (player) => justMade.get(player),
    ratingOf: async (player) => ratings.get(player),
    now: () => now,
    isBlocked: async (one, other) => blocked.has(`${one} ${other}`) || blocked.has(`${other} ${one}`),
    log: silent,
  });
  ann = new Person('Ann');
  bob = new Person('Bob');
});
afterEach(() => {
  lobby.close();
  vi.useRealTimers();
});

describe('two seeks', () => {
  test.each([
    ['lot', 'lot', 'Ann', 'lot'],
    ['w', 'b', 'Ann', 'w'],
    ['b', 'lot', 'Ann', 'b'],
    ['lot', 'b', 'Bob', 'b'],
  ] as const)('of colours %s and %s are paired: %s proposes %s', async (one, other, proposer, colour) => {
    await seek(ann, 'a', { colour: one });
    await seek(bob, 'b', { colour: other });
    expect(games.created).toHaveLength(1);
    const [terms, seating] = games.created[0]!;
    expect(terms.colour).toBe(colour);
    expect(seating.proposer).toEqual({ kind: 'person', player: proposer });
    expect(ann.of('paired')).toEqual([{ type: 'paired', table: 'table1', seek: 'a' }]);
    expect(bob.of('paired')).toEqual([{ type: 'paired', table: 'table1', seek: 'b' }]);
  });

  test.each([
    ['the same colour', { colour: 'w' }, { colour: 'w' }],
    ['other games', { variant: 'football' }, {}],
    ['another time', { pace: { kind: 'clock', ms: 300_000, incrementMs: 2000 } }, {}],
    ['another array', { array: 'random' }, {}],
    ['another number of goals', { goals: 2 }, {}],
  ] as [string, Partial<Terms>, Partial<Terms>][])('with %s wait for others', async (_, one, other) => {
    await seek(ann, 'a', one);
    await seek(bob, 'b', other);
    expect(games.created).toEqual([]);
    follow(bob);
    expect(bob.lobby.seeks.map(({ id, by, isOwn }) => [id, by, isOwn])).toEqual([
      ['a', 'Ann', false],
      ['b', 'Bob', true],
    ]);
  });

  test('of one player do not fit, nor of players who block each other', async () => {
    await seek(ann, 'a');
    await seek(new Person('Ann'), 'a2');
    blocked.add('Bob Ann');
    await seek(bob, 'b');
    expect(games.created).toEqual([]);
  });

  test('of somebody who has too many games end', async () => {
    full.add('Ann');
    await seek(ann, 'a');
    expect(ann.of('no')).toMatchObject([{ why: 'manyGames', id: 'a' }]);
    full.clear();
    await seek(ann, 'a1');
    await seek(ann, 'a2', { variant: 'football' });
    full.add('Ann');
    await seek(bob, 'b1');
    await lobby.take(bob, { type: 'take', seek: 'a2' });
    expect(games.created).toEqual([]);
    expect(ann.of('no').slice(1)).toMatchObject([
      { why: 'manyGames', id: 'a1' },
      { why: 'manyGames', id: 'a2' },
    ]);
    expect(bob.of('no')).toMatchObject([{ why: 'nobodySeeks', id: 'a2' }]);
    full.add('Bob');
    await seek(new Person('Cid'), 'c', { colour: 'w' });
    await lobby.take(bob, { type: 'take', seek: 'c' });
    expect(bob.of('no').at(-1)).toMatchObject({ why: 'manyGames', id: 'c' });
  });

  test('a seek is taken once, also by two at the same moment', async () => {
    await seek(ann, 'a');
    const cid = new Person('Cid');
    await Promise.all([seek(bob, 'b'), seek(cid, 'c')]);
    expect(games.created).toHaveLength(1);
    expect(bob.of('paired').length + cid.of('paired').length).toBe(1);
  });

  test('of one player that are taken at the same moment make one game', async () => {
    await seek(ann, 'a1');
    await seek(ann, 'a2', { variant: 'football' });
    const cid = new Person('Cid');
    await Promise.all([lobby.take(bob, { type: 'take', seek: 'a1' }), lobby.take(cid, { type: 'take', seek: 'a2' })]);
    expect(games.created).toHaveLength(1);
    expect(cid.of('no')).toMatchObject([{ why: 'somebodyFaster', id: 'a2' }]);
  });

  test('of one player that find different people at the same moment make one game', async () => {
    const cid = new Person('Cid');
    await seek(bob, 'b');
    await seek(cid, 'c', { variant: 'football' });
    await Promise.all([seek(ann, 'a1'), seek(ann, 'a2', { variant: 'football' })]);
    expect(games.created).toHaveLength(1);
    expect(ann.of('paired').map(({ seek }) => seek)).toEqual(['a1', 'a2']);
    follow(ann);
    expect(ann.lobby.seeks).toMatchObject([{ id: 'c' }]);
  });

  test('that one player takes at the same moment make one game', async () => {
    const cid = new Person('Cid');
    await seek(bob, 'b');
    await seek(cid, 'c', { variant: 'football' });
    await Promise.all(['b', 'c'].map((id) => lobby.take(ann, { type: 'take', seek: id })));
    expect(games.created).toHaveLength(1);
    expect(ann.of('no')).toMatchObject([{ why: 'foundAnother', id: 'c' }]);
    follow(ann);
    expect(ann.lobby.seeks).toMatchObject([{ id: 'c' }]);
  });

  test('go on, all of them, if the database is away when one is taken', async () => {
    await seek(ann, 'a1');
    await seek(ann, 'a2', { variant: 'football' });
    games.isAway = true;
    await expect(lobby.take(bob, { type: 'take', seek: 'a1' })).rejects.toThrow(DatabaseAway);
    follow(bob);
    expect(bob.lobby.seeks.map(({ id }) => id)).toEqual(['a1', 'a2']);
  });

  test('that end because their player has found a game are answered with its table, at all connections', async () => {
    const phone = new Person('Ann on a phone', 'Ann');
    await seek(ann, 'a1');
    await seek(phone, 'a2', { variant: 'football' });
    await seek(bob, 'b', { goals: 3 });
    await lobby.take(ann, { type: 'take', seek: 'b' });
    const paired = (seek?: string) => ({ type: 'paired', table: 'table1', ...(seek && { seek }) });
    expect(ann.of('paired')).toEqual([paired(), paired('a1')]);
    expect(phone.of('paired')).toEqual([paired('a2')]);
    expect(bob.of('paired')).toEqual([paired('b')]);
  });

  test('for one sitting ends no seek of a game that may take days, and the other way round', async () => {
    const days = { pace: { kind: 'days', days: 3 } } as const;
    await seek(ann, 'clock');
    await seek(ann, 'days', days);
    await seek(ann, 'slow', { pace: { kind: 'unlimited' } });
    await lobby.take(bob, { type: 'take', seek: 'days' });
    follow(ann);
    expect(ann.lobby.seeks.map(({ id }) => id)).toEqual(['clock', 'slow']);
    // Whoever has just begun one may begin others beside it.
    await seek(bob, 'b', { pace: { kind: 'unlimited' } });
    await lobby.take(bob, { type: 'take', seek: 'clock' });
    expect(ann.of('paired').map(({ table, seek }) => `${seek} ${table}`)).toEqual([
      'days table1',
      'slow table2',
      'clock table3',
    ]);
    expect(games.created).toHaveLength(3);
  });

  test('that may take days are made once, also if a wish comes again while they are made', async () => {
    const days = { pace: { kind: 'days', days: 3 } } as const;
    await seek(ann, 'a', days);
    await Promise.all([seek(bob, 'b', days), seek(bob, 'b', days)]);
    await seek(bob, 'b', days);
    expect(games.created).toHaveLength(1);
    expect(new Set(bob.of('paired').map(({ seek, table }) => `${seek} ${table}`))).toEqual(new Set(['b table1']));
    // A wish for the same game that the server does not know may have ended with it at another server.
    justMade.set('Bob', { table: 'table1', terms: { ...chess, ...days } });
    await seek(bob, 'b2', days);
    await seek(bob, 'b3', { pace: { kind: 'days', days: 1 } });
    follow(bob);
    expect(bob.lobby.seeks.map(({ id }) => id)).toEqual(['b3']);
  });

  test('is told again to a client that sends its wish again, because word of it was lost', async () => {
    await seek(ann, 'a');
    await seek(bob, 'b');
    const table1 = { table: 'table1', terms: chess };
    justMade.set('Ann', table1).set('Bob', table1);
    await seek(ann, 'a');
    await lobby.take(bob, { type: 'take', seek: 'a' });
    expect(ann.of('paired')).toEqual(Array(2).fill({ type: 'paired', table: 'table1', seek: 'a' }));
    expect(bob.of('paired').at(-1)).toEqual({ type: 'paired', table: 'table1' });
    expect([games.created.length, bob.of('no')]).toEqual([1, []]);
    // Nobody looks for a second game.
    const cid = new Person('Cid');
    await seek(cid, 'c');
    expect(games.created.length).toBe(1);
  });

  test('is the answer to its seek also when that comes late, and nobody else may use the id', async () => {
    await seek(ann, 'a');
    await seek(bob, 'b');
    const cid = new Person('Cid');
    await seek(ann, 'a');
    // Somebody who does not look for it any more, and has not heard of it, has found it nevertheless.
    lobby.unseek(bob, { type: 'unseek', id: 'b' });
    await seek(cid, 'a');
    expect(ann.of('paired')).toEqual(Array(2).fill({ type: 'paired', table: 'table1', seek: 'a' }));
    expect(bob.of('paired')).toEqual(Array(2).fill({ type: 'paired', table: 'table1', seek: 'b' }));
    expect([cid.of('no').map(({ why }) => why), games.created.length]).toEqual([['idTaken'], 1]);
  });

  test('ends the same wish that comes a second time meanwhile', async () => {
    await seek(bob, 'b');
    const cid = new Person('Cid');
    await Promise.all([seek(ann, 'a'), Promise.resolve().then(() => seek(ann, 'a')), seek(ann, 'a')]);
    await seek(cid, 'c');
    expect(games.created.length).toBe(1);
    expect(ann.of('paired').every(({ table, seek: id }) => table === 'table1' && id === 'a')).toBe(true);
  });

  test('whoever has found a game looks for no other', async () => {
    await seek(ann, 'a1');
    await seek(new Person('Ann on a phone', 'Ann'), 'a2', { variant: 'football' });
    await seek(bob, 'b');
    follow(bob);
    expect(bob.lobby.seeks).toEqual([]);
  });
});

describe('a seek', () => {
  test('ends with its connection', async () => {
    await seek(ann, 'a');
    lobby.disconnected(ann);
    await seek(bob, 'b');
    expect(games.created).toEqual([]);
  });

  test('does not begin for a connection that has been closed meanwhile', async () => {
    const seeking = seek(ann, 'a');
    lobby.disconnected(ann);
    await seeking;
    await seek(bob, 'b');
    expect(games.created).toEqual([]);
  });

  test('of a connection that has been closed meanwhile finds nobody', async () => {
    await seek(bob, 'b');
    const seeking = seek(ann, 'a');
    lobby.disconnected(ann);
    await seeking;
    expect(games.created).toEqual([]);
    expect(bob.of('paired')).toEqual([]);
  });

  test('goes over to the new connection of its player', async () => {
    await seek(ann, 'a');
    const again = new Person('Ann');
    await seek(again, 'a');
    lobby.disconnected(ann);
    await seek(bob, 'b');
    expect(again.of('paired')).toHaveLength(1);
  });

  test('shows the present name of its player, and ends with the player’s data', async () => {
    await seek(ann, 'a');
    lobby.renamed('Ann', 'Anna');
    follow(bob);
    expect(bob.lobby.seeks).toMatchObject([{ id: 'a', by: 'Anna' }]);
    lobby.renamed('Ann', undefined);
    await seek(bob, 'b');
    expect(games.created).toEqual([]);
  });

  test('can be withdrawn by its own connection only', async () => {
    await seek(ann, 'a');
    lobby.unseek(bob, { type: 'unseek', id: 'a' });
    await lobby.take(bob, { type: 'take', seek: 'a' });
    expect(bob.of('paired')).toHaveLength(1);
    await seek(ann, 'a2');
    lobby.unseek(ann, { type: 'unseek', id: 'a2' });
    await lobby.take(bob, { type: 'take', seek: 'a2' });
    expect(bob.of('no')).toMatchObject([{ why: 'nobodySeeks', id: 'a2' }]);
  });

  test('that somebody takes is played on its terms', async () => {
    await seek(ann, 'a', { colour: 'b', goals: 3 });
    await lobby.take(bob, { type: 'take', seek: 'a' });
    expect(games.created[0]).toEqual([
      { ...chess, colour: 'b', goals: 3 },
      {
        proposer: { kind: 'person', player: 'Ann' },
        opponent: { kind: 'person', player: 'Bob' },
        isPublic: true,
        notified: ['Ann'],
      },
    ]);
    expect([ann.of('paired'), bob.of('paired')].map((all) => all.length)).toEqual([1, 1]);
  });

  test('is not kept if another server has taken the lobby at the moment of pairing', async () => {
    await seek(ann, 'a');
    games.create = async () => {
      lobby.empty();
      throw new DatabaseAway('another server keeps the lobby');
    };
    await expect(seek(bob, 'b')).rejects.toThrow('another server');
    follow(ann);
    expect(ann.lobby.seeks).toEqual([]);
  });

  test('is kept when the database is away at the moment of pairing', async () => {
    await seek(ann, 'a');
    games.isAway = true;
    await expect(lobby.take(bob, { type: 'take', seek: 'a' })).rejects.toThrow(DatabaseAway);
    games.isAway = false;
    await lobby.take(bob, { type: 'take', seek: 'a' });
    expect(ann.of('paired')).toHaveLength(1);
  });

  test.each([
    ['of somebody without a name', new Person('Nobody', ''), {}, 'nameToSeek'],
    ['of an unknown game', new Person('Cid'), { variant: 'nothing' }, 'terms'],
    ['on a map of one’s own', new Person('Cid'), { variant: 'chesslike:{"name":"mine"}' }, 'ownMap'],
  ])('%s is refused', async (_, person, terms, why) => {
    await seek(person, 'x', terms);
    expect(person.of('no')).toMatchObject([{ why, id: 'x' }]);
    follow(person);
    expect(person.lobby.seeks).toEqual([]);
  });

  test('of one’s own cannot be taken, nor one that is not there', async () => {
    await seek(ann, 'a');
    await lobby.take(new Person('Ann'), { type: 'take', seek: 'a' });
    await lobby.take(bob, { type: 'take', seek: 'b' });
    expect(games.created).toEqual([]);
    expect(bob.of('no')).toMatchObject([{ why: 'nobodySeeks' }]);
  });

  test('one player has at most five, at however many connections', async () => {
    const again = new Person('Ann on a phone', 'Ann');
    for (const goals of [1, 2, 3]) await seek(ann, `a${goals}`, { goals });
    for (const goals of [4, 5, 6]) await seek(again, `a${goals}`, { goals });
    expect(again.of('no')).toMatchObject([{ why: 'manySeeks', id: 'a6' }]);
  });

  test('also if it sends more at once', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map((goals) => seek(ann, `a${goals}`, { goals })));
    expect(ann.of('no')).toMatchObject([{ why: 'manySeeks', id: 'a6' }]);
  });

  test('the accounts of one network have at most thirty, and those of others go on', async () => {
    const accounts = Array.from({ length: 34 }, (_, index) => new Person(`Eve ${index}`));
    for (const account of accounts) {
      account.network = 'one network';
      for (const goals of [1, 2, 3])
        await seek(account, `${account.player!.name.replace(' ', '')}-${goals}`, { goals, colour: 'w' });
    }
    const refused = accounts.flatMap((account) => account.of('no'));
    expect(refused).toHaveLength(34 * 3 - 30);
    expect(refused[0]).toMatchObject({ why: 'manySeeksHere', values: { most: 30 } });
    bob.network = 'another';
    await seek(bob, 'b', { colour: 'w' });
    await seek(ann, 'a', { colour: 'w' });
    expect([bob.of('no'), ann.of('no')]).toEqual([[], []]);
  });

  test('many networks with many seeks do not hide those of others', async () => {
    await seek(ann, 'a', { colour: 'w' });
    for (let index = 0; index < 60; index++) {
      const account = new Person(`Eve ${index}`);
      account.network = `network ${index % 5}`;
      for (const goals of [1, 2]) await seek(account, `e${index}-${goals}`, { goals, colour: 'w' });
    }
    follow(bob);
    expect(bob.lobby.seeks).toHaveLength(100);
    expect(bob.lobby.seeks[0]).toMatchObject({ id: 'a' });
  });

  test('and the seeks of others wait for whoever has called off games again and again', async () => {
    await seek(bob, 'b', { colour: 'w' });
    paused.add('Ann');
    await seek(ann, 'a');
    await lobby.take(ann, { type: 'take', seek: 'b' });
    expect(games.created).toEqual([]);
    expect(ann.of('no')).toMatchObject([
      { id: 'a', why: 'pause', values: { seconds: 5 } },
      { id: 'b', why: 'pause', values: { seconds: 5 } },
    ]);
    paused.clear();
    await seek(ann, 'a');
    expect(games.created).toHaveLength(1);
  });

  test('the id of somebody else is refused', async () => {
    await seek(ann, 'a', { colour: 'w' });
    await seek(bob, 'a', { colour: 'w' });
    expect(bob.of('no')).toMatchObject([{ why: 'idTaken' }]);
  });
});

describe('those who follow the lobby', () => {
  test('get all of it at once, and changes at most twice a second', async () => {
    follow(bob);
    expect(bob.lobby).toMatchObject({ people: 7, seeks: [], running: [] });
    for (const goals of [1, 2, 3]) await seek(ann, `a${goals}`, { goals });
    expect(bob.of('lobby')).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(bob.of('lobby')).toHaveLength(2);
    expect(bob.lobby.seeks).toHaveLength(3);
    vi.advanceTimersByTime(2000);
    expect(bob.of('lobby')).toHaveLength(2);
  });

  test('get the number of games played and of watchers, less often', async () => {
    games.list.push(game('t', {}, 1));
    follow(bob);
    await vi.advanceTimersByTimeAsync(1000);
    const before = bob.of('lobby').length;
    games.list[0] = game('t', {}, 2);
    vi.advanceTimersByTime(500);
    expect(bob.of('lobby')).toHaveLength(before);
    vi.advanceTimersByTime(6000);
    expect(bob.lobby.running[0]?.watchers).toBe(2);
    expect(bob.lobby.played).toBe(42);
  });

  test('see the games of people first', () => {
    games.list.push(game('machines', { w: 5, b: 5 }, 9), game('one', { b: 3 }, 5), game('two', {}, 0));
    follow(bob);
    expect(bob.lobby.running.map(({ table }) => table)).toEqual(['two', 'one', 'machines']);
  });

  test('see running games that are in no memory, until they have come there and ended', async () => {
    stored = [game('slow'), game('loaded')];
    games.list.push(game('loaded', {}, 2));
    follow(bob);
    await vi.advanceTimersByTimeAsync(500);
    expect(bob.lobby.running.map(({ table, watchers }) => [table, watchers])).toEqual([
      ['loaded', 2],
      ['slow', 0],
    ]);
    games.list.pop();
    await vi.advanceTimersByTimeAsync(500);
    expect(bob.lobby.running.map(({ table }) => table)).toEqual(['slow']);
  });

  test('see the latest hundred seeks of others, and always their own, in a message of limited size', async () => {
    await seek(ann, 'own', { colour: 'w' });
    for (let index = 0; index < 200; index++)
      await seek(new Person(`${'\u4e00'.repeat(20)} ${index}`), `s${index}`, { colour: 'w', array: 'x'.repeat(40) });
    for (let index = 0; index < 200; index++) games.list.push(game(`t${index}`));
    for (const one of [ann, bob]) follow(one);
    expect(ann.lobby.seeks.map(({ id }) => id)).toEqual(['own', ...bob.lobby.seeks.map(({ id }) => id)]);
    expect(bob.lobby.seeks.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => `s${100 + index}`));
    expect(bob.lobby.running.length).toBeLessThanOrEqual(100);
    expect(Buffer.byteLength(JSON.stringify(ann.lobby))).toBeLessThan(64 * 1024);
  });

  test('get one and the same text, except those who look for a game', async () => {
    const people = Array.from({ length: 50 }, (_, index) => new Person(`Person ${index}`));
    for (const one of people) follow(one);
    await seek(ann, 'a');
    follow(ann);
    const written = vi.spyOn(JSON, 'stringify');
    vi.advanceTimersByTime(500);
    const lobbies = written.mock.calls.filter(([message]) => message?.type === 'lobby');
    written.mockRestore();
    expect(people.map(({ lobby }) => lobby.seeks[0]!.isOwn)).toEqual(people.map(() => false));
    expect(ann.lobby.seeks[0]!.isOwn).toBe(true);
    expect(lobbies.length).toBeLessThanOrEqual(2);
  });

  test('hear no more once they have left', async () => {
    follow(bob);
    lobby.follow(bob, { type: 'lobby', on: false });
    await seek(ann, 'a');
    vi.advanceTimersByTime(1000);
    expect(bob.of('lobby')).toHaveLength(1);
  });
});

describe('the exhibition', () => {
  test('begins when somebody looks and nothing is played, and there is only one', () => {
    vi.advanceTimersByTime(20_000);
    expect(games.created).toEqual([]);
    follow(bob);
    vi.advanceTimersByTime(5000);
    expect(games.created).toHaveLength(1);
    const [terms, { proposer, opponent, isPublic }] = games.created[0]!;
    expect([proposer.kind, opponent?.kind, isPublic, terms.pace.kind]).toEqual(['computer', 'computer', true, 'clock']);
    games.list.push(game('table1', { w: 5, b: 5 }));
    vi.advanceTimersByTime(60_000);
    expect(games.created).toHaveLength(1);
  });

  test('of a server that kept the lobby before goes on, and no other one begins', async () => {
    games.list.push(game('people'), game('theirs', { w: 5, b: 5 }));
    follow(bob);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(games.created).toEqual([]);
    expect([...games.seen]).toEqual(['theirs']);
    // Another server keeps the lobby now, with its own eyes on the exhibition.
    lobby.empty();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([...games.seen]).toEqual([]);
  });

  test('goes on while somebody follows the lobby, and needs no help while people watch it', async () => {
    const watched = (people: number) => {
      games.list[0] = game('table1', { w: 5, b: 5 }, people + games.seen.size);
      vi.advanceTimersByTime(500);
    };
    follow(bob);
    await vi.advanceTimersByTimeAsync(5000);
    watched(0);
    expect([...games.seen]).toEqual(['table1']);
    watched(0);
    expect(bob.lobby.running[0]?.watchers).toBe(0);
    watched(1);
    expect([...games.seen]).toEqual([]);
    watched(0);
    expect([...games.seen]).toEqual(['table1']);
    lobby.follow(bob, { type: 'lobby', on: false });
    watched(0);
    expect([...games.seen]).toEqual([]);
  });

  test('does not begin while people play; another game follows when it is over', () => {
    games.list.push(game('people'));
    follow(bob);
    vi.advanceTimersByTime(30_000);
    expect(games.created).toEqual([]);
    games.list.length = 0;
    vi.advanceTimersByTime(5000);
    games.list.push(game('table1', { w: 5, b: 5 }));
    vi.advanceTimersByTime(5000);
    games.list.length = 0;
    vi.advanceTimersByTime(5000);
    const exhibited = entries.filter(({ page }) => page.headline !== undefined).slice(0, 2);
    expect(games.created.map(([{ variant }]) => variant)).toEqual(exhibited.map(({ id }) => id));
  });
});

describe('rated games', () => {
  const seekRated = (person: Person, id: string) => seek(person, id, { rated: true });
  const isPaired = (person: Person) => person.of('paired').length > 0;
  beforeEach(() => {
    now = 0;
  });
  /** Lets people wait. */
  async function wait(ms: number): Promise<void> {
    now += ms;
    lobby.tick();
    await vi.advanceTimersByTimeAsync(0);
  }

  test('ratings that are near are paired at once, in the order of nearness; rated and casual wishes never', async () => {
    ratings.set('Ann', { points: 1500, deviation: 50 }).set('Bob', { points: 1520, deviation: 50 });
    ratings.set('Cem', { points: 1640, deviation: 50 });
    const cem = new Person('Cem');
    await seek(new Person('Dan'), 'd', {});
    await seekRated(cem, 'c');
    await seekRated(bob, 'b');
    expect(isPaired(cem)).toBe(true);
    // 140 points are within 100 and the deviation of 50; Bob is gone.
    await seekRated(ann, 'a');
    expect(isPaired(ann)).toBe(false);
    expect(games.created).toMatchObject([
      [{ rated: true }, { proposer: { player: 'Cem' }, opponent: { player: 'Bob' } }],
    ]);
  });

  test('of several who fit, the nearest one is taken', async () => {
    ratings.set('Ann', { points: 1500, deviation: 50 }).set('Bob', { points: 1520, deviation: 50 });
    ratings.set('Cem', { points: 1700, deviation: 50 });
    const cem = new Person('Cem');
    await seekRated(cem, 'c');
    await seekRated(bob, 'b');
    ratings.set('Ann', { points: 1590, deviation: 150 });
    await seekRated(ann, 'a');
    expect([isPaired(cem), isPaired(bob)]).toEqual([false, true]);
  });

  test('the window of both widens by 10 points a second', async () => {
    ratings.set('Ann', { points: 1500, deviation: 50 }).set('Bob', { points: 1750, deviation: 60 });
    await seekRated(ann, 'a');
    now = 60_000;
    await seekRated(bob, 'b');
    // 250 points: Bob's window is 160 at first.
    await wait(8900);
    expect(isPaired(ann)).toBe(false);
    await wait(100);
    expect([isPaired(ann), isPaired(bob)]).toEqual([true, true]);
    expect(games.created).toHaveLength(1);
  });

  test('somebody unknown is paired with almost anybody; whoever is blocked never', async () => {
    ratings.set('Ann', { points: 1500, deviation: 350 }).set('Bob', { points: 1900, deviation: 350 });
    blocked.add('Ann Bob');
    await seekRated(ann, 'a');
    await seekRated(bob, 'b');
    await wait(600_000);
    expect(games.created).toEqual([]);
    blocked.clear();
    await wait(500);
    expect(games.created).toHaveLength(1);
  });

  test('people of one network are not paired for a rated game, and cannot take it; a casual one is theirs', async () => {
    ratings.set('Ann', { points: 1500, deviation: 350 }).set('Bob', { points: 1500, deviation: 350 });
    ann.network = 'home';
    bob.network = 'home';
    await seekRated(ann, 'a');
    await seekRated(bob, 'b');
    await wait(600_000);
    await lobby.take(bob, { type: 'take', seek: 'a' });
    expect(bob.of('no')).toMatchObject([{ id: 'a', why: 'oneNetwork' }]);
    expect(games.created).toEqual([]);
    await seek(ann, 'casual', {});
    await seek(bob, 'casual too', {});
    expect(games.created).toHaveLength(1);
  });

  test('the lobby shows the rating of those who look for a game', async () => {
    ratings.set('Ann', { points: 1622, deviation: 70 });
    follow(bob);
    await seekRated(ann, 'a');
    lobby.tick();
    expect(bob.lobby.seeks).toEqual([
      { id: 'a', by: 'Ann', rating: { points: 1622 }, terms: { ...chess, rated: true }, isOwn: false },
    ]);
  });

  test('if the game cannot be made, both go on looking', async () => {
    ratings.set('Ann', { points: 1500, deviation: 50 }).set('Bob', { points: 1750, deviation: 50 });
    await seekRated(ann, 'a');
    await seekRated(bob, 'b');
    games.isAway = true;
    await wait(30_000);
    expect(isPaired(ann)).toBe(false);
    games.isAway = false;
    await wait(500);
    expect([isPaired(ann), isPaired(bob)]).toEqual([true, true]);
  });
});
