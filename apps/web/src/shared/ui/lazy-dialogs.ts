import { defineAsyncComponent } from 'vue';

/** Asks before something is lost. Dialogs and the library below them arrive when the first one is opened. */
export const ConfirmDialog = defineAsyncComponent(() => import('./ConfirmDialog.vue'));
