import { kingSquare, opponent, sideName, squareName } from '@kickmate/board';
import { actionKind, actionTo, type Variant } from '@kickmate/game';
import { textsReady } from '@kickmate/language';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { arrays } from './formations/arrays.ts';
import { starts } from './formations/formation.ts';
import { formations } from './formations/formations.ts';
import { elevenKernel } from './kernel.ts';
import { formatPosition, POSITION_FIELDS, parsePosition } from './position-text.ts';
import { formatAction, parseAction } from './rules/action-text.ts';
import { KIND, look } from './rules/actions.ts';
import { board, CENTRE_CIRCLE, isInCheck, isOwnHalf } from './rules/board.ts';
import { actions } from './rules/elements.ts';
import { endByHistory } from './rules/end-by-history.ts';
import { chance, play } from './rules/play.ts';
import { type ElevenPosition, hasBall, isKickOff, isTurnStart, PIECES } from './rules/position.ts';
import { texts } from './texts.ts';
import { whyNot } from './why-not.ts';

/** Whether every action takes up the loose ball in the centre circle, as at the kick-off. */
const isTakingUp = (position: ElevenPosition): boolean =>
  isKickOff(position.phase) && actions(position).every((action) => CENTRE_CIRCLE.includes(actionTo(action)));

/** Whether every action stays in the own half, as in the answer to a kick-off in matches with that rule. */
const isHeldBack = (position: ElevenPosition): boolean =>
  position.phase === 'mh' && actions(position).every((action) => isOwnHalf(position.side, actionTo(action)));

/** A sentence for a corner turn in which nobody reaches the dead ball yet. */
function cornerHint(position: ElevenPosition): string | undefined {
  const { phase, ball, side } = position;
  if (phase !== 'MPS' || ball === undefined || hasBall(position)) return undefined;
  if (actions(position).some((action) => actionKind(action) === KIND.pass)) return undefined;
  return texts.hints.corner(squareName(board, ball), sideName(opponent(side)));
}

/** Chess Eleven: football with chess pieces that carry, pass and shoot a ball. The README is the rules in words. */
export const chessEleven: Variant<ElevenPosition> = {
  id: 'chess-eleven',
  name: 'Chess Eleven',
  board,
  pieces: PIECES,
  match: { goals: { default: 2, min: 1, max: 9 } },
  starts,
  side: (position) => position.side,
  actions,
  chance,
  play,
  end: (position) => position.end,
  endByHistory,
  pieceAt: (position, square) => position.pieces[square],
  events,
  look,
  text: { parse: parsePosition, format: formatPosition, parseAction, formatAction },

  positionFields: POSITION_FIELDS,
  kernel: elevenKernel,
  openingTree: new URL('../openings/tree.txt', import.meta.url),
  // A shot that goes out ends the turn, and the same side has the next one.
  turns: { hasSeveralActions: true, endsTurn: ({ after }) => isTurnStart(after) },
  notation: { describe },
  arrays,
  formations,
  liveTime: { halfMs: 300_000, turnMs: 20_000 },
  inCheck: (position) =>
    isTurnStart(position) && isInCheck(position.pieces, position.side)
      ? [kingSquare(position.pieces, position.side)]
      : [],
  ball: { squareOf: (position) => position.ball },
  levels: {
    styles: {
      attacker: { forward: 8, shot: 2, retreat: -4 },
      keeper: { retreat: 3 },
      possession: { kick: 5, capture: -5 },
      gambler: { capture: 6, shot: 3 },
    },
    places: { 1: 0, 2: 1.6, 3: 2.35, 4: 2.9, 5: 3.6, 6: 4.4, 7: 5.9, 8: 7.2 },
  },
  motifs: async () => {
    const { motifsOf } = await import('./motifs/motifs.ts');
    await textsReady();
    return motifsOf(chessEleven);
  },
  lesson: async () => {
    const { lesson } = await import('./lesson.ts');
    await textsReady();
    return lesson();
  },
  puzzles: async () => {
    const { puzzles } = await import('./puzzles.ts');
    await textsReady();
    return puzzles();
  },
  workload: async () => (await import('./workload.ts')).WORKLOAD,
  presentation: {
    rules: new URL('../README.md', import.meta.url),
    translatedRules: { de: new URL('../README.de.md', import.meta.url) },
    words: texts.own,
    turnHint: (position) => {
      if (isTakingUp(position)) return texts.hints.kickOff;
      if (isHeldBack(position)) return texts.hints.ownHalf;
      return cornerHint(position);
    },
    whyNot,
  },
};
