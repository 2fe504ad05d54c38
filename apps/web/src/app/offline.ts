import { ref } from 'vue';

/** Makes the app work offline, and says when a newer version has been fetched. Does nothing in development. */
export function useOffline() {
  const fresh = ref<ServiceWorker>();

  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker
      .register('./service-worker.js')
      .then((registration) => {
        const look = () => {
          // On a first visit there is no older version to replace.
          if (registration.waiting && navigator.serviceWorker.controller) fresh.value = registration.waiting;
        };
        look();
        registration.addEventListener('updatefound', () =>
          registration.installing?.addEventListener('statechange', look),
        );
      })
      // Private windows and plain http have no service workers; then the app needs the network.
      .catch(() => undefined);
  }

  /** Reloads the page with the newer version. */
  function update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    fresh.value?.postMessage('take over');
  }

  return { fresh, update };
}
