import type { Answer, Question } from '@kickmate/board-ui';
import { type Action, actionFrom, actionTo } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { vocabularyOf } from '../../words/commentary.ts';
import { capital } from '../../words/players.ts';
import { oddsWords } from '../../words/preview.ts';
import { answerWords, certainEventsOf, isFlight, oddsFor } from './action-look.ts';
import { texts } from './texts.ts';

/** A question of which every answer is an action. */
export interface ActionQuestion extends Question {
  readonly options: readonly (Answer & { readonly action: Action })[];
}

/** The question that the board asks when several actions fit a choice; `undefined` if it could not tell them apart. */
export function questionOf(match: AnyMatch, choices: readonly Action[]): ActionQuestion | undefined {
  const becoming = promotions(match, choices);
  const options = becoming.length > 0 ? becoming : distinct(match, choices);
  const [first] = options;
  const label = becoming.length > 0 ? texts.promoteTo : texts.whatToDo;
  return first && { square: actionTo(first.action), label, options };
}

/** The choices if all are promotions, the most valuable piece first. */
export function promotions(match: AnyMatch, choices: readonly Action[]): ActionQuestion['options'] {
  const { variant } = match;
  const values = new Map(variant.pieces.map(({ letter, value }) => [letter, value]));
  const names = vocabularyOf(variant).pieceNames;
  const found = choices.flatMap((action) => {
    const event = certainEventsOf(match, action).find(({ kind }) => kind === 'promote');
    return event?.kind === 'promote' ? [{ action, piece: event.piece }] : [];
  });
  if (found.length < choices.length) return [];
  return found
    .sort((a, b) => (values.get(b.piece.letter) ?? 0) - (values.get(a.piece.letter) ?? 0))
    .map(({ action, piece }) => ({ action, piece, label: capital(names[piece.letter] ?? piece.letter) }));
}

/** The choices if each has another look, with the moving piece, or without one if the ball moves. */
function distinct(match: AnyMatch, choices: readonly Action[]): ActionQuestion['options'] {
  const { variant, position } = match;
  if (new Set(choices.map((action) => variant.look(action))).size < choices.length) return [];
  return choices.map((action) => ({
    action,
    piece: isFlight(match, action) ? undefined : variant.pieceAt(position, actionFrom(action)),
    label: [answerWords(match, action), oddsWords(oddsFor(match, action))].filter(Boolean).join(': '),
    isNamed: true,
  }));
}
