import { readFileSync, writeFileSync } from 'node:fs';
import { depthsFor, searchWork } from '@kickmate/bench';
import { entries } from '@kickmate/catalogue';
import type { Backend } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';
import { openExactly, sample } from './measure.ts';

/**
 * The signatures of the variants' play: the nodes of fixed searches. They change when the search, the evaluation or the rules
 * change, so an unintended change of play is noticed, and an intended one is committed with its new signature.
 */
export type Signatures = Readonly<Record<string, number>>;

const FILE = new URL('../signatures.json', import.meta.url);

/** Reads the committed signatures. */
export const readSignatures = (): Signatures => JSON.parse(readFileSync(FILE, 'utf8'));

/** Writes the file of signatures, which is to be committed, without those of games that are no longer in the catalogue. */
export function writeSignatures(signatures: Signatures): void {
  const kept = Object.entries(signatures).filter(([id]) => entries.some((one) => one.id === id));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}

/** Computes a variant's signature on a backend: `wasm` and `js` have the same one, `rules` is another search. */
export async function signatureOf(variant: AnyVariant, workload: Workload, backend: Backend): Promise<number> {
  const engine = await openExactly(variant, backend);
  const { nodes } = await sample(searchWork(engine, workload.positions, depthsFor(workload, backend).signature));
  engine.close();
  return nodes;
}
