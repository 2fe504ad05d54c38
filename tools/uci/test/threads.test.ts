import { needsGames } from '@kickmate/catalogue/testing';
import { type ConnectOptions, connectEngine, type Engine, type Port } from '@kickmate/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { best, Conversation, repliesIn, startWorker, strings } from './conversation.ts';

const KICK_OFF = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Positions with a forced mate, and the least number of turns to it. */
const MATES = [
  ['two rooks', '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', 2],
  ['a smothered king', '5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1', 2],
  ['two queens', '8/8/4k3/8/8/8/8/QQ2K3 w - - 0 1', 3],
] as const;
const IS_FULL = process.env.VERIFY === 'full';
/** Milliseconds within which `stop` must end a search, and the number of tries: a busy machine may delay any of them. */
const PROMISED = IS_FULL ? 50 : Number.POSITIVE_INFINITY;
const TRIES = IS_FULL ? 5 : 1;
const NEVER = 600_000;

needsGames('chess');
const open: Engine[] = [];
afterEach(() => {
  for (const engine of open.splice(0)) engine.close();
});

/** An engine with two threads; `ports` are those of its workers in the order of their start. */
async function connect(options: Partial<ConnectOptions> = {}) {
  const ports: Port[] = [];
  const spawn = () => {
    const port = startWorker();
    ports.push(port);
    return port;
  };
  const engine = await connectEngine(spawn, { variant: 'chess', threads: 2, stopMs: NEVER, ...options });
  open.push(engine);
  return { engine, ports };
}

describe('two threads', () => {
  test('find mates', async () => {
    const { engine, ports } = await connect();
    expect(engine.threads).toBe(2);
    // The helper's worker is ready after this.
    await engine.search({ start: KICK_OFF, actions: [], limits: { ms: 500 } });
    for (const [name, start, least] of MATES) {
      const found = await engine.search({ start, actions: [], limits: { depth: 14 } });
      expect(found.ok && found.value.lines[0]?.score, name).toMatchObject({ kind: 'win' });
      const mate = await engine.search({ start, actions: [], limits: { mate: least } });
      expect(mate.ok && mate.value.lines[0]?.score, name).toMatchObject({ kind: 'win', turns: least });
    }
    expect(ports).toHaveLength(2);
  });

  test('levels below 10 play as with one thread', async () => {
    const { engine } = await connect();
    const alone = await connect({ threads: 1 });
    for (const level of [3, 9] as const) {
      const request = { start: KICK_OFF, actions: ['e2e4', 'e7e5'], limits: {}, level, seed: 5 } as const;
      await engine.search({ start: KICK_OFF, actions: ['e2e4'], limits: { ms: 100 } });
      const [one, two] = [await alone.engine.search(request), await engine.search(request)];
      expect(two.ok && [two.value.best, two.value.nodes, two.value.depth]).toEqual(
        one.ok && [one.value.best, one.value.nodes, one.value.depth],
      );
    }
  });

  test(`stop${IS_FULL ? ` within ${PROMISED} ms` : ''}`, async () => {
    const { engine } = await connect();
    const times: number[] = [];
    for (let n = 0; n < TRIES; n++) {
      let begin = () => {};
      const running = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const answer = engine.search({ start: KICK_OFF, actions: [], limits: {} }, ({ depth }) => {
        if (depth >= 6) begin();
      });
      await running;
      const began = performance.now();
      engine.stop();
      expect(await answer).toMatchObject({ ok: true, value: { best: expect.any(String) } });
      times.push(performance.now() - began);
    }
    expect(Math.min(...times), `${times.map(Math.round)} ms`).toBeLessThanOrEqual(PROMISED);
  });

  test('the search goes on when a thread dies, and the next one has two again', async () => {
    const { engine, ports } = await connect();
    await engine.search({ start: KICK_OFF, actions: [], limits: { ms: 300 } });
    expect(ports).toHaveLength(2);
    let hasKilled = false;
    const result = await engine.search({ start: KICK_OFF, actions: [], limits: { depth: 10 } }, ({ depth }) => {
      if (depth < 4 || hasKilled) return;
      hasKilled = true;
      ports[1]!.close();
    });
    expect(result).toMatchObject({ ok: true, value: { best: expect.any(String) } });
    expect(hasKilled).toBe(true);
    const again = async () => {
      expect(await engine.search({ start: KICK_OFF, actions: [], limits: { nodes: 20_000 } })).toMatchObject({
        ok: true,
      });
      return ports.length;
    };
    // The search may have ended before the death was noticed.
    await expect.poll(again, { timeout: 600_000 }).toBe(3);
  });

  test('free their memory', async () => {
    const { setFlagsFromString } = await import('node:v8');
    const { runInNewContext } = await import('node:vm');
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const MIB = 2 ** 20;
    const hashMiB = 128;
    let before = 0;
    for (let round = 0; round < 4; round++) {
      const { engine } = await connect({ hashMiB });
      // To open an engine with a large table writes all of it.
      await engine.search({ start: KICK_OFF, actions: [], limits: { ms: 100 } });
      engine.close();
      open.pop();
      await new Promise((resolve) => setTimeout(resolve, 300));
      gc();
      await new Promise((resolve) => setTimeout(resolve, 100));
      before ||= process.memoryUsage().rss;
    }
    expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(2 * hashMiB);
  });
});

describe('UCI', () => {
  test('Threads 2 searches with two threads, ends at once on stop, and goes on after ucinewgame', async () => {
    const conversation = new Conversation();
    conversation.send('setoption name Threads value 2', 'isready', 'position startpos', 'go infinite');
    await conversation.hear('info depth 5');
    conversation.send('stop');
    await conversation.hear('bestmove');
    conversation.send('ucinewgame', 'position startpos moves e2e4', 'go depth 6');
    const said = await conversation.end();
    expect(best(said)).toHaveLength(2);
    expect(strings(said)).toEqual([]);
  });

  test.each([
    [[], 2],
    [['setoption name Level value 10'], 2],
    // A search of a lower level has one thread.
    [['setoption name Level value 9'], 1],
  ])('isready starts the threads that searches will use: %j', async (options, threads) => {
    const spawned: Port[] = [];
    const conversation = new Conversation(undefined, () => {
      const port = startWorker();
      spawned.push(port);
      return port;
    });
    conversation.send('setoption name Threads value 2', ...options, 'isready');
    await conversation.hear('readyok');
    expect(spawned).toHaveLength(threads);
    expect(strings(await conversation.end())).toEqual([]);
  });

  test.each(['js', 'rules'])('Threads 2 on %s has one thread, and says so', async (backend) => {
    const said = await repliesIn(undefined, [
      `setoption name Backend value ${backend}`,
      'setoption name Threads value 2',
      'position startpos',
      'go depth 2',
    ]);
    expect(strings(said)).toEqual(['info string one thread searches: only WebAssembly can have several']);
    expect(best(said)).toHaveLength(1);
  });
});
