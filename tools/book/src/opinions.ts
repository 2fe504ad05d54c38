import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEngine, type Score } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';

/** What the engine thinks of a position. */
export interface Opinion {
  /** Hundredths of a pawn for the side to act; a forced win counts {@link WIN}, less its distance. */
  readonly score: number;
  /** The move that it would play, in coordinates. */
  readonly best: string;
}

/** A win at hand, in hundredths of a pawn. */
export const WIN = 30_000;

/** Asks the engine, or remembers what it said. */
export interface Oracle {
  /** The engine's opinion of a position that is not over. */
  ask(key: string, position: unknown): Promise<Opinion>;
  /** How many opinions were remembered from an earlier run. */
  readonly remembered: number;
  close(): void;
}

/**
 * Opens the engine, each position for itself and from a clean slate, so that its opinions depend on nothing but position,
 * nodes and kernel. They are kept in a file, so that a run that was broken off goes on where it was; what another kernel or
 * other nodes left there is dropped.
 */
export async function openOracle(variant: AnyVariant, nodes: number, file: string): Promise<Oracle> {
  const engine = await openEngine(variant, { hashMiB: HASH_MIB });
  if (engine.fallback !== undefined) throw new Error(engine.fallback);
  const heading = `${variant.id} ${kernelSign(variant)} ${nodes} nodes`;
  const known = readFile(file, heading);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    [heading, ...[...known].map(([key, opinion]) => row(key, opinion))].map((one) => `${one}\n`).join(''),
  );
  return {
    remembered: known.size,
    async ask(key, position) {
      const remembered = known.get(key);
      if (remembered) return remembered;
      await engine.clear();
      const result = await engine.search({ start: variant.text.format(position), actions: [], limits: { nodes } });
      if (!result.ok) throw new Error(`${key}: ${result.error.message}`);
      const { best, lines } = result.value;
      if (best === undefined || !lines[0]) throw new Error(`${key}: the engine has no answer`);
      const opinion = { score: toPoints(lines[0].score), best };
      known.set(key, opinion);
      appendFileSync(file, `${row(key, opinion)}\n`);
      return opinion;
    },
    close: () => engine.close(),
  };
}

/** Small, so that it is wiped in no time; it is large enough for a search of some ten thousand nodes. */
const HASH_MIB = 2;

const toPoints = (score: Score): number =>
  score.kind === 'points' ? score.value : Math.sign(score.actions) * WIN - score.actions;

/** Tells one kernel from another. */
function kernelSign({ kernel }: AnyVariant): string {
  if (!kernel) return 'rules';
  return createHash('sha256')
    .update(readFileSync(fileURLToPath(kernel.wasm)))
    .digest('hex')
    .slice(0, 12);
}

const row = (key: string, { score, best }: Opinion): string => [key, score, best].join('\t');

/** The opinions in a file, if it begins with this heading. A last line that was cut off in writing is dropped. */
function readFile(file: string, heading: string): Map<string, Opinion> {
  const [first, ...rows] = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  if (first !== heading) return new Map();
  return new Map(
    rows.map((text) => {
      const [key = '', score = '', best = ''] = text.split('\t');
      return [key, { score: Number(score), best }];
    }),
  );
}
