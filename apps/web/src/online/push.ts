import { chosenLanguage } from '@kickmate/language';
import type { NewSubscription, NoticeWishes } from '@kickmate/protocol';

/**
 * The notices that this browser can show: `possible`; `denied` by the person; only for the app on the `homeScreen`, as on iPhones
 * and iPads; or `none`.
 */
export type PushAbility = 'possible' | 'denied' | 'homeScreen' | 'none';

/** See {@link PushAbility}. */
export async function pushAbility(): Promise<PushAbility> {
  // Safari on iPhones and iPads alone says whether the page is an app on the home screen.
  if ((navigator as { readonly standalone?: boolean }).standalone === false) return 'homeScreen';
  if (!('PushManager' in window) || !('Notification' in window) || !(await registration())) return 'none';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Returns true if the person has allowed this page to show notices, and need not be asked. */
export const isAllowed = (): boolean => Notification.permission === 'granted';

/**
 * Subscribes this browser to push messages, and asks the person if that was not allowed before. `undefined`: it is not allowed, or
 * cannot be done now.
 * @param key the server's public key
 */
export async function subscribe(key: string): Promise<Omit<NewSubscription, 'wishes'> | undefined> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const push = (await registration())!.pushManager;
    // A subscription to another server's key cannot be used.
    const before = await push.getSubscription();
    if (before && base64url(before.options.applicationServerKey) !== key) await before.unsubscribe();
    const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
  } catch {
    return undefined;
  }
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}

/** The time zone and the language of this device. */
export const placeOfDevice = (): Pick<NoticeWishes, 'zone' | 'language'> => ({
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: chosenLanguage(),
});

const registration = async () => navigator.serviceWorker?.getRegistration();

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=*$/, '');
