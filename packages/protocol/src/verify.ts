import { fail, ok, type Result, SIDES, type Side } from '@kickmate/board';
import { beginRound, draw, endsTurnAt, isLinedUp, pickFrom } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { type Fortune, LOST_NONCE, randomSourceOf, type Seals, seedOf, sha256Hex } from './luck.ts';
import { texts } from './texts.ts';

/** The numbers of things in a match that were checked, and found to be as its luck decides them. */
export interface Verified {
  /** Rounds whose beginning was drawn. */
  readonly starts: number;
  /** Outcomes of actions. */
  readonly outcomes: number;
  /** Actions that chance played because a turn's time was over. */
  readonly actions: number;
  /** The people whose number was sealed and never shown: the luck was drawn without it. */
  readonly lost: readonly Side[];
}

/** The first thing in a match that its luck did not decide in this way. */
export interface Forged {
  /**
   * `commitment`: the secret is not the one to which the server committed itself. `nonce`: a player's number is not the one
   * that was sealed.
   */
  readonly what: 'commitment' | 'nonce' | 'start' | 'outcome' | 'action';
  /** The number of the round and of the ply in it, from 0; absent for the commitment and a nonce. */
  readonly round?: number | undefined;
  readonly ply?: number | undefined;
  /** A sentence for people. */
  readonly message: string;
}

/**
 * Checks all chance of a match, finished or not, against the server's secret: the secret against its commitment, the
 * players' numbers against their seals (games of older servers have none), then the beginning of every round that was drawn,
 * the outcome of every action, and every action that chance played because a turn's time was over in a live match.
 *
 * Some things cannot be checked from a match. The times are the server's word, and so are the flags and whistles that follow
 * from them. A computer's actions follow from no seed that is shown. Formations are the players' own. Whether a nonce is the
 * one that a player sent only that player's own program knows; and whether the lot of colours was drawn fairly (`lotOf`)
 * only one who knows who proposed the game.
 */
export function verifyLuck(match: AnyMatch, fortune: Fortune, commit: string, seals: Seals): Result<Verified, Forged> {
  // 1. Everybody had to be bound before any number was shown.
  if (sha256Hex(fortune.secret) !== commit) return fail({ what: 'commitment', message: texts.forged.commitment });
  const { nonces } = fortune;
  const lost = SIDES.filter((side) => seals[side] !== undefined && (nonces[side] ?? LOST_NONCE) === LOST_NONCE);
  for (const side of SIDES) {
    const [nonce, seal] = [nonces[side], seals[side]];
    if (nonce !== undefined && seal !== undefined && !lost.includes(side) && sha256Hex(nonce) !== seal)
      return fail({ what: 'nonce', message: texts.forged.nonce[side] });
  }

  // 2. Each round begins where the seed says, unless both sides have lined up.
  const random = randomSourceOf(fortune);
  const seed = seedOf(fortune);
  const { variant, rounds, array, live } = match;
  const { format, formatAction } = variant.text;
  const counts = { starts: 0, outcomes: 0, actions: 0 };
  for (const [round, { start, kickOff, plies }] of rounds.entries()) {
    if (!variant.formations || !isLinedUp(variant.formations, format, kickOff, start)) {
      const drawn = format(beginRound({ variant, seed, array }, round, kickOff).start);
      if (format(start) !== drawn)
        return fail({ what: 'start', round, message: texts.forged.start(round + 1, format(start), drawn) });
      counts.starts++;
    }

    // 3. In a turn whose time is over chance plays, and each action has the outcome that is drawn.
    let turnMs = 0;
    for (const [ply, { before, action, outcome, spent = 0 }] of plies.entries()) {
      turnMs += spent;
      if (live && turnMs >= live.turnMs) {
        const actions = variant.actions(before);
        const drawn = actions[pickFrom(random({ round, ply, for: 'action' }))(actions.length)]!;
        if (action !== drawn) {
          const [played, due] = [formatAction({ action }), formatAction({ action: drawn })];
          return fail({ what: 'action', round, ply, message: texts.forged.action(round + 1, ply + 1, due, played) });
        }
        counts.actions++;
      }
      const chance = variant.chance(before, action);
      if (chance.length > 0) {
        const drawn = draw(random({ round, ply, for: 'outcome' }), chance).outcome;
        if (outcome !== drawn) {
          const [played, due] = [formatAction({ action, outcome }), formatAction({ action, outcome: drawn })];
          return fail({ what: 'outcome', round, ply, message: texts.forged.outcome(round + 1, ply + 1, due, played) });
        }
        counts.outcomes++;
      }
      if (endsTurnAt(variant, rounds[round]!, ply)) turnMs = 0;
    }
  }
  return ok({ ...counts, lost });
}
