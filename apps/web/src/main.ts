import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './app/App.vue';
import { router } from './app/router.ts';
import { bringFaces } from './app/style/faces.ts';
import './app/style/index.css';
import { startLanguage } from './settings/language.ts';

const app = createApp(App).use(createPinia());
const isReady = startLanguage();
app.use(router);
bringFaces();
void isReady.then(() => app.mount('#app'));
