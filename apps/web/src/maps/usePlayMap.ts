import { gameOf, type MapFile, type Maps } from '@kickmate/game';
import type { Seats } from '@kickmate/play';
import { ref } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { PUZZLE_SEATS } from '../match/puzzle/puzzle.ts';
import { useSaved } from '../match/saved/saved.ts';
import { MAPS_GAME } from '../shared/maps/maps-game.ts';
import { isSolo } from '../shared/maps/solo.ts';
import { useTriedMap } from '../shared/maps/tried-map.ts';
import { seedSwitch } from '../shared/switches.ts';
import { useLocalMatch } from '../stage/local.ts';
import { useStage } from '../stage/stage.ts';

/** See {@link usePlayMap}. */
export type PlayMap = ReturnType<typeof usePlayMap>;

/**
 * Begins games on maps that do not come with the game.
 * @param options.isTry whether it is the map in the editor that is tried
 */
export function usePlayMap({ isTry = false } = {}) {
  const tried = useTriedMap();
  const stage = useStage();
  const local = useLocalMatch();
  const saved = useSaved();
  const route = useRoute();
  const router = useRouter();
  /** The game that waits for the player's answer, because it would replace one that is not over. */
  const asked = ref<{ readonly maps: Maps; readonly map: MapFile; readonly seats: Seats }>();

  /** Begins a game; asks first if it would replace one that is not over. */
  async function offer(maps: Maps, map: MapFile, seats: Seats): Promise<void> {
    if (await isInPlay()) asked.value = { maps, map, seats };
    else play(maps, map, seats);
  }

  /** Begins the waiting game. */
  function confirm(): void {
    const { value } = asked;
    asked.value = undefined;
    if (value) play(value.maps, value.map, value.seats);
  }

  function play(maps: Maps, map: MapFile, seats: Seats): void {
    const variant = maps.on(maps.format(map));
    if (!variant.ok) throw new Error(variant.error.message);
    const players = isSolo(variant.value) ? PUZZLE_SEATS : seats;
    local.begin(variant.value, { seats: players, seed: seedSwitch(route.query) });
    tried.id = isTry ? variant.value.id : undefined;
    void router.push('/match');
  }

  async function isInPlay(): Promise<boolean> {
    await saved.restore();
    const isOpen = stage.variant !== undefined && gameOf(stage.variant.id) === MAPS_GAME;
    const match = isOpen ? stage.match : (await saved.read(MAPS_GAME).catch(() => undefined))?.match;
    return match !== undefined && !match.end && match.canUndo && !(isTry && match.variant.id === tried.id);
  }

  return { asked, offer, confirm };
}
