import { opponent, type Side, sideName } from '@kickmate/board';
import type { Line, Score, SearchInfo, SearchResult } from '@kickmate/engine';
import { type AnyVariant, isOneRound, type Successor, shortForm } from '@kickmate/game';
import { formats } from '@kickmate/language';
import { winChance } from '@kickmate/play';
import type { Subject } from '../../shared/engine/engine.ts';
import { texts } from './texts.ts';

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
  const { rows, amount } = texts;
  if (book) return [{ name: rows.answer, text: rows.book }];
  const best = lines[0];
  const seconds = Math.max(ms, 1) / 1000;
  return [
    { name: rows.depth, text: selectiveDepth > depth ? rows.depths(depth, selectiveDepth) : `${depth}` },
    { name: rows.positions, text: amount(nodes) },
    { name: rows.perSecond, text: amount(nodes / seconds) },
    ...(best ? [{ name: rows.score, text: scoreWords(best.score, variant.side(position), variant) }] : []),
    ...(best ? [{ name: rows.line, text: lineText({ variant, position }, best) }] : []),
  ];
}

/** The depth and the speed of a search in one line: "Depth 12, 1.2M positions, 800K a second". */
export const engineFacts = ({ depth, nodes, ms }: SearchInfo): string =>
  texts.facts(depth, texts.amount(nodes), texts.amount((1000 * nodes) / Math.max(ms, 1)));

/**
 * A score in words, for the side ahead: "White +1.25", in games with a ball its chance to win the round, "White 61%"; "Black wins
 * the round in 3 actions", "White mates in 2", "level".
 */
export function scoreWords(
  score: Score,
  toAct: Side,
  variant: Pick<AnyVariant, 'ball' | 'match' | 'presentation'>,
): string {
  if (score.kind === 'win') {
    const winner = score.actions > 0 ? toAct : opponent(toAct);
    return texts.scored(sideName(winner), winWords(score, variant));
  }
  if (Math.round(score.value) === 0) return texts.even;
  const ahead = score.value > 0 ? toAct : opponent(toAct);
  const lead = { kind: 'points', value: Math.abs(score.value) } as const;
  return texts.scored(
    sideName(ahead),
    variant.ball ? chanceSign(winChance(lead)) : `+${(lead.value / 100).toFixed(2)}`,
  );
}

/** A forced win in the game's own words, or in a number of actions of both sides. */
function winWords(
  { actions, turns }: Score & { kind: 'win' },
  variant: Pick<AnyVariant, 'match' | 'presentation'>,
): string {
  const { forcedWin } = variant.presentation ?? {};
  if (forcedWin) return forcedWin(turns);
  return texts.winsIn(Math.abs(actions), isOneRound(variant));
}

/** An action of a line, and how it is written. */
export interface EngineStep {
  readonly text: string;
  /** Without an outcome where only chance can tell: then the line ends with it. */
  readonly successor: Successor;
}

/** A line of play with its score. */
export interface EngineLine {
  readonly score: Score;
  /** The score in words. */
  readonly words: string;
  /** The score from White's side in a few signs: "+1.25", "−0.30", "#3"; in games with a ball White's chance, "61%". */
  readonly sign: string;
  /** The same with one decimal, for the evaluation bar: "+1.3". */
  readonly shortSign: string;
  /** White's share of the evaluation bar, in percent. */
  readonly whiteShare: number;
  /** At least one. */
  readonly steps: readonly EngineStep[];
}

/** The lines of a search, best first, without those that the rules cannot follow. */
export function linesOf(subject: Pick<Subject, 'variant' | 'position'>, lines: readonly Line[]): readonly EngineLine[] {
  const { variant, position } = subject;
  const toAct = variant.side(position);
  return lines.flatMap((line) => {
    const steps = lineSteps(subject, line);
    if (steps.length === 0) return [];
    const { score } = line;
    const words = scoreWords(score, toAct, variant);
    const chance = variant.ball && score.kind === 'points' ? chanceSign(whiteShare(score, toAct)) : undefined;
    const sign = chance ?? scoreSign(score, toAct);
    const shortSign = chance ?? scoreSign(score, toAct, 1);
    return [{ score, words, sign, shortSign, whiteShare: whiteShare(score, toAct), steps }];
  });
}

/** A score from White's side in a few signs: "+1.25", "−0.30", "0.00", "#3" (White wins in 3 turns), "−#2" (Black does). */
export function scoreSign(score: Score, toAct: Side, decimals = 2): string {
  const sign = toAct === 'w' ? 1 : -1;
  const isForWhite = (score.kind === 'win' ? score.actions : score.value) * sign > 0;
  if (score.kind === 'win') return `${isForWhite ? '' : '−'}#${score.turns}`;
  const pawns = (Math.abs(score.value) / 100).toFixed(decimals);
  return `${Number(pawns) === 0 ? '' : isForWhite ? '+' : '−'}${pawns}`;
}

/** White's share of the evaluation bar, in percent: its chance to win the round. */
export function whiteShare(score: Score, toAct: Side): number {
  const chance = Math.round(winChance(score));
  return toAct === 'w' ? chance : 100 - chance;
}

/** A chance in percent in a few signs: "61%". Only a forced win is all of it. */
const chanceSign = (chance: number): string => formats().percent(Math.min(99, Math.max(1, Math.round(chance))));

/** A line of play in the short form, as far as the rules can follow it. */
export const lineText = (subject: Pick<Subject, 'variant' | 'position'>, line: Line): string =>
  lineSteps(subject, line)
    .map(({ text }) => text)
    .join(' ');

/** The actions of a line, as far as the rules can follow it. */
function lineSteps({ variant, position }: Pick<Subject, 'variant' | 'position'>, line: Line): readonly EngineStep[] {
  const steps: EngineStep[] = [];
  let now = position;
  for (const text of line.actions) {
    const read = variant.text.parseAction(now, text);
    if (!read.ok) break;
    steps.push({ text: shortForm(variant, now, read.value), successor: read.value });
    const isDecided = variant.chance(now, read.value.action).length === 0 || read.value.outcome !== undefined;
    if (!isDecided) break;
    now = variant.play(now, read.value.action, read.value.outcome);
  }
  return steps;
}
