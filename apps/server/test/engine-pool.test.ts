import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type Level, Match } from '@kickmate/game';
import { beginSession, type ComputerTask, computerTask, ONLINE, onlyComputers } from '@kickmate/play';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EnginePool, type PoolEngine } from '../src/engine-seat/engine-pool.ts';

const warnings: string[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_: object, message: string) => warnings.push(message),
};
afterEach(() => warnings.splice(0));

async function taskOf(id: string, level: Level = 2): Promise<ComputerTask> {
  const match = Match.start<unknown>(await exampleGame(id), { seed: 1 });
  return computerTask(beginSession(match, { seats: onlyComputers(level), terms: ONLINE }, 0), 0)!;
}

/** Engines that answer only when a test says so. */
class Engines {
  readonly opened: string[] = [];
  readonly asked: { readonly seed: number | undefined; readonly answer: (best: string) => void; isStopped: boolean }[] =
    [];
  isBroken = false;

  readonly open = async (variant: string): Promise<PoolEngine> => {
    this.opened.push(variant);
    return {
      search: (request) =>
        new Promise((resolve) => {
          if (this.isBroken) return resolve({ ok: false, error: { cause: 'crashed', message: 'broken' } });
          const asked = {
            seed: request.seed,
            isStopped: false,
            answer: (best: string) => resolve({ ok: true, value: { best } as never }),
          };
          this.asked.push(asked);
        }),
      stop: () => {
        const last = this.asked.at(-1)!;
        last.isStopped = true;
        last.answer('stopped');
      },
      close: () => undefined,
    };
  };
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a pool of engines', () => {
  test('runs as many searches at a time as it has workers, the others in order, each with a seed of its own', async () => {
    const engines = new Engines();
    const pool = new EnginePool({ log, workers: 2, open: engines.open });
    const task = await taskOf('chess');
    const searches = [1, 2, 3, 4].map(() => pool.search(task));
    await moment();
    expect([pool.running, pool.waiting, engines.asked.length]).toEqual([2, 2, 2]);
    engines.asked[0]!.answer('e2e4');
    expect(await searches[0]!.result).toMatchObject({ best: 'e2e4' });
    await moment();
    expect([pool.running, pool.waiting, engines.asked.length]).toEqual([2, 1, 3]);
    const seeds = engines.asked.map(({ seed }) => seed);
    expect(new Set([...seeds, task.kind === 'act' && task.request.seed]).size).toBe(4);
    expect(engines.opened).toEqual(['chess', 'chess']);
    await pool.close();
    expect(await searches[3]!.result).toBeUndefined();
  });

  test('lets people come by turns, however many games one of them has; games of computers alone come last', async () => {
    const engines = new Engines();
    const pool = new EnginePool({ log, workers: 1, open: engines.open, now: () => 0 });
    const task = await taskOf('chess');
    const done: string[] = [];
    const all = ['ann 0', '', 'ann 1', 'ann 2', 'ann 3', 'bob 1', 'bob 2', 'cid 1'].map(async (name) => {
      const [player] = name.split(' ');
      await pool.search(task, player ? { player } : undefined).result;
      done.push(name);
    });
    const answer = async () => {
      await moment();
      engines.asked.at(-1)!.answer('e2e4');
    };
    // The first search runs already when the others come.
    for (let index = 0; index < all.length; index++) await answer();
    await Promise.all(all);
    expect(done).toEqual(['ann 0', 'bob 1', 'cid 1', 'ann 1', 'bob 2', 'ann 2', 'ann 3', '']);
    const late = [undefined, undefined, 'ann'].map(async (player) => {
      await pool.search(task, player ? { player } : undefined).result;
      done.push(player ?? 'computers');
    });
    for (let index = 0; index < late.length; index++) await answer();
    await Promise.all(late);
    expect(done.slice(-3)).toEqual(['computers', 'ann', 'computers']);
  });

  /** Runs searches, given as player, network and level, in the order in which the pool begins them. */
  async function orderOf(...asked: readonly (readonly [player: string, network: string | undefined, level: Level])[]) {
    const engines = new Engines();
    const pool = new EnginePool({ log, workers: 1, open: engines.open, now: () => 0 });
    const done: string[] = [];
    const tasks = await Promise.all(asked.map(([, , level]) => taskOf('minimal', level)));
    const all = asked.map(async ([player, network], index) => {
      await pool.search(tasks[index]!, { player, network }).result;
      done.push(player);
    });
    for (let index = 0; index < all.length; index++) {
      await vi.waitFor(() => expect(engines.asked).toHaveLength(index + 1));
      engines.asked[index]!.answer('a1a2');
    }
    await Promise.all(all);
    return done;
  }

  test('lets nobody wait for many accounts of one network: a stranger is next, and they come by turns', async () => {
    const crowd = [1, 2, 3, 4, 5, 6, 7, 8].map((one) => [`account ${one}`, 'one network', 10] as const);
    const order = await orderOf(...crowd, ...crowd, ['stranger', 'another', 1], ['stranger', 'another', 1]);
    expect(order.slice(0, 4)).toEqual(['account 1', 'stranger', 'stranger', 'account 2']);
    expect(new Set(order.slice(3, 10)).size).toBe(7);
  });

  test('begins the cheap searches first, and lets a network that has used little catch up with one that has used much', async () => {
    const order = await orderOf(['first', 'a', 1], ['high', 'b', 10], ['low', 'c', 1], ['middle', 'd', 5]);
    expect(order).toEqual(['first', 'low', 'middle', 'high']);
    const fair = await orderOf(['ann', 'a', 10], ['ann', 'a', 10], ['bob', 'b', 8], ['bob', 'b', 8], ['bob', 'b', 8]);
    expect(fair).toEqual(['ann', 'bob', 'bob', 'bob', 'ann']);
  });

  test('counts somebody whose network is not known alone', async () => {
    expect(await orderOf(['ann', undefined, 1], ['ann', undefined, 1], ['bob', undefined, 1])).toEqual([
      'ann',
      'bob',
      'ann',
    ]);
  });

  test('stops a search that waits or runs, and goes on with the next', async () => {
    const engines = new Engines();
    const pool = new EnginePool({ log, workers: 1, open: engines.open });
    const task = await taskOf('minimal');
    const [one, two, three] = [pool.search(task), pool.search(task), pool.search(task)];
    await moment();
    two.stop();
    one.stop();
    expect([await one.result, await two.result]).toEqual([undefined, undefined]);
    await moment();
    expect(engines.asked.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    engines.asked[1]!.answer('a1a2');
    expect(await three.result).toMatchObject({ best: 'a1a2' });
    expect(warnings).toEqual([]);
  });

  test('gives a worker another game when it needs to, and starts a broken one again', async () => {
    const engines = new Engines();
    const pool = new EnginePool({ log, workers: 1, open: engines.open });
    const [chess, minimal] = [await taskOf('chess'), await taskOf('minimal')];
    engines.isBroken = true;
    expect(await pool.search(chess).result).toBeUndefined();
    expect(warnings).toEqual(['a search failed']);
    engines.isBroken = false;
    const again = pool.search(chess);
    const other = pool.search(minimal);
    await moment();
    engines.asked[0]!.answer('e2e4');
    await again.result;
    await moment();
    engines.asked[1]!.answer('a1a2');
    await other.result;
    expect(engines.opened).toEqual(['chess', 'chess', 'minimal']);
  });

  test('refuses a wrong number of workers', () => {
    expect(() => new EnginePool({ log, workers: 0 })).toThrow(RangeError);
  });

  test('plays legal actions in a worker thread', async () => {
    const pool = new EnginePool({ log, workers: 1 });
    const task = await taskOf('minimal');
    const found = await pool.search(task).result;
    expect(found).toHaveProperty('best');
    const { best } = found as { readonly best: string };
    expect(must(task.match.variant.text.parseAction(task.match.position, best)).outcome).toBeUndefined();
    await pool.close();
    expect(await pool.search(task).result).toBeUndefined();
  });
});
