import { messages } from '@kickmate/language';
import type { OfferKind } from './session.ts';

const ENGLISH = {
  /** The reasons for which a command changes nothing, and what would be right. */
  refused: {
    over: 'the match is over; begin another one',
    late: 'the time for it is over',
    lineUpFirst: 'both sides line up first',
    otherTurn: "it is the other side's turn",
    withOutcome: 'chance decides the outcome: write the action without one',
    noWay: 'there is no way to that square; choose an empty one that can be reached',
    noRoute: 'no piece is on a route: send one to a far square first',
    nobodyLinesUp: 'nobody lines up now; that is done before a round',
    isReady: 'this side is ready already',
    otherLinesUp: 'the other side lines up first',
    incomplete: 'not everybody has a place: place the pieces that are left',
    wasDeclined: 'it was declined in this position: play on',
    isOffered: 'it is offered already',
    noDraw: 'a match of several rounds is not drawn by agreement: play on, or resign',
    isLive: 'in a live match nothing is taken back',
    isFree: 'no agreement is needed here: undo',
    nothingPlayed: 'this side has played nothing that could be taken back',
    byChance: 'nothing is taken back that chance has decided: play on',
    notOffered: (what: OfferKind) => `no ${what} is offered: offer one`,
    offeredByOther: 'it is the offer of the other side',
    otherAnswers: 'the other side has to answer',
    nothingLeft: 'there is nothing to take back any more',
    notYourClaim: "only the side to act may claim; it is the other side's turn",
    noClaim: 'there is nothing to claim in this position: play on',
    bothActed: 'both sides have acted: resign, or offer a draw',
    nobodyToTell: 'nobody has to be told here: begin another match',
    mustAgree: 'the other side has to agree: offer a takeback',
    nothingToUndo: 'nothing has been played that could be taken back',
    nothingToRedo: 'nothing was taken back that could be played again',
    clocksRun: 'the clocks of this session never rest',
    nothingToHold: 'the computer has no action to play now, so nothing can be held',
  },
  /** About a position from which a match is to begin. */
  start: {
    added: {
      both: 'The counters at the end are missing: they are set to 0 and 1, as for a first move.',
      last: 'The counter at the end is missing: it is set to 1, as for a first move.',
      zero: 'The counter at the end is 0: it is set to 1, as for a first move.',
    },
    nothingToPlay: 'Nothing can be played in this position: it is over.',
    nobodyCanWin: 'Nobody can win in this position: it is over.',
    /** The end of a sentence. */
    fields: (given: number, needed: number) => `; there ${given === 1 ? 'is' : 'are'} ${given} of ${needed} fields`,
  },
};
/** The type of these texts. */
export type PlayTexts = typeof ENGLISH;

/** The texts of a session of play. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));

const OFFERS: readonly OfferKind[] = ['draw', 'takeback'];

/** A session's refusal that was written in English, by a server, in the chosen language; `undefined` if it is none of ours. */
export function translatedRefusal(message: string): string | undefined {
  for (const name of Object.keys(ENGLISH.refused) as (keyof PlayTexts['refused'])[]) {
    if (name !== 'notOffered') {
      if (ENGLISH.refused[name] === message) return texts.refused[name];
      continue;
    }
    const offer = OFFERS.find((one) => ENGLISH.refused.notOffered(one) === message);
    if (offer) return texts.refused.notOffered(offer);
  }
  return undefined;
}
