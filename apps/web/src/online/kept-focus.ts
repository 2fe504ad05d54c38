import { onBeforeUpdate, onUpdated } from 'vue';

/**
 * Keeps the keyboard's focus on a part of the page whose focused button disappears because of what the server says.
 * Otherwise the focus would go to the top of the page.
 * @param root the part's element, with `tabindex="-1"`
 */
export function useKeptFocus(root: () => HTMLElement | null | undefined): void {
  let isHere = false;
  onBeforeUpdate(() => {
    isHere = document.activeElement !== null && document.activeElement !== document.body;
  });
  onUpdated(() => {
    if (isHere && document.activeElement === document.body) root()?.focus({ preventScroll: true });
  });
}
