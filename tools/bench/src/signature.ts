import { readFileSync, writeFileSync } from 'node:fs';
import { depthsFor, type Workload } from '@kickmate/command';
import type { Backend } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { openExactly, sample, searchWork } from './measure.ts';

/**
 * The signature of each variant's play: the nodes of fixed searches. It changes whenever the search, the evaluation or
 * the rules do, so a change that was not meant to alter play is found out, and one that was says so in the same commit.
 */
export type Signatures = Readonly<Record<string, number>>;

const FILE = new URL('../signatures.json', import.meta.url);

/** The committed signatures. */
export const readSignatures = (): Signatures => JSON.parse(readFileSync(FILE, 'utf8'));

/** Commits, so to speak, new signatures. */
export const writeSignatures = (signatures: Signatures): void =>
  writeFileSync(FILE, `${JSON.stringify(signatures, undefined, 2)}\n`);

/** A variant's signature as a backend has it: `wasm` and `js` have the same, `rules` is another search. */
export async function signatureOf(variant: AnyVariant, workload: Workload, backend: Backend): Promise<number> {
  const engine = await openExactly(variant, backend);
  const { nodes } = await sample(searchWork(engine, workload.positions, depthsFor(workload, backend).signature));
  engine.close();
  return nodes;
}
