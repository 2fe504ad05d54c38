import ts from 'typescript';
import { isAssembly } from './areas.ts';

/** The ways in which a fault changes a text. */
export const KINDS = [
  'negated',
  'and-or',
  'bound',
  'equality',
  'sign',
  'call',
  'return',
  'number',
  'text',
  'list',
  'truth',
] as const;

export type Kind = (typeof KINDS)[number];

/** A single change of a file's text that may be a fault. */
export interface Place {
  readonly kind: Kind;
  /** The index of the first character that is replaced. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
}

/** The operators that are exchanged. */
const EXCHANGED: Readonly<Record<string, readonly [kind: Kind, after: string]>> = {
  '&&': ['and-or', '||'],
  '||': ['and-or', '&&'],
  '<': ['bound', '<='],
  '<=': ['bound', '<'],
  '>': ['bound', '>='],
  '>=': ['bound', '>'],
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '==': ['equality', '!='],
  '!=': ['equality', '=='],
  '+': ['sign', '-'],
  '-': ['sign', '+'],
  '+=': ['sign', '-='],
  '-=': ['sign', '+='],
};

/** A list of more elements is data. */
const LONGEST_LIST = 12;
/** A greater number is a key of a hash or a mask. */
const GREATEST_NUMBER = 100_000;

/** Calls whose text or effect only programmers see. */
const UNSEEN = /^(console|logger|log|this\.#?log(ger)?|assert|expect|performance)\b/;

/** Finds all places in a file where a single fault can be planted. */
export function placesIn(file: string, text: string): readonly Place[] {
  if (file.endsWith('.vue')) return placesInComponent(text);
  // The types of kernels are those of AssemblyScript, whose lists and texts are not those of TypeScript.
  const isKernel = isAssembly(file);
  return placesInScript(text, 0).filter(({ kind }) => !isKernel || (kind !== 'list' && kind !== 'text'));
}

/** The kinds of faults in components, whose types are not checked here: none of these can be refused by the types alone. */
const KINDS_OF_COMPONENTS: readonly Kind[] = ['negated', 'and-or', 'bound', 'call', 'return', 'truth'];

function placesInComponent(text: string): readonly Place[] {
  const scripts = [...text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)].flatMap(({ 1: tag, 2: script, index }) =>
    placesInScript(script!, index + tag!.length),
  );
  const template = /<template>[\s\S]*<\/template>/.exec(text);
  const attributes = [...(template?.[0].matchAll(/\s(v-if|v-else-if|v-show|[:@][\w:.-]+)="([^"]+)"/g) ?? [])];
  const expressions = attributes.flatMap(({ 0: whole, 1: name, 2: expression, index }) => {
    const at = template!.index + index + whole!.length - 1 - expression!.length;
    const inside = placesInScript(expression!, at);
    if (!name!.startsWith('v-')) return inside.filter(({ kind }) => kind !== 'return');
    const negated: Place = { kind: 'negated', at, before: expression!, after: `!(${expression})` };
    return [negated, ...inside.filter(({ kind }) => kind !== 'call')];
  });
  return [...scripts, ...expressions].filter(({ kind }) => KINDS_OF_COMPONENTS.includes(kind));
}

/**
 * Finds the places in a script.
 * @param offset added to each place
 */
function placesInScript(text: string, offset: number): readonly Place[] {
  const source = ts.createSourceFile('script.ts', text, ts.ScriptTarget.Latest, true);
  const found: Place[] = [];
  const add = (kind: Kind, start: number, end: number, after: string): void => {
    found.push({ kind, at: offset + start, before: text.slice(start, end), after });
  };
  const replace = (kind: Kind, node: ts.Node, after: string): void => add(kind, node.getStart(), node.end, after);

  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    if (ts.isIfStatement(node)) replace('negated', node.expression, `!(${node.expression.getText()})`);
    if (ts.isConditionalExpression(node)) replace('negated', node.condition, `!(${node.condition.getText()})`);
    if (ts.isBinaryExpression(node)) {
      const [kind, after] = EXCHANGED[node.operatorToken.getText()] ?? [];
      if (kind && after && !(kind === 'sign' && isText(node))) replace(kind, node.operatorToken, after);
    }
    if (ts.isExpressionStatement(node) && isCall(node.expression)) add('call', node.getStart(), node.end, ';');
    if (hasOnlyEffects(node)) add('return', node.body.getStart(), node.body.getStart() + 1, '{ return;');
    if (ts.isNumericLiteral(node) && isNumber(node)) replace('number', node, String(Number(node.text) + 1));
    if (ts.isStringLiteral(node) && node.text !== '' && !isName(node)) replace('text', node, "''");
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) replace('list', node, '[]');
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace('truth', node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace('truth', node, 'true');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether nothing within a node matters to a person: imports, types, decorators, failures of programmers, data. */
const isSkipped = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isDecorator(node) ||
  ts.isThrowStatement(node) ||
  (ts.isCallExpression(node) && UNSEEN.test(node.expression.getText())) ||
  (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) ||
  (ts.isArrayLiteralExpression(node) && node.elements.length > LONGEST_LIST);

const isText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

const isCall = (expression: ts.Expression): boolean =>
  ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)
    ? isCall(expression.expression)
    : ts.isCallExpression(expression) &&
      expression.expression.kind !== ts.SyntaxKind.SuperKeyword &&
      !UNSEEN.test(expression.expression.getText());

/** Whether a node is a function with a body that returns no value. */
function hasOnlyEffects(node: ts.Node): node is ts.FunctionLikeDeclaration & { readonly body: ts.Block } {
  if (!ts.isFunctionLike(node) || ts.isConstructorDeclaration(node) || ts.isAccessor(node)) return false;
  if (!('body' in node) || !node.body || !ts.isBlock(node.body) || node.body.statements.length === 0) return false;
  return !returnsValue(node.body);
}

function returnsValue(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isReturnStatement(node)) return node.expression !== undefined;
  return ts.forEachChild(node, (child) => returnsValue(child) || undefined) ?? false;
}

const isNumber = ({ text, parent }: ts.NumericLiteral): boolean =>
  Number(text) <= GREATEST_NUMBER && Number.isInteger(Number(text)) && !isNamed(parent, text);

const isNamed = (parent: ts.Node, text: string): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === text;

/** Whether a text is the name of a property, a module or an attribute, which the types check or nobody sees. */
const isName = ({ parent, pos }: ts.StringLiteral): boolean =>
  (ts.isPropertyAssignment(parent) && parent.name.pos === pos) ||
  ts.isElementAccessExpression(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
  ts.isNewExpression(parent);
