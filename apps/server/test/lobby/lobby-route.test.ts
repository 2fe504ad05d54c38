import { beforeEach, describe, expect, test } from 'vitest';
import { type LobbyMessage, LobbyRoute } from '../../src/bus/lobby-route.ts';
import type { Member } from '../../src/member.ts';
import { testLog } from '../databases.ts';

const person = (id: string): Member => ({
  id,
  player: { id: `player ${id}`, name: id },
  lagMs: 0,
  send: (message) => void heard.push(`${id}: ${message.type}`),
  sendText: () => {},
});
const SEEK = {
  type: 'seek',
  id: 's',
  terms: { variant: 'chess', pace: { kind: 'unlimited' }, colour: 'lot' },
} as const;

/** What the lobby of this node was told, what was forwarded, and what clients heard. */
let heard: string[];
let holder: { node: string; epoch: number };
let route: LobbyRoute;
let isBusUp: boolean;

beforeEach(() => {
  heard = [];
  holder = { node: 'here', epoch: 1 };
  isBusUp = true;
  const said = (member: Member, message: LobbyMessage) => void heard.push(`lobby: ${member.id} ${message.type}`);
  route = new LobbyRoute({
    node: 'here',
    isShared: true,
    lobby: {
      follow: said,
      seek: async (member, message) => said(member, message),
      unseek: said,
      take: async (member, message) => said(member, message),
      disconnected: (member) => void heard.push(`lobby: ${member.id} gone`),
      empty: () => void heard.push('lobby: empty'),
    },
    store: { holderOf: async () => holder },
    log: testLog(),
    forward: (node, member, message) => {
      if (isBusUp) heard.push(`${node}: ${member.id} ${message.type}`);
      return isBusUp;
    },
  });
});

describe('the way to the lobby', () => {
  test('is found with the first message, and leads to the lobby here or at another node', async () => {
    await route.handle(person('ann'), SEEK);
    expect([route.isHere, heard]).toEqual([true, ['lobby: ann seek']]);
    holder = { node: 'there', epoch: 2 };
    await route.check();
    // What was said is said again to the next holder.
    expect([route.isHere, heard.slice(1)]).toEqual([false, ['lobby: empty', 'there: ann seek']]);
    await route.handle(person('bob'), { type: 'take', seek: 's' });
    expect(heard.at(-1)).toBe('there: bob take');
  });

  test('the same holder with another epoch has forgotten everything, and is told again', async () => {
    holder = { node: 'there', epoch: 1 };
    await route.handle(person('ann'), { type: 'lobby', on: true });
    await route.handle(person('ann'), SEEK);
    await route.check();
    expect(heard).toEqual(['there: ann lobby', 'there: ann seek']);
    holder = { node: 'there', epoch: 2 };
    await route.check();
    expect(heard.slice(2)).toEqual(['there: ann lobby', 'there: ann seek']);
  });

  test('who has found a game, has gone or looks no more is not looked for at the next holder', async () => {
    holder = { node: 'there', epoch: 1 };
    const [ann, bob, cid] = ['ann', 'bob', 'cid'].map(person);
    for (const one of [ann!, bob!, cid!]) await route.handle(one, { ...SEEK, id: `s${one.id}` });
    route.found([`s${ann!.id}`]);
    route.disconnected(bob!);
    await route.handle(cid!, { type: 'unseek', id: 'scid' });
    heard = [];
    holder = { node: 'else', epoch: 2 };
    await route.check();
    expect(heard).toEqual([]);
  });

  test('while the bus is away seeks and takes are refused, and seeks are said again when it is back', async () => {
    holder = { node: 'there', epoch: 1 };
    isBusUp = false;
    await route.handle(person('ann'), SEEK);
    await route.handle(person('bob'), { type: 'take', seek: 'x' });
    await route.handle(person('cid'), { type: 'lobby', on: true });
    expect(heard).toEqual(['ann: no', 'bob: no']);
    isBusUp = true;
    await route.resend();
    expect(heard.slice(2)).toEqual(['there: ann seek', 'there: cid lobby']);
  });
});
