import { backOff } from '@kickmate/play';
import type { Requester } from '../member.ts';

/** The milliseconds for which a game that was called off is remembered. */
const REMEMBERED_MS = 30 * 60_000;
/** The games that may be called off in that time without a penalty, by one player, and by all of a network: enough for a school. */
const FREE = { player: 1, network: 10 } as const;
/** The first penalty, which doubles with each further game, and the longest one, in milliseconds. */
const PENALTY_MS = { first: 5000, longest: 300_000 } as const;

/**
 * The games that people have called off of late, and so wasted the time of another person. Whoever does it again and again waits
 * longer each time for the next game. All accounts of one network wait, too, after more games.
 */
export class CalledOffGames {
  /** The moments of each player, and of each network. */
  readonly #moments = new Map<string, number[]>();

  /** Notes that somebody has called off a game. @param now milliseconds of a clock that never goes back */
  note({ player, network }: Requester, now: number): void {
    for (const [key, moments] of this.#moments) if (moments.at(-1)! <= now - REMEMBERED_MS) this.#moments.delete(key);
    for (const key of [playerKey(player), ...(network === undefined ? [] : [networkKey(network)])])
      this.#moments.set(key, [...this.#latest(key, now), now]);
  }

  /** The milliseconds for which somebody has to wait for the next game; 0 without a penalty. */
  penaltyMs({ player, network }: Requester, now: number): number {
    const ofPlayer = this.#penaltyMs(playerKey(player), FREE.player, now);
    return network === undefined
      ? ofPlayer
      : Math.max(ofPlayer, this.#penaltyMs(networkKey(network), FREE.network, now));
  }

  #penaltyMs(key: string, free: number, now: number): number {
    const moments = this.#latest(key, now);
    const last = moments.at(-1);
    if (last === undefined || moments.length <= free) return 0;
    const penalty = backOff(PENALTY_MS.first, moments.length - free - 1, PENALTY_MS.longest);
    return Math.max(0, last + penalty - now);
  }

  #latest(key: string, now: number): readonly number[] {
    return (this.#moments.get(key) ?? []).filter((moment) => moment > now - REMEMBERED_MS);
  }
}

const playerKey = (player: string): string => `player ${player}`;
const networkKey = (network: string): string => `network ${network}`;
