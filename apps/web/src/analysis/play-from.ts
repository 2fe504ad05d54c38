import { type AnyVariant, gameOf } from '@kickmate/game';
import type { Seats } from '@kickmate/play';
import { shallowRef } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { isInPlay } from '../home/waiting.ts';
import { useMatch } from '../match/match.ts';
import { seedSwitch } from '../shared/switches.ts';

/** A position from which a match may begin, once the person has said who plays. */
export interface AskedStart {
  readonly variant: AnyVariant;
  readonly position: unknown;
  /** Whether a match of this device that is not over would be replaced. */
  readonly replaces: boolean;
}

/** Begins matches from positions that a person has set up or analysed. */
export function usePlayFrom() {
  const game = useMatch();
  const route = useRoute();
  const router = useRouter();
  /** The position for which the person is asked who plays. */
  const asked = shallowRef<AskedStart>();

  /** Asks who plays on from a position. */
  async function offer(variant: AnyVariant, position: unknown): Promise<void> {
    asked.value = { variant, position, replaces: await isInPlay(gameOf(variant.id)) };
  }

  /** Begins the match of the position about which the person was asked. */
  async function begin(seats: Seats): Promise<void> {
    const { value } = asked;
    asked.value = undefined;
    if (value) await start(value.variant, value.position, seats);
  }

  /** Begins a match between known players. The person is asked if it would replace one that is not over. */
  async function retry(variant: AnyVariant, position: unknown, seats: Seats): Promise<void> {
    if (await isInPlay(gameOf(variant.id))) await offer(variant, position);
    else await start(variant, position, seats);
  }

  /** Begins a match and opens its page. */
  async function start(variant: AnyVariant, position: unknown, seats: Seats): Promise<void> {
    game.begin(variant, { seats, seed: seedSwitch(route.query), from: position });
    await router.push('/match');
  }

  return { asked, offer, begin, retry };
}
