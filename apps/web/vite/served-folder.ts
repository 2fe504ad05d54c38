import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves only files of the built app. Without this the server would follow a symbolic link out of the served folder; such a
 * file is not found.
 */
export function servedFolder(): Plugin {
  return {
    name: 'kickmate:served-folder',
    configurePreviewServer({ config, middlewares }) {
      const folder = realpathSync(resolve(config.root, config.build.outDir));
      middlewares.use((request, response, next) => {
        if (!leadsOut(folder, request.url ?? '/')) return next();
        response.statusCode = 404;
        return response.end('Not found');
      });
    },
  };
}

/** Whether a file for an address lies outside of a folder. The folder's own path must have no links. */
function leadsOut(folder: string, url: string): boolean {
  const path = pathOf(url);
  // These files also answer an address without an ending.
  return [path, `${path}.html`, join(path, 'index.html')].some((one) => {
    const place = realPath(join(folder, one));
    return place !== undefined && place !== folder && !place.startsWith(folder + sep);
  });
}

/** The path of an address; `/` if it is malformed: such an address finds no file. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/';
  }
}

/** A path with all links resolved; `undefined` if it does not exist. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
