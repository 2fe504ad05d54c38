import type { Plugin } from 'vite';

/** The comment that counts only as a script's first line: https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks scripts, by the names of their groups, whose functions are nearly all called as soon as a page or a match begins. Chromium
 * compiles these functions while it loads the script, beside the main thread, instead of each one when it is first called. Other
 * browsers skip the comment.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'kickmate:compile-hints',
    apply: 'build',
    // After Vite has put its own line before the code.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of names) {
          const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
          if (script?.type !== 'chunk') throw new Error(`the build has no script '${name}'`);
          script.code = HINT + script.code;
          const map = bundle[`${script.fileName}.map`];
          if (map?.type === 'asset') map.source = shifted(String(map.source));
        }
      },
    },
  };
}

/** A source map, as JSON, of a script with one more line at its top. */
function shifted(map: string): string {
  const content = JSON.parse(map) as { readonly mappings: string };
  return JSON.stringify({ ...content, mappings: `;${content.mappings}` });
}
