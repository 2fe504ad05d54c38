import { watch } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { useNewMatch } from '../match/begin/new-match.ts';
import { seedSwitch } from '../shared/switches.ts';
import { isInPlay } from './waiting.ts';

/**
 * Gives a function that begins a match of the chosen game with the choices of the last time. What would replace a match, or cannot
 * begin, is told by the page of choices.
 */
export function useBeginAtOnce(): () => Promise<void> {
  const form = useNewMatch();
  const route = useRoute();
  const router = useRouter();

  /** Resolves when the rules of the chosen game are there, or cannot be fetched. */
  const isSettled = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = watch(
        () => form.isReady || form.failure !== undefined,
        (is) => {
          if (!is) return;
          resolve();
          queueMicrotask(() => stop());
        },
        { immediate: true, flush: 'post' },
      );
    });

  return async () => {
    await isSettled();
    if (!form.isReady || (await isInPlay(form.game))) {
      await router.push({ path: '/new', query: route.query });
      return;
    }
    form.begin(seedSwitch(route.query));
    await router.push('/match');
  };
}
