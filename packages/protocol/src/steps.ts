import { fail, ok, type Result, SIDES } from '@kickmate/board';
import { Match, type Round } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import * as v from 'valibot';

/** A side, White or Black. */
export const SideSchema = v.picklist(SIDES);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** Milliseconds of one action, up to the longest time that a clock may show, and some days more. */
const Spent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 40));
const Text = v.pipe(v.string(), v.maxLength(1000));

/** One change of a match, as plain data. A list of them brings a match from one state to a later one. */
export const StepSchema = v.variant('do', [
  /** Takes back this many of the last things that were done, as `Match.undo` counts them. */
  v.object({ do: v.literal('undo'), times: Count }),
  /** Plays an action, with the outcome of chance, that took `spent` milliseconds. */
  v.object({ do: v.literal('play'), text: Text, spent: v.optional(Spent) }),
  /** The round that has just begun starts in this position: it was drawn, or both sides have lined up. */
  v.object({ do: v.literal('start'), position: Text }),
  /** The round ends otherwise than by the rules. */
  v.object({ do: v.literal('settle'), by: v.picklist(['claim', 'agreement', 'whistle']) }),
  v.object({ do: v.picklist(['resign', 'flag']), side: SideSchema }),
]);
export type Step = v.InferOutput<typeof StepSchema>;

/** The steps that lead from one state of a match to another one of the same match. */
export function stepsBetween(before: AnyMatch, after: AnyMatch): readonly Step[] {
  let base = before;
  let times = 0;
  while (!isEarlier(base, after)) {
    base = base.undo();
    times++;
  }
  const steps: Step[] = times > 0 ? [{ do: 'undo', times }] : [];
  const { format, formatAction } = after.variant.text;
  for (const [index, round] of after.rounds.entries()) {
    const had = base.rounds[index];
    const isNew = had === undefined;
    // A new round begins by itself, but a client cannot know where if chance decides it.
    if (isNew || format(had.start) !== format(round.start)) steps.push({ do: 'start', position: format(round.start) });
    for (const ply of round.plies.slice(had?.plies.length ?? 0))
      steps.push({ do: 'play', text: formatAction(ply), ...(ply.spent !== undefined && { spent: ply.spent }) });
    if (round.endedBy && round.endedBy !== 'record' && !had?.endedBy) steps.push({ do: 'settle', by: round.endedBy });
  }
  if (after.resigned && !base.resigned) steps.push({ do: 'resign', side: after.resigned });
  if (after.flagged && !base.flagged) steps.push({ do: 'flag', side: after.flagged });
  return steps;
}

/** Whether a match is an earlier state of another one, so that nothing has to be taken back. */
function isEarlier(one: AnyMatch, other: AnyMatch): boolean {
  if ((one.resigned && one.resigned !== other.resigned) || (one.flagged && one.flagged !== other.flagged)) return false;
  return one.rounds.every((round, index) => {
    const longer = other.rounds[index];
    const isLast = index === one.rounds.length - 1;
    return longer !== undefined && isEarlierRound(round, longer, isLast);
  });
}

/** Whether a round is an earlier state of another one. The start of a round without plies may still change. */
function isEarlierRound(round: Round<unknown>, longer: Round<unknown>, isLast: boolean): boolean {
  if (round.endedBy && round.endedBy !== longer.endedBy) return false;
  if (round.plies.length > 0 ? round.start !== longer.start : !isLast && round.start !== longer.start) return false;
  const isSame = round.plies.every((ply, index) => ply === longer.plies[index]);
  return isSame && (isLast || round.plies.length === longer.plies.length);
}

/**
 * The match after these steps. The rules check every one of them. The error says which step does not fit, and why; then the
 * two sides of a connection have lost each other, and the whole record has to be sent.
 */
export function afterSteps(match: AnyMatch, steps: readonly Step[]): Result<AnyMatch, { readonly message: string }> {
  let now = match;
  for (const [index, step] of steps.entries()) {
    const next = afterStep(now, step);
    if (!next.ok) return fail({ message: `step ${index} (${step.do}): ${next.error.message}` });
    now = next.value;
  }
  return ok(now);
}

function afterStep(match: AnyMatch, step: Step): Result<AnyMatch, { readonly message: string }> {
  switch (step.do) {
    case 'undo': {
      let now = match;
      for (let i = 0; i < step.times; i++) {
        if (!now.canUndo) return fail({ message: `only ${i} things can be taken back` });
        now = now.undo();
      }
      return ok(now);
    }
    case 'play': {
      const played = match.playText(step.text, { spent: step.spent });
      if (!played.ok) return played;
      const { action, outcome } = played.value.last!;
      const saysOutcome = match.variant.text.formatAction({ action, outcome }) === step.text;
      return saysOutcome ? played : fail({ message: `'${step.text}' does not say what chance brought` });
    }
    case 'start':
      return withStart(match, step.position);
    case 'settle': {
      const ended = step.by === 'claim' ? match.claim() : step.by === 'agreement' ? match.agreeDraw() : match.whistle();
      return ended === match ? fail({ message: `no ${step.by} is possible` }) : ok(ended);
    }
    case 'resign':
      return ended(match, match.resign(step.side));
    case 'flag':
      return ended(match, match.flag(step.side));
  }
}

const ended = (before: AnyMatch, after: AnyMatch): Result<AnyMatch, { readonly message: string }> =>
  after === before ? fail({ message: 'the match is over already' }) : ok(after);

/** The match whose last round, in which nothing has been played, starts in this position. */
function withStart(match: AnyMatch, text: string): Result<AnyMatch, { readonly message: string }> {
  const { round, rounds, variant, end } = match;
  const read = variant.text.parse(text);
  if (!read.ok) return read;
  if (end || round.plies.length > 0) return fail({ message: 'no round has just begun' });
  if (variant.side(read.value) !== round.kickOff || variant.end(read.value))
    return fail({ message: `a round cannot begin in '${text}'` });
  return ok(Match.restore({ ...partsOf(match), rounds: [...rounds.slice(0, -1), { ...round, start: read.value }] }));
}

/** A match as it may be shown before its end: without the seed, from which its further rounds follow. */
export const withoutSeed = (match: AnyMatch): AnyMatch => Match.restore({ ...partsOf(match), seed: 0 });

function partsOf({ variant, goals, seed, rounds, array, time, live, resigned, flagged }: AnyMatch) {
  return { variant, goals, seed, rounds, array, time, live, resigned, flagged };
}
