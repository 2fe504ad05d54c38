import { opponent, type Side } from '@kickmate/board';
import { type Action, actionFrom, actionTo } from '../action.ts';
import type { Motif, Motifs } from '../facets/motifs.ts';
import type { Ply } from '../ply.ts';
import type { Variant } from '../variant.ts';
import { namesOf } from './named-piece.ts';
import { commonNames } from './names.ts';
import { texts } from './texts.ts';

/** The rules on which the motif depends. */
type CaptureRules<P> = Pick<Variant<P>, 'board' | 'pieces' | 'side' | 'actions' | 'end' | 'events' | 'pieceAt'>;

/** The least material that is worth a word, in hundredths of a pawn: rook for bishop, but not two pawns for a knight. */
export const LEAST_GAIN = 150;

/**
 * The motif `hanging` of the first turn of a line, in games in which a piece captures by going to a square: it captures a piece, and no
 * action of the other side can capture there. The other side's answer in the line may not take as much.
 */
export function hangingPiece<P>(rules: CaptureRules<P>, line: readonly (readonly Ply<P>[])[]): Motif | undefined {
  const [turn = [], answer = []] = line;
  const [capture, last] = [turn.find(({ before, action }) => isCapture(rules, before, action)), turn.at(-1)];
  if (!capture || !last || rules.end(last.after)) return undefined;
  const { before, action } = capture;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const side = rules.side(before);
  const taken = rules.pieceAt(before, to);
  if (taken?.side !== opponent(side) || valueOfLetter(rules, taken.letter) < LEAST_GAIN) return undefined;
  const isProtected = rules
    .actions(last.after)
    .some((one) => actionTo(one) === to && isCapture(rules, last.after, one));
  const winner = answer.map(({ after }) => rules.end(after)?.winner).find(Boolean);
  const won = takenBy(rules, turn, side) - takenBy(rules, answer, opponent(side));
  if (isProtected || winner === opponent(side) || won < LEAST_GAIN) return undefined;
  const { named } = namesOf(rules);
  return {
    id: 'hanging',
    wins: 'piece',
    squares: [to, from],
    says: texts.hanging(named(before, from), named(before, to)),
  };
}

/** The motifs of a game that has only this one. */
export const hangingAlone = <P>(rules: CaptureRules<P>): Motifs<P> => ({
  names: commonNames('hanging'),
  of(line) {
    const hanging = hangingPiece(rules, line);
    return hanging ? [hanging] : [];
  },
});

/** Returns whether an action captures a piece on the square to which it goes. */
const isCapture = <P>(rules: Pick<Variant<P>, 'events'>, position: P, action: Action): boolean =>
  rules.events(position, { action }).some((event) => event.kind === 'capture' && event.square === actionTo(action));

const valueOfLetter = <P>({ pieces }: Pick<Variant<P>, 'pieces'>, letter: string): number =>
  pieces.find((kind) => kind.letter === letter)?.value ?? 0;

/**
 * The value of the pieces that a side's plies take from the other side less that of its own that they destroy, in hundredths of a pawn. A
 * promotion takes what the new piece is worth beyond the old one.
 */
export function takenBy<P>(rules: Pick<Variant<P>, 'pieces' | 'events'>, plies: readonly Ply<P>[], side: Side): number {
  let moved = '';
  return plies
    .flatMap(({ before, action }) => rules.events(before, { action }))
    .reduce((sum, event) => {
      if (event.kind === 'move') moved = event.piece.letter;
      if (event.kind === 'promote') return sum + valueOfLetter(rules, event.piece.letter) - valueOfLetter(rules, moved);
      if (event.kind !== 'capture' && event.kind !== 'destroy') return sum;
      return sum + (event.piece.side === side ? -1 : 1) * valueOfLetter(rules, event.piece.letter);
    }, 0);
}
