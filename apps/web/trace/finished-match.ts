import { must } from '@kickmate/board';
import { openEngine } from '@kickmate/engine';
import { type AnyVariant, Match } from '@kickmate/game';
import { writeRecord } from '@kickmate/record';

/** The level of both sides: it makes mistakes of all sizes, and thinks for hardly any time. */
const LEVEL = 8;
/** The most seeds that are tried. */
const MOST_SEEDS = 20;

/**
 * Plays a match of the engine against itself that is over after this many actions: then the side to act resigns. The same
 * arguments give the same match on every machine.
 * @returns its record
 * @throws Error if each of some matches was over before
 */
export async function finishedMatch(variant: AnyVariant, actions: number): Promise<string> {
  const engine = await openEngine(variant);
  try {
    for (let seed = 1; seed <= MOST_SEEDS; seed++) {
      let match: Match<unknown> = Match.start(variant, { seed, goals: variant.match.goals.max });
      for (let played = 0; !match.end; played++) {
        if (played === actions) return writeRecord(match.resign(match.side));
        const { start, plies } = match.round;
        const request = {
          start: variant.text.format(start),
          actions: plies.map((ply) => variant.text.formatAction(ply)),
          limits: {},
          level: LEVEL,
          seed,
        };
        match = must(match.playText(must(await engine.search(request)).best!));
      }
    }
  } finally {
    engine.close();
  }
  throw new Error(`${variant.id}: no match lasts ${actions} actions`);
}
