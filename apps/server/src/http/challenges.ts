import type { Result } from '@kickmate/board';
import type { Level } from '@kickmate/game';
import { isBotName, type Refusal, type Terms } from '@kickmate/protocol';
import type { Store } from '../db/store.ts';
import type { Requester } from '../member.ts';
import { RateLimits } from '../rate.ts';
import type { Tables } from '../table/tables.ts';
import { Refused, wrong } from './refused.ts';

/** The most challenges that wait for one player's answer. */
const MOST_INVITATIONS = 50;
/**
 * The challenges that a player may make in an hour: to one other person and to all people, because each causes a notice; and to
 * all bots.
 */
const CHALLENGES_AN_HOUR = { toOne: 3, toAnybody: 20, toBots: 200 } as const;
const HOUR_MS = 3_600_000;

/** The parts of the server that challenges need. */
export interface ChallengesOnline {
  readonly store: Pick<Store, 'player' | 'isBlocked' | 'invitations' | 'listedGame'>;
  /** Tells a player's connections that a challenge for the player has come, or is no more. */
  invited(table: string, player: string): void;
  readonly games: Pick<Tables, 'create' | 'sit' | 'newGameRefusal' | 'penaltyRefusal'> & {
    /** Calls off a challenge for the player who does not accept it. */
    decline(table: string, player: string): Promise<Result<void, Refusal>>;
  };
}

/** A challenge: to the player `to` alone, to whoever has the address, or to the computer at a level. */
export interface Challenge {
  readonly terms: Terms;
  readonly to?: string | undefined;
  readonly level?: number | undefined;
}

/** Makes, accepts and declines challenges. All reject with {@link Refused}. */
export class Challenges {
  readonly #online: () => ChallengesOnline;
  readonly #hasLimits: boolean;
  readonly #toOne = new RateLimits(CHALLENGES_AN_HOUR.toOne, HOUR_MS);
  readonly #toAnybody = new RateLimits(CHALLENGES_AN_HOUR.toAnybody, HOUR_MS);
  readonly #toBots = new RateLimits(CHALLENGES_AN_HOUR.toBots, HOUR_MS);

  constructor(online: () => ChallengesOnline, hasLimits: boolean) {
    this.#online = online;
    this.#hasLimits = hasLimits;
  }

  /** Makes a challenge, and returns the id of its table. */
  async make(by: Requester, { terms, to, level }: Challenge): Promise<string> {
    const { games, invited } = this.#online();
    if (to !== undefined) await this.#checkInvitation(by.player, to, level);
    const computerGame = level === undefined ? undefined : terms.rated ? 'rated' : 'casual';
    const full = games.penaltyRefusal(by) ?? (await games.newGameRefusal(by, computerGame));
    if (full) throw new Refused(full);
    const made = await games.create(terms, {
      proposer: { kind: 'person', player: by.player },
      opponent: level === undefined ? undefined : { kind: 'computer', level: level as Level },
      isPublic: false,
      invited: to,
      network: by.network,
    });
    if (!made.ok) throw new Refused(made.error);
    if (to !== undefined) invited(made.value, to);
    return made.value;
  }

  async #checkInvitation(proposer: string, to: string, level: number | undefined): Promise<void> {
    const { store } = this.#online();
    if (level !== undefined || to === proposer) throw wrong('message', 'to: the id of another player, without a level');
    const other = await store.player(to);
    if (!other) throw wrong('unknown', 'there is no such player');
    if (await store.isBlocked(proposer, to)) throw new Refused({ why: 'notTogether' });
    const waiting = await store.invitations(to);
    if (waiting.some(({ white, black }) => white === proposer || black === proposer))
      throw new Refused({ why: 'challenged' });
    if (waiting.length >= MOST_INVITATIONS) throw new Refused({ why: 'manyInvitations' });
    const now = performance.now();
    const isAllowed = isBotName(other.name)
      ? this.#toBots.allows(proposer, now)
      : this.#toOne.allows(`${proposer} ${to}`, now) && this.#toAnybody.allows(proposer, now);
    if (this.#hasLimits && !isAllowed) throw new Refused({ why: 'manyChallenges' });
  }

  /** Gives the open seat of a table to a player who may have it. */
  async accept(table: string, player: string): Promise<void> {
    const { store, games } = this.#online();
    const game = await store.listedGame(table);
    if (!game) throw new Refused({ why: 'noGame' });
    const other = game.white ?? game.black;
    const isSeated = game.white === player || game.black === player;
    if (game.invited !== undefined && game.invited !== player && !isSeated) throw new Refused({ why: 'forAnother' });
    if (other !== undefined && other !== player && (await store.isBlocked(other, player)))
      throw new Refused({ why: 'notTogether' });
    const full = isSeated ? undefined : await games.newGameRefusal({ player });
    if (full) throw new Refused(full);
    const taken = await games.sit(table, player);
    if (!taken.ok) throw new Refused(taken.error);
  }

  /** Declines a challenge that waits for the player's answer. */
  async decline(table: string, player: string): Promise<void> {
    const { store, games, invited } = this.#online();
    if (!(await store.invitations(player)).some(({ id }) => id === table)) throw new Refused({ why: 'noGame' });
    const declined = await games.decline(table, player);
    if (!declined.ok) throw new Refused(declined.error);
    // The player's other devices.
    invited(table, player);
  }
}
