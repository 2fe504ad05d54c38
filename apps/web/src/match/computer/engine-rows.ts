import { opponent, type Side, sideName } from '@kickmate/board';
import type { Line, Score, SearchInfo, SearchResult } from '@kickmate/engine';
import { type AnyVariant, isOneRound, shortForm } from '@kickmate/game';
import type { Subject } from '../../shared/engine/engine.ts';

/** A line of the engine panel. */
export interface EngineRow {
  readonly name: string;
  readonly text: string;
}

/** The rows of the engine panel. */
export function engineRows(
  { variant, position }: Subject,
  progress: SearchInfo & Pick<SearchResult, 'book'>,
): readonly EngineRow[] {
  const { depth, selectiveDepth, nodes, ms, lines, book } = progress;
  if (book) return [{ name: 'Answer', text: 'From the opening book' }];
  const best = lines[0];
  const seconds = Math.max(ms, 1) / 1000;
  return [
    { name: 'Depth', text: selectiveDepth > depth ? `${depth}, up to ${selectiveDepth}` : `${depth}` },
    { name: 'Positions', text: amount(nodes) },
    { name: 'Per second', text: amount(nodes / seconds) },
    ...(best ? [{ name: 'Score', text: scoreWords(best.score, variant.side(position), variant) }] : []),
    ...(best ? [{ name: 'Line', text: lineText({ variant, position }, best) }] : []),
  ];
}

const NUMBER = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

const amount = (value: number): string => NUMBER.format(value);

/** A score in words, for the side ahead: "White +1.25", "Black wins the round in 3 actions", "White mates in 2", "level". */
export function scoreWords(score: Score, toAct: Side, variant: Pick<AnyVariant, 'match' | 'presentation'>): string {
  if (score.kind === 'win') {
    const winner = score.actions > 0 ? toAct : opponent(toAct);
    return `${sideName(winner)} ${winWords(score, variant)}`;
  }
  if (Math.round(score.value) === 0) return 'level';
  return `${sideName(score.value > 0 ? toAct : opponent(toAct))} +${(Math.abs(score.value) / 100).toFixed(2)}`;
}

/** A forced win in the game's own words, or in a number of actions of both sides. */
function winWords(
  { actions, turns }: Score & { kind: 'win' },
  variant: Pick<AnyVariant, 'match' | 'presentation'>,
): string {
  const { forcedWin } = variant.presentation ?? {};
  if (forcedWin) return forcedWin(turns);
  const count = Math.abs(actions);
  return `wins${isOneRound(variant) ? '' : ' the round'} in ${count} ${count === 1 ? 'action' : 'actions'}`;
}

/** A line of play in the short form, as far as the rules can follow it. */
export function lineText({ variant, position }: Pick<Subject, 'variant' | 'position'>, line: Line): string {
  const words: string[] = [];
  let now = position;
  for (const text of line.actions) {
    const read = variant.text.parseAction(now, text);
    if (!read.ok) break;
    words.push(shortForm(variant, now, read.value));
    const isDecided = variant.chance(now, read.value.action).length === 0 || read.value.outcome !== undefined;
    if (!isDecided) break;
    now = variant.play(now, read.value.action, read.value.outcome);
  }
  return words.join(' ');
}
