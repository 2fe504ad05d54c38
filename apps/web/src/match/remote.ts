import { fail, type Result, type Side } from '@kickmate/board';
import type { Action } from '@kickmate/game';
import type { Refusal, SeatCommand, Session } from '@kickmate/play';

/** The session after a command, or why it changed nothing; `undefined`: the board takes no such command, or not now. */
export type Dispatched = Result<Session, Refusal | undefined>;

/** A command that the board does not take. */
export const NOT_HERE: Dispatched = fail(undefined);

/** A match that a server decides, as the person at this device takes part in it. A new value comes with each change. */
export interface Remote {
  readonly session: Session;
  /** The person's own side; `undefined` for somebody who watches. */
  readonly side: Side | undefined;
  /** The names of the players. */
  readonly names: Readonly<Record<Side, string>>;
  /** The address of the match, for its record. */
  readonly site?: string | undefined;
  /** Words about each player's connection: "away", "80 ms". */
  readonly details: Readonly<Partial<Record<Side, string>>>;
  /** Whether an action is on its way to the server, which has not played it yet. */
  readonly isSending: boolean;
  /** That action; `undefined` for a line-up, and while nothing is being sent. */
  readonly sending?: Action | undefined;
  /** Whether the connection to the server is lost for the moment. */
  readonly isReconnecting: boolean;
  /** The reason for which the server did not carry out the last command, as a sentence; empty if it did. */
  readonly refusal: string;
  /** Whether the person confirms each action before it is sent. */
  readonly confirms: boolean;
  /** Sends a command to the server. The session changes only when the server says so. */
  dispatch(command: SeatCommand): Dispatched;
}
