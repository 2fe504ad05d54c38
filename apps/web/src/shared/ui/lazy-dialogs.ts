import { defineAsyncComponent } from 'vue';

/** The dialogs and the library beneath them arrive when the first one is opened. */
export const ConfirmDialog = defineAsyncComponent(() => import('./ConfirmDialog.vue'));
export const SettingsDialog = defineAsyncComponent(() => import('../../settings/SettingsDialog.vue'));
export const RecordDialog = defineAsyncComponent(() => import('../../match/record/RecordDialog.vue'));
