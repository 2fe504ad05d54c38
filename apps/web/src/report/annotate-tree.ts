import {
  glyphOf,
  type MatchReport,
  type PositionScores,
  type ReportOutline,
  whiteScoreAt,
} from '@kickmate/play/report';
import { PGN_SIGNS, type PgnEvaluation, type PgnNotes, signsOf, toggleSign } from '@kickmate/record';
import type { AnyTree } from '../stage/stage.ts';

/**
 * A tree with the evaluations and marks of a report on its main line. A move that has a sign for the move already keeps it.
 */
export function annotateTree(
  tree: AnyTree,
  { outline, scores, report }: { outline: ReportOutline; scores: PositionScores; report: MatchReport },
): AnyTree {
  const rounds = tree.rounds.map((round, at) => ({
    ...round,
    moves: round.moves.map((move, index) => {
      const turn = report.turns.find((one) => one.round === at && one.worst === index);
      const evaluation = evaluationAt(outline, scores, at, index + 1);
      const notes = { ...withGlyph(move.notes, turn && glyphOf(turn)), ...(evaluation && { evaluation }) };
      return { ...move, notes };
    }),
  }));
  return { ...tree, rounds };
}

function withGlyph(notes: PgnNotes, glyph: number | undefined): PgnNotes {
  const sign = PGN_SIGNS.find((one) => one.glyph === glyph);
  const isJudged = signsOf(notes.glyphs).some(({ judges }) => judges === 'move');
  return sign && !isJudged ? { ...notes, glyphs: toggleSign(notes.glyphs, sign) } : notes;
}

/** The evaluation after a number of plies of a round, as records write it. */
function evaluationAt(
  outline: ReportOutline,
  scores: PositionScores,
  round: number,
  ply: number,
): PgnEvaluation | undefined {
  const found = whiteScoreAt(outline, scores, { round, ply });
  if (!found) return undefined;
  const { score, depth } = found;
  if (score.kind === 'points') return { centipawns: Math.round(score.value), depth };
  return { mate: score.actions > 0 ? score.turns : -score.turns, depth };
}
