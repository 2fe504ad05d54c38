// Finds the imports in the files of a package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ownFiles } from './files.mjs';
import { root } from './place.mjs';

/**
 * @typedef {object} Import
 * @property {string} target as it is written
 * @property {'code' | 'types' | 'address'} as whether it is run, only read by the compiler, or a
 *   `new URL(target, import.meta.url)` or `import.meta.resolve(target)`
 *
 * @typedef {object} Place
 * @property {string} file relative to the root
 * @property {boolean} isShipped in src/ or assembly/, and not a test
 */

const isTest = (path) => /\.(test|spec)\.ts$/.test(path);

/**
 * Returns every import in the files of a package.
 * @param {string} folder of the package
 * @returns {(Import & Place)[]}
 */
export function importsOf(folder) {
  return ownFiles(folder)
    .filter((file) => /\.(ts|mts|js|mjs|vue)$/.test(file))
    .flatMap((file) => {
      const inside = file.slice(folder.length + 1);
      const isShipped = /^(src|assembly)\//.test(inside) && !isTest(inside);
      const imports = importsIn(file, readFileSync(join(root, file), 'utf8'));
      return imports.map((one) => ({ file, isShipped, ...one }));
    });
}

/**
 * Returns every import in a text: static and dynamic ones, those of types, and addresses.
 * @param {string} file its name: of a .vue file only the scripts are read
 * @returns {Import[]}
 */
export function importsIn(file, text) {
  const script = file.endsWith('.vue')
    ? [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n')
    : text;
  const found = [];
  const visit = (node) => {
    const one = importAt(node);
    if (one) found.push(one);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.ts', script, ts.ScriptTarget.Latest, true));
  return found;
}

/** The import of a node in the syntax tree; `undefined` if it is none, or its target is not a literal. */
function importAt(node) {
  const literal = (expression) => (expression && ts.isStringLiteralLike(expression) ? expression.text : undefined);
  const made = (target, as) => (target === undefined ? undefined : { target, as });
  if (ts.isImportDeclaration(node)) {
    return made(literal(node.moduleSpecifier), node.importClause?.isTypeOnly ? 'types' : 'code');
  }
  if (ts.isExportDeclaration(node)) return made(literal(node.moduleSpecifier), node.isTypeOnly ? 'types' : 'code');
  if (ts.isImportTypeNode(node))
    return made(ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : undefined, 'types');
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return made(literal(node.arguments[0]), 'code');
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'import.meta.resolve') {
    return made(literal(node.arguments[0]), 'address');
  }
  if (ts.isNewExpression(node) && node.arguments?.[1]?.getText() === 'import.meta.url') {
    return made(literal(node.arguments[0]), 'address');
  }
  return undefined;
}
