import type { Side } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import { type SeatCommand, type Session, TWO_PEOPLE } from '@kickmate/play';
import { keptOwnFormation } from './kept-formations.ts';
import { type Dispatched, NOT_HERE, type Stage } from './stage.ts';

/** A game at a server's table, as the person at this device takes part in it. */
export interface RemoteGame {
  readonly session: Session;
  /** The person's own side; `undefined` for somebody who watches. */
  readonly side: Side | undefined;
  readonly names: Readonly<Record<Side, string>>;
  /** The address of the table, for the match's record. */
  readonly site: string;
  readonly details: Readonly<Partial<Record<Side, string>>>;
  /** The action or line-up on its way to the server; see {@link Stage.sending}. */
  readonly sending?: { readonly action?: Action | undefined } | undefined;
  /** The reason for which the server did not carry out the last command, as a sentence; empty if it did. */
  readonly refusalText: string;
  /** Whether the person confirms each action before it is sent. */
  readonly confirmsActions: boolean;
  /** Sends a command to the server. The session changes only when the server says so. */
  dispatch(command: SeatCommand): Dispatched;
}

/**
 * A game at a server's table as a stage: the server decides, and the stage shows what it says. Until the game has an
 * end, nobody gets the engine's help. Its seats are always people's: the server marks a computer by its name.
 */
export function remoteStage({ side, dispatch, ...shown }: RemoteGame): Stage {
  // A match that was called off is over, too, but has no end.
  const hasEnd = shown.session.match.end !== undefined;
  return {
    ...shown,
    id: shown.site,
    session: withOwnFormation(shown.session, side),
    seats: TWO_PEOPLE,
    sidesHere: side ? [side] : [],
    can: { playOn: true, beginAtBall: true, showEngine: hasEnd, search: hasEnd, analyse: hasEnd },
    dispatch: (command) => ('side' in command && command.kind !== 'seat' ? dispatch(command) : NOT_HERE),
  };
}

/** Adds the formation in which the person lined up last against the computer on this device. The server does not know it. */
function withOwnFormation(session: Session, side: Side | undefined): Session {
  if (!session.lineUp || !side) return session;
  const kept = keptOwnFormation(session.match.variant.id, side);
  return { ...session, lastFormations: { ...kept, ...session.lastFormations } };
}
