import { type Random, type Successor, seededRandom, successors, type Variant } from '@kickmate/game';

/** A line of play: the position in which it begins, and what was played. */
export interface PlayedLine<P> {
  readonly start: P;
  readonly successors: readonly Successor[];
}

/** A fault of a game, at a place in a line. */
export interface Fault {
  /** The number of actions in the line before the position at fault. */
  readonly ply: number;
  /** What is wrong. */
  readonly what: string;
  /** The part of the game in which to look for the cause. */
  readonly look: string;
  /** The action in that position that is at fault; absent: it is the position itself. */
  readonly successor?: Successor | undefined;
}

/** Returns the first fault in a line, if there is one. The positions before the ply `from` are known to have none. */
export type FindFault<P> = (line: PlayedLine<P>, from: number) => Fault | undefined;

/** The shortest line that was found for a fault. */
export interface ShortestCase<P> {
  readonly line: PlayedLine<P>;
  readonly fault: Fault;
}

/** A copy of a position, so that a game that changes positions does not change the case. Without one, the position itself. */
export function copyOf<P>(at: P): P {
  try {
    return structuredClone(at);
  } catch {
    return at;
  }
}

/** The most lines that are tried to find a shorter one. */
const MOST_TRIED = 200;

/**
 * Plays at random from one of the starts of either side, or from `begin`, to the round's end or to a largest number of actions.
 * Where the game throws, the line ends.
 */
export function randomLine<P>(
  variant: Variant<P>,
  random: Random,
  plies: number,
  begin?: (random: Random) => P,
): PlayedLine<P> {
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const start = begin?.(random) ?? pick(variant.starts(random() < 0.5 ? 'w' : 'b')).position;
  const played: Successor[] = [];
  let at = copyOf(start);
  try {
    while (played.length < plies && !variant.end(at)) {
      const successor = pick(successors(variant, at));
      at = variant.play(at, successor.action, successor.outcome);
      played.push(successor);
    }
  } catch {
    // The proofs find the reason in the position where the line ends.
  }
  return { start, successors: played };
}

/** Always the same random lines for a seed. */
export const randomLines = <P>(variant: Variant<P>, seed: number, count: number, plies: number) =>
  Array.from({ length: count }, (_, round) => randomLine(variant, seededRandom(seed, round), plies));

/** The positions of a line, the first one included. */
export function positionsOf<P>(variant: Variant<P>, { start, successors: played }: PlayedLine<P>): readonly P[] {
  const positions = [copyOf(start)];
  for (const { action, outcome } of played) positions.push(variant.play(positions.at(-1)!, action, outcome));
  return positions;
}

/**
 * Returns the shortest line in which a game has a fault: actions are left out of the given one as long as the rest of it still
 * has a fault; then shorter lines from the same start are tried, the shortest first.
 */
export function shortestCase<P>(
  variant: Variant<P>,
  line: PlayedLine<P>,
  find: FindFault<P>,
): ShortestCase<P> | undefined {
  const fault = find(line, 0);
  if (!fault) return undefined;
  let best = cut({ line, fault });
  const isShorter = (one: PlayedLine<P>, from: number): boolean => {
    const found = find(one, from);
    if (!found || found.ply >= best.line.successors.length) return false;
    best = cut({ line: one, fault: found });
    return true;
  };
  // 1. Leave out runs of actions, long ones first, until none can be left out.
  for (let before = Number.POSITIVE_INFINITY; best.line.successors.length < before; ) {
    before = best.line.successors.length;
    for (let run = before >> 1; run > 0; run >>= 1)
      for (let at = 0; at + run <= best.line.successors.length; )
        if (!isShorter(withLegal(variant, line.start, best.line.successors.toSpliced(at, run)), at)) at += run;
  }
  // 2. Try shorter lines, breadth first.
  let tried = 0;
  let lines: readonly PlayedLine<P>[] = [{ start: line.start, successors: [] }];
  while (tried < MOST_TRIED && lines.length > 0 && lines[0]!.successors.length < best.line.successors.length) {
    for (const one of lines) if (++tried < MOST_TRIED && isShorter(one, one.successors.length)) return best;
    lines = lines.slice(0, MOST_TRIED).flatMap((one) => longer(variant, one));
  }
  return best;
}

/** Without what was played after the fault. */
const cut = <P>({ line, fault }: ShortestCase<P>): ShortestCase<P> => ({
  line: { start: line.start, successors: line.successors.slice(0, fault.ply) },
  fault,
});

/** The lines that are longer than one by an action. */
function longer<P>(variant: Variant<P>, { start, successors: played }: PlayedLine<P>): readonly PlayedLine<P>[] {
  try {
    const at = positionsOf(variant, { start, successors: played }).at(-1)!;
    if (variant.end(at)) return [];
    return successors(variant, at).map((one) => ({ start, successors: [...played, one] }));
  } catch {
    return [];
  }
}

/** The line of those actions that the rules still allow when they are played one after the other; the others are left out. */
function withLegal<P>(variant: Variant<P>, start: P, played: readonly Successor[]): PlayedLine<P> {
  const legal: Successor[] = [];
  try {
    let at = copyOf(start);
    for (const one of played) {
      if (!successors(variant, at).some(({ action, outcome }) => action === one.action && outcome === one.outcome))
        continue;
      at = variant.play(at, one.action, one.outcome);
      legal.push(one);
    }
  } catch {
    // Where the game throws, the line ends.
  }
  return { start, successors: legal };
}

/** Returns the message of something that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns what a function returns, or `? (...)` with the reason for which it throws. */
function written(write: () => string): string {
  try {
    return write();
  } catch (error) {
    return `? (${messageOf(error)})`;
  }
}

/**
 * A report about a fault: what is wrong, the position as text, the actions that lead there, the action at fault, where to look,
 * and what is needed to see it again.
 * @param again the seed and whatever else names the case, such as `seed 1, round 3`
 */
export function reportOf<P>(variant: Variant<P>, { line, fault }: ShortestCase<P>, again: string): string {
  const { text } = variant;
  const actionText = (one: Successor) => written(() => text.formatAction(one));
  const at = written(() => text.format(positionsOf(variant, line).at(-1)!));
  const count = line.successors.length;
  const way = count === 0 ? 'a start' : `after ${count} action${count === 1 ? '' : 's'} from a start`;
  return [
    `${variant.id}: ${fault.what}`,
    `  position  ${at}   (${way})`,
    ...(count === 0 ? [] : [`  start     ${written(() => text.format(line.start))}`]),
    ...(count === 0 ? [] : [`  actions   ${line.successors.map(actionText).join(' ')}`]),
    ...(fault.successor ? [`  action    ${actionText(fault.successor)}`] : []),
    `  look at   ${fault.look}`,
    `  again     ${again}`,
  ].join('\n');
}
