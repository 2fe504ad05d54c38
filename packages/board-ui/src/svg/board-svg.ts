import { defineComponent, h } from 'vue';
import { type Looks, provideLooks } from '../art/looks.ts';
import BoardCanvas from '../BoardCanvas.vue';
import { viewOf } from '../geometry.ts';
import { positionLabel } from '../label.ts';
import type { PieceNames } from '../piece-names.ts';
import { type DrawnElement, drawn, isElement, markup } from './elements.ts';
import type { BoardPicture, Properties, ShownBoard } from './shown-board.ts';
import { lookOf, readStyles } from './styles.ts';

const LookedCanvas = defineComponent({
  props: { looks: Object, canvas: Object },
  setup(props) {
    provideLooks(() => props.looks as Looks | undefined);
    return () => h(BoardCanvas, props.canvas as InstanceType<typeof BoardCanvas>['$props']);
  },
});

function canvasOf({ board, looks, flipped, plain, ...canvas }: ShownBoard) {
  const view = viewOf(board, flipped, plain);
  return { view, element: drawn(LookedCanvas, { looks, canvas: { view, ...canvas } }) };
}

/** The text of an SVG element with a board, for a page that has the board's styles. */
export const boardMarkup = (shown: ShownBoard): string => markup(canvasOf(shown).element);

/** The position in words, for screen readers, in the chosen language. */
export const boardLabel = ({ board, pieces, ball, tiles }: ShownBoard, names: PieceNames): string =>
  positionLabel(board, pieces, ball, names, tiles);

/**
 * A picture of a board that needs nothing else: each element has the look that the board's styles give it in the light scheme.
 * @param css the style sheet of the board's components, and of the custom properties
 * @param properties custom properties that count instead of those of the style sheet
 */
export function boardPicture(shown: ShownBoard, css: string, properties: Properties = new Map()): BoardPicture {
  const { view, element } = canvasOf(shown);
  const { width, height } = view;
  element.attributes.set('xmlns', 'http://www.w3.org/2000/svg').set('width', `${width}`).set('height', `${height}`);
  const rules = readStyles(css);
  const looks = new Map<DrawnElement, ReadonlyMap<string, string>>();
  const dress = (one: DrawnElement, inherited: Properties) => {
    const look = lookOf(one, rules, inherited);
    looks.set(one, look.attributes);
    const below = one.parent ? look.properties : new Map([...look.properties, ...properties]);
    for (const child of one.children) if (isElement(child)) dress(child, below);
  };
  dress(element, new Map());
  const isKept = (name: string) => name !== 'class' && !name.startsWith('data-') && !name.startsWith('aria-');
  const attributesOf = (one: DrawnElement) =>
    new Map([...[...one.attributes].filter(([name]) => isKept(name)), ...looks.get(one)!]);
  return {
    width,
    height,
    svg: markup(element, attributesOf),
    properties: lookOf(element, rules, new Map()).properties,
  };
}
