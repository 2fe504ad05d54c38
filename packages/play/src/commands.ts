import { fail, type Result, type Side, type Square } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import type { Seat } from './seats.ts';
import type { OfferKind } from './session.ts';

/** A player's command, as plain data. It comes from the seat of `side`; the host has to check that. */
export type SeatCommand = { readonly side: Side } & (
  | { readonly kind: 'act'; readonly action: Action }
  /** Plays an action in coordinates. An outcome is not part of the text, because chance decides it. */
  | { readonly kind: 'act by text'; readonly text: string }
  /**
   * Plays the first action on the way of the piece on `from` to a far square. The piece goes on by itself only if the other side
   * has no pieces.
   */
  | { readonly kind: 'go'; readonly from: Square; readonly to: Square }
  /** Plays the next step of the route. */
  | { readonly kind: 'go on' }
  /** Ends the route where the piece stands. */
  | { readonly kind: 'stay' }
  /** Changes the side's unfinished formation, in text form. `answeredFormation`: see `LineUpState`. */
  | { readonly kind: 'draft'; readonly formation: string; readonly answeredFormation?: string | undefined }
  /** Ends the side's line-up with this formation, or with its draft. */
  | { readonly kind: 'ready'; readonly formation?: string | undefined }
  /** Ends the side's line-up with the game's usual formation. */
  | { readonly kind: 'skip line-up' }
  /** Makes an offer, or accepts that of the other side if one of this kind is open. */
  | { readonly kind: 'offer'; readonly what: OfferKind }
  /** Accepts or declines the other side's offer. */
  | { readonly kind: 'accept'; readonly what: OfferKind }
  | { readonly kind: 'decline'; readonly what: OfferKind }
  /** Withdraws the side's own offer. */
  | { readonly kind: 'withdraw'; readonly what: OfferKind }
  /** Claims the end that `Match.claimable` offers to the side to act. */
  | { readonly kind: 'claim' }
  | { readonly kind: 'resign' }
  /** Calls the match off before both sides have acted. Stored games and older clients know the command by this name. */
  | { readonly kind: 'abort' }
  | { readonly kind: 'undo' | 'redo' }
);

/** A command of the host itself. A player never sends one. */
export type HostCommand =
  /**
   * `pause`: the computer waits until `resume`. `rest`: nobody looks, and the clocks stop until `wake`. `hold`: the clocks
   * stop, because the computer has its answer and waits until people have seen the board. They run again after `release`, or
   * when the answer is played, or when another command takes the computer's task away.
   */
  | { readonly kind: 'pause' | 'resume' | 'rest' | 'wake' | 'hold' | 'release' }
  /** Gives a side another player: the computer goes on for a person who has left, for example. */
  | { readonly kind: 'seat'; readonly side: Side; readonly seat: Seat }
  /** Ends a match because it has become too long: it is drawn, or called off where a match has several rounds and knows no draw. */
  | { readonly kind: 'end as too long' };

export type Command = SeatCommand | HostCommand;

/**
 * The causes of refusals that need no values. `late`: the match had changed, or the time was over, when the command came.
 * `needsNoAgreement`: each side may undo by itself. `needsNoCallOff`: where people undo freely, nothing has to be called off. `byChance`:
 * chance has decided something that would be taken back. `otherAnswers`: only the other side answers an offer. `nothingLeft`: what the
 * other side offered to take back is gone, or chance has decided a part of it since.
 */
type PlainCause =
  | 'over'
  | 'late'
  | 'lineUpFirst'
  | 'otherTurn'
  | 'withOutcome'
  | 'noRoute'
  | 'notOnRoute'
  | 'nobodyLinesUp'
  | 'isReady'
  | 'otherLinesUp'
  | 'incomplete'
  | 'wasDeclined'
  | 'isOffered'
  | 'noDraw'
  | 'isLive'
  | 'needsNoAgreement'
  | 'nothingPlayed'
  | 'byChance'
  | 'offeredByOther'
  | 'otherAnswers'
  | 'nothingLeft'
  | 'notYourClaim'
  | 'noClaim'
  | 'bothActed'
  | 'needsNoCallOff'
  | 'mustAgree'
  | 'nothingToUndo'
  | 'nothingToRedo'
  | 'clocksRun'
  | 'nothingToHold';

/** The reason for which a command changes nothing, as data. `@kickmate/protocol` has the words. */
export type Refusal =
  // A member for each cause, as the refusals of `@kickmate/protocol` have: one for all would not be assignable to them.
  | { readonly [Why in PlainCause]: { readonly why: Why } }[PlainCause]
  /** The rules of the game do not allow it. `fault`: their sentence about that. */
  | { readonly why: 'illegal'; readonly values: { readonly fault: string } }
  | { readonly why: 'notOffered'; readonly values: { readonly what: OfferKind } };

/** The result of a command that is refused for a cause without values. */
export const refuse = (why: PlainCause): Result<never, Refusal> => fail({ why } as Refusal);

/** The result of a command that the rules of the game do not allow. */
export const illegal = (fault: string): Result<never, Refusal> => fail({ why: 'illegal', values: { fault } });
