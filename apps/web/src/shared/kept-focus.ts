import { onBeforeUpdate, onUpdated } from 'vue';

/**
 * Moves the keyboard's focus to a part of the page whenever the focused element disappears: what it was about is gone.
 * Otherwise the focus would go to the top of the page.
 * @param root the part's element, with `tabindex="-1"`
 */
export function useKeptFocus(root: () => HTMLElement | null | undefined): void {
  let hadFocus = false;
  onBeforeUpdate(() => {
    hadFocus = document.activeElement !== null && document.activeElement !== document.body;
  });
  onUpdated(() => {
    if (hadFocus && document.activeElement === document.body) root()?.focus({ preventScroll: true });
  });
}
