// Writes the reference pages to build/: those of the contract and of the kernel's interface, from their docstrings.
import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { REFERENCE_FOLDER } from './pages.mjs';

/** The policy of the app's page, without what only the app needs. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/** The sources that are described: everything that they export. */
const search = dirname(fileURLToPath(import.meta.resolve('@kickmate/search')));
const ENTRIES = [
  fileURLToPath(import.meta.resolve('@kickmate/board')),
  fileURLToPath(import.meta.resolve('@kickmate/game')),
  join(search, 'index.ts'),
  ...['position', 'action', 'limits', 'random', 'switches'].map((name) => join(search, '../assembly', `${name}.ts`)),
];

const here = fileURLToPath(new URL('.', import.meta.url));
const app = await Application.bootstrap({
  name: 'Kickmate reference',
  entryPoints: ENTRIES,
  tsconfig: join(here, 'tsconfig.json'),
  readme: join(here, 'intro.md'),
  // AssemblyScript has functions and decorators that TypeScript does not know.
  skipErrorChecking: true,
  excludeExternals: true,
  excludePrivate: true,
  disableSources: true,
  disableGit: true,
  githubPages: false,
  hideGenerator: true,
  includeVersion: false,
  sort: ['source-order'],
  logLevel: 'Error',
});
const project = await app.convert();
if (!project) throw new Error('the sources of the reference cannot be read');
// They are moved to their place when they are whole: a server may be waiting for them.
const unfinished = `${REFERENCE_FOLDER}-${process.pid}`;
process.on('exit', () => rmSync(unfinished, { recursive: true, force: true }));
await app.generateDocs(project, unfinished);
if (app.logger.hasErrors()) throw new Error('the reference pages cannot be written');

// typedoc's script writes the rules of the filters (protected, inherited) into a style element, which the policy forbids: the rules
// are in the style sheet instead.
const assets = join(unfinished, 'assets');
const script = readFileSync(join(assets, 'main.js'), 'utf8');
const inserted = 'document.head.appendChild(document.createElement("style"))';
if (!script.includes(inserted)) throw new Error(`assets/main.js has no ${inserted}: how does it hide members now?`);
writeFileSync(join(assets, 'main.js'), script.replace(inserted, 'document.createElement("style")'));
const rules = ['protected', 'private', 'inherited', 'external'].map(
  (name) => `html:not(.filter-${name}) .tsd-is-${name} { display: none; }\n`,
);
appendFileSync(join(assets, 'style.css'), `\n${rules.join('')}`);

// The content security policy of the app allows no script within a page: the pages show at once without it.
for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
  if (!entry.name.endsWith('.html')) continue;
  const path = join(entry.parentPath, entry.name);
  const page = readFileSync(path, 'utf8')
    .replace(/<script>[^<]*<\/script>/g, '')
    .replace(/<head>/, `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`);
  writeFileSync(path, page);
}
rmSync(REFERENCE_FOLDER, { recursive: true, force: true });
renameSync(unfinished, REFERENCE_FOLDER);
console.log(`reference: ${Object.keys(project.reflections).length} names are described`);
