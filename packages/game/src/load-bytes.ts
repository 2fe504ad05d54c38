/** Loads a file that stands beside a module, in a browser or in Node. Rejects if it cannot be loaded. */
export async function loadBytes(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  if (url.protocol !== 'file:') {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url.pathname}: status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
  // The name is hidden from bundlers, so that the browser's bundle does not ask for the module.
  const fileSystem = 'node:fs/promises';
  const { readFile }: typeof import('node:fs/promises') = await import(/* @vite-ignore */ fileSystem);
  return new Uint8Array(await readFile(url));
}
