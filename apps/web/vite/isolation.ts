/**
 * What makes a page cross-origin isolated, so that engine and page may share memory (an immediate `stop`). Hosts that
 * send no headers get the same from the service worker.
 */
export const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
