import { textsReady } from '@kickmate/language';
import { type Component, defineAsyncComponent, type FunctionalComponent } from 'vue';
import { whenIdle } from '../when-idle.ts';

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

const nothing: FunctionalComponent = () => null;

/** A component that only adorns: it stays away where it cannot be fetched, as when the person is just leaving the page. */
export const adornment = <T extends Component>(load: () => Promise<{ readonly default: T }>): T =>
  laterComponent(() => load().catch(() => ({ default: nothing as Component as T })));

/** An {@link adornment} that nobody has asked for: it arrives when the browser has nothing else to do. */
export const extraComponent = <T extends Component>(load: () => Promise<{ readonly default: T }>): T =>
  adornment(async () => {
    await new Promise<void>(whenIdle);
    return load();
  });

/** Asks before something is lost. Dialogs and the library below them arrive when the first one is opened. */
export const ConfirmDialog = laterComponent(() => import('./ConfirmDialog.vue'));
