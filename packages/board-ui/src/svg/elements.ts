import { type Component, createRenderer, h } from 'vue';

/** An element of a drawing, without a document. */
export interface DrawnElement {
  readonly tag: string;
  /** With `class`, and the marks by which scoped styles find it. */
  readonly attributes: Map<string, string>;
  readonly children: (DrawnElement | DrawnText)[];
  parent: DrawnElement | undefined;
}

/** A text of a drawing. Empty ones stand for what a template leaves out. */
export interface DrawnText {
  text: string;
  parent: DrawnElement | undefined;
}

type DrawnNode = DrawnElement | DrawnText;

/** Whether a node is an element. */
export const isElement = (node: DrawnNode): node is DrawnElement => 'tag' in node;

const elementOf = (tag: string): DrawnElement => ({ tag, attributes: new Map(), children: [], parent: undefined });

const textOf = (text: string): DrawnText => ({ text, parent: undefined });

function remove(node: DrawnNode): void {
  node.parent?.children.splice(node.parent.children.indexOf(node), 1);
  node.parent = undefined;
}

const { createApp } = createRenderer<DrawnNode, DrawnElement>({
  createElement: elementOf,
  createText: textOf,
  createComment: () => textOf(''),
  setText: (node, text) => {
    if (!isElement(node)) node.text = text;
  },
  setElementText(element, text) {
    element.children.splice(0, element.children.length, { text, parent: element });
  },
  insert(node, parent, anchor) {
    remove(node);
    const at = anchor ? parent.children.indexOf(anchor) : parent.children.length;
    parent.children.splice(at, 0, node);
    node.parent = parent;
  },
  remove,
  parentNode: ({ parent }) => parent ?? null,
  nextSibling: (node) => node.parent?.children[node.parent.children.indexOf(node) + 1] ?? null,
  patchProp(element, name, _before, value) {
    if (!isElement(element)) return;
    if (value === undefined || value === null || value === false) element.attributes.delete(name);
    else element.attributes.set(name, value === true ? '' : String(value));
  },
  setScopeId: (element, mark) => {
    if (isElement(element)) element.attributes.set(mark, '');
  },
});

/** Draws a component that has one element, without a document, and returns that. */
export function drawn(component: Component, props: Record<string, unknown>): DrawnElement {
  const place = elementOf('g');
  createApp({ render: () => h(component, props) }).mount(place);
  const [element] = place.children.filter(isElement);
  if (!element) throw new Error('the component has no element');
  element.parent = undefined;
  return element;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The text of an element as XML.
 * @param attributesOf the attributes that are written; by default its own
 */
export function markup(
  element: DrawnElement,
  attributesOf: (element: DrawnElement) => Iterable<readonly [string, string]> = ({ attributes }) => attributes,
): string {
  const attributes = [...attributesOf(element)].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  const content = element.children
    .map((child) => (isElement(child) ? markup(child, attributesOf) : escaped(child.text)))
    .join('');
  return `<${element.tag}${attributes}>${content}</${element.tag}>`;
}
