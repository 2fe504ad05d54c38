import { createApp } from 'vue';
import '@kickmate/board-ui/board.css';
import KnightsTour from './KnightsTour.vue';

createApp(KnightsTour).mount('#app');
