import { useEventListener, useResizeObserver } from '@vueuse/core';
import { type Ref, watch } from 'vue';

/** The parts of the panels that are measured: status, its words and its decisions, the steps, and the bar. */
const PARTS = ['.status', '.words', '.decisions', '.steps', '.end .group, .controls'];
/** The fewest lines of words for which the buttons below them stay in sight. */
const FEWEST = 2;
/** The most lines of words beside a tool bar. */
const MOST = 5;

/**
 * Returns the number of lines of words that are seen above the tool bar, whether the buttons below them are seen, too, and if not
 * the space in pixels that pushes them wholly behind the bar.
 * @param room the pixels from the top of the words to the tool bar
 * @param foot the height of the buttons below the words, in pixels
 * @param line the height of a line, in pixels
 * @param needed the number of lines that must all be shown
 */
export function linesIn(
  room: number,
  foot: number,
  line: number,
  needed = 1,
): { readonly lines: number; readonly below: number; readonly hasFoot: boolean } {
  const linesOf = (height: number) => Math.max(needed, Math.min(Math.floor(height / line), MOST));
  const withFoot = linesOf(room - foot);
  if (withFoot >= FEWEST && withFoot * line + foot <= room) return { lines: withFoot, below: 0, hasFoot: true };
  const lines = linesOf(room);
  return { lines, below: Math.max(0, room - lines * line), hasFoot: false };
}

/**
 * Where the tool bar stands at the window's lower edge, the words of the status panel above it have a room of whole lines, so that
 * the bar cuts neither a line nor a button. `side` is the element with panel and bar; after the end, which `isOver` tells, the bar is
 * that with the buttons of the end, and the words have all the room that they need.
 */
export function useWholeLines(side: Readonly<Ref<HTMLElement | null>>, isOver: Readonly<Ref<boolean>>): void {
  function fit(): void {
    const box = side.value;
    const part = (name: string) => box?.querySelector<HTMLElement>(name);
    const [status, words, decisions, steps, bar] = PARTS.map(part);
    if (!box || !status || !words || !decisions || !steps || !bar) return;
    const isBarFixed = getComputedStyle(bar).position === 'sticky';
    const line = Number.parseFloat(getComputedStyle(words).lineHeight);
    const needed = isOver.value ? Math.ceil(words.firstElementChild!.scrollHeight / line) : 1;
    // A page with notices is scrolled past them.
    const notices = document.querySelector<HTMLElement>('#notices')?.offsetHeight ?? 0;
    const room = innerHeight - bar.offsetHeight - (words.getBoundingClientRect().top + scrollY - notices);
    const gapOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    // The choice of an outcome is scrolled to: it needs no room above the bar.
    const asked = part('.outcome')?.offsetHeight ?? 0;
    const rest = status.getBoundingClientRect().bottom - decisions.getBoundingClientRect().top + gapOf(status) - asked;
    const foot = rest + steps.offsetHeight + gapOf(box);
    const { lines, below, hasFoot } = linesIn(room, foot, line, needed);
    box.style.setProperty('--needed', `${needed}`);
    box.style.setProperty('--lines', isBarFixed ? `${lines}` : '');
    box.style.setProperty('--below-words', isBarFixed ? `${below}px` : '');
    box.style.setProperty('--bar', isBarFixed ? `${bar.offsetHeight}px` : '');
    box.style.setProperty('--words-beside-decision', isBarFixed && !hasFoot ? '0' : '');
  }
  useEventListener('resize', fit);
  watch(isOver, fit, { flush: 'post' });
  // What stands above the panel decides where it is.
  useResizeObserver(
    () =>
      [...(side.value?.parentElement?.children ?? []), ...(side.value?.children ?? [])].filter(
        (one) => one !== side.value && !one.matches('.status'),
      ) as HTMLElement[],
    fit,
  );
}
