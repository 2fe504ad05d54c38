import { fail, ok, type Result } from '@kickmate/board';
import type { MapFile, Maps } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import type { Work } from '@kickmate/protocol';
import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { wasSolved } from '../../match/puzzle/puzzle.ts';
import { useOnline } from '../../online/online.ts';
import { texts } from '../../online/works/texts.ts';
import { useStage } from '../../stage/stage.ts';
import { readMap, type UnreadableMap } from '../share/read-map.ts';

/** A work with its maps, which this app has read. */
export interface OpenedWork {
  readonly maps: Maps;
  readonly work: Work;
  readonly files: readonly MapFile[];
}

/** Reads the maps of a work. The server has read them, so only another version of the rules refuses one. */
export function openedWork(maps: Maps, work: Work): Result<OpenedWork, UnreadableMap> {
  const read = work.maps.map((text) => readMap(maps, text));
  const files = read.flatMap((one) => (one.ok ? [one.value] : []));
  return files.length === read.length ? ok({ maps, work, files }) : fail({ message: texts.unreadable });
}

/** Tells the server that the player has begun somebody else's work, and later that the player has solved it. */
export const usePlayedWork = defineStore('played-work', () => {
  const stage = useStage();
  const online = useOnline();
  /** The puzzle that is played, and the variant of the game on its map. */
  const played = shallowRef<{ readonly work: string; readonly variant: string }>();

  /** Notes that a game on a work begins. @param variant that of the game on a puzzle's map; absent for other works */
  function begin({ id, by }: Work, variant?: string): void {
    const { player } = online;
    const counts = player !== undefined && player.id !== by;
    played.value = counts && variant !== undefined ? { work: id, variant } : undefined;
    if (counts) void online.api.playWork(id, false);
  }

  stage.onMatchChange((match: AnyMatch) => {
    const { value } = played;
    if (!value || match.variant.id !== value.variant || !wasSolved(match, stage.seats)) return;
    played.value = undefined;
    void online.api.playWork(value.work, true);
  });

  return { begin };
});
