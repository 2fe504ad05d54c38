import type { MapFile, Maps } from '@kickmate/game';
import { actionRequest } from '@kickmate/play';
import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { GAMES, MOST_ACTIONS, type PlayedGame, playGame, summaryOf } from './self-play.ts';

/** Weighs a few thousand positions for an action: a game takes a second or two, and no piece is given away. */
const LEVEL = 3;

/** See {@link useSelfPlay}. */
export type SelfPlay = ReturnType<typeof useSelfPlay>;

/** Lets the computer play games of a map against itself, by the app's engine. It stops when the page is left. */
export function useSelfPlay() {
  const engine = useEngine();
  const games = shallowRef<readonly PlayedGame[]>([]);
  /** The map on which they are, or were, played. */
  const map = shallowRef<MapFile>();
  const isRunning = ref(false);
  /** How many actions of the game that is being played are over. */
  const actions = ref(0);
  const failure = ref<string>();
  const summary = computed(() => (games.value.length > 0 ? summaryOf(games.value) : undefined));
  /** How much of it is done, from 0 to 1; a game is taken to be long. */
  const progress = computed(() => (games.value.length + actions.value / (actions.value + 60)) / GAMES);
  let run = 0;

  /** Plays the games; a run before it is given up. Each has lots of its own, so that they differ. */
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
        failure.value = engine.error?.message ?? 'The computer was called away.';
        break;
      }
      games.value = [...games.value, game];
      actions.value = 0;
    }
    if (isOurs()) isRunning.value = false;
  }

  /** Stops; what has been played to its end stays. */
  function cancel(): void {
    run++;
    if (isRunning.value) engine.stop();
    isRunning.value = false;
    actions.value = 0;
  }
  onScopeDispose(cancel);

  return { games, map, isRunning, progress, actions, failure, summary, start, cancel, mostActions: MOST_ACTIONS };
}
