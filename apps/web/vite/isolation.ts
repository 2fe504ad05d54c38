/**
 * The headers that make a page cross-origin isolated, so that engine and page may share memory (an immediate `stop`). If a
 * host does not send them, the service worker adds them.
 */
export const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
