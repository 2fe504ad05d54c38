import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actionFrom, actionKind, actionOption, actionTo, packAction } from '../src/index.ts';

const anyByte = fc.nat(255);

test('an action packs and unpacks', () => {
  fc.assert(
    fc.property(anyByte, anyByte, anyByte, anyByte, (from, to, kind, option) => {
      const action = packAction(from, to, kind, option);
      expect([actionFrom(action), actionTo(action), actionKind(action), actionOption(action)]).toEqual([
        from,
        to,
        kind,
        option,
      ]);
      expect(action).toBe(action >>> 0);
    }),
  );
});

test('its bits are those that kernels and files rely on', () => {
  expect(packAction(0x22, 0x11, 0x33, 0xff)).toBe(0xff332211);
  expect(packAction(12, 28)).toBe(12 * 256 + 28);
});
