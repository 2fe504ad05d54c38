import { afterEach, expect, test, vi } from 'vitest';
import { type Locks, WindowClaim } from './window-claim.ts';

afterEach(() => void vi.unstubAllGlobals());

const nextTask = () => new Promise((done) => setTimeout(done));

/** A lock manager for one lock that behaves like a browser's. */
function lockManager(): Locks & { release(): void } {
  const waiting: (() => void)[] = [];
  let holder: { lose(): void } | undefined;
  const release = () => {
    holder = undefined;
    waiting.shift()?.();
  };
  const request = (_: string, ...rest: unknown[]) =>
    new Promise((resolve, reject) => {
      const callback = rest.at(-1) as () => Promise<void> | undefined;
      const take = () => {
        const own = { lose: () => reject(new DOMException('stolen', 'AbortError')) };
        holder = own;
        Promise.resolve(callback()).then(() => {
          resolve(undefined);
          if (holder === own) release();
        });
      };
      const isStolen = (rest[0] as LockOptions).steal;
      if (isStolen) holder?.lose();
      if (isStolen || !holder) take();
      else waiting.push(take);
    });
  return { request: request as Locks['request'], release };
}

function opened(locks: Locks | undefined) {
  const heard: string[] = [];
  const claim = new WindowClaim({ onWon: () => heard.push('won'), onLost: () => heard.push('lost') }, locks);
  return { claim, heard };
}

test('the first of two windows has the claim, and the second gets it when the first is closed', () => {
  const locks = lockManager();
  const [first, second] = [opened(locks), opened(locks)];
  first.claim.request();
  second.claim.request();
  expect([first.heard, second.heard]).toEqual([['won'], []]);
  locks.release();
  expect(second.heard).toEqual(['won']);
});

test('a window is told when another one takes its claim', async () => {
  const locks = lockManager();
  const [first, second] = [opened(locks), opened(locks)];
  first.claim.request();
  second.claim.request({ force: true });
  await Promise.resolve();
  expect([first.heard, second.heard]).toEqual([['won', 'lost'], ['won']]);
});

test('a window waits for the claim again after another one took it', async () => {
  const locks = lockManager();
  const [first, second] = [opened(locks), opened(locks)];
  first.claim.request();
  second.claim.request({ force: true });
  await nextTask();
  second.claim.release();
  await nextTask();
  expect(first.heard).toEqual(['won', 'lost', 'won']);
});

test('a page that goes gives the claim back, asks for none, and hears nothing more', async () => {
  const locks = lockManager();
  const [first, second, third] = [opened(locks), opened(locks), opened(locks)];
  for (const { claim } of [first, second, third]) claim.request();
  second.claim.release();
  first.claim.release();
  await nextTask();
  expect([first.heard, second.heard, third.heard]).toEqual([['won'], [], ['won']]);
});

const refusing: Locks = { request: () => Promise.reject(new DOMException('no storage here', 'SecurityError')) };

test.each([
  ['without a lock manager', undefined],
  ['with one that refuses this page', refusing],
])('%s every window has the claim', async (_, locks) => {
  if (!locks) vi.stubGlobal('navigator', {});
  const only = opened(locks);
  only.claim.request();
  await nextTask();
  expect([only.heard, only.claim.isExclusive]).toEqual([['won'], false]);
});
