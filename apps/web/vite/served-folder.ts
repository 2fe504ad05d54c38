import { realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves the built app only: a file to which a symbolic link leads outside of the served folder is not found. Without this
 * the server would follow the link.
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

/** Whether a file that answers to an address lies outside of a folder, whose own path has no links in it. */
function leadsOut(folder: string, url: string): boolean {
  const path = pathOf(url);
  // An address without an ending is answered by these files, too.
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

/** A path with all links followed; `undefined` if nothing is there. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
