import { textsReady } from '@kickmate/language';
import { pageOfShort, SHORT_ADDRESSES, type ShortAddress } from '@kickmate/protocol/addresses';
import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router';
import HomePage from '../home/HomePage.vue';
import { connectWorker } from '../shared/engine/connect-worker.ts';
import { nextTask } from '../shared/next-task.ts';
import type { texts } from './texts.ts';

declare module 'vue-router' {
  interface RouteMeta {
    /** The page's title in the browser's tab, before the app's name: a key of the titles in texts.ts. */
    readonly page?: keyof typeof texts.titles;
  }
}

const routes: readonly RouteRecordRaw[] = [
  { path: '/', component: HomePage },
  { path: '/new', component: () => import('../new-match/NewMatchPage.vue'), meta: { page: 'newMatch' } },
  { path: '/match', component: () => import('../report/ReportedMatch.vue'), meta: { page: 'match' } },
  {
    path: '/analyse/:id?',
    component: () => import('../analysis/AnalysisPage.vue'),
    props: true,
    meta: { page: 'analysis' },
  },
  {
    path: '/analyse/open/:code',
    component: () => import('../analysis/AnalysisPage.vue'),
    props: true,
    meta: { page: 'analysis' },
  },
  {
    path: '/position/:id?',
    component: () => import('../analysis/PositionEditorPage.vue'),
    props: true,
    meta: { page: 'position' },
  },
  { path: '/rules/:game', component: () => import('../rules/RulesPage.vue'), props: true, meta: { page: 'rules' } },
  {
    path: '/learn/:id',
    component: () => import('../lessons/LessonPage.vue'),
    props: true,
    meta: { page: 'lesson' },
  },
  { path: '/puzzles', component: () => import('../puzzles/PuzzlesPage.vue'), meta: { page: 'puzzles' } },
  {
    path: '/puzzles/:game/:id',
    component: () => import('../puzzles/PuzzleRoute.vue'),
    props: true,
    meta: { page: 'puzzle' },
  },
  { path: '/maps', component: () => import('../maps/gallery/GalleryPage.vue'), meta: { page: 'maps' } },
  {
    path: '/maps/edit/:id?',
    component: () => import('../maps/editor/MapEditorPage.vue'),
    props: true,
    meta: { page: 'mapEditor' },
  },
  {
    path: '/maps/shared/:code',
    component: () => import('../maps/share/SharedMapPage.vue'),
    props: true,
    meta: { page: 'sharedMap' },
  },
  {
    path: '/maps/work/:id',
    component: () => import('../maps/works/WorkPage.vue'),
    props: true,
    meta: { page: 'sharedMap' },
  },
  {
    path: '/maps/pack/:code?',
    component: () => import('../maps/packs/PackPage.vue'),
    props: true,
    meta: { page: 'pack' },
  },
  {
    path: '/maps/new-pack',
    component: () => import('../maps/packs/PackEditorPage.vue'),
    meta: { page: 'newPack' },
  },
  { path: '/online', component: () => import('../online/OnlinePage.vue'), meta: { page: 'online' } },
  {
    path: '/online/table/:id',
    component: () => import('../online/TablePage.vue'),
    props: true,
    meta: { page: 'table' },
  },
  { path: '/online/games', component: () => import('../online/GamesPage.vue'), meta: { page: 'games' } },
  {
    path: '/online/tournaments/:id?',
    component: () => import('../online/tournaments/TournamentsPage.vue'),
    props: true,
    meta: { page: 'online' },
  },
  {
    path: '/online/player/:id',
    component: () => import('../online/ratings/PlayerPage.vue'),
    props: true,
    meta: { page: 'player' },
  },
  { path: '/online/me', alias: '/operator', component: () => import('../online/MePage.vue'), meta: { page: 'me' } },
  {
    path: '/online/device/:token',
    component: () => import('../online/DevicePage.vue'),
    props: true,
    meta: { page: 'device' },
  },
  { path: '/practice', component: () => import('../practice/PracticePage.vue'), meta: { page: 'practice' } },
  { path: '/badges', component: () => import('../history/BadgesPage.vue'), meta: { page: 'badges' } },
  {
    path: '/insights',
    component: () => import('../insights/InsightsPage.vue'),
    meta: { page: 'insights' },
  },
  { path: '/history', component: () => import('../history/HistoryPage.vue'), meta: { page: 'history' } },
  {
    path: '/bench/:code?',
    component: () => import('../bench/BenchPage.vue'),
    // The page does not import it itself: that would cut this page's code into more files, and make it larger.
    props: ({ params }) => ({ code: params.code, connect: connectWorker }),
    meta: { page: 'bench' },
  },
  {
    path: '/foreign',
    component: () => import('../foreign/ForeignPage.vue'),
    props: ({ query }) => ({ from: typeof query.from === 'string' ? query.from : undefined }),
    meta: { page: 'foreign' },
  },
  { path: '/about', component: () => import('./AboutPage.vue'), meta: { page: 'about' } },
  {
    // The service worker leads short addresses here, and so does a host that has no pages for them.
    path: `/:short(${SHORT_ADDRESSES})/:rest(.+)`,
    redirect: ({ params: { short, rest } }) => pageOfShort(short as ShortAddress, rest as string),
  },
  { path: '/:rest(.*)*', component: () => import('./MissingPage.vue'), meta: { page: 'missing' } },
];

/** Addresses stand after a `#`, so that the app runs in any folder of any static host. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes,
  // A page that was just opened is at its top. To scroll it there would lay it out once more.
  scrollBehavior: (_to, from, saved) => saved ?? (from.matched.length > 0 && { top: 0 }),
});

/** Switches in the address that stay while the player goes from page to page. */
const SWITCHES = ['backend', 'seed'];

router.beforeEach((to, from) => {
  const lost = SWITCHES.filter((name) => from.query[name] !== undefined && to.query[name] === undefined);
  if (lost.length === 0) return true;
  return { ...to, query: { ...to.query, ...Object.fromEntries(lost.map((name) => [name, from.query[name]])) } };
});

// A page is shown when its texts are there in the chosen language. Its script has run by then, and drawing it is another task.
router.beforeResolve(async (_to, from) => {
  await textsReady();
  if (from.matched.length > 0) await nextTask();
});

// The router hears that the address changes only once the first page is there, and then it puts that page's own address back. Whoever
// went on meanwhile is taken there.
const firstPage = router.isReady().catch(() => undefined);
const goOn = () => {
  const address = location.hash.slice(1) || '/';
  void firstPage.then(() => router.replace(address));
};
addEventListener('popstate', goOn);
void firstPage.then(() => removeEventListener('popstate', goOn));
