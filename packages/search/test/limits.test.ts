import { expect, it } from 'vitest';
import { type KernelExports, KernelView, MAX_ACTIONS, MAX_OUTCOMES, MAX_POSITION_BYTES } from '../src/index.ts';

/** A kernel of which each list has this length. */
const listing = (count: number) =>
  ({
    memory: new WebAssembly.Memory({ initial: 1 }),
    generate: () => count,
    listOutcomes: () => count,
    actionsAt: () => 0,
    allowedActionsAt: () => 0,
    setAllowedCount: () => {},
    outcomesAt: () => 0,
  }) as unknown as KernelExports;
const packing = (size: number) => ({ size, pack: () => {}, unpack: () => 0 });

it.each([0, -1, 8.5, MAX_POSITION_BYTES + 1])(
  'a packed position of %d bytes is refused with what is possible',
  (size) => {
    expect(() => new KernelView(listing(0), packing(size))).toThrow(`a packed position has ${size} bytes`);
    expect(() => new KernelView(listing(0), packing(size))).toThrow('it may have 1 to 1024');
  },
);

it('a list that is longer than its memory is an error that names the limit', () => {
  const view = (count: number) => new KernelView(listing(count), packing(MAX_POSITION_BYTES));
  expect(view(MAX_ACTIONS).actions()).toHaveLength(MAX_ACTIONS);
  expect(() => view(MAX_ACTIONS + 1).actions()).toThrow(
    '6145 actions in a position (`generate` of the kernel); there may be 6144',
  );
  const allowed = (count: number) => () => view(0).allowOnly(Array.from({ length: count }, () => 1));
  expect(allowed(MAX_ACTIONS)).not.toThrow();
  expect(allowed(MAX_ACTIONS + 1)).toThrow('6145 allowed actions at the root; there may be 6144');
  expect(view(MAX_OUTCOMES).outcomes(1)).toHaveLength(MAX_OUTCOMES);
  expect(() => view(MAX_OUTCOMES + 1).outcomes(1)).toThrow('65 outcomes of an action');
});
