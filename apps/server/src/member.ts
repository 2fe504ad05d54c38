import type { Refusal, ServerMessage, ServerMessageOf } from '@kickmate/protocol';

/** A player, or a person who watches, at one connection: as tables and lobby see it. A person may have several. */
export interface Member {
  /** The id of the connection. It is never used again. */
  readonly id: string;
  /** The person's identity; absent for somebody without a name, who may only watch. */
  readonly player: { readonly id: string; readonly name: string } | undefined;
  /**
   * The network from which the connection comes, as `Identity.networkOf` says, the same at all servers. Some limits hold for
   * all people of a network together. Absent if it is not known.
   */
  readonly network?: string | undefined;
  /**
   * The round trip in milliseconds, as this server measures it by pings on this connection (the median of the last). A
   * player loses this time in each move. 0 before the first answer. A client that delays its answers can make it too large.
   */
  readonly lagMs: number;
  /** Sends a message. It never throws, and does nothing once the connection is closed. */
  send(message: ServerMessage): void;
  /** Sends a message that is JSON already, because many get the same one. Like {@link send} otherwise. */
  sendText(text: string): void;
}

/** A person as limits count people: by player, and by network. */
export interface Requester {
  /** The player's id. */
  readonly player: string;
  /** The network from which the person last came, as in {@link Member}; absent if it is not known. */
  readonly network?: string | undefined;
}

/** Tells a member why a message changed nothing. @param about the message's id, and the table with its version, where there are any */
export const refuse = (
  member: Member,
  { why, values }: Refusal,
  about: Pick<ServerMessageOf<'no'>, 'id' | 'table' | 'v'>,
): void => member.send({ type: 'no', ...about, why, values });
