import { type Side, sideName } from '@kickmate/board';
import { type AnyVariant, isOneRound } from '@kickmate/game';
import { formats } from '@kickmate/language';
import type { AnyMatch } from '@kickmate/play';
import {
  type ChanceResult,
  type JudgedTurn,
  type MatchReport,
  type SideReport,
  TURN_MARKS,
  type TurnMark,
} from '@kickmate/play/report';
import type { Path } from '@kickmate/record';
import { scoreWords } from '../match/computer/engine-rows.ts';
import { describer, listRounds } from '../match/record/move-list.ts';
import { texts } from './texts.ts';

/** The words for a mark, for one turn and for several. */
interface MarkWords {
  readonly one: string;
  readonly many: string;
}

/** The kinds of words for a win: a game with a ball has goals, one with words for forced wins has mates. */
type WinWord = 'goal' | 'mate' | 'win';

/** The word for a win in a game. */
export const winWord = ({ ball, presentation }: Pick<AnyVariant, 'ball' | 'presentation'>): WinWord =>
  ball ? 'goal' : presentation?.forcedWin ? 'mate' : 'win';

/** The words for a mark in a game. A goal is missed within a turn, a win over several; a mate is both. */
export function markWords(mark: TurnMark, variant: Pick<AnyVariant, 'ball' | 'presentation'>): MarkWords {
  if (mark === 'missed goal') return texts.missed[winWord(variant)];
  if (mark === 'missed win') return texts.missed[winWord(variant) === 'mate' ? 'mate' : 'win'];
  return texts.marks[mark];
}

/** A part of a hundred in words: "63%". */
export const percent = (value: number): string => formats().percent(Math.round(value));

/** A difference of chances in points: "+12", "−3", "0". */
export function points(value: number): string {
  const whole = Math.round(value);
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)}`;
}

/** A row of the summary: a fact about both sides. */
export interface SummaryRow {
  readonly label: string;
  readonly w: string;
  readonly b: string;
}

/** The summary of a report. Marks that have the same words are one row; luck and skill are rows where chance decided something. */
export function summaryRows({ sides }: MatchReport, variant: AnyVariant): readonly SummaryRow[] {
  const row = (label: string, fact: (side: SideReport) => string): SummaryRow => ({
    label,
    w: fact(sides.w),
    b: fact(sides.b),
  });
  const counts = new Map<string, readonly TurnMark[]>();
  for (const mark of TURN_MARKS) {
    const { many } = markWords(mark, variant);
    counts.set(many, [...(counts.get(many) ?? []), mark]);
  }
  const hasChance = sides.w.outcomeCount + sides.b.outcomeCount > 0;
  return [
    row(texts.rows.accuracy, ({ accuracy }) => (accuracy === undefined ? '–' : percent(accuracy))),
    ...[...counts].map(([label, marks]) =>
      row(label, (side) => String(marks.reduce((sum, mark) => sum + side.markCounts[mark], 0))),
    ),
    ...(hasChance
      ? [row(texts.rows.skill, ({ lost }) => points(-lost)), row(texts.rows.luck, ({ luck }) => points(luck))]
      : []),
  ];
}

/** A side's luck as a sentence; `undefined` if chance decided nothing for it. */
export function luckSentence(side: Side, { luck, outcomeCount }: SideReport): string | undefined {
  if (outcomeCount === 0) return undefined;
  const points = Math.abs(Math.round(luck));
  if (points === 0) return texts.luck.even(sideName(side), outcomeCount);
  return texts.luck[luck > 0 ? 'better' : 'worse'](sideName(side), outcomeCount, points);
}

/** The result of chance in a sentence: "Worth 41%, came out as 100%: +59 points." */
export const chanceSentence = ({ worth, chanceAfter }: ChanceResult): string =>
  texts.luck.result(percent(worth), percent(chanceAfter), points(chanceAfter - worth));

/** The reason for a mark, in a sentence or two. */
export function momentSentence(
  { mark, score, side, before, worth }: Pick<JudgedTurn, 'mark' | 'score' | 'side' | 'before' | 'worth'>,
  variant: AnyVariant,
): string {
  const fell = Math.round(before) > Math.round(worth) ? fellSentence(before, worth, variant) : '';
  const word = mark === 'missed win' && variant.ball ? 'win' : winWord(variant);
  const missed =
    mark === 'missed goal' || mark === 'missed win' ? texts.moment[word](scoreWords(score, side, variant)) : '';
  return [missed, fell].filter(Boolean).join(' ');
}

const fellSentence = (before: number, worth: number, variant: AnyVariant): string =>
  texts.moment.fell(isOneRound(variant) ? 'game' : 'round', percent(before), percent(worth));

/** A place of the match in the report, with all that is known about it. */
export interface ReportFact {
  readonly path: Path;
  /** The turn in the short form: "12. Nf3", "Round 2, 3. Nd5*f7, end"; the beginning of a round. */
  readonly name: string;
  /** White's chance to win, from 0 to 100; `undefined` while it is searched. */
  readonly white: number | undefined;
  /** The turn whose mark belongs to the action that led here. */
  readonly marked: JudgedTurn | undefined;
  /** All of it in sentences. */
  readonly words: string;
}

/** The facts of a report, one for each point of its graph. */
export function factsOf(match: AnyMatch, report: MatchReport): readonly ReportFact[] {
  const nameOf = namesOf(match);
  return report.points.map(({ round, ply, white }) => {
    const marked = report.turns.find((turn) => turn.mark && turn.round === round && turn.worst === ply - 1);
    const name = nameOf(round, ply - 1);
    const mark = marked?.mark && ` ${markWords(marked.mark, match.variant).one}.`;
    const chance =
      white === undefined ? texts.facts.notSearched : texts.facts.chances(percent(white), percent(100 - white));
    return { path: { round, ply, branches: [] }, name, white, marked, words: `${name}: ${chance}${mark ?? ''}` };
  });
}

/**
 * Gives the name of an action by its round and its index: "Round 2, 3. Nd5*f7", without the round if the match ended in its first one;
 * that of the round's beginning for -1.
 */
export function namesOf(match: AnyMatch): (round: number, index: number) => string {
  const { variant, rounds } = match;
  const describe = describer(variant);
  const numbers = new Map<string, number>();
  for (const { rows } of listRounds(match, describe))
    for (const { w, b } of rows)
      for (const { path, number } of [...w, ...b]) numbers.set(`${path.round}.${path.ply}`, number);
  const isOnly = isOneRound(variant) || (rounds.length === 1 && match.end !== undefined);
  return (round, index) => {
    const ply = rounds[round]!.plies[index];
    if (!ply) return isOnly ? texts.facts.beginning : texts.facts.beginningOf(round + 1);
    const number = numbers.get(`${round}.${index + 1}`);
    const dots = variant.side(ply.before) === 'w' ? '.' : '…';
    const move = number === undefined ? describe(ply) : `${number}${dots} ${describe(ply)}`;
    return isOnly ? move : texts.facts.inRound(round + 1, move);
  };
}
