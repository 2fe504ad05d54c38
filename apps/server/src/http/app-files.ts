import { createHash } from 'node:crypto';
import { createReadStream, realpathSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';

/** The types of files, by their endings. Other files are served as bytes. */
const TYPES = { ...mimes, md: 'text/markdown; charset=utf-8' };

/** A file with a hash in its name never changes. */
const IS_HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+(\.map)?$/;
const IS_TEXT = /^(text\/|application\/(json|wasm|manifest)|image\/svg)/;
/** Files below this size, in bytes, are kept in memory. */
const KEPT_BYTES = 2 * 1024 * 1024;

const zip = promisify(gzip);

interface Kept {
  readonly stamp: string;
  readonly tag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Serves the files of the built app. It serves nothing outside of the folder, also where a symbolic link in it leads there.
 * Files are read again when they change, so a new build needs no restart.
 * @param folder the folder of the built app
 * @returns the answer to a GET or HEAD request for a path; `undefined` if there is no such file
 */
export function appFiles(folder: string): (request: Request) => Promise<Response | undefined> {
  const kept = new Map<string, Kept>();

  return async (request) => {
    const path = pathOf(request.url);
    const file = path && (await fileAt(folder, path));
    if (!path || !file) return undefined;
    const type = getMimeType(file.place, TYPES) ?? 'application/octet-stream';
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': IS_HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (file.size > KEPT_BYTES) {
      headers['Content-Length'] = String(file.size);
      // A stream that nobody reads would keep its file open.
      if (request.method === 'HEAD') return new Response(null, { headers });
      const stream = Readable.toWeb(createReadStream(file.place)) as ReadableStream<Uint8Array<ArrayBuffer>>;
      return new Response(stream, { headers });
    }
    const { tag, plain, zipped } = await contentOf(file, IS_TEXT.test(type));
    Object.assign(headers, { ETag: tag, Vary: 'Accept-Encoding' });
    if (request.headers.get('If-None-Match')?.includes(tag)) return new Response(null, { status: 304, headers });
    const isZipped = zipped !== undefined && /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '');
    const body = isZipped ? zipped : plain;
    if (isZipped) headers['Content-Encoding'] = 'gzip';
    headers['Content-Length'] = String(body.byteLength);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };

  async function contentOf({ place, stamp }: File, isText: boolean): Promise<Kept> {
    const had = kept.get(place);
    if (had?.stamp === stamp) return had;
    const plain = new Uint8Array(await readFile(place));
    const zipped = isText && plain.byteLength > 1000 ? new Uint8Array(await zip(plain)) : undefined;
    const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const made = { stamp, tag, plain, zipped };
    kept.set(place, made);
    return made;
  }
}

/** The path of an address, decoded; `undefined` if it is malformed. The folder's own path is that of its page. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    if (path.includes('\0') || path.includes('\\')) return undefined;
    return path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return undefined;
  }
}

interface File {
  /** The path without links. */
  readonly place: string;
  readonly size: number;
  /** Changes when the file changes. */
  readonly stamp: string;
}

/** The file of a path; `undefined` if there is none in the folder. */
async function fileAt(folder: string, path: string): Promise<File | undefined> {
  try {
    const top = realpathSync(folder);
    const place = await realpath(join(top, path));
    if (!place.startsWith(top + sep)) return undefined;
    const about = await stat(place);
    if (!about.isFile()) return undefined;
    return { place, size: about.size, stamp: `${about.mtimeMs} ${about.size} ${about.ino}` };
  } catch {
    return undefined;
  }
}

/**
 * The way from an address with a path (`/rules/chess`) to the app's page, whose address stands after a `#`.
 * @returns a relative address, so that it is also right behind a proxy that serves the site in a folder; `undefined` for a
 *   request that is not a browser's for a page, such as one for a script that is missing
 */
export function pageAddress(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  const isForPage = /\btext\/html\b/.test(request.headers.get('Accept') ?? '');
  if (!isForPage || /^\/(api|assets|metrics|socket)(\/|$)|\.[^/]*$/.test(pathname)) return undefined;
  const up = '../'.repeat(pathname.split('/').length - 2) || './';
  return `${up}#${pathname.replace(/\/+$/, '')}${search}`;
}
