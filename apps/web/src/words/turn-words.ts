import { type Side, sideName, squareName } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import { type AnyMatch, pliesOfTurn } from '@kickmate/play';
import { capital } from './players.ts';
import { squaresOf } from './preview.ts';
import { texts } from './texts.ts';

/**
 * The actions that are left in a turn of several actions: "Move, pass or shoot.", "Pass, or end the turn."; or the game's own
 * hint, or how to pass a ball in a corner. Empty if a turn is a single action, or the match is over.
 */
export function actionsLeft(match: AnyMatch): string {
  const { variant, position, actions } = match;
  const hint = actions.length > 0 ? variant.presentation?.turnHint?.(position) : undefined;
  if (hint !== undefined) return hint;
  const looks = new Set(actions.map((action) => variant.look(action)));
  const mayPass = looks.has('pass') && looks.size > 1;
  const hasParts = looks.has('end') || looks.has('shot') || mayPass || isTurnBegun(match);
  if (actions.length === 0 || !hasParts) return '';
  if (isSkip(match)) return texts.mustSkip;
  const possible = (['move', 'capture', 'kick', 'pass', 'shot'] as const).filter((look) => looks.has(look));
  const done = new Set(pliesOfTurn(match).map(({ action }) => variant.look(action)));
  const { verbs, kickAgain } = texts;
  const words = [...new Set(possible.map((look) => (look === 'kick' && done.has(look) ? kickAgain : verbs[look])))];
  const listed = texts.or(words);
  const end = looks.has('end') ? verbs.end : '';
  const all = listed && end ? texts.orEnd(listed, end) : listed || end;
  const corner = cornerBall(match);
  if (all === verbs.pass && corner === undefined) return texts.passBall;
  return [`${capital(all)}.`, corner !== undefined && texts.pickCorner(corner)].filter(Boolean).join(' ');
}

/** The square of a dead ball that has to be passed and that no piece stands on. */
function cornerBall({ variant, position, actions }: AnyMatch): string | undefined {
  const square = variant.ball?.squareOf(position);
  const waits =
    square !== undefined &&
    variant.pieceAt(position, square) === undefined &&
    actions.some((action) => variant.look(action) === 'pass' && squaresOf(variant, action)?.from === square);
  return waits ? squareName(variant.board, square) : undefined;
}

const isTurnBegun = (match: AnyMatch): boolean => pliesOfTurn(match).length > 0;

/** Returns whether the only action is to end the turn. */
const isSkip = (match: AnyMatch): boolean =>
  match.actions.every((action) => match.variant.look(action) === 'end') && !isTurnBegun(match);

/** The words for a turn that ends by itself. */
export const automaticEndWords = (match: AnyMatch): string => (isSkip(match) ? texts.isSkipped : texts.endsItself);

/** The label of the button that plays an action without squares. */
export function offBoardWords(match: AnyMatch, action: Action): string {
  const look = match.variant.look(action);
  if (look === 'swap') return texts.swapSides;
  if (look !== 'end') return texts.pass;
  return isSkip(match) ? texts.skipTurn : texts.endTurn;
}

/**
 * A warning about pieces of the side to act whose capture may lose the round, in games without check: "White's king on a3 can be
 * captured." Empty if there are none.
 * @param ownSide the side of the person to whom it speaks: "Your king on a3 can be captured."
 */
export function dangerWords({ variant, position }: Pick<AnyMatch, 'variant' | 'position'>, ownSide?: Side): string {
  const named = (variant.inDanger?.(position) ?? []).map((square) => {
    const piece = variant.pieceAt(position, square)!;
    const { name = piece.letter, gender } = variant.pieces.find(({ letter }) => letter === piece.letter) ?? {};
    const at = squareName(variant.board, square);
    return piece.side === ownSide
      ? texts.danger.own(name, at, gender)
      : texts.danger.piece(sideName(piece.side), name, at);
  });
  return named.length > 0 ? capital(texts.danger.capture(named)) : '';
}
