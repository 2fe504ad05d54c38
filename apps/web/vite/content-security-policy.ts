import { headersOf, PAGE_POLICY } from '@kickmate/protocol/site-headers';
import type { Plugin } from 'vite';

/**
 * Puts the policy into the built page, for hosts that send no header, and sends it as a header where the build is previewed. The
 * development server has none, because it injects styles.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'kickmate:content-security-policy',
    transformIndexHtml: {
      handler: (_, { server }) =>
        server
          ? undefined
          : [
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
                injectTo: 'head-prepend',
              },
            ],
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '/' }, response, next) => {
        for (const [name, value] of Object.entries(headersOf(url.split('?')[0]!))) response.setHeader(name, value);
        next();
      });
    },
  };
}
