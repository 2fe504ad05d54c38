import type { Plugin } from 'vite';

const POLICY = [
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

/** Puts the policy into the built page. The development server has none, because it injects styles. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'kickmate:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
