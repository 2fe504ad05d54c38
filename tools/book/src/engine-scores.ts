import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEngine, type Score } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';

/** The engine's score of a position, and its move. */
export interface EngineScore {
  /** Hundredths of a pawn for the side to act; a forced win counts {@link WIN}, less its distance. */
  readonly score: number;
  /** The engine's move, in coordinates. */
  readonly best: string;
}

/** The score of a won position, in hundredths of a pawn. */
export const WIN = 30_000;

/** Gives the engine's scores: from a file, or by a search. */
export interface EngineScores {
  /** The engine's score of a position that is not over. */
  ask(key: string, position: unknown): Promise<EngineScore>;
  /** The number of scores that the file held from an earlier run. */
  readonly kept: number;
  close(): void;
}

/**
 * Opens the engine. Each search begins with an empty hash table, so that a score depends on position, nodes and kernel only.
 * Scores are kept in a file, so that an interrupted run can be continued; those of another kernel or number of nodes are
 * dropped.
 */
export async function openEngineScores(variant: AnyVariant, nodes: number, file: string): Promise<EngineScores> {
  const engine = await openEngine(variant, { hashMiB: HASH_MIB });
  if (engine.fallback !== undefined) throw new Error(engine.fallback);
  const heading = `${variant.id} ${kernelSign(variant)} ${nodes} nodes`;
  const known = readFile(file, heading);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    [heading, ...[...known].map(([key, score]) => row(key, score))].map((one) => `${one}\n`).join(''),
  );
  return {
    kept: known.size,
    async ask(key, position) {
      const kept = known.get(key);
      if (kept) return kept;
      await engine.clear();
      const result = await engine.search({ start: variant.text.format(position), actions: [], limits: { nodes } });
      if (!result.ok) throw new Error(`${key}: ${result.error.message}`);
      const { best, lines } = result.value;
      if (best === undefined || !lines[0]) throw new Error(`${key}: the engine has no answer`);
      const score = { score: toPoints(lines[0].score), best };
      known.set(key, score);
      appendFileSync(file, `${row(key, score)}\n`);
      return score;
    },
    close: () => engine.close(),
  };
}

/** Small, so that it is cleared quickly, and large enough for a search of some ten thousand nodes. */
const HASH_MIB = 2;

const toPoints = (score: Score): number =>
  score.kind === 'points' ? score.value : Math.sign(score.actions) * WIN - score.actions;

/** A short hash of a kernel's code. */
function kernelSign({ kernel }: AnyVariant): string {
  if (!kernel) return 'rules';
  return createHash('sha256')
    .update(readFileSync(fileURLToPath(kernel.wasm)))
    .digest('hex')
    .slice(0, 12);
}

const row = (key: string, { score, best }: EngineScore): string => [key, score, best].join('\t');

/** Reads the scores of a file that begins with this heading. A last line that was cut off while it was written is dropped. */
function readFile(file: string, heading: string): Map<string, EngineScore> {
  const [first, ...rows] = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  if (first !== heading) return new Map();
  return new Map(
    rows.map((text) => {
      const [key = '', score = '', best = ''] = text.split('\t');
      return [key, { score: Number(score), best }];
    }),
  );
}
