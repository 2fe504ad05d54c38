import { entries } from '@kickmate/catalogue';
import { computed, type Ref, watch } from 'vue';
import { useHistory } from '../match/history/history.ts';
import { useLookThrough } from '../practice/look-through.ts';
import { accountsOf, isOwn } from './accounts.ts';
import { useFigures } from './kept-figures.ts';

/**
 * The figures of the person's matches of a game. What is new is read with each match that is looked through.
 * @param wanted the game's id; another one is taken if the person has no match of it
 */
export function useInsights(wanted: Ref<string>) {
  const history = useHistory();
  const looking = useLookThrough();
  const figures = useFigures();
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

  watch([game, () => looking.looked], ([id]) => id !== undefined && void figures.refresh(id), { immediate: true });
  /** The latest first; `undefined` until they are read. */
  const accounts = computed(() => {
    const summaries = game.value === undefined ? undefined : figures.byGame.get(game.value);
    return summaries && accountsOf(matches.value, summaries);
  });
  return { history, games, game, matches, accounts, figures };
}
