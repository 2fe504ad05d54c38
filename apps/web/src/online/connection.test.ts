// @vitest-environment node
import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, pickFrom, seededRandom } from '@kickmate/game';
import {
  type FollowedTable,
  type LuckShare,
  PROTOCOL,
  type ReceivedRefusal,
  type ServerMessage,
  tableAfter,
  tableOf,
} from '@kickmate/protocol';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Connection, type Follower, retryDelay, type TableMessage } from './connection.ts';
import { FakeServer, RULES } from './testing.ts';

let chess: AnyVariant;
let server: FakeServer;
let connection: Connection;
beforeAll(async () => {
  chess = await exampleGame('chess');
});
beforeEach(() => {
  server = new FakeServer(chess);
  connection = new Connection(server.host, RULES);
});

/** A client of a table by the functions of the protocol. */
class Client implements Follower {
  share: LuckShare = {};
  table: FollowedTable | undefined;
  readonly failures: string[] = [];
  readonly heard: string[] = [];
  version = () => this.table?.v;
  receive(message: TableMessage): 'ok' | 'outOfStep' {
    this.heard.push(message.type);
    if (message.type !== 'sync' && message.type !== 'ev') return 'ok';
    if (message.type === 'sync' && message.v < (this.table?.v ?? 0)) return 'ok';
    const next = message.type === 'sync' ? tableOf(message, chess) : this.table && tableAfter(this.table, message);
    if (!next?.ok) return 'outOfStep';
    this.table = next.value;
    return 'ok';
  }
  readonly refusals: string[] = [];
  refused(message: string): void {
    this.refusals.push(message);
  }
  failed(message: string): void {
    this.failures.push(message);
  }
  get moves(): string {
    const { variant, round } = this.table!.match!;
    return round.plies.map((ply) => variant.text.formatAction(ply)).join(' ');
  }
}

const kind = () => connection.state.kind;
const heard = (type: string) => server.heard.filter((message) => message.type === type);

describe('opening and closing', () => {
  test('nobody needs it: there is no connection', async () => {
    await server.time.run(60_000);
    expect([kind(), server.clients]).toEqual(['off', 0]);
  });

  test('it says hello with the rules, and is open after the welcome', async () => {
    connection.hold();
    expect(kind()).toBe('connecting');
    await server.time.run(10);
    expect([kind(), connection.player?.name]).toEqual(['open', 'Ada']);
    expect(server.heard).toEqual([{ type: 'hello', proto: PROTOCOL, rules: RULES }]);
  });

  test('it stays open for a while after nobody needs it any more', async () => {
    const release = connection.hold();
    await server.time.run(10);
    release();
    release();
    await server.time.run(1000);
    const again = connection.hold();
    await server.time.run(10_000);
    expect(kind()).toBe('open');
    again();
    await server.time.run(10_000);
    expect([kind(), server.clients]).toEqual(['off', 0]);
  });

  test('a server with other rules: the app is out of date, and does not try again', async () => {
    server.rules = 'newer rules';
    connection.hold();
    await server.time.run(120_000);
    expect([kind(), heard('hello').length]).toEqual(['outdated', 1]);
  });
});

describe('losing the connection', () => {
  test('waits double up to a limit, and at least a half of each is kept', () => {
    expect([0, 1, 2, 3, 10].map((attempt) => retryDelay(attempt, 0))).toEqual([250, 500, 1000, 2000, 10_000]);
    expect(retryDelay(2, 0.99)).toBeCloseTo(1990);
  });

  test('it tries again until the server is back', async () => {
    server.isUp = false;
    connection.hold();
    await server.time.run(40_000);
    expect(kind()).toBe('waiting');
    server.isUp = true;
    await server.time.run(20_010);
    expect(kind()).toBe('open');
  });

  test('it tries at once when the network is back or the page is seen again', async () => {
    server.isUp = false;
    connection.hold();
    await server.time.run(100_000);
    server.isUp = true;
    connection.wake();
    await server.time.run(10);
    expect(kind()).toBe('open');
  });

  test('a connection that has died without a word is found by its silence', async () => {
    connection.hold();
    connection.follow('t', new Client());
    await server.time.run(10);
    server.cut({ silently: true });
    await server.time.run(21_000);
    expect([kind(), server.clients]).toEqual(['open', 1]);
    expect(heard('hello')).toHaveLength(2);
  });

  test('so is one on which only a seek is open, and one that works is kept', async () => {
    connection.hold();
    connection.seek({ variant: 'chess', pace: { kind: 'unlimited' }, colour: 'lot' });
    await server.time.run(100_000);
    expect(heard('hello')).toHaveLength(1);
    server.cut({ silently: true });
    await server.time.run(21_000);
    expect([kind(), heard('hello').length]).toEqual(['open', 2]);
  });

  test('a quiet connection that works is kept', async () => {
    connection.hold();
    connection.follow('t', new Client());
    await server.time.run(200_000);
    expect(heard('hello')).toHaveLength(1);
  });

  test('a table of which nothing is heard is asked for, whatever else the server says', async () => {
    connection.hold();
    connection.follow('t', new Client());
    await server.time.run(10);
    const count = heard('join').length;
    for (let seconds = 0; seconds < 40; seconds += 4) {
      server.tell({ type: 'lag', ms: seconds });
      await server.time.run(4000);
    }
    expect([heard('join').length - count, heard('hello').length]).toEqual([2, 1]);
  });

  test('no welcome: it tries again', async () => {
    server.weather = { lost: 1, doubled: 0, delayMs: 0 };
    connection.hold();
    await server.time.run(9000);
    server.weather = { lost: 0, doubled: 0, delayMs: 0 };
    await server.time.run(2000);
    expect(kind()).toBe('open');
  });

  test("the server's goodbye says when to come back, or not to", async () => {
    connection.hold();
    await server.time.run(10);
    server.tell({ type: 'bye', why: 'restart', retryMs: 4000 });
    await server.time.run(3900);
    expect(kind()).toBe('waiting');
    await server.time.run(3000);
    expect(kind()).toBe('open');
    server.tell({ type: 'bye', why: 'tooManyMessages' });
    await server.time.run(100_000);
    expect(connection.state).toEqual({ kind: 'refused', why: 'tooManyMessages' });
    connection.retry();
    await server.time.run(10);
    expect(kind()).toBe('open');
  });

  test('a server that welcomes and hangs up is not called more and more often', async () => {
    connection.watch(() => kind() === 'open' && server.cut());
    connection.hold();
    await server.time.run(60_000);
    expect(heard('hello').length).toBeLessThan(12);
  });
});

describe('a table', () => {
  const send = (text: string, client: ReturnType<Connection['follow']>) => client.do({ kind: 'act', text });

  test('is followed from its whole state on', async () => {
    const client = new Client();
    connection.hold();
    const following = connection.follow('t', client);
    await server.time.run(10);
    const answer = send('e2e4', following);
    await server.time.run(10);
    expect([await answer, client.moves, client.table?.v]).toEqual([undefined, 'e2e4', 2]);
  });

  test('a refused command says why', async () => {
    connection.hold();
    const following = connection.follow('t', new Client());
    await server.time.run(10);
    const answer = send('e2e5', following);
    await server.time.run(10);
    expect(await answer).toMatchObject({ why: 'illegal', values: { fault: expect.stringContaining('e3, e4') } });
  });

  test('a refusal of something else reaches the table, and nobody else', async () => {
    const client = new Client();
    const told: string[] = [];
    connection.hold();
    connection.listen(({ type }) => told.push(type));
    connection.follow('t', client);
    await server.time.run(10);
    server.tell({ type: 'no', table: 't', why: 'wasDeclined' });
    server.tell({ type: 'no', table: 'another', why: 'wasDeclined' });
    await server.time.run(10);
    expect([client.refusals, told]).toEqual([['it was declined in this position: play on'], []]);
  });

  test('a phrase without a connection is refused, not dropped', async () => {
    const client = new Client();
    connection.hold();
    const following = connection.follow('t', client);
    following.say(1);
    expect(client.refusals).toEqual(['the phrase was not sent, because there is no connection now']);
    await server.time.run(10);
    following.say(1);
    await server.time.run(10);
    expect([client.refusals.length, heard('say').length]).toEqual([1, 1]);
  });

  test('is joined again with what the player has to bring to its luck, and later again until it has arrived', async () => {
    const sync = server.sync.bind(server);
    server.sync = () => ({ ...sync(), record: undefined, you: 'b', status: 'waiting' });
    const client = new Client();
    connection.hold();
    connection.follow('t', client);
    await server.time.run(10);
    expect(heard('join')).toHaveLength(1);
    client.share = { seal: '5'.repeat(64) };
    server.tell(server.sync());
    await server.time.run(10);
    expect(heard('join')).toMatchObject([{}, { seal: '5'.repeat(64) }]);
    // The server could not store it: each answer says that it is still missing.
    await server.time.run(15_000);
    const tries = heard('join').length;
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(10);
    client.share = { nonce: '0'.repeat(32) };
    server.tell(server.sync());
    await server.time.run(10);
    expect(heard('join').slice(tries)).toMatchObject([{ nonce: '0'.repeat(32) }]);
    client.share = {};
    server.tell(server.sync());
    await server.time.run(15_000);
    for (const join of heard('join').slice(tries + 1)) expect(Object.keys(join)).not.toContain('nonce');
  });

  test('after a break only the events since are asked for, and a command is sent again under its id', async () => {
    const client = new Client();
    connection.hold();
    const following = connection.follow('t', client);
    await server.time.run(10);
    server.isUp = false;
    server.cut();
    const answer = send('e2e4', following);
    server.play({ kind: 'offer', side: 'b', what: 'draw' });
    server.isUp = true;
    await server.time.run(3000);
    expect(await answer).toBe(undefined);
    expect([client.moves, client.heard.filter((type) => type === 'sync')]).toEqual(['e2e4', ['sync']]);
    expect(heard('join').map((message) => 'since' in message && message.since)).toEqual([false, 1]);
    expect([...server.done.values()]).toEqual([1]);
  });

  test('an event that was lost is noticed by the version that comes with the word about who is there', async () => {
    const client = new Client();
    connection.hold();
    connection.follow('t', client);
    await server.time.run(10);
    server.weather = { lost: 1, doubled: 0, delayMs: 0 };
    server.play({ kind: 'offer', side: 'b', what: 'draw' });
    server.weather = { lost: 0, doubled: 0, delayMs: 0 };
    server.tell({ type: 'presence', table: 't', v: server.version, watchers: 0, lag: {} });
    await server.time.run(10);
    expect([client.table?.v, heard('join').length]).toEqual([server.version, 2]);
    server.tell({ type: 'presence', table: 't', v: server.version, watchers: 0, lag: {} });
    await server.time.run(10);
    expect(heard('join').length).toBe(2);
  });

  test('an answer that was lost comes with the second sending, and the command is carried out once', async () => {
    connection.hold();
    const following = connection.follow('t', new Client());
    await server.time.run(10);
    const answer = send('e2e4', following);
    await server.time.run(0);
    server.cut({ silently: true });
    connection.renew();
    await server.time.run(100);
    expect([await answer, [...server.done.values()]]).toEqual([undefined, [1]]);
  });

  test('a command that the server cannot take now is sent again', async () => {
    connection.hold();
    const following = connection.follow('t', new Client());
    await server.time.run(10);
    server.busy = 'cannotStore';
    let answer: ReceivedRefusal | undefined | 'none' = 'none';
    void send('e2e4', following).then((one) => (answer = one));
    await server.time.run(5000);
    expect(answer).toBe('none');
    server.busy = undefined;
    await server.time.run(10_000);
    expect([answer, [...server.done.values()]]).toEqual([undefined, [1]]);
  });

  test('a table that does not exist says so', async () => {
    const client = new Client();
    connection.hold();
    connection.follow('other', client);
    await server.time.run(60_000);
    expect([client.failures, heard('join').length]).toEqual([['there is no such game'], 1]);
  });

  test('a table that cannot be understood is given up after three attempts', async () => {
    const client = new Client();
    connection.hold();
    understandNothing(client);
    connection.follow('t', client);
    await server.time.run(60_000);
    expect([client.failures.length, heard('join').length]).toEqual([1, 3]);
  });

  test('it is left only when the last command is answered', async () => {
    const client = new Client();
    const release = connection.hold();
    const following = connection.follow('t', client);
    await server.time.run(10);
    const answer = send('e2e4', following);
    following.stop();
    release();
    expect(heard('leave')).toEqual([]);
    await server.time.run(10);
    expect([await answer, heard('leave').length]).toEqual([undefined, 1]);
  });
});

describe('the lobby', () => {
  describe('a seek is sent again after a break', () => {
    const CHESS = { variant: 'chess', pace: { kind: 'unlimited' }, colour: 'lot' } as const;
    /** Breaks the connection and comes back. Returns the ids of the seeks that are sent then. */
    async function afterBreak() {
      const before = heard('seek').length;
      server.cut();
      await server.time.run(3000);
      return heard('seek')
        .slice(before)
        .map((message) => 'id' in message && message.id);
    }

    test('also after another game was found, until the server says that it has ended with that', async () => {
      connection.hold();
      await server.time.run(10);
      const id = connection.seek(CHESS);
      expect(await afterBreak()).toEqual([id]);
      connection.take('s1');
      server.tell({ type: 'paired', table: 't' });
      await server.time.run(10);
      expect(await afterBreak()).toEqual([id]);
      server.tell({ type: 'paired', table: 't', seek: id });
      await server.time.run(10);
      expect(await afterBreak()).toEqual([]);
    });

    test.each(['manySeeks', 'ownMap', 'nameToSeek'] as const)('but not once it was refused: %s', async (why) => {
      connection.hold();
      await server.time.run(10);
      const id = connection.seek(CHESS);
      server.tell({ type: 'no', id, why });
      await server.time.run(10);
      // Otherwise another server that takes the lobby over would look for an opponent again.
      expect(heard('unseek')).toEqual([{ type: 'unseek', id }]);
      expect(await afterBreak()).toEqual([]);
    });

    test('and soon without one, if the server could not take it', async () => {
      connection.hold();
      await server.time.run(10);
      const id = connection.seek(CHESS);
      server.tell({ type: 'no', id, why: 'lobbyAway' });
      await server.time.run(6000);
      expect(heard('seek')).toHaveLength(2);
      server.tell({ type: 'no', id, why: 'lobbyAway' });
      await server.time.run(10);
      connection.unseek(id);
      await server.time.run(60_000);
      expect(heard('seek')).toHaveLength(2);
    });
  });

  describe('wishes are sent again without a break, because messages between servers may be lost', () => {
    const CHESS = { variant: 'chess', pace: { kind: 'unlimited' }, colour: 'lot' } as const;
    /** The number of messages of a type that are sent within a minute from now. */
    async function sentInAMinute(type: string) {
      const before = heard(type).length;
      await server.time.run(60_000);
      return heard(type).length - before;
    }

    test('a seek, until a game is found', async () => {
      connection.hold();
      await server.time.run(10);
      connection.seek(CHESS);
      expect(await sentInAMinute('seek')).toBe(4);
      const told: ServerMessage[] = [];
      connection.listen((message) => void told.push(message));
      const paired = { type: 'paired', table: 't', seek: 'id1' } as const;
      // The answer to a wish that was sent twice comes twice.
      server.tell(paired);
      server.tell(paired);
      await server.time.run(10);
      expect([await sentInAMinute('seek'), told]).toEqual([0, [paired]]);
    });

    test('the taking of a seek, also after a break, until it is answered', async () => {
      connection.hold();
      connection.take('s1');
      await server.time.run(10);
      server.cut();
      expect(await sentInAMinute('take')).toBe(4);
      server.tell({ type: 'no', id: 's1', why: 'lobbyAway' });
      expect(await sentInAMinute('take')).toBe(3);
      server.tell({ type: 'no', id: 's1', why: 'nobodySeeks' });
      await server.time.run(10);
      expect(await sentInAMinute('take')).toBe(0);
    });

    test('only the last seek that somebody takes, and none once the lobby was left', async () => {
      server.isUp = false;
      const release = connection.hold();
      connection.take('s1');
      connection.take('s2');
      server.isUp = true;
      await server.time.run(5000);
      expect(new Set(heard('take').map((message) => 'seek' in message && message.seek))).toEqual(new Set(['s2']));
      release();
      await server.time.run(5000);
      connection.hold();
      expect(await sentInAMinute('take')).toBe(0);
    });

    test('that a seek was withdrawn, and that nobody follows the lobby any more, if the lobby shows that it was not heard', async () => {
      connection.hold();
      const leave = connection.followLobby();
      await server.time.run(10);
      const id = connection.seek(CHESS);
      connection.unseek(id);
      leave();
      await server.time.run(10);
      expect([heard('unseek').length, heard('lobby').at(-1)]).toEqual([1, { type: 'lobby', on: false }]);
      const count = heard('lobby').length;
      const seeks = [{ id, by: 'Ada', terms: CHESS, isOwn: true }];
      server.tell({ type: 'lobby', seeks, running: [], people: 1, played: 0 });
      await server.time.run(10);
      expect([heard('unseek').length, heard('lobby').length]).toEqual([2, count + 1]);
    });
  });

  test('lobby and seeks are asked for again after a break, until a game is found', async () => {
    const told: ServerMessage[] = [];
    connection.listen((message) => message.type !== 'lobby' && told.push(message));
    connection.hold();
    connection.followLobby();
    await server.time.run(10);
    const id = connection.seek({ variant: 'chess', pace: { kind: 'unlimited' }, colour: 'lot' });
    await server.time.run(10);
    server.cut();
    await server.time.run(2000);
    expect([heard('seek').length, heard('lobby').length]).toEqual([2, 2]);
    server.tell({ type: 'paired', table: 't', seek: id });
    await server.time.run(10);
    server.cut();
    await server.time.run(2000);
    expect([heard('seek').length, told.map(({ type }) => type)]).toEqual([2, ['paired']]);
  });
});

describe('a network that loses, doubles and reorders', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('in the end the client is where the server is, seed %i', async (seed) => {
    server = new FakeServer(chess, { seed });
    connection = new Connection(server.host, RULES);
    const client = new Client();
    const pick = pickFrom(seededRandom(seed, 7));
    connection.hold();
    const following = connection.follow('t', client);
    const answers: Promise<ReceivedRefusal | undefined>[] = [];
    for (let turn = 0; turn < 60; turn++) {
      server.weather = { lost: pick(3) / 10, doubled: pick(4) / 10, delayMs: 1 + pick(400) };
      if (pick(12) === 0) server.cut({ silently: pick(2) === 0 });
      if (pick(20) === 0) connection.wake();
      const { match } = server.session;
      if (match.side === 'b') {
        const { actions } = match;
        server.play({ kind: 'act', side: 'b', action: actions[pick(actions.length)]! });
      } else if (client.table?.match?.side === 'w') {
        const { match: seen } = client.table;
        const action = seen.actions[pick(seen.actions.length)];
        if (action !== undefined)
          answers.push(following.do({ kind: 'act', text: seen.variant.text.formatAction({ action }) }));
      }
      await server.time.run(pick(4000));
    }
    server.weather = { lost: 0, doubled: 0, delayMs: 0 };
    await server.time.run(120_000);
    const settled = await Promise.all(answers);
    expect(client.table?.v).toBe(server.version);
    expect(client.table!.match!.variant.text.format(client.table!.match!.position)).toBe(
      chess.text.format(server.session.match.position),
    );
    expect([...server.done.values()].every((times) => times === 1)).toBe(true);
    expect(settled.filter((refused) => refused === undefined)).toHaveLength(server.done.size);
    expect(server.done.size).toBeGreaterThan(3);
    expect(must(tableOf(server.sync(), chess)).match!.round.plies.length).toBeGreaterThan(8);
  });
});

/** Makes a client that does not understand whole tables. */
function understandNothing(client: Client): void {
  client.receive = () => 'outOfStep';
}
