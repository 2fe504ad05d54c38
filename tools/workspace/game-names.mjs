// Finds the names of games in the sources of everything that must work with any game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ownFiles } from './files.mjs';
import { root as here } from './place.mjs';

/**
 * @typedef {object} Game
 * @property {string} id as in files and commands
 * @property {string} name for people
 * @property {string | undefined} object the name under which its package exports it
 *
 * @typedef {object} Found
 * @property {string} file relative to the root
 * @property {number} line
 * @property {string} name the id, name or identifier of a game that stands there, or `letter K` for a piece's letter
 */

/** The file that lists all games. It may be read in older states of the project, too. */
const CATALOGUE = 'packages/catalogue/src/index.ts';

/**
 * The files that may name games: the games, their list, and the examples of the commands that make one. Tests may name the game
 * with which they test.
 */
const MAY_NAME =
  /^packages\/(variants|catalogue)\/|^tools\/workspace\/(new-variant|game-kit)\.mjs$|(^|\/)(test|e2e|example)\/|(^|\/)testing\.ts$|\.(test|spec)\.ts$/;

/**
 * Returns the games that the catalogue lists: its object literals that have an id and a name.
 * @param {string} text the catalogue's source
 * @returns {Game[]}
 */
export function gamesIn(text) {
  const games = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const values = Object.fromEntries(
        node.properties.filter(ts.isPropertyAssignment).map((one) => [one.name.getText(), one.initializer]),
      );
      const [id, name] = [values.id, values.name].map((value) =>
        value && ts.isStringLiteral(value) ? value.text : '',
      );
      if (id && name) games.push({ id, name, object: /\)\)\.(\w+)/.exec(values.load?.getText() ?? '')?.[1] });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('catalogue.ts', text, ts.ScriptTarget.Latest, true));
  return games;
}

/**
 * Returns every place at which a source names a game: in an identifier, a string, a template's text, or a page's text.
 * Comments are not searched. A letter counts where something called `letter` is compared with it. A game's name that is an ordinary word as well ("chess") counts only where it means the game:
 * as a whole string, before a map's colon, after `--variant`.
 * @param {string} file its name: of a .vue file the scripts and the page are read
 * @param {string} text
 * @param {readonly Game[]} games
 * @returns {Found[]}
 */
export function namesIn(file, text, games) {
  const { inCode, inPage, identifiers } = patternsOf(games);
  const found = new Map();
  const add = (at, name) => {
    const line = text.slice(0, at).split('\n').length;
    found.set(`${line} ${name}`, { file, line, name });
  };
  const addAll = (patterns, part, at) => {
    for (const pattern of patterns) for (const { index, 0: name } of part.matchAll(pattern)) add(at + index, name);
  };
  const addCode = (code, from) => {
    const visit = (node) => {
      // A kernel names the functions of its host: @external("table", "probe").
      if (ts.isDecorator(node)) return;
      const at = from + node.getStart();
      if (ts.isIdentifier(node) && identifiers.has(node.text)) add(at, node.text);
      if (isText(node)) addAll(inCode, node.text, at);
      const letter = comparedLetter(node);
      if (letter) add(at, `letter ${letter}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('script.ts', code, ts.ScriptTarget.Latest, true));
  };
  if (/\.(html|webmanifest)$/.test(file)) addAll(inPage, withoutComments(text), 0);
  else if (file.endsWith('.vue')) {
    for (const match of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g))
      addCode(match[1], match.index + match[0].indexOf('>') + 1);
    const page = withoutComments(text).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, blank);
    addAll(inPage, page, 0);
    for (const { index, 0: letter } of page.matchAll(lettersInPage)) add(index, `letter ${letter}`);
  } else addCode(text, 0);
  return [...found.values()].sort((one, other) => one.line - other.line);
}

/**
 * Returns every place at which a source names a game, in all packages, apps and tools but the games and the catalogue.
 * @param {string} root absolute; this checkout if absent
 * @returns {Found[]}
 */
export function gameNames(root = here) {
  const games = gamesIn(readFileSync(join(root, CATALOGUE), 'utf8'));
  return ownFiles('', root)
    .filter(
      (file) => /^(packages|apps|tools)\/.*\.(ts|mts|js|mjs|vue|html|webmanifest)$/.test(file) && !MAY_NAME.test(file),
    )
    .flatMap((file) => namesIn(file, readFileSync(join(root, file), 'utf8'), games));
}

/** The capital letter with which an expression compares the letter of a piece; undefined for everything else. */
function comparedLetter(node) {
  if (!ts.isBinaryExpression(node) || !/^[!=]==?$/.test(node.operatorToken.getText())) return undefined;
  const sides = [node.left, node.right];
  const literal = sides.filter((side) => ts.isStringLiteral(side)).find(({ text }) => /^[A-Z]$/.test(text));
  return literal && sides.some((side) => /\bletter$/.test(side.getText())) ? literal.text : undefined;
}

/** The same for the expressions of a page. */
const lettersInPage = /(?<=\bletter !?={1,3} ['"])[A-Z](?=['"])/g;

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

const blank = (text) => text.replace(/[^\n]/g, ' ');
const withoutComments = (text) => text.replace(/<!--[\s\S]*?-->/g, blank);

/** The names of one word that no text has in another sense. */
const MADE_UP = /^(chesslike|hexapawn)$/i;
/** Whether a name may be an ordinary word of English as well: then it counts only where it means the game. */
const isWord = (name) => /^[a-z]+$/i.test(name) && !MADE_UP.test(name);

function patternsOf(games) {
  const names = [...new Set(games.flatMap(({ id, name }) => [id, name]))].sort((a, b) => b.length - a.length);
  const all = names.join('|');
  const sure = names.filter((name) => !isWord(name)).join('|') || '(?!)';
  // The boundaries keep file names such as `chess.js` out.
  const anywhere = new RegExp(`(?<![\\w@/.-])(${sure})(?![\\w/-]|\\.\\w)`, 'g');
  const option = new RegExp(`(?<=--variant[ =])(${all})(?![\\w-])`, 'g');
  return {
    inCode: [anywhere, option, new RegExp(`^(${all})(?=$|:)`, 'g')],
    inPage: [anywhere, option, new RegExp(`(?<=['"\`])(${all})(?=['"\`:])`, 'g')],
    identifiers: new Set(games.flatMap(({ object }) => (object && !isWord(object) ? [object] : []))),
  };
}
