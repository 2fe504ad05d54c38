import type { ServerMessage } from '@kickmate/protocol';

/** A player, or a person who watches, at one connection: as tables and lobby see it. A person may have several. */
export interface Member {
  /** The id of the connection. It is never used again. */
  readonly id: string;
  /** The person's identity; absent for somebody without a name, who may only watch. */
  readonly player: { readonly id: string; readonly name: string } | undefined;
  /**
   * The network from which the connection comes, as `Identity.networkOf` says, the same at all servers: for what its people
   * share. Absent if it is not known.
   */
  readonly network?: string | undefined;
  /**
   * The round trip in milliseconds, as this server measures it by pings on this connection (the median of the last): what
   * a player loses in each move. 0 before the first answer. A client that holds back its answers can make it too large.
   */
  readonly lagMs: number;
  /** Sends a message. It never throws, and does nothing once the connection is closed. */
  send(message: ServerMessage): void;
  /** Sends a message that is JSON already, because many get the same one. Like {@link send} otherwise. */
  sendText(text: string): void;
}
