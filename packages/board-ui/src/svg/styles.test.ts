import { expect, test } from 'vitest';
import { type DrawnElement, isElement, markup } from './elements.ts';
import { lookOf, readStyles } from './styles.ts';

function element(tag: string, marks: Record<string, string>, ...children: DrawnElement[]): DrawnElement {
  const made: DrawnElement = { tag, attributes: new Map(Object.entries(marks)), children, parent: undefined };
  for (const child of children) child.parent = made;
  return made;
}

/** The look of the innermost first element under style rules. */
function lookWithin(root: DrawnElement, css: string): Record<string, string> {
  const rules = readStyles(css);
  let [at, inherited]: [DrawnElement, ReadonlyMap<string, string>] = [root, new Map()];
  for (;;) {
    const { attributes, properties } = lookOf(at, rules, inherited);
    const next = at.children.find(isElement);
    if (!next) return Object.fromEntries(attributes);
    [at, inherited] = [next, properties];
  }
}

const PIECE = (classes: string) =>
  element('svg', {}, element('g', { class: classes }, element('path', { class: 'body', 'data-v-1': '' })));
const COLOURS = ':root{--light:light-dark(#ffffff,#111111);--dark:#3a444f;--teal:#119c95}';

test.each<[name: string, classes: string, css: string, look: Record<string, string>]>([
  [
    'a property of an element above',
    'w',
    `${COLOURS}.w{--body:var(--light)} .body[data-v-1]{fill:var(--body)}`,
    { fill: '#ffffff' },
  ],
  [
    'the heavier rule counts, wherever it stands',
    'w',
    '.w .body{fill:#010203} .body{fill:#040506}',
    { fill: '#010203' },
  ],
  ['of equal rules the later one counts', 'w', '.body{fill:#010203} .body{fill:#040506}', { fill: '#040506' }],
  [
    'a rule for an element directly below',
    'w',
    'svg > .body{fill:#010203} .w > path{stroke:#040506}',
    { stroke: '#040506' },
  ],
  ['a rule for something else', 'b', '.w .body{fill:#010203} circle{fill:#040506} .body:hover{fill:#070809}', {}],
  ['a colour with an opacity', 'w', '.body{fill:rgb(8 20 12 / 0.3)}', { fill: '#08140c', 'fill-opacity': '0.3' }],
  ['a property that is missing has a substitute', 'w', '.body{fill:var(--none, #010203)}', { fill: '#010203' }],
  [
    'a font',
    'w',
    '.body{font:800 34px var(--f, Figtree)}',
    { 'font-weight': '800', 'font-size': '34px', 'font-family': 'Figtree' },
  ],
  [
    'what a medium or an animation asks for is left out',
    'w',
    '@media (prefers-reduced-motion: reduce){.body{fill:#010203}} @keyframes a{to{opacity:0}} .body{stroke:none}',
    { stroke: 'none' },
  ],
  [
    'a mixture of properties of one element, as a browser makes it',
    'coloured',
    `${COLOURS}.coloured{--body:color-mix(in oklab, var(--dark) 62%, var(--colour));--colour:var(--teal)} .body{fill:var(--body)}`,
    { fill: '#396469' },
  ],
])('%s', (_, classes, css, look) => {
  expect(lookWithin(PIECE(classes), css)).toEqual(look);
});

test('names stand for themselves in a drawing', () => {
  expect(markup(element('text', { title: '"<&>' }))).toBe('<text title="&quot;&lt;&amp;&gt;"></text>');
});
