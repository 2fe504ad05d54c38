import { entries, loadVariant } from '@kickmate/catalogue';
import type { Backend } from '@kickmate/engine';
import type { Workload } from '@kickmate/game';
import { expect, test } from 'vitest';
import { readSignatures, signatureOf } from '../src/signature.ts';

const games = await Promise.all(
  entries.map(async ({ id }) => {
    const variant = await loadVariant(id);
    return { id, variant, workload: await variant.workload?.() };
  }),
);

const measured = games.filter(({ workload }) => workload);

test('every variant of the catalogue that has its work has a signature', () => {
  expect(measured.map(({ id }) => id).filter((id) => !Object.hasOwn(readSignatures(), id))).toEqual([]);
});

test.each(measured)('the positions of $id are positions, and the first a kick-off', ({ variant, workload }) => {
  for (const text of workload!.positions) {
    const position = variant.text.parse(text);
    expect(position.ok && variant.text.format(position.value)).toBe(text);
  }
  const starts = variant.starts('w').map(({ position }) => variant.text.format(position));
  expect(starts).toContain(workload!.positions[0]);
});

const backendsOf = ({ kernel }: Workload): readonly Backend[] => (kernel ? ['wasm', 'js'] : ['rules']);
const cases = games.flatMap(({ workload, ...game }) =>
  workload ? backendsOf(workload).map((backend) => ({ ...game, workload, backend })) : [],
);

// If this fails and the change was meant to alter play: npm run bench -- --signature --update.
test.each(cases)('$id plays on $backend as its kept signature says', async ({ backend, id, variant, workload }) => {
  const nodes = await signatureOf(variant, workload, backend);
  expect(nodes).toBe(readSignatures()[id]);
});
