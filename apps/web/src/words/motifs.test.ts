import type { AnyVariant, Motifs } from '@kickmate/game';
import { expect, test, vi } from 'vitest';
import { useMotifs } from './motifs.ts';

const FORKS: Motifs<unknown> = { names: { fork: 'Forks' }, of: () => [] };

test.each([
  ['are loaded', { motifs: () => Promise.resolve(FORKS) }, FORKS.names],
  ['do not exist', {}, {}],
  ['cannot be fetched', { motifs: () => Promise.reject(new Error('offline')) }, {}],
])('motifs that %s are known after a while, and not before', async (_, game, names) => {
  const motifs = useMotifs(() => game as AnyVariant);
  expect(motifs.value).toBeUndefined();
  await vi.waitFor(() => expect(motifs.value?.names).toEqual(names));
});
