// Reads the table of docs/architecture.md that says which package may import which.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './place.mjs';

const PAGE = 'docs/architecture.md';
const TITLE = '## Which package may import which';
const HEAD = ['package', 'may import', 'in tests also', 'note'];
const NOTHING = 'nothing';

/**
 * @typedef {object} Arrows
 * @property {string[]} allowed the rows that this one may import
 * @property {string[]} inTests the rows that only its tests may import
 */

/**
 * Returns the rows of the page's table by name. A row stands for one package, or with `/*` for all of a folder.
 * @returns {Map<string, Arrows>}
 */
export const readArrows = () => parseArrows(readFileSync(join(root, PAGE), 'utf8'));

/**
 * Reads the table in a page's text.
 * @param {string} page
 * @returns {Map<string, Arrows>}
 * @throws Error for a page without the table, and for a row that cannot be read; it names the line
 */
export function parseArrows(page) {
  const lines = page.split('\n');
  const title = lines.indexOf(TITLE);
  if (title < 0) throw new Error(`${PAGE}: the heading "${TITLE}" is missing`);
  const first = lines.findIndex((line, index) => index > title && line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  if (first < 0) throw new Error(`${PAGE}: below "${TITLE}" there must be a table`);
  const [head, rule, ...rows] = lines.slice(first, end < 0 ? undefined : end).map((line) => cellsOf(line));
  if (head.join() !== HEAD.join()) throw wrong(first, `the columns must be: ${HEAD.join(', ')}`);
  if (!rule?.every((cell) => /^-+$/.test(cell))) throw wrong(first + 1, 'a line of dashes must follow the head');
  const arrows = new Map();
  for (const [index, cells] of rows.entries()) {
    const at = first + 2 + index;
    if (cells.length !== HEAD.length) throw wrong(at, `${cells.length} cells instead of ${HEAD.length}`);
    const [name, ...others] = namesIn(cells[0], at);
    if (name === undefined || others.length > 0) throw wrong(at, 'the first cell must name one package');
    if (arrows.has(name)) throw wrong(at, `${name} has a row already`);
    arrows.set(name, { allowed: namesIn(cells[1], at), inTests: namesIn(cells[2], at) });
  }
  for (const [name, { allowed, inTests }] of arrows) {
    const unknown = [...allowed, ...inTests].find((one) => !arrows.has(one));
    if (unknown !== undefined) throw new Error(`${PAGE}: ${name} may import ${unknown}, which has no row`);
  }
  return arrows;
}

const wrong = (index, what) => new Error(`${PAGE}, line ${index + 1}: ${what}`);

const cellsOf = (line) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The names of a cell: each in backticks, with commas between; none for the word "nothing". */
function namesIn(cell, index) {
  if (cell === NOTHING) return [];
  return cell.split(', ').map((item) => {
    const [, name] = /^`([a-z][a-z/-]*(?:\/\*)?)`$/.exec(item) ?? [];
    if (name === undefined) throw wrong(index, `"${cell}" must be names in backticks with ", " between, or ${NOTHING}`);
    return name;
  });
}
