// @vitest-environment node
import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, actionFrom, actionTo, Match } from '@kickmate/game';
import { elapsedAt } from '@kickmate/play';
import type { ServerMessageOf } from '@kickmate/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { actionSent, TableClient } from './table.ts';
import { FakeServer, RULES } from './testing.ts';

let chess: AnyVariant;
let eleven: AnyVariant;
beforeAll(async () => {
  [chess, eleven] = await Promise.all([exampleGame('chess'), exampleGame('chess-eleven')]);
});

/** A client of a server's table, once everything has come. */
async function joined(variant = chess, server = new FakeServer(variant), load = async () => variant) {
  const connection = new Connection(server.host, RULES);
  connection.hold();
  const { time } = server;
  const host = {
    now: () => time.now + 1_000_000,
    setTimer: time.setTimer.bind(time),
    loadVariant: load,
    changed: () => undefined,
  };
  const client = new TableClient({ ...host, shareFor: () => ({}) });
  client.attach(connection.follow('t', client));
  await time.run(20);
  return { server, client, time };
}

const moves = ({ view }: TableClient) => {
  const { variant, round } = view.session!.match;
  return round.plies.map((ply) => variant.text.formatAction(ply)).join(' ');
};
const act = (client: TableClient, text: string) => client.dispatch({ kind: 'act by text', side: 'w', text });
const heard = (server: FakeServer, type: string) => server.heard.filter((message) => message.type === type);

describe('a move', () => {
  test('is played when the server says so, not before', async () => {
    const { client, time } = await joined();
    expect(act(client, 'e2e4').ok).toBe(true);
    expect([moves(client), client.view.sending]).toEqual(['', { kind: 'act', text: 'e2e4' }]);
    await time.run(20);
    expect([moves(client), client.view.sending, client.view.refusal]).toEqual(['e2e4', undefined, '']);
  });

  test('is refused with a sentence, and the game stays as it is', async () => {
    const { client, time } = await joined();
    act(client, 'e2e5');
    await time.run(20);
    expect([moves(client), client.view.sending]).toEqual(['', undefined]);
    expect(client.view.refusal).toMatch(/^Action .*e3, e4\.$/);
  });

  test('is not sent in the turn of the other side, nor while another one is on its way', async () => {
    const { client, server, time } = await joined();
    act(client, 'e2e4');
    expect(act(client, 'd2d4')).toMatchObject({ ok: false });
    await time.run(20);
    expect(act(client, 'd2d4')).toMatchObject({ error: { why: 'otherTurn' } });
    expect(heard(server, 'do')).toHaveLength(1);
  });

  test('of the board is one of the rules, sent without an outcome', async () => {
    const { client, server, time } = await joined();
    const { actions } = server.session.match;
    const action = actions.find((one) => actionFrom(one) !== actionTo(one))!;
    expect(client.dispatch({ kind: 'act', side: 'w', action: 0 }).ok).toBe(false);
    client.dispatch({ kind: 'act', side: 'w', action });
    await time.run(20);
    expect(server.session.match.round.plies[0]?.action).toBe(action);
  });
});

test('the action that is on its way is known until the server has played it', async () => {
  const { client, server, time } = await joined();
  const { variant, position } = server.session.match;
  act(client, 'e2e4');
  expect(actionSent(client.view)).toBe(must(variant.text.parseAction(position, 'e2e4')).action);
  await time.run(20);
  expect(actionSent(client.view)).toBeUndefined();
  client.dispatch({ kind: 'offer', side: 'w', what: 'draw' });
  expect(actionSent(client.view)).toBeUndefined();
});

describe('offers and ends', () => {
  test.each([
    [
      { kind: 'offer', what: 'draw' },
      { kind: 'offer', what: 'draw' },
    ],
    [{ kind: 'resign' }, { kind: 'resign' }],
    [{ kind: 'abort' }, { kind: 'abort' }],
  ] as const)('%j is sent as it is', async (command, op) => {
    const { client, server, time } = await joined();
    client.dispatch({ ...command, side: 'w' });
    await time.run(20);
    expect(heard(server, 'do')).toMatchObject([{ op }]);
  });

  test('nobody undoes without the other side', async () => {
    const { client } = await joined();
    expect(client.dispatch({ kind: 'undo', side: 'w' })).toMatchObject({ error: { why: 'mustAgree' } });
  });

  test('a game that was called off is over', async () => {
    const { client, time } = await joined();
    client.dispatch({ kind: 'abort', side: 'w' });
    await time.run(20);
    expect([client.view.table?.status, client.view.session?.calledOff]).toEqual(['over', 'w']);
  });
});

describe('loading the rules', () => {
  test('what comes meanwhile is taken afterwards, in order', async () => {
    let load: (variant: AnyVariant) => void = () => undefined;
    const loading = new Promise<AnyVariant>((resolve) => {
      load = resolve;
    });
    const { client, server, time } = await joined(chess, new FakeServer(chess), () => loading);
    server.play({ kind: 'act by text', side: 'w', text: 'e2e4' });
    server.play({ kind: 'act by text', side: 'b', text: 'e7e5' });
    await time.run(20);
    expect([client.view.session, client.version()]).toEqual([undefined, 3]);
    load(chess);
    await time.run(20);
    expect(moves(client)).toBe('e2e4 e7e5');
  });

  test('rules that cannot be loaded are named', async () => {
    const { client } = await joined(chess, new FakeServer(chess), () => Promise.reject(new Error('no network')));
    expect(client.view.failure).toBe('The rules of this game could not be loaded: no network.');
  });
});

describe('a line-up', () => {
  const live = () =>
    new FakeServer(eleven, { match: Match.start<unknown>(eleven, { seed: 0, live: eleven.liveTime }) });

  test('the own draft is shown at once and sent a few times a second, the last one always', async () => {
    const { client, server, time } = await joined(eleven, live());
    const { formations } = eleven;
    const all = formations!
      .sensible(false)
      .slice(0, 3)
      .map((one) => formations!.format(one));
    for (const formation of all) client.dispatch({ kind: 'draft', side: 'w', formation });
    expect(formations!.format(client.view.session!.lineUp!.drafts.w!)).toBe(all[2]);
    await time.run(1000);
    expect(heard(server, 'draft')).toMatchObject([
      { formation: all[0], n: 1 },
      { formation: all[2], n: 2 },
    ]);
  });

  test('a draft that was changed without a connection is sent when there is one', async () => {
    const { client, server, time } = await joined(eleven, live());
    const { formations } = eleven;
    const [mine] = formations!.sensible(false).slice(2, 3);
    server.isUp = false;
    server.cut();
    client.dispatch({ kind: 'draft', side: 'w', formation: formations!.format(mine!) });
    await time.run(1000);
    expect(heard(server, 'draft')).toEqual([]);
    server.isUp = true;
    await time.run(30_000);
    expect(heard(server, 'draft').at(-1)).toMatchObject({ formation: formations!.format(mine!) });
  });

  test("the other side's draft is shown, and its being ready does not undo the own draft", async () => {
    const { client, server, time } = await joined(eleven, live());
    const { formations } = eleven;
    const [mine, other] = formations!
      .sensible(false)
      .slice(1, 3)
      .map((one) => formations!.format(one));
    client.dispatch({ kind: 'draft', side: 'w', formation: mine! });
    server.tell({ type: 'draft', table: 't', side: 'b', formation: other! });
    await time.run(20);
    expect(formations!.format(client.view.session!.lineUp!.drafts.b!)).toBe(other);
    server.play({ kind: 'ready', side: 'b', formation: other });
    await time.run(20);
    const { lineUp } = client.view.session!;
    expect([formations!.format(lineUp!.ready.b!), formations!.format(lineUp!.drafts.w!)]).toEqual([other, mine]);
    client.dispatch({ kind: 'ready', side: 'w' });
    await time.run(20);
    expect(formations!.format(formations!.of(server.session.match.round.start, 'w'))).toBe(mine);
  });
});

test('presence, phrases and those who watch are kept with the moment by the own clock', async () => {
  const { client, server, time } = await joined();
  const presence: ServerMessageOf<'presence'> = {
    type: 'presence',
    table: 't',
    watchers: 3,
    lag: { w: 40 },
    gone: { side: 'b', inMs: 40_000 },
  };
  server.tell(presence);
  server.tell({ type: 'said', table: 't', side: 'b', phrase: 2 });
  await time.run(5);
  const { watchers, lag, gone, said } = client.view;
  expect({ watchers, lag, gone, said }).toEqual({
    watchers: 3,
    lag: { w: 40 },
    gone: { side: 'b', from: 1_000_020 + 40_000 },
    said: { side: 'b', phrase: 2, count: 1 },
  });
});

test('the clock is set by the server, if this device slept or the server was away', async () => {
  const { client, server, time } = await joined();
  const elapsed = () => elapsedAt(client.view.session!, time.now + 1_000_000);
  const tell = async (ms: number, v = client.view.table!.v) => {
    server.tell({ type: 'presence', table: 't', v, watchers: 0, lag: {}, elapsed: ms });
    await time.run(5);
  };
  const before = elapsed();
  await tell(before + 300);
  expect(elapsed()).toBeLessThan(before + 300);
  await tell(90_000);
  expect(elapsed()).toBeGreaterThanOrEqual(90_000);
  expect(elapsed()).toBeLessThan(90_100);
  await tell(20_000);
  expect(elapsed()).toBeLessThan(20_100);
  // Of another version: an event is on its way.
  await tell(50_000, client.view.table!.v - 1);
  expect(elapsed()).toBeLessThan(21_000);
});

test('a phrase that does not come back is told to the one who said it', async () => {
  const { client, server, time } = await joined();
  client.say(1);
  server.tell({ type: 'said', table: 't', side: 'w', phrase: 1 });
  await time.run(10_000);
  expect(client.view.refusal).toBe('');
  client.say(1);
  await time.run(10_000);
  expect(client.view.refusal).toBe('The phrase did not arrive: say it again.');
});

test('somebody who watches sends nothing', async () => {
  const server = new FakeServer(chess);
  const sync = server.sync.bind(server);
  server.sync = () => ({ ...sync(), you: undefined });
  const { client } = await joined(chess, server);
  expect(act(client, 'e2e4')).toMatchObject({ ok: false });
  expect(heard(server, 'do')).toEqual([]);
});
