import type { Plugin } from 'vite';

/** The list of all games, whose first dynamic import is the game that a new visitor sees. */
const CATALOGUE = /packages\/catalogue\/src\/index\.ts$/;

/** A script of the build. */
interface Script {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The file names of the scripts that it imports. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/**
 * The scripts that a module's script needs and the page does not load by itself, itself included.
 * @throws Error if no script has the module
 */
export function scriptsFor(module: string, scripts: readonly Script[]): readonly string[] {
  const own = scripts.find(({ moduleIds }) => moduleIds.includes(module));
  if (!own) throw new Error(`no script of the build has ${module}`);
  const found = new Set([own.fileName]);
  // A loop over a Set also visits elements that are added meanwhile.
  for (const name of found) {
    const script = scripts.find(({ fileName }) => fileName === name);
    for (const imported of script?.imports ?? [])
      if (!scripts.some(({ fileName, isEntry }) => isEntry && fileName === imported)) found.add(imported);
  }
  return [...found];
}

/**
 * Lets the page fetch the rules of the first game together with its own script. The app asks for them only when it runs, and they
 * would come a round trip later.
 */
export function firstGame(): Plugin {
  let module: string | undefined;
  return {
    name: 'kickmate:first-game',
    apply: 'build',
    moduleParsed({ id, dynamicallyImportedIds }) {
      if (CATALOGUE.test(id)) module = dynamicallyImportedIds[0];
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (module === undefined || !bundle) throw new Error('the catalogue imports no game');
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
        return scriptsFor(module, scripts).map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
