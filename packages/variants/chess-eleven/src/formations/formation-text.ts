import {
  type Field,
  formatPlacement,
  ok,
  parsePlacement,
  quoted,
  type Result,
  refuse,
  splitFields,
  type TextError,
} from '@kickmate/board';
import type { Formation } from '@kickmate/game';
import { PIECE_LETTERS } from '../rules/position.ts';
import { texts } from '../texts.ts';
import { OWN_HALF } from './formation.ts';

const OPEN = '-';

/**
 * Reads a formation, finished or not: its three ranks as in FEN and as its side sees them, the foremost first, in capitals
 * for either side; then the substitute's letter, or `-`: `5N2/P2PP2P/R1BKQB1R N`. The rules are not checked here.
 */
export function parseFormation(text: string): Result<Formation, TextError> {
  const [ranks, sideline, surplus] = splitFields(text);
  const small = /[a-z]/.exec(ranks!.text);
  if (small) return refuse('syntax', 'placement', small.index, texts.refused.smallLetter(quoted(small[0])));
  const pieces = parsePlacement(OWN_HALF, PIECE_LETTERS, ranks!);
  if (!pieces.ok) return pieces;
  const substitute = parseSubstitute(sideline ?? { text: '', at: text.length });
  if (!substitute.ok) return substitute;
  if (surplus) return refuse('surplus', 'formation', surplus.at - 1, texts.refused.afterSubstitute);
  return ok({ places: pieces.value.map((piece) => piece?.letter), substitute: substitute.value });
}

function parseSubstitute({ text, at }: Field): Result<string | undefined, TextError> {
  if (text === OPEN) return ok(undefined);
  if (text.length === 1 && PIECE_LETTERS.includes(text)) return ok(text);
  return refuse(text ? 'syntax' : 'missing', 'substitute', at, texts.refused.substituteLetter(quoted(text), OPEN));
}

/** Writes a formation; the inverse of {@link parseFormation}. */
export function formatFormation({ places, substitute }: Formation): string {
  const pieces = places.map((letter) => (letter ? ({ side: 'w', letter } as const) : undefined));
  return `${formatPlacement(OWN_HALF, pieces)} ${substitute ?? OPEN}`;
}
