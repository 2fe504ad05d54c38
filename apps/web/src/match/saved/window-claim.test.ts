import { expect, test } from 'vitest';
import { type Locks, WindowClaim } from './window-claim.ts';

/** A lock manager for one lock that behaves like a browser's. */
function lockManager(): Locks & { release(): void } {
  const waiting: (() => void)[] = [];
  let holder: { lose(): void } | undefined;
  const next = () => waiting.shift()?.();
  const request = (_: string, ...rest: unknown[]) =>
    new Promise((_, reject) => {
      const callback = rest.at(-1) as () => void;
      const take = () => {
        holder = { lose: () => reject(new Error('stolen')) };
        callback();
      };
      const isStolen = (rest[0] as LockOptions).steal;
      if (isStolen) holder?.lose();
      if (isStolen || !holder) take();
      else waiting.push(take);
    });
  const release = () => {
    holder = undefined;
    next();
  };
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

test('without a lock manager every window has the claim', () => {
  const only = opened(undefined);
  only.claim.request();
  expect(only.heard).toEqual(['won']);
});
