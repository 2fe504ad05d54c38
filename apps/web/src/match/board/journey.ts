import type { Square } from '@kickmate/board';
import { actionTo } from '@kickmate/game';
import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { AnyMatch } from '../any-match.ts';
import { idlePass } from '../clock/idle-pass.ts';
import { useMatch } from '../match.ts';
import { hasGrown } from '../place.ts';
import { type Way, wayTo } from './way.ts';

/** A piece on its way to a far square: where it stands, and where it goes. */
interface Journey {
  readonly at: Square;
  readonly to: Square;
}

/** Goes a way of several actions, and passes for a side that has no pieces. */
export const useJourney = defineStore('journey', () => {
  const game = useMatch();
  const journey = shallowRef<Journey>();
  const isUnderWay = computed(() => journey.value !== undefined);

  // Whatever is not more of the same match ends it: what was taken back, another match.
  watch(
    () => game.match,
    (match, before) => {
      if (!match || !before || match.end || !hasGrown(before, match)) journey.value = undefined;
    },
    { flush: 'sync' },
  );

  /** Takes the first action of a way, and the others with every {@link goOn}, if nobody can get in the way. */
  function setOut(way: Way): void {
    const to = way.squares.at(-1)!;
    journey.value = way.isFree ? { at: way.squares[0]!, to } : undefined;
    go(way);
  }

  function go({ actions }: Way): void {
    const [action] = actions;
    const at = actionTo(action!);
    const to = journey.value?.to;
    const { ok } = game.play(action!);
    journey.value = ok && to !== undefined && to !== at && !game.end ? { at, to } : undefined;
  }

  /** Whether something is to be played without anybody being asked. */
  const isDue = (match: AnyMatch): boolean => idlePass(match) !== undefined || journey.value !== undefined;

  /** Plays what is to be played next without anybody being asked, if anything is. */
  function goOn(): void {
    const { match } = game;
    if (!match || match.end) return;
    const pass = idlePass(match);
    const way = journey.value && wayTo(match, journey.value.at, journey.value.to);
    if (pass !== undefined) game.play(pass);
    else if (way) go(way);
    else journey.value = undefined;
  }

  /** Stays where it is. */
  function stop(): void {
    journey.value = undefined;
  }

  return { isUnderWay, setOut, isDue, goOn, stop };
});
