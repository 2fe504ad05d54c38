/// <reference lib="webworker" />

import { headersOf, ISOLATION_HEADERS } from '@kickmate/protocol/site-headers';
import { open, renew, show } from './notices.ts';

/**
 * Keeps the whole app in the browser after the first visit, and gives its files the headers of our server if the host sends none.
 * The build puts everything into one file, because it is loaded as a classic script.
 */
declare const self: ServiceWorkerGlobalScope;

/** The files of this build, and a version made from their contents. The build writes them here. */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __PRECACHE__;
/** The address of the app's folder. */
const SCOPE = self.registration.scope;
// Caches belong to the whole host, which may have another Kickmate in another folder. No address contains a space.
const PREFIX = `kickmate ${SCOPE} `;
const CACHE = PREFIX + version;
const PAGE = 'index.html';

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data!.json())));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // The server answers what is below api/ and embed/ itself, each time anew.
  const isFile = ['api/', 'embed/'].every((folder) => !pathname.startsWith(new URL(folder, SCOPE).pathname));
  if (origin === self.location.origin && isFile && request.method === 'GET') event.respondWith(answer(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      const stored = cache.add(new Request(file, { cache: 'no-cache' }));
      // Some hosts and firewalls refuse WebAssembly or unknown files. The engine has other ways then, offline as well.
      await (/\.(wasm|net)$/.test(file) ? stored.catch(() => undefined) : stored);
    }),
  );
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const path = (origin + pathname).slice(SCOPE.length);
  // Pages have their addresses after a `#`: `rules/chess` leads to `#/rules/chess`. A path with an ending is a file.
  if (request.mode === 'navigate' && path !== '' && !/\.[^/]*$/.test(path))
    return Response.redirect(`${SCOPE}#/${path.replace(/\/+$/, '')}${search}`);
  const cache = await caches.open(CACHE);
  // Some hosts vary their headers by the request; the files are the same.
  const stored = await cache.match(path === '' ? PAGE : request, { ignoreSearch: true, ignoreVary: true });
  return stored ? withHeaders(stored, headersOf(path)) : withHeaders(await fetch(request), ISOLATION_HEADERS);
}

/** A response with more headers. */
function withHeaders(response: Response, more: Readonly<Record<string, string>>): Response {
  if (response.type === 'opaque' || response.status === 0) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  const { status, statusText } = response;
  // These codes must not carry a body, not even an empty one.
  const body = status === 204 || status === 304 ? undefined : response.body;
  return new Response(body, { status, statusText, headers });
}
