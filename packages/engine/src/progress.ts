import type { Action, AnyVariant } from '@kickmate/game';
import { type KernelLine, type KernelReport, WIN, WIN_BOUND } from '@kickmate/search';
import type { Backend, Line, Score, SearchResult } from './engine.ts';

/** A searcher's number as a score. */
function readScore(value: number): Score {
  if (value > WIN_BOUND) return { kind: 'win', actions: WIN - value };
  if (value < -WIN_BOUND) return { kind: 'win', actions: -(WIN + value) };
  return { kind: 'points', value };
}

/** A report in texts, as the result that it would be if the search ended now; `best` is the action to play then. */
export function describeReport(
  variant: AnyVariant,
  report: KernelReport,
  lines: number,
  best: Action | undefined,
  ms: number,
  backend: Backend,
): SearchResult {
  const write = (action: Action) => variant.writeSuccessor({ action });
  const describeLine = (line: KernelLine): Line => ({
    score: readScore(line.score),
    actions: line.actions.map(write),
  });
  const { depth, selectiveDepth, nodes, hashFull } = report;
  return {
    depth,
    selectiveDepth,
    nodes,
    ms,
    hashFull,
    lines: report.lines.slice(0, lines).map(describeLine),
    best: best === undefined ? undefined : write(best),
    backend,
  };
}
