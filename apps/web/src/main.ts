import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './app/App.vue';
import { router } from './app/router.ts';
import './app/style/index.css';

// In a task of its own: together with the evaluation of the scripts it would block a slow phone for too long.
setTimeout(() => createApp(App).use(createPinia()).use(router).mount('#app'));
