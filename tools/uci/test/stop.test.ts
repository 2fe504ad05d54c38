import { needsGames } from '@kickmate/catalogue/testing';
import { type Backend, connectEngine, type Engine } from '@kickmate/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { startWorker } from './conversation.ts';

const KICK_OFF = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1';
const IS_FULL = process.env.VERIFY === 'full';
/** Milliseconds within which `stop` must end a search. `npm run verify` measures that. */
const PROMISED = IS_FULL ? 50 : Number.POSITIVE_INFINITY;
/** The number of tries. Only the shortest counts, because a busy machine may delay any of them. */
const TRIES = IS_FULL ? 5 : 1;
/** Longer than the test takes, so that the kernel must end the search itself and the worker is not replaced. */
const NEVER = 600_000;

needsGames('chess-league');
let engine: Engine | undefined;
afterEach(() => engine?.close());

/** Milliseconds from `stop` to the answer of an endless search that has reached some depth. */
async function stopOnce(one: Engine): Promise<number> {
  let begin = () => {};
  const running = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const answer = one.search({ start: KICK_OFF, actions: [], limits: {} }, ({ depth }) => {
    if (depth >= 4) begin();
  });
  await running;
  const began = performance.now();
  one.stop();
  const result = await answer;
  const took = performance.now() - began;
  expect(result).toMatchObject({ ok: true, value: { best: expect.any(String), backend: one.backend } });
  return took;
}

describe.each<Backend>(['wasm', 'js'])('Chess League on %s', (backend) => {
  test.each([
    ['with shared memory', true],
    ['without, by replacing the worker', false],
  ])(`stops${IS_FULL ? ` within ${PROMISED} ms` : ''}, %s`, async (_name, sharedMemory) => {
    engine = await connectEngine(startWorker, { variant: 'chess-league', backend, sharedMemory, stopMs: NEVER });
    expect(engine.backend).toBe(backend);
    const times: number[] = [];
    for (let n = 0; n < TRIES; n++) times.push(await stopOnce(engine));
    expect(Math.min(...times), `${times.map(Math.round)} ms`).toBeLessThanOrEqual(PROMISED);
  });
});
