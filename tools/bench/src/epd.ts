import { UsageError } from '@kickmate/command';
import type { Backend, SearchRequest } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { openExactly } from './measure.ts';

/** A position with its solutions. */
export interface Problem {
  readonly id: string;
  /** The position, as the variant writes it. */
  readonly position: string;
  /** The solutions in coordinates, at least one; any of them counts. */
  readonly best: readonly string[];
}

/** The result of a backend on a list of problems. */
export interface EpdRow {
  readonly backend: Backend;
  readonly problems: number;
  readonly solved: number;
  readonly nodes: number;
  /** Milliseconds by the clock. */
  readonly ms: number;
  /** The wrong moves that were played, by the problem's id. */
  readonly missed: Readonly<Record<string, string>>;
}

/**
 * Reads problems of chess from EPD: four fields of a FEN, then operations, of which `bm` (best moves in the short form) must
 * be there and `id` may be. Empty lines and those that begin with `#` are skipped.
 * @throws UsageError that names the line, if one cannot be read or a solution is not legal
 */
export function readEpd(text: string, variant: AnyVariant): readonly Problem[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    try {
      return [readProblem(line, variant, index + 1)];
    } catch (error) {
      throw new UsageError(`line ${index + 1}: ${(error as Error).message}`);
    }
  });
}

function readProblem(line: string, variant: AnyVariant, number: number): Problem {
  const [, fields, rest = ''] = /^\s*(\S+ [wb] \S+ \S+)\s*(.*)$/.exec(line) ?? [];
  if (fields === undefined) throw new Error('the four fields of a position are missing');
  const position = variant.text.parse(`${fields} 0 1`);
  if (!position.ok) throw new Error(position.error.message);
  // A semicolon inside quotes ends nothing.
  const operations = new Map(
    [...rest.matchAll(/(\w+)\s+((?:"[^"]*"|[^;"])*);/g)].map(([, name, value]) => [name, value]),
  );
  const best = (operations.get('bm') ?? '').split(/\s+/).filter((word) => word !== '');
  if (best.length === 0) throw new Error('there is no bm');
  return {
    id: operations.get('id')?.trim().replaceAll('"', '') ?? String(number),
    position: variant.text.format(position.value),
    best: best.map((word) => readMove(variant, position.value, word)),
  };
}

function readMove(variant: AnyVariant, position: unknown, word: string): string {
  const { parse } = variant.notation ?? {};
  if (!parse) throw new Error(`${variant.id} has no short form`);
  const read = parse(position, word);
  if (!read.ok) throw new Error(`bm ${word}: ${read.error.message}`);
  return variant.text.formatAction(read.value);
}

/** Searches each problem within the same limits, with an empty hash table. It is solved if the best move is a solution. */
export async function solveProblems(
  variant: AnyVariant,
  backend: Backend,
  problems: readonly Problem[],
  limits: SearchRequest['limits'],
): Promise<EpdRow> {
  const engine = await openExactly(variant, backend);
  const missed: Record<string, string> = {};
  let [nodes, ms] = [0, 0];
  for (const { id, position, best } of problems) {
    await engine.clear();
    const found = await engine.search({ start: position, actions: [], limits });
    if (!found.ok) throw new Error(`${id}: ${found.error.message}`);
    nodes += found.value.nodes;
    ms += found.value.ms;
    const played = found.value.best ?? 'nothing';
    if (!best.includes(played)) missed[id] = played;
  }
  engine.close();
  const solved = problems.length - Object.keys(missed).length;
  return { backend, problems: problems.length, solved, nodes, ms, missed };
}
