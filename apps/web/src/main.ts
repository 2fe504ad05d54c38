import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './app/App.vue';
import { router } from './app/router.ts';
import './app/style/index.css';
import { startLanguage } from './settings/language.ts';

// In a task of its own: together with the evaluation of the scripts it would block a slow phone for too long.
setTimeout(() => {
  const app = createApp(App).use(createPinia());
  const isReady = startLanguage();
  app.use(router);
  void isReady.then(() => app.mount('#app'));
});
