import { SIDES, type Side } from '@kickmate/board';
import { ALL_LEVELS, type Level } from '@kickmate/engine/client';
import {
  addTurns,
  type MatchFigures,
  type MotifSums,
  NO_TURNS,
  PACES,
  type Pace,
  PHASES,
  type Phase,
  type ReasonSums,
  type TurnSums,
} from '../figures/figures.ts';
import type { MatchSummary } from '../figures/summaries.ts';
import type { FinishedMatch } from '../match/history/finished.ts';

/** A match of the person and its figures. */
export interface Account {
  readonly match: FinishedMatch & { readonly side: Side };
  readonly figures: MatchFigures;
}

/** A match in which the person played one side, so that its figures are theirs. */
export const isOwn = (match: FinishedMatch): match is Account['match'] => match.side !== undefined;

/** The matches of the person that have figures, in the order of the list. */
export function accountsOf(matches: readonly FinishedMatch[], summaries: readonly MatchSummary[]): readonly Account[] {
  const byId = new Map(summaries.map(({ id, figures }) => [id, figures]));
  return matches.filter(isOwn).flatMap((match) => {
    const figures = byId.get(match.id);
    return figures ? [{ match, figures }] : [];
  });
}

/** The sums of all turns of a match. */
export const turnsIn = ({ phases }: MatchFigures): TurnSums => total(Object.values(phases));

/** Adds sums up. */
export const total = (sums: readonly TurnSums[]): TurnSums => sums.reduce(addTurns, NO_TURNS);

/** The mean accuracy of a turn, in percent; `undefined` without any. */
export const accuracyIn = ({ turns, accuracy }: TurnSums): number | undefined =>
  turns > 0 ? accuracy / turns : undefined;

/** The turns of one class of matches or turns. */
export interface Row<Key> {
  readonly key: Key;
  readonly sums: TurnSums;
}

const rowsOf = <Key>(keys: readonly Key[], sumsOf: (key: Key) => readonly TurnSums[]): readonly Row<Key>[] =>
  keys.map((key) => ({ key, sums: total(sumsOf(key)) })).filter(({ sums }) => sums.turns > 0);

/** The turns by the phase of the round. Phases without turns are left out, here and below. */
export const rowsByPhase = (accounts: readonly Account[]): readonly Row<Phase>[] =>
  rowsOf(PHASES, (phase) => accounts.map(({ figures }) => figures.phases[phase]));

/** The turns by thinking time, of matches with clocks. */
export const rowsByPace = (accounts: readonly Account[]): readonly Row<Pace>[] =>
  rowsOf(PACES, (pace) => accounts.flatMap(({ figures }) => figures.paces?.[pace] ?? []));

/** The turns by the person's side. */
export const rowsBySide = (accounts: readonly Account[]): readonly Row<Side>[] =>
  rowsOf(SIDES, (side) => accounts.filter(({ match }) => match.side === side).map(({ figures }) => turnsIn(figures)));

/** The width of a class of rated people, in points. */
export const RATING_CLASS = 400;

/** A class of opponents: a level of the computer, people with a rating (the least one of the class), or people without. */
export type OpponentClass = { readonly level: Level } | { readonly ratedFrom: number } | 'people';

/** The turns by the opponent's strength: the computer's levels, the lowest first, then people, those without a rating at the end. */
export function rowsByOpponent(accounts: readonly Account[]): readonly Row<OpponentClass>[] {
  const people = accounts.filter(({ match }) => match.level === undefined);
  const classes = people.flatMap(({ match: { rating } }) => (rating === undefined ? [] : [ratingClass(rating)]));
  const against = (isIn: (match: FinishedMatch) => boolean) =>
    accounts.filter(({ match }) => isIn(match)).map(({ figures }) => turnsIn(figures));
  return [
    ...ALL_LEVELS.flatMap((level) => rowsOf([{ level }], () => against((match) => match.level === level))),
    ...[...new Set(classes)]
      .sort((a, b) => a - b)
      .flatMap((ratedFrom) =>
        rowsOf([{ ratedFrom }], () =>
          against(
            ({ level, rating }) => level === undefined && rating !== undefined && ratingClass(rating) === ratedFrom,
          ),
        ),
      ),
    ...rowsOf(['people' as const], () => against(({ level, rating }) => level === undefined && rating === undefined)),
  ];
}

const ratingClass = (rating: number): number => RATING_CLASS * Math.floor(rating / RATING_CLASS);

/** The blunders by reason, the one that lost most first. */
export function rowsByReason(
  accounts: readonly Account[],
): readonly { readonly key: keyof MatchFigures['reasons']; readonly sums: ReasonSums }[] {
  const sums = new Map<keyof MatchFigures['reasons'], ReasonSums>();
  for (const { figures } of accounts)
    for (const [key, { turns, loss }] of Object.entries(figures.reasons) as [
      keyof MatchFigures['reasons'],
      ReasonSums,
    ][]) {
      const before = sums.get(key) ?? { turns: 0, loss: 0 };
      sums.set(key, { turns: before.turns + turns, loss: before.loss + loss });
    }
  return [...sums].map(([key, one]) => ({ key, sums: one })).sort((a, b) => b.sums.loss - a.sums.loss);
}

/** The motifs that came up, the most frequent first. */
export function rowsByMotif(
  accounts: readonly Account[],
): readonly { readonly id: string; readonly sums: MotifSums }[] {
  const sums = new Map<string, MotifSums>();
  for (const { figures } of accounts)
    for (const [id, { used, missed, allowed }] of Object.entries(figures.motifs)) {
      const before = sums.get(id) ?? { used: 0, missed: 0, allowed: 0 };
      sums.set(id, { used: before.used + used, missed: before.missed + missed, allowed: before.allowed + allowed });
    }
  const timesOf = ({ used, missed, allowed }: MotifSums) => used + missed + allowed;
  return [...sums].map(([id, one]) => ({ id, sums: one })).sort((a, b) => timesOf(b.sums) - timesOf(a.sums));
}

/** The rounds that the person had as good as won, and how many of them were won. */
export const winsIn = (accounts: readonly Account[]): MatchFigures['wins'] =>
  accounts.reduce((sum, { figures: { wins } }) => ({ had: sum.had + wins.had, made: sum.made + wins.made }), {
    had: 0,
    made: 0,
  });

/** Consecutive matches and their accuracy together. */
export interface CoursePart {
  /** The moments at which the first and the last of them ended, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  readonly accuracy: number;
}

/** The fewest matches that have a course. */
export const LEAST_IN_COURSE = 5;
/** The most parts of a course. */
const MOST_PARTS = 20;

/** The course of the accuracy, the earliest matches first, in parts of about equal size; empty with few matches. */
export function courseOf(accounts: readonly Account[]): readonly CoursePart[] {
  const all = accounts
    .filter(({ figures }) => turnsIn(figures).turns > 0)
    .toSorted((a, b) => a.match.ended - b.match.ended);
  if (all.length < LEAST_IN_COURSE) return [];
  const parts = Math.min(MOST_PARTS, all.length);
  return Array.from({ length: parts }, (_, index) => {
    const some = all.slice(Math.floor((index * all.length) / parts), Math.floor(((index + 1) * all.length) / parts));
    return {
      from: some[0]!.match.ended,
      to: some.at(-1)!.match.ended,
      matches: some.length,
      accuracy: accuracyIn(total(some.map(({ figures }) => turnsIn(figures))))!,
    };
  });
}
