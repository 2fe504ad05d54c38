import { useIntersectionObserver } from '@vueuse/core';
import { type MaybeRefOrGetter, type Ref, ref } from 'vue';

/** Becomes true when an element first comes near the part of the page that is in sight; what is costly is drawn then. */
export function useSeen(element: MaybeRefOrGetter<HTMLElement | null | undefined>): Ref<boolean> {
  const isSeen = ref(false);
  const { stop } = useIntersectionObserver(
    element,
    ([shown]) => {
      if (!shown?.isIntersecting) return;
      isSeen.value = true;
      stop();
    },
    { rootMargin: '200px' },
  );
  return isSeen;
}
