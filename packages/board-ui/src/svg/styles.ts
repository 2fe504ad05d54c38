import { type Colour, mixed, parseColour } from './colours.ts';
import type { DrawnElement } from './elements.ts';
import type { Properties } from './shown-board.ts';

/**
 * The part of CSS by which the board's components are drawn, for programs that draw SVG and know no custom properties: rules by
 * elements, classes and attributes, within or directly below others; `var()`, `light-dark()` (always light) and `color-mix()`.
 * Rules for a medium and animations are left out.
 */
export interface Rule {
  /** Compound selectors from the outermost one; `isChild`: the element is directly below the one before. */
  readonly selector: readonly Compound[];
  /** The weight of the selector: of two rules the heavier one counts, of equal ones the later. */
  readonly weight: number;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

interface Compound {
  readonly isRoot: boolean;
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly string[];
  readonly isChild: boolean;
}

/** Reads a style sheet. What it does not know is left out: a drawing needs none of it. */
export function readStyles(css: string): readonly Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = body.split(';').flatMap((one) => {
      const at = one.indexOf(':');
      return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()] as const];
    });
    return selectors.split(',').flatMap((selector) => {
      const read = readSelector(selector.trim());
      return read ? [{ selector: read, weight: weightOf(read), declarations }] : [];
    });
  });
}

function readSelector(text: string): readonly Compound[] | undefined {
  const parts = text.replace(/\s*>\s*/g, ' >').split(/\s+/);
  const compounds = parts.map((part) => {
    const isChild = part.startsWith('>');
    const found = /^(:root)?([a-z]+)?((?:\.[\w-]+|\[[\w-]+\])*)$/.exec(isChild ? part.slice(1) : part);
    if (!found) return undefined;
    const [, root, tag, marks = ''] = found;
    const each = (pattern: RegExp) => [...marks.matchAll(pattern)].map(([, name = '']) => name);
    return {
      isRoot: root !== undefined,
      tag,
      classes: each(/\.([\w-]+)/g),
      attributes: each(/\[([\w-]+)\]/g),
      isChild,
    };
  });
  return compounds.every((one) => one !== undefined) ? compounds : undefined;
}

const weightOf = (selector: readonly Compound[]): number =>
  selector.reduce(
    (sum, { isRoot, tag, classes, attributes }) =>
      sum + 100 * (Number(isRoot) + classes.length + attributes.length) + Number(tag !== undefined),
    0,
  );

function fits({ isRoot, tag, classes, attributes }: Compound, element: DrawnElement): boolean {
  if (isRoot && element.parent) return false;
  if (tag !== undefined && tag !== element.tag) return false;
  if (!attributes.every((name) => element.attributes.has(name))) return false;
  if (classes.length === 0) return true;
  const own = element.attributes.get('class')?.split(' ') ?? [];
  return classes.every((name) => own.includes(name));
}

function isMeant(selector: readonly Compound[], element: DrawnElement, last = selector.length - 1): boolean {
  const compound = selector[last]!;
  if (!fits(compound, element)) return false;
  if (last === 0) return true;
  for (let above = element.parent; above; above = above.parent) {
    if (isMeant(selector, above, last - 1)) return true;
    if (compound.isChild) return false;
  }
  return false;
}

/** The properties of SVG that a rule may set, each of which may stand as an attribute, too. */
const PRESENTATION: ReadonlySet<string> = new Set([
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'opacity',
  'paint-order',
  'text-anchor',
  'font-family',
  'font-weight',
  'font-size',
]);

/** The look of an element: the attributes that stand for its styles, and the custom properties that its children inherit. */
export function lookOf(
  element: DrawnElement,
  rules: readonly Rule[],
  inherited: Properties,
): { readonly attributes: ReadonlyMap<string, string>; readonly properties: Properties } {
  const declared = new Map<string, string>();
  const meant = rules.filter(({ selector }) => isMeant(selector, element)).sort((a, b) => a.weight - b.weight);
  for (const { declarations } of meant) for (const [name, value] of declarations) declared.set(name, value);
  const known = new Map<string, string | undefined>();
  /** The value of a custom property at this element. */
  const propertyOf = (name: string): string | undefined => {
    if (known.has(name)) return known.get(name);
    // A property that needs itself has no value.
    known.set(name, undefined);
    const own = declared.get(name);
    const value = own === undefined ? inherited.get(name) : replaced(own, propertyOf);
    known.set(name, value);
    return value;
  };
  const properties = new Map(inherited);
  const attributes = new Map<string, string>();
  for (const [name, value] of declared) {
    if (name.startsWith('--')) properties.set(name, propertyOf(name) ?? '');
    else for (const [one, text] of longhands(name, replaced(value, propertyOf))) attributes.set(one, text);
  }
  return { attributes, properties };
}

/** A value without functions that depend on something else. */
function replaced(value: string, propertyOf: (name: string) => string | undefined): string {
  let text = value;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name: string, other = '') => propertyOf(name) ?? other.trim())
      .replace(/light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)/g, (_, light: string) => light.trim())
      .replace(/color-mix\(in oklab, ([^,()]+) ([\d.]+)%, ([^,()]+)\)/g, (whole, one: string, share, other: string) => {
        const [a, b] = [parseColour(one.trim()), parseColour(other.trim())];
        return a && b ? hexOf(mixed(a, b, Number(share) / 100)) : whole;
      });
  }
  return text;
}

const hexOf = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The attributes for a property. A colour that lets something through becomes a colour and an opacity. */
function longhands(name: string, value: string): readonly (readonly [string, string])[] {
  if (name === 'font') {
    const [, weight = '400', size = '16px', family = ''] = /^(\d+) ([\d.]+px) (.+)$/.exec(value) ?? [];
    return [
      ['font-weight', weight],
      ['font-size', size],
      ['font-family', family],
    ];
  }
  if (!PRESENTATION.has(name)) return [];
  const colour = name === 'fill' || name === 'stroke' ? parseColour(value) : undefined;
  if (!colour) return [[name, value]];
  return [[name, hexOf(colour)], ...(colour.opacity < 1 ? [[`${name}-opacity`, String(colour.opacity)] as const] : [])];
}
