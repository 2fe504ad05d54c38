import { entries, loadVariant } from '@kickmate/catalogue';
import { WORKLOADS, type Workload } from '@kickmate/command';
import type { Backend } from '@kickmate/engine';
import { expect, test } from 'vitest';
import { readSignatures, signatureOf } from '../src/signature.ts';

test('every variant of the catalogue has its work, and a signature', () => {
  const ids = entries.map(({ id }) => id);
  expect(WORKLOADS.map(({ variant }) => variant).sort()).toEqual([...ids].sort());
  expect(Object.keys(readSignatures()).sort()).toEqual([...ids].sort());
});

test.each(WORKLOADS)(
  'the positions of $variant are positions, and the first a kick-off',
  async ({ variant: id, positions }) => {
    const variant = await loadVariant(id);
    for (const text of positions) {
      const position = variant.text.parse(text);
      expect(position.ok && variant.text.format(position.value)).toBe(text);
    }
    expect(variant.starts('w').map(({ position }) => variant.text.format(position))).toContain(positions[0]);
  },
);

const backendsOf = ({ kernel }: Workload): readonly Backend[] => (kernel ? ['wasm', 'js'] : ['rules']);
const cases = WORKLOADS.flatMap((workload) =>
  backendsOf(workload).map((backend) => ({ backend, variant: workload.variant, workload })),
);

// If this fails and the change was meant to alter play: npm run bench -- --signature --update.
test.each(cases)('$variant plays on $backend as its kept signature says', async ({ backend, workload }) => {
  const nodes = await signatureOf(await loadVariant(workload.variant), workload, backend);
  expect(nodes).toBe(readSignatures()[workload.variant]);
});
