import type { Connect, Plugin } from 'vite';

/**
 * Leads from an address with a path (`/rules/chess`) to the app's page, whose address stands after a `#`, as the server of play
 * between people does. With `appType: 'mpa'` a missing file then answers 404; Vite would answer with the page.
 */
export function pageAddresses(): Plugin {
  const lead: Connect.NextHandleFunction = ({ url = '/', headers }, response, next) => {
    const [path = '/', search] = url.split('?');
    const isFile = path === '/' || path.startsWith('/@') || /^\/(api|assets|socket)(\/|$)|\.[^/]*$/.test(path);
    if (isFile || !headers.accept?.includes('text/html')) return next();
    response.statusCode = 302;
    response.setHeader('Location', `/#${path.replace(/\/+$/, '')}${search === undefined ? '' : `?${search}`}`);
    return response.end();
  };
  return {
    name: 'kickmate:page-addresses',
    config: () => ({ appType: 'mpa' }),
    configureServer: ({ middlewares }) => void middlewares.use(lead),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(lead),
  };
}
