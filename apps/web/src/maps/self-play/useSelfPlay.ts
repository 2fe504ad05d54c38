import type { MapFile, Maps } from '@kickmate/game';
import { actionRequest } from '@kickmate/play';
import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { texts } from '../texts.ts';
import { GAMES, MOST_ACTIONS, type PlayedGame, playGame, summaryOf } from './self-play.ts';

/** A few thousand positions for an action: a game takes a second or two, and no piece is lost by a blunder. */
const LEVEL = 3;

/** See {@link useSelfPlay}. */
export type SelfPlay = ReturnType<typeof useSelfPlay>;

/** Lets the computer play games of a map against itself, by the app's engine. It stops when the page is left. */
export function useSelfPlay() {
  const engine = useEngine();
  const games = shallowRef<readonly PlayedGame[]>([]);
  /** The map of the current or last run. */
  const map = shallowRef<MapFile>();
  const isRunning = ref(false);
  /** The number of actions that the current game has. */
  const actions = ref(0);
  const failure = ref<string>();
  const summary = computed(() => (games.value.length > 0 ? summaryOf(games.value) : undefined));
  /** The progress from 0 to 1; it assumes that games are long. */
  const progress = computed(() => (games.value.length + actions.value / (actions.value + 60)) / GAMES);
  let run = 0;

  /** Plays the games and cancels an earlier run. Each game has its own seed, so that they differ. */
  async function start(maps: Maps, played: MapFile): Promise<void> {
    cancel();
    const own = ++run;
    const isOurs = () => own === run;
    failure.value = undefined;
    games.value = [];
    map.value = played;
    const variant = maps.on(maps.format(played));
    if (!variant.ok) {
      failure.value = variant.error.message;
      return;
    }
    isRunning.value = true;
    for (let seed = 1; seed <= GAMES && isOurs(); seed++) {
      const game = await playGame(
        variant.value,
        seed,
        async (match) => {
          if (!isOurs()) return undefined;
          const about = { variant: match.variant, position: match.position, purpose: 'action' } as const;
          return (await engine.think(about, actionRequest(match, LEVEL)))?.best;
        },
        {
          onAction: (count) => {
            if (isOurs()) actions.value = count;
          },
        },
      );
      if (!isOurs()) return;
      if (!game) {
        failure.value = engine.error?.message ?? texts.selfPlay.stopped;
        break;
      }
      games.value = [...games.value, game];
      actions.value = 0;
    }
    if (isOurs()) isRunning.value = false;
  }

  /** Stops. Finished games stay in the summary. */
  function cancel(): void {
    run++;
    if (isRunning.value) engine.stop();
    isRunning.value = false;
    actions.value = 0;
  }
  onScopeDispose(cancel);

  return { games, map, isRunning, progress, actions, failure, summary, start, cancel, mostActions: MOST_ACTIONS };
}
