import { entries } from '@kickmate/catalogue';
import { computed, type Ref, ref, shallowRef, watch } from 'vue';
import { useHistory } from '../match/history/history.ts';
import { useLookThrough } from '../practice/look-through.ts';
import { accountsOf, isOwn } from './accounts.ts';
import { type MatchSummary, summariesOf } from './summaries.ts';

/**
 * The figures of the person's matches of a game. They are read again with each match that is looked through.
 * @param wanted the game's id; another one is taken if the person has no match of it
 */
export function useInsights(wanted: Ref<string>) {
  const history = useHistory();
  const looking = useLookThrough();
  void history.refresh();

  const own = computed(() => (history.matches ?? []).filter(isOwn));
  /** The games of which the person has matches, the one that was played last first. */
  const games = computed(() =>
    [...new Set(own.value.map(({ game }) => game))].map((id) => ({
      id,
      name: entries.find((entry) => entry.id === id)?.name ?? id,
    })),
  );
  const game = computed(() => (games.value.find(({ id }) => id === wanted.value) ?? games.value[0])?.id);
  const matches = computed(() => own.value.filter((match) => match.game === game.value));

  /** The game whose summaries were read, with them. */
  const read = shallowRef<{ readonly game: string; readonly summaries: readonly MatchSummary[] }>();
  const isRefused = ref(false);
  watch(
    [game, () => looking.looked],
    async ([id]) => {
      if (id === undefined) return;
      try {
        const summaries = await summariesOf(id);
        if (id === game.value) read.value = { game: id, summaries };
        isRefused.value = false;
      } catch {
        isRefused.value = true;
      }
    },
    { immediate: true },
  );
  /** The latest first; `undefined` until they are read. */
  const accounts = computed(() =>
    read.value && read.value.game === game.value ? accountsOf(matches.value, read.value.summaries) : undefined,
  );
  return { history, games, game, matches, accounts, isRefused };
}
