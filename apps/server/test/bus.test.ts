import { describe, expect, test, vi } from 'vitest';
import { type Bus, Hub, loneBus, type NodeMessage } from '../src/bus/bus.ts';
import { openNats } from '../src/bus/nats.ts';
import { WAIT } from './browser.ts';
import { testLog, testNats } from './databases.ts';

const LIMIT = 2048;
const nats = await testNats(LIMIT);

const KINDS = ['within the process', ...(nats ? ['NATS'] : [])] as const;

let clusters = 0;
const text = (content: string): NodeMessage => ({ kind: 'text', to: ['somebody'], text: content });

describe.each(KINDS)('a bus: %s', (kind) => {
  /** Three nodes, and what each has heard. */
  const nodes = async () => {
    const hub = new Hub();
    const log = testLog();
    const cluster = `test${++clusters}`;
    const all = ['host.one', 'host.two', 'three'].map((node) => {
      const bus: Bus = kind === 'NATS' ? openNats({ url: nats!.url, node, cluster, log }) : hub.join(node);
      const heard: string[] = [];
      const state = { aways: 0, backs: 0 };
      bus.listen({
        received: (from, message) =>
          void heard.push(`${from}: ${message.kind === 'text' ? message.text : message.kind}`),
        away: () => void state.aways++,
        back: () => void state.backs++,
      });
      return { node, bus, heard, state };
    });
    await vi.waitFor(() => expect(all.every(({ bus }) => bus.isUp)).toBe(true), WAIT);
    return { all, log };
  };

  test('a message reaches the node for which it is, or all others, in the order in which it was sent', async () => {
    const { all } = await nodes();
    const [one, two, three] = all;
    expect(one!.bus.isShared).toBe(true);
    for (let index = 0; index < 20; index++) {
      expect(one!.bus.publish('host.two', text(`${index}`))).toBe(true);
      if (index % 5 === 0) one!.bus.broadcast(text(`all ${index}`));
    }
    one!.bus.publish('nobody', text('lost'));
    await vi.waitFor(() => expect(two!.heard).toHaveLength(24), WAIT);
    const order = Array.from({ length: 20 }, (_, index) => [`${index}`, ...(index % 5 === 0 ? [`all ${index}`] : [])]);
    expect(two!.heard).toEqual(order.flat().map((said) => `host.one: ${said}`));
    await vi.waitFor(() => expect(three!.heard).toHaveLength(4), WAIT);
    expect(one!.heard).toEqual([]);
    for (const { bus } of all) await bus.close();
  });

  test('a message may be much larger than the limit of NATS, and have characters of several bytes', async () => {
    const { all } = await nodes();
    const [one, two] = all;
    const long = 'äöü€'.repeat(LIMIT);
    one!.bus.publish('host.two', text(long));
    one!.bus.publish('host.two', text('after'));
    await vi.waitFor(() => expect(two!.heard).toEqual([`host.one: ${long}`, 'host.one: after']), WAIT);
    for (const { bus } of all) await bus.close();
  });

  test.runIf(kind === 'NATS')(
    'while NATS is away nothing is sent, the process lives, and it is told of the return',
    async () => {
      const { all, log } = await nodes();
      const [one, two, three] = all;
      const before = one!.state.backs;
      await nats!.stop();
      await vi.waitFor(() => expect(one!.bus.isUp).toBe(false), WAIT);
      expect(one!.bus.publish('host.two', text('lost'))).toBe(false);
      // A node that ends meanwhile does not wait for it, nor does one that starts.
      await three!.bus.close();
      const late = openNats({ url: nats!.url, node: 'late', cluster: 'late', log });
      expect(late.isUp).toBe(false);
      await nats!.start();
      await vi.waitFor(() => expect([one!, two!].every(({ bus }) => bus.isUp) && late.isUp).toBe(true), WAIT);
      expect(one!.state).toEqual({ aways: 1, backs: before + 1 });
      expect(one!.bus.publish('host.two', text('there'))).toBe(true);
      await vi.waitFor(() => expect(two!.heard).toEqual(['host.one: there']), WAIT);
      for (const { bus } of all) await bus.close();
      await late.close();
    },
  );
});

test('a server that is alone reaches nobody, and has nobody to wait for', async () => {
  const bus = loneBus();
  expect([bus.isShared, bus.isUp, bus.publish('somebody', text('hello'))]).toEqual([false, true, true]);
  await bus.close();
});
