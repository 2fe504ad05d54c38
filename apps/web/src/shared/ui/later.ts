import { textsReady } from '@kickmate/language';
import { type Component, defineAsyncComponent } from 'vue';

/**
 * A component that arrives when it is first shown, together with its texts in the chosen language. Used instead of
 * `defineAsyncComponent`, which does not wait for the texts.
 */
export const laterComponent = <T extends Component>(load: () => Promise<{ readonly default: T }>): T =>
  defineAsyncComponent(async () => {
    const { default: component } = await load();
    await textsReady();
    return component;
  }) as T;

/** Asks before something is lost. Dialogs and the library below them arrive when the first one is opened. */
export const ConfirmDialog = laterComponent(() => import('./ConfirmDialog.vue'));
