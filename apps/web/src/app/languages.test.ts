import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entries } from '@kickmate/catalogue';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'vue/compiler-sfc';

/** Strings with several words that no person reads: names of fields and events, keys of storage, and the like. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  // Fields of position texts.
  'side to move',
  'quiet count',
  'action number',
  'unmoved pawns',
  'quiet turns',
  'turn number',
  'completed turns',
  'en passant',
  'half-move clock',
  'move number',
  // A face.
  'Bricolage Grotesque',
  // A position.
  '3k4/pp6/4Q3/8/8/8/PPN5/3K4 w e6 mps a2,b2,a7,b7 0 10',
  // Signs of actions in lessons, and words for actions.
  'two pieces',
  'goes on',
  'legal action',
  'legal move',
  'to c7',
  // Marks of turns in reports.
  'missed goal',
  'missed win',
  // A service worker's message.
  'take over',
  // A question about the device.
  '(pointer: coarse)',
  // A browser.
  'Samsung Internet',
  // The mark of the server's answers.
  'kickmate online',
  // Names of languages, and commands.
  'WebAssembly',
  'JavaScript',
  'npm run package:game-kit -- --out ../my-game',
  'npm run bundle',
  // The title of the chapter of a README that is not shown.
  'For developers',
  // A kind of a lesson's step, a kind of the computer's tasks, and kinds of commands.
  'line up',
  'answer offer',
  'end as too long',
  'act by text',
  'go on',
  'skip line-up',
  'step in',
  // A search that nobody waits for any more.
  'it was overtaken',
  // An order of line-ups, and messages to and from the engine's worker.
  'in turn',
  'load book',
  'book loaded',
  // Wrong requests to the engine, for developers and terminals.
  'the techniques',
  'depth: must be a number',
  'limits: there must be one, as nothing could stop this search',
  '0: the groups of weights of 0 are 0',
  // Selectors of elements.
  '.end .group, .controls',
  '[role=grid], .line-up',
  'input, select, textarea, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  '[role=grid], [role=list], ol, ul, [role=radiogroup], [role=slider]',
  'input:not([type="radio"], [type="checkbox"]), textarea',
  // Elements of HTML.
  '<h0 id="0" tabindex="-1">0</h0>',
  '<a href="0" rel="noreferrer">0</a>',
  // The key of a value that a component gives to those within it.
  'piece set',
  // Ids of elements, one after the other.
  '0-note 0-fault',
  // The notation of records, and its name.
  'PGN',
  'Kickmate',
  // Tags of PGN and their values.
  '0 (level 0)',
  'Variant SetUp FEN Array Goals Live KickOff Termination WonBy DrawBy',
  'resigned by 0',
  'time forfeit',
  'time forfeit by 0',
  'From Position',
  'Fischer Random',
  'Fischer Random Chess',
  // In a list of arrays' ids.
  'only one',
  ...entries.map(({ name }) => name),
]);

/** Texts that are the same in German. */
const SAME: ReadonlySet<string> = new Set([
  'Remix',
  'Analyse',
  'Arena',
  'Ball',
  'Blitz',
  'Bullet',
  'Computer',
  'En passant',
  'Engine',
  'FEN: 0',
  'Link',
  'Live: 0',
  'Menagerie',
  'Name',
  'Normal',
  'Online',
  'PGN',
  'Pass',
  'Pause',
  'ProbCut',
  'Sand',
  'Sprint',
  'Staunton',
  'Steppe',
  'Tab',
  'Threads',
]);

/** Packages whose texts nobody sees in the app, or which have none. */
const NOT_SHOWN = ['bitboards', 'catalogue', 'conformance', 'language', 'net', 'reference', 'search'];

/**
 * Files whose sentences only programs and developers read: why messages of app and server do not fit together, why a request to
 * the engine is wrong (also typed on a terminal), why a puzzle is none.
 */
const BETWEEN_PROGRAMS =
  /^packages\/(protocol\/src\/(conduct|follow|messages|steps|tournaments)|engine\/src\/(request\/read-request|search\/(puzzle-proof|forced-wins)))\.ts$/;

const root = join(import.meta.dirname, '../../../..');

/** Returns the names in a folder of the project; none if the folder is not there. */
const namesIn = (top: string, folder: string): readonly string[] =>
  existsSync(join(top, folder)) ? readdirSync(join(top, folder)) : [];

/**
 * Returns the folders of the sources whose texts the app shows in each language. A game without a file of German texts is not
 * among them: it is played in English, so its texts need not be in messages.
 * @param top the project's folder, absolute
 */
function shownSources(top: string): readonly string[] {
  const packages = namesIn(top, 'packages')
    .filter((name) => !NOT_SHOWN.includes(name))
    .map((name) => `packages/${name}/src`);
  const games = namesIn(top, 'packages/variants')
    .map((name) => `packages/variants/${name}/src`)
    .filter((folder) => existsSync(join(top, folder)))
    .filter((folder) =>
      readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.de.ts')),
    );
  return ['apps/web/src', ...packages, ...games].filter((folder) => existsSync(join(top, folder)));
}

const files = shownSources(root)
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => !BETWEEN_PROGRAMS.test(path))
  .filter(
    (path) =>
      /\.(ts|vue)$/.test(path) &&
      !/\.(test|d)\.ts$|\/puzzle-list\/|\/(testing|workload|book(-text)?|german-names)\.ts$/.test(path),
  )
  .sort();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Attributes and properties whose value a person reads or hears. */
const SHOWN =
  /^(aria-label|aria-valuetext|alt|asks|confirm|description|headline|hint|label|legend|placeholder|summary|title|words)$/;
/** A place or a length of a drawing, or a question about the page's medium. */
const STYLE = /\b(translate|scale|rotate|max)\(|\(prefers-/;
/** Two words in a row. */
const isProse = (text: string): boolean =>
  /\p{Ll}{2,}[^\p{L}\n]*\s[^\p{L}\n]*\p{L}+/u.test(text) && !STYLE.test(text) && !NO_TEXTS.has(text);
const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !NO_TEXTS.has(text);

const parsed = (text: string) => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);

/** The texts of a string or template; the places for values are left out. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('0');
}

/** The texts for people in a piece of TypeScript: strings of several words, and any word for a property that people see. */
function textsOfCode(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // Errors of this kind tell developers of a mistake. Those of players are values.
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // The texts themselves.
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'ENGLISH') return;
    const text = textOf(node);
    const { parent } = node;
    const isShown =
      parent && ts.isPropertyAssignment(parent) && parent.initializer === node && SHOWN.test(parent.name.getText());
    if (text !== undefined && (isShown ? hasWord(text) : isProse(text))) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(code));
  return found;
}

/** A node of a template as the compiler gives it, with the members that are read here. */
interface TemplateNode {
  readonly type: number;
  readonly content?: string | TemplateNode;
  readonly children?: readonly TemplateNode[];
  readonly props?: readonly TemplateNode[];
  readonly name?: string;
  readonly value?: { readonly content: string };
  readonly exp?: TemplateNode;
  readonly arg?: TemplateNode;
}
const [TEXT, INTERPOLATION, ATTRIBUTE, DIRECTIVE] = [2, 5, 6, 7];

function textsOfTemplate(node: TemplateNode): readonly string[] {
  const { type, content, children = [], props = [], name = '', value, exp } = node;
  const inner = [...props, ...children].flatMap(textsOfTemplate);
  if (type === TEXT) return typeof content === 'string' && hasWord(content) ? [content.trim()] : [];
  if (type === ATTRIBUTE) return value && SHOWN.test(name) && hasWord(value.content) ? [value.content] : [];
  if (type === INTERPOLATION || type === DIRECTIVE) {
    const code = type === DIRECTIVE ? exp?.content : (content as TemplateNode).content;
    const isShown = type === INTERPOLATION || SHOWN.test(String(node.arg?.content ?? ''));
    if (typeof code !== 'string') return inner;
    const strings = isShown ? stringsOf(code).filter(hasWord) : [];
    return [...inner, ...new Set([...strings, ...textsOfCode(`(${code})`)])];
  }
  return inner;
}

function stringsOf(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    const isCompared =
      ts.isBinaryExpression(node.parent ?? node) &&
      /^[!=]==$/.test((node.parent as ts.BinaryExpression).operatorToken.getText());
    const isArgument = node.parent && (ts.isCallExpression(node.parent) || ts.isElementAccessExpression(node.parent));
    if (text !== undefined && !isCompared && !isArgument) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(`(${code})`));
  return found;
}

function rawTexts(path: string): readonly string[] {
  if (path.endsWith('.de.ts')) return [];
  if (path.endsWith('.ts')) return textsOfCode(read(path));
  const { descriptor } = parse(read(path));
  const scripts = [descriptor.script, descriptor.scriptSetup].flatMap((script) =>
    script ? textsOfCode(script.content) : [],
  );
  return [
    ...(descriptor.template?.ast ? textsOfTemplate(descriptor.template.ast as unknown as TemplateNode) : []),
    ...scripts,
  ];
}

test('texts that people read are in messages', () => {
  const raw = files.flatMap((path) => rawTexts(path).map((text) => `${path}: ${text}`));
  expect(raw).toEqual([]);
});

test('a game without German texts may have its texts in its sources, and one with them may not', () => {
  const top = mkdtempSync(join(tmpdir(), 'kickmate-languages-'));
  try {
    const game = join(top, 'packages/variants/my-game/src');
    mkdirSync(game, { recursive: true });
    writeFileSync(join(game, 'rules.ts'), "export const title = 'The other end';");
    expect(shownSources(top)).toEqual([]);
    writeFileSync(join(game, 'start-page.de.ts'), 'export const GERMAN = {};');
    expect(shownSources(top)).toEqual(['packages/variants/my-game/src']);
  } finally {
    rmSync(top, { recursive: true });
  }
});

test('components that are loaded later wait for their texts', () => {
  const users = files.filter((path) => /\bdefineAsyncComponent\(/.test(read(path)));
  expect(users).toEqual(['apps/web/src/shared/ui/later.ts']);
});

/** The text of a string or template, or else the code. */
const textIn = (node: ts.Node): string => textOf(node) ?? node.getText();

/** The texts of an object of messages by their place in it. The text of a function is its body. */
function leaves(node: ts.Expression, place = ''): ReadonlyMap<string, string> {
  if (!ts.isObjectLiteralExpression(node))
    return new Map([[place, textIn(ts.isArrowFunction(node) ? node.body : node)]]);
  return new Map(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? [...leaves(property.initializer, `${place}.${property.name.getText()}`)] : [],
    ),
  );
}

function objectOf(path: string, name: string): ReadonlyMap<string, string> {
  let found: ts.Expression | undefined;
  for (const statement of parsed(read(path)).statements)
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations)
        if (one.name.getText() === name) found = one.initializer;
  if (!found) throw new Error(`${path} has no constant ${name}`);
  return leaves(found);
}

test('German is another text than English, except for words that are the same', () => {
  const translations = files.filter((path) => path.endsWith('.de.ts'));
  expect(translations.length).toBeGreaterThan(8);
  const same = translations.flatMap((path) => {
    const english = objectOf(path.replace('.de.ts', '.ts'), 'ENGLISH');
    return [...objectOf(path, 'GERMAN')].flatMap(([place, text]) =>
      hasWord(text) && english.get(place) === text && !SAME.has(text) ? [`${path}${place}: ${text}`] : [],
    );
  });
  expect(same).toEqual([]);
});

test('a text is empty in both languages or in none', () => {
  const empty = (texts: ReadonlyMap<string, string>) => [...texts].filter(([, text]) => text === '').map(([at]) => at);
  for (const path of files.filter((one) => one.endsWith('.de.ts')))
    expect(empty(objectOf(path, 'GERMAN')), path).toEqual(empty(objectOf(path.replace('.de.ts', '.ts'), 'ENGLISH')));
});
