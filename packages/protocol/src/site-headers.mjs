// Plain JavaScript, because the settings of Vite import it in Node without a loader for TypeScript.

/** The headers that make a page cross-origin isolated, so that engine and page may share memory (an immediate `stop`). */
export const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of every answer, except the content security policy. */
export const COMMON_HEADERS = {
  ...ISOLATION_HEADERS,
  'X-Content-Type-Options': 'nosniff',
  // The server learns from it by which address a page came. Other sites learn nothing.
  'Referrer-Policy': 'same-origin',
  // Nothing here uses these, so nothing that gets in may.
  'Permissions-Policy': ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
    .concat(['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'])
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** The content security policy of the app and its workers. The built page has it as an element, too, for other hosts. */
export const PAGE_POLICY = [
  "default-src 'none'",
  // Compiling WebAssembly counts as evaluating a script. Nothing else may be evaluated.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  // sandbox.html, in which foreign games run. Its own policy allows it no connection.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The content security policy of sandbox.html, which has it as an element, too. Its one script is named by its hash. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  "script-src 'sha256-Zamqs5kSJek9q/pGB6VIoEapE0UtEzkLryJGiMzrcUo=' blob: 'wasm-unsafe-eval'",
  'worker-src blob:',
  'connect-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The headers of an answer. Only the app itself may show the sandbox in a frame, and nobody may show the app in one.
 * @param {string} path the path of the address, with or without the folder in which the app lies
 * @returns {Record<string, string>}
 */
export const headersOf = (path) => ({
  ...COMMON_HEADERS,
  'Content-Security-Policy': /(^|\/)sandbox\.html$/.test(path)
    ? `${SANDBOX_POLICY}; frame-ancestors 'self'`
    : `${PAGE_POLICY}; frame-ancestors 'none'`,
});
