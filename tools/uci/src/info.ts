import type { Line, Progress, Score } from '@kickmate/engine';

/** How far a search has come, one line for each of its lines of play, the best first. */
export function describeProgress(progress: Progress): readonly string[] {
  return progress.lines.map((line, index) => describeLine(progress, line, index + 1));
}

function describeLine(progress: Progress, { score, actions }: Line, rank: number): string {
  const { depth, selectiveDepth, nodes, ms, hashFull } = progress;
  const perSecond = Math.round((nodes * 1000) / Math.max(ms, 1));
  return [
    `info depth ${depth} seldepth ${selectiveDepth} multipv ${rank} score ${describeScore(score)}`,
    `nodes ${nodes} nps ${perSecond} hashfull ${hashFull} time ${Math.round(ms)} pv ${actions.join(' ')}`,
  ].join(' ');
}

/** UCI's words for a score. `mate` counts actions, both sides', and not turns: a turn may be several. */
function describeScore(score: Score): string {
  switch (score.kind) {
    case 'points':
      return `cp ${score.value}`;
    case 'win':
      return `mate ${score.actions}`;
  }
}
