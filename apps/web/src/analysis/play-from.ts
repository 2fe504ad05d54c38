import { type AnyVariant, gameOf } from '@kickmate/game';
import type { AnyMatch, Seats } from '@kickmate/play';
import { shallowRef } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { isInPlay } from '../new-match/waiting.ts';
import { seedSwitch } from '../shared/switches.ts';
import { type MatchSettings, settingsOf, useLocalMatch } from '../stage/local.ts';

/** A position from which a match may begin, once the person has said who plays. */
export interface AskedStart {
  readonly variant: AnyVariant;
  readonly position: unknown;
  readonly settings: MatchSettings;
  /** Whether a match of this device that is not over would be replaced. */
  readonly replaces: boolean;
}

/** Begins matches from positions that a person has set up or analysed. */
export function usePlayFrom() {
  const local = useLocalMatch();
  const route = useRoute();
  const router = useRouter();
  /** The position for which the person is asked who plays. */
  const asked = shallowRef<AskedStart>();

  /** Asks who plays on from a position, on the game's usual settings if none are given. */
  async function offer(variant: AnyVariant, position: unknown, settings: MatchSettings = {}): Promise<void> {
    asked.value = { variant, position, settings, replaces: await isInPlay(gameOf(variant.id)) };
  }

  /** Begins the match of the position about which the person was asked. */
  async function begin(seats: Seats): Promise<void> {
    const { value } = asked;
    asked.value = undefined;
    if (value) await start(value, seats);
  }

  /**
   * Begins a match on the settings of another one, from a position of it. The person is asked who plays if that is not known, or
   * if it would replace a match that is not over.
   */
  async function retry(match: AnyMatch, position: unknown, seats?: Seats): Promise<void> {
    const { variant } = match;
    const settings = settingsOf(match);
    if (seats && !(await isInPlay(gameOf(variant.id)))) await start({ variant, position, settings }, seats);
    else await offer(variant, position, settings);
  }

  /** Begins a match and opens its page. */
  async function start({ variant, position, settings }: Omit<AskedStart, 'replaces'>, seats: Seats): Promise<void> {
    local.begin(variant, { ...settings, seats, seed: seedSwitch(route.query), from: position });
    await router.push('/match');
  }

  return { asked, offer, begin, retry };
}
