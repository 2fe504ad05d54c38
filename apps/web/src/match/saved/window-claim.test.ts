import { expect, test } from 'vitest';
import { type Locks, WindowClaim } from './window-claim.ts';

/** A lock manager for one lock, as browsers have it. */
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

test('of two windows the first has the claim, and the second gets it when the first is closed', () => {
  const locks = lockManager();
  const [first, second] = [opened(locks), opened(locks)];
  first.claim.request();
  second.claim.request();
  expect([first.heard, second.heard]).toEqual([['won'], []]);
  locks.release();
  expect(second.heard).toEqual(['won']);
});

test('a claim that is taken away is told', async () => {
  const locks = lockManager();
  const [first, second] = [opened(locks), opened(locks)];
  first.claim.request();
  second.claim.request({ force: true });
  await Promise.resolve();
  expect([first.heard, second.heard]).toEqual([['won', 'lost'], ['won']]);
});

test('without a lock manager everybody has it', () => {
  const only = opened(undefined);
  only.claim.request();
  expect(only.heard).toEqual(['won']);
});
