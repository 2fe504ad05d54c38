import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router';
import HomePage from '../home/HomePage.vue';
import { connectWorker } from '../shared/engine/connect-worker.ts';

declare module 'vue-router' {
  interface RouteMeta {
    /** The page's title in the browser's tab, before the app's name. */
    readonly title?: string;
  }
}

const routes: readonly RouteRecordRaw[] = [
  { path: '/', component: HomePage },
  { path: '/match', component: () => import('../match/MatchPage.vue'), meta: { title: 'Match' } },
  {
    path: '/analyse/:id?',
    component: () => import('../analysis/AnalysisPage.vue'),
    props: true,
    meta: { title: 'Analysis' },
  },
  {
    path: '/analyse/open/:code',
    component: () => import('../analysis/AnalysisPage.vue'),
    props: true,
    meta: { title: 'Analysis' },
  },
  {
    path: '/position/:id?',
    component: () => import('../analysis/PositionEditorPage.vue'),
    props: true,
    meta: { title: 'Position editor' },
  },
  { path: '/rules/:game', component: () => import('../rules/RulesPage.vue'), props: true, meta: { title: 'Rules' } },
  {
    path: '/learn/:id',
    component: () => import('../lessons/LessonPage.vue'),
    props: true,
    meta: { title: 'Lesson' },
  },
  { path: '/puzzles', component: () => import('../puzzles/PuzzlesPage.vue'), meta: { title: 'Puzzles' } },
  {
    path: '/puzzles/:game/:id',
    component: () => import('../puzzles/PuzzlePage.vue'),
    props: true,
    meta: { title: 'Puzzle' },
  },
  { path: '/maps', component: () => import('../maps/gallery/GalleryPage.vue'), meta: { title: 'Maps and puzzles' } },
  {
    path: '/maps/edit/:id?',
    component: () => import('../maps/editor/MapEditorPage.vue'),
    props: true,
    meta: { title: 'Map editor' },
  },
  {
    path: '/maps/shared/:code',
    component: () => import('../maps/share/SharedMapPage.vue'),
    props: true,
    meta: { title: 'Shared map' },
  },
  {
    path: '/maps/pack/:code?',
    component: () => import('../maps/packs/PackPage.vue'),
    props: true,
    meta: { title: 'Pack of maps' },
  },
  {
    path: '/maps/new-pack',
    component: () => import('../maps/packs/PackEditorPage.vue'),
    meta: { title: 'A pack of your own' },
  },
  { path: '/online', component: () => import('../online/OnlinePage.vue'), meta: { title: 'Online' } },
  {
    path: '/online/table/:id',
    component: () => import('../online/TablePage.vue'),
    props: true,
    meta: { title: 'Online game' },
  },
  { path: '/online/games', component: () => import('../online/GamesPage.vue'), meta: { title: 'Your online games' } },
  { path: '/online/me', component: () => import('../online/MePage.vue'), meta: { title: 'You online' } },
  {
    path: '/online/device/:token',
    component: () => import('../online/DevicePage.vue'),
    props: true,
    meta: { title: 'Another device' },
  },
  { path: '/history', component: () => import('../history/HistoryPage.vue'), meta: { title: 'Your matches' } },
  {
    path: '/bench/:code?',
    component: () => import('../bench/BenchPage.vue'),
    // The page does not import it itself: that would cut this page's code into more files, and make it larger.
    props: ({ params }) => ({ code: params.code, connect: connectWorker }),
    meta: { title: 'Benchmark' },
  },
  {
    path: '/foreign',
    component: () => import('../foreign/ForeignPage.vue'),
    props: ({ query }) => ({ from: typeof query.from === 'string' ? query.from : undefined }),
    meta: { title: 'A game from a file' },
  },
  { path: '/about', component: () => import('./AboutPage.vue'), meta: { title: 'About' } },
  { path: '/:rest(.*)*', component: () => import('./MissingPage.vue'), meta: { title: 'Nothing here' } },
];

/** Addresses stand after a `#`, so that the app runs in any folder of any static host. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes,
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
});

/** Switches in the address that stay while the player goes from page to page. */
const SWITCHES = ['backend', 'seed'];

router.beforeEach((to, from) => {
  const lost = SWITCHES.filter((name) => from.query[name] !== undefined && to.query[name] === undefined);
  if (lost.length === 0) return true;
  return { ...to, query: { ...to.query, ...Object.fromEntries(lost.map((name) => [name, from.query[name]])) } };
});
