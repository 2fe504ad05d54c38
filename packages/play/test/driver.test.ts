import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { openEngine } from '@kickmate/engine';
import { Match, pickFrom, seededRandom } from '@kickmate/game';
import { expect, test } from 'vitest';
import {
  beginSession,
  type ComputerResult,
  type ComputerTask,
  computerSeat,
  Driver,
  dueAt,
  type Host,
  isOver,
  ON_ONE_DEVICE,
  ONLINE,
  PERSON,
  type Session,
  TWO_PEOPLE,
} from '../src/index.ts';

/** A host whose clock moves only when the test moves it. */
class FakeHost implements Host {
  readonly states: Session[] = [];
  readonly asked: ComputerTask[] = [];
  stopped = 0;
  #now = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  answer: (task: ComputerTask) => ReturnType<Host['search']> = async () => undefined;

  now = () => this.#now;
  changed = (session: Session) => void this.states.push(session);
  waitUntilSeen = async () => {};
  stop = () => void this.stopped++;
  search = (task: ComputerTask) => {
    this.asked.push(task);
    return this.answer(task);
  };

  setTimer(run: () => void, ms: number): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Lets time pass, and runs everything that is due. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await flush();
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
    await flush();
  }
}

const flush = () => new Promise((resolve) => setImmediate(resolve));

const chess = await exampleGame('chess');

test('a flag falls by its timer, without a command', async () => {
  const host = new FakeHost();
  const match = Match.start(chess, { seed: 1, time: { ms: 60_000, incrementMs: 0 } });
  const driver = new Driver(beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0), host);
  await host.pass(59_999);
  expect(isOver(driver.session)).toBe(false);
  await host.pass(1);
  expect(driver.session.match.end).toEqual({ winner: 'b', reason: 'time' });
  expect(host.states).toHaveLength(1);
});

test('the computer answers a person, and its answer to an older position is dropped', async () => {
  const host = new FakeHost();
  const match = Match.start(chess, { seed: 1 });
  const driver = new Driver(
    beginSession(match, { seats: { w: PERSON, b: computerSeat(3) }, terms: ON_ONE_DEVICE }, 0),
    host,
  );
  const engine = await openEngine(chess, { backend: 'rules' });
  host.answer = async (task) => must(await engine.search(task.request as Parameters<typeof engine.search>[0]));
  driver.startPlaying();
  driver.dispatch({ kind: 'act by text', side: 'w', text: 'e2e4' });
  driver.dispatch({ kind: 'undo', side: 'w' });
  expect(host.stopped).toBe(1);
  await host.pass(0);
  expect(driver.session.match.round.plies).toHaveLength(0);
  driver.dispatch({ kind: 'act by text', side: 'w', text: 'e2e4' });
  while (driver.session.match.side === 'b') await host.pass(10);
  expect(driver.session.match.round.plies).toHaveLength(2);
});

test('the computer does nothing after `leave`; `retry` begins a failed task again', async () => {
  const host = new FakeHost();
  const match = Match.start(chess, { seed: 1 });
  const driver = new Driver(
    beginSession(match, { seats: { w: computerSeat(1), b: PERSON }, terms: ON_ONE_DEVICE }, 0),
    host,
  );
  await host.pass(1000);
  expect(host.asked).toHaveLength(0);
  driver.startPlaying();
  await host.pass(1000);
  driver.retry();
  await host.pass(1000);
  expect(host.asked).toHaveLength(2);
  driver.close();
  driver.retry();
  expect(host.asked).toHaveLength(2);
});

test("the computer's clock runs again when nobody waits for its answer any more", async () => {
  // Nobody ever sees what was played, so the answer waits.
  const host = Object.assign(new FakeHost(), { waitUntilSeen: () => new Promise<void>(() => {}) });
  host.answer = async () => ({ best: 'e2e4', lines: [] }) as unknown as ComputerResult;
  const match = Match.start(chess, { seed: 1, time: { ms: 60_000, incrementMs: 0 } });
  const driver = new Driver(
    beginSession(match, { seats: { w: computerSeat(3), b: PERSON }, terms: ON_ONE_DEVICE }, 0),
    host,
  );
  driver.startPlaying();
  await host.pass(1000);
  expect([driver.session.isHeld, dueAt(driver.session)]).toEqual([true, undefined]);
  driver.stopPlaying();
  expect([driver.session.isHeld, dueAt(driver.session)]).toEqual([false, 61_000]);
});

test("a host's own random numbers decide the outcomes of chance", async () => {
  const variant = await exampleGame('chess-league');
  const ends = [1, 2, 1].map((key) => {
    const random: Host['random'] = ({ round, ply }) => seededRandom(key, round, ply);
    const host = Object.assign(new FakeHost(), { random });
    const match = Match.start(variant, { seed: 1 });
    const driver = new Driver(beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0), host);
    const pick = pickFrom(seededRandom(7));
    for (let ply = 0; ply < 60 && !isOver(driver.session); ply++) {
      const { side, actions } = driver.session.match;
      must(driver.dispatch({ kind: 'act', side, action: actions[pick(actions.length)]! }));
    }
    const { rounds } = driver.session.match;
    return rounds.flatMap(({ plies }) => plies.map(({ outcome }) => outcome)).join();
  });
  expect(ends[0]).toBe(ends[2]);
});

test("the host is told when the computer's answer is refused, and the match stays as it was", async () => {
  const refusals: string[] = [];
  const host = Object.assign(new FakeHost(), {
    answerRefused: (...[, , { why }]: Parameters<NonNullable<Host['answerRefused']>>) => refusals.push(why),
  });
  host.answer = async () => ({ best: 'e2e5', lines: [] }) as unknown as ComputerResult;
  const match = Match.start(chess, { seed: 1 });
  const driver = new Driver(
    beginSession(match, { seats: { w: computerSeat(3), b: PERSON }, terms: ON_ONE_DEVICE }, 0),
    host,
  );
  driver.startPlaying();
  await host.pass(0);
  expect([refusals, driver.session.match === match]).toEqual([['illegal'], true]);
});
