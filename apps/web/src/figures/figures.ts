import { allSquares, opponent, type Side } from '@kickmate/board';
import type { AnyVariant, Motifs } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { motifOfLine, type Reason, reasonsOf } from '@kickmate/play/reasons';
import type { JudgedTurn, MatchReport, TurnMark } from '@kickmate/play/report';

/** The phases of a round, in their order. */
export const PHASES = ['opening', 'middle', 'end'] as const;
/** A phase of a round. */
export type Phase = (typeof PHASES)[number];

/** The classes of thinking time of a turn, the shortest first. */
export const PACES = ['quick', 'usual', 'long'] as const;
/** A class of thinking time of a turn. */
export type Pace = (typeof PACES)[number];

/**
 * The turns of a side that are the opening of a round, and the turn with which the end begins in games with a ball. Their rounds have
 * about 25 turns of each side between computers of level 3.
 */
export const PHASE_TURNS = { opening: 10, endWithBall: 20 } as const;
/** A round without a ball is in its end when at most this part of its pieces is left. */
const PIECES_IN_END = 1 / 2;

/** The thinking times at which the classes `usual` and `long` begin, in milliseconds. */
export const PACE_MS = { usual: 10_000, long: 30_000 } as const;

/** The chance to win from which a position counts as won, in percent. */
export const WON_CHANCE = 90;

/** Sums over turns in which the person had a choice. */
export interface TurnSums {
  readonly turns: number;
  /** The sum of their accuracies, in percent. */
  readonly accuracy: number;
  /** The sum of the chances to win that they lost, in percent. */
  readonly loss: number;
  /** The number of blunders, missed goals and missed wins. */
  readonly blunders: number;
}

/** No turns. */
export const NO_TURNS: TurnSums = { turns: 0, accuracy: 0, loss: 0, blunders: 0 };

/** Adds two sums. */
export const addTurns = (a: TurnSums, b: TurnSums): TurnSums => ({
  turns: a.turns + b.turns,
  accuracy: a.accuracy + b.accuracy,
  loss: a.loss + b.loss,
  blunders: a.blunders + b.blunders,
});

/** The number of turns with one reason, and the chance to win that they lost, in percent. */
export interface ReasonSums {
  readonly turns: number;
  readonly loss: number;
}

/** Skill and luck of a side: the chance to win that its actions lost and that chance gave to it, in percent. */
export interface SkillAndLuck {
  readonly lost: number;
  readonly luck: number;
}

/** The turns of the person in which a motif came up. */
export interface MotifSums {
  /** Good turns that used it. */
  readonly used: number;
  /** Blunders that left it out. */
  readonly missed: number;
  /** Blunders that gave it to the other side. */
  readonly allowed: number;
}

/** What the report of a match says about the person, in sums that can be added up over matches. */
export interface MatchFigures {
  readonly phases: Readonly<Record<Phase, TurnSums>>;
  /** By thinking time; absent in a match without clocks. */
  readonly paces?: Readonly<Record<Pace, TurnSums>>;
  /** The number of rounds that the person had as good as won, and how many of them were won. */
  readonly wins: { readonly had: number; readonly made: number };
  /** Of the person and of the opponent; absent if chance decided nothing. */
  readonly chance?: { readonly own: SkillAndLuck; readonly other: SkillAndLuck };
  /** The blunders by their weightiest reason, as far as it is proved. */
  readonly reasons: Readonly<Partial<Record<Reason['kind'], ReasonSums>>>;
  /** By the motifs' ids. */
  readonly motifs: Readonly<Record<string, MotifSums>>;
}

/** The marks of blunders. */
const BLUNDERS: readonly TurnMark[] = ['missed goal', 'missed win', 'blunder'];
const isBlunder = ({ mark }: JudgedTurn): boolean => mark !== undefined && BLUNDERS.includes(mark);

/** The figures of a side in a match, from its whole report. */
export function figuresOf(match: AnyMatch, report: MatchReport, side: Side, motifs?: Motifs<unknown>): MatchFigures {
  const own = report.turns.filter((turn) => turn.side === side);
  const judged = own.filter(({ accuracy }) => accuracy !== undefined);
  const phases = phasesOf(match, own);
  const hasClocks = match.time !== undefined || match.live !== undefined;
  const hasChance = report.chanceResults.length > 0;
  const skillAndLuck = ({ lost, luck }: SkillAndLuck): SkillAndLuck => ({ lost, luck });
  return {
    phases: sumsBy(PHASES, judged, (turn) => phases.get(turn)!),
    ...(hasClocks && { paces: sumsBy(PACES, judged, (turn) => paceOf(match, turn)) }),
    wins: winsOf(match, report, side),
    ...(hasChance && {
      chance: { own: skillAndLuck(report.sides[side]), other: skillAndLuck(report.sides[opponent(side)]) },
    }),
    ...whySums(match, judged, motifs),
  };
}

/** The sums of turns by a class of theirs. Turns without one are left out. */
function sumsBy<Class extends string>(
  classes: readonly Class[],
  turns: readonly JudgedTurn[],
  classOf: (turn: JudgedTurn) => Class | undefined,
): Record<Class, TurnSums> {
  const sums = Object.fromEntries(classes.map((one) => [one, NO_TURNS])) as Record<Class, TurnSums>;
  for (const turn of turns) {
    const found = classOf(turn);
    if (found === undefined) continue;
    const { loss, accuracy = 0 } = turn;
    sums[found] = addTurns(sums[found], { turns: 1, accuracy, loss, blunders: isBlunder(turn) ? 1 : 0 });
  }
  return sums;
}

/** The phase of each turn of a side; the turns are all of its, in order. */
function phasesOf({ variant, rounds }: AnyMatch, turns: readonly JudgedTurn[]): ReadonlyMap<JudgedTurn, Phase> {
  const phases = new Map<JudgedTurn, Phase>();
  const played = rounds.map(() => 0);
  const atStart = rounds.map(({ start }) => pieceCount(variant, start));
  for (const turn of turns) {
    const { round, first } = turn;
    const number = ++played[round]!;
    const pieces = () => pieceCount(variant, rounds[round]!.plies[first]!.before);
    const isOpening = number <= PHASE_TURNS.opening;
    const isEnd = variant.ball
      ? number >= PHASE_TURNS.endWithBall
      : !isOpening && pieces() <= PIECES_IN_END * atStart[round]!;
    phases.set(turn, isOpening ? 'opening' : isEnd ? 'end' : 'middle');
  }
  return phases;
}

const pieceCount = (variant: AnyVariant, position: unknown): number =>
  allSquares(variant.board).filter((square) => variant.pieceAt(position, square)).length;

/** The class of a turn's thinking time; `undefined` if the time of an action is not known. */
function paceOf({ rounds }: AnyMatch, { round, first, last }: JudgedTurn): Pace | undefined {
  let ms = 0;
  for (const { spent } of rounds[round]!.plies.slice(first, last + 1)) {
    if (spent === undefined) return undefined;
    ms += spent;
  }
  return ms < PACE_MS.usual ? 'quick' : ms < PACE_MS.long ? 'usual' : 'long';
}

/** The rounds that a side had as good as won before their last action, and how many of them it won. A round that the whistle ended is none. */
function winsOf({ rounds, end }: AnyMatch, { points }: MatchReport, side: Side): MatchFigures['wins'] {
  const won = new Set(
    points
      .filter(({ round, ply, white }) => {
        if (white === undefined || ply >= rounds[round]!.plies.length) return false;
        return (side === 'w' ? white : 100 - white) >= WON_CHANCE;
      })
      .map(({ round }) => round),
  );
  const had = [...won].filter((round) => rounds[round]!.endedBy !== 'whistle');
  // A match can end within a round: by a resignation or a flag.
  const winnerOf = (round: number) => (rounds[round]!.end ?? (round === rounds.length - 1 ? end : undefined))?.winner;
  return { had: had.length, made: had.filter((round) => winnerOf(round) === side).length };
}

/** The blunders by their reasons, and how often each motif came up. */
function whySums(
  match: AnyMatch,
  turns: readonly JudgedTurn[],
  motifs: Motifs<unknown> | undefined,
): Pick<MatchFigures, 'reasons' | 'motifs'> {
  const reasons: Partial<Record<Reason['kind'], ReasonSums>> = {};
  const found: Record<string, MotifSums> = {};
  const count = (id: string | undefined, use: keyof MotifSums) => {
    if (id === undefined) return;
    const before = found[id] ?? { used: 0, missed: 0, allowed: 0 };
    found[id] = { ...before, [use]: before[use] + 1 };
  };
  for (const turn of turns) {
    if (!isBlunder(turn)) {
      if (motifs) count(usedMotif(match, turn, motifs), 'used');
      continue;
    }
    const [reason] = reasonsOf(match, turn, motifs);
    if (!reason) continue;
    const { turns: before, loss } = reasons[reason.kind] ?? { turns: 0, loss: 0 };
    reasons[reason.kind] = { turns: before + 1, loss: loss + turn.loss };
    count(reason.motif?.id, reason.kind.startsWith('misses') ? 'missed' : 'allowed');
  }
  return { reasons, motifs: found };
}

/** The id of the weightiest motif of a turn that was played. */
function usedMotif(
  { variant, rounds }: AnyMatch,
  { round, first, last, reply }: JudgedTurn,
  motifs: Motifs<unknown>,
): string | undefined {
  const { plies } = rounds[round]!;
  const played = plies.slice(first, last + 1).map(({ action }) => variant.text.formatAction({ action }));
  const line = [...played, ...(reply?.line ?? [])];
  return motifOfLine(variant, plies.slice(0, first), plies[first]!.before, line, motifs)?.id;
}
