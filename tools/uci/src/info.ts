import type { Side } from '@kickmate/board';
import type { Evaluation, Line, Score, SearchInfo } from '@kickmate/engine';

/** How far a search has come, one line for each of its lines of play, the best first. */
export function describeProgress(progress: SearchInfo): readonly string[] {
  return progress.lines.map((line, index) => describeLine(progress, line, index + 1));
}

/** What is said of a position whose round is over: to the side that would act it is a loss, or nothing. */
export const describeOver = (isLost: boolean): string => `info depth 0 score ${isLost ? 'mate 0' : 'cp 0'}`;

function describeLine(progress: SearchInfo, { score, actions }: Line, rank: number): string {
  const { depth, selectiveDepth, nodes, ms, hashFull } = progress;
  return [
    `info depth ${depth} seldepth ${selectiveDepth} multipv ${rank} score ${describeScore(score)}`,
    `nodes ${nodes} nps ${perSecond(nodes, ms)} hashfull ${hashFull} time ${Math.round(ms)} pv ${actions.join(' ')}`,
  ].join(' ');
}

/** Nodes a second, a whole number. */
export const perSecond = (nodes: number, ms: number): number => Math.round((nodes * 1000) / Math.max(ms, 1));

/** UCI's words for a score: `mate` counts full moves, an action of each side, the last one perhaps half. */
function describeScore(score: Score): string {
  switch (score.kind) {
    case 'points':
      return `cp ${score.value}`;
    case 'win':
      return `mate ${Math.sign(score.actions) * Math.ceil(Math.abs(score.actions) / 2)}`;
  }
}

/**
 * What a position is worth at a glance, in pawns, to White; before it what each part of the evaluation brings. They
 * need not add up: one part may depend on another.
 */
export function describeEvaluation({ value, parts }: Evaluation, side: Side): readonly string[] {
  const pawns = (points: number): string => {
    const forWhite = side === 'w' ? points : -points;
    return `${forWhite < 0 ? '-' : '+'}${(Math.abs(forWhite) / 100).toFixed(2)}`;
  };
  const width = Math.max(...parts.map(({ name }) => name.length));
  const rows = parts.map((part) => `${part.name.padEnd(width)} ${pawns(part.value).padStart(7)}`);
  return [...rows, `Evaluation: ${pawns(value)} (White's side)`];
}
