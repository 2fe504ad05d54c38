/// <reference lib="webworker" />

import type { NoticeSettings, PushNotice } from '@kickmate/protocol';
import { GERMAN } from './texts.de.ts';
import { ENGLISH } from './texts.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows a notice. Every push message must show one, or the browser ends the subscription. */
export async function show(notice: PushNotice): Promise<void> {
  const address = addressOf(notice.table);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isInSight = windows.some((window) => window.focused && window.url === address);
  // Of a table only the latest notice stands: one of the same tag is replaced, and announced again.
  const tag = notice.table;
  await self.registration.showNotification('Kickmate', {
    body: wordsOf(notice),
    tag,
    ...{ renotify: !isInSight, silent: isInSight },
    icon: 'icon-192.png',
    lang: notice.language,
    data: address,
  });
  if (isInSight) for (const one of await self.registration.getNotifications({ tag })) one.close();
}

/** Opens the table of a notice, in a window of the app if there is one. */
export async function open(notification: Notification): Promise<void> {
  const address: string = notification.data;
  notification.close();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows.filter(({ url }) => url.startsWith(self.registration.scope));
  const [shown] = windows.filter(({ url }) => url === address);
  if (shown) await shown.focus();
  // A window that another service worker controls cannot be led.
  else if (first && (await first.navigate(address).catch(() => null))) await first.focus();
  else await self.clients.openWindow(address);
}

/**
 * Gives the server the subscription that takes the place of one that the browser has ended; nothing if this device gets no
 * notices.
 * @param made the new subscription, if the browser has made it already
 */
export async function renew(made?: PushSubscription | null): Promise<void> {
  const address = `${self.registration.scope}api/me/notices`;
  const { key, wishes }: NoticeSettings = await (await fetch(address)).json();
  if (!wishes) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (made ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const body = JSON.stringify({ endpoint, keys, wishes });
  await fetch(address, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
}

const addressOf = (table: string): string => `${self.registration.scope}#/online/table/${table}`;

function wordsOf({ kind, by, leftMs = 0, language }: PushNotice): string {
  const texts = language === 'de' ? GERMAN : ENGLISH;
  const minutes = Math.max(1, Math.round(leftMs / 60_000));
  return texts[kind](by, minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`);
}
