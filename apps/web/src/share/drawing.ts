/** A drawing could not be made into a picture: the browser refuses, or lacks what is needed. */
export class PictureRefused extends Error {}

/** The rules of the page's style sheets, with those that others import. Rules for a medium (motion, contrast, print) are left out. */
function* styleRules(sheets: Iterable<CSSStyleSheet> = document.styleSheets): Generator<CSSRule> {
  for (const sheet of sheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSImportRule) {
        if (rule.styleSheet) yield* styleRules([rule.styleSheet]);
      } else yield rule;
    }
  }
}

/** The faces of the page with their data, because a picture fetches nothing. A face that cannot be fetched is left out. */
export async function facesOf(): Promise<string> {
  const faces = [...styleRules()].filter((rule) => rule instanceof CSSFontFaceRule);
  const texts = await Promise.all(
    faces.map(async ({ style, parentStyleSheet }) => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
      if (!address) return '';
      const response = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI)).catch(() => undefined);
      if (!response?.ok) return '';
      const data = await dataUrl(await response.blob());
      const [family, weight] = ['font-family', 'font-weight'].map((name) => style.getPropertyValue(name));
      return `@font-face{font-family:${family};font-weight:${weight};src:url("${data}")}`;
    }),
  );
  return texts.join('');
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * The style rules of the page that a drawing needs, and the custom properties that stand at the page's root, as they are written:
 * in the picture they follow the drawing's own colour scheme. What the system asks of pages (less motion, its own colours) is no
 * rule of a picture.
 */
function stylesOf(svg: SVGSVGElement): string {
  const root: string[] = [];
  const own: string[] = [];
  for (const rule of styleRules()) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const { style, selectorText } = rule;
    if (document.documentElement.matches(selectorText))
      for (const name of style) if (name.startsWith('--')) root.push(`${name}:${style.getPropertyValue(name)};`);
    if (svg.matches(selectorText) || svg.querySelector(selectorText)) own.push(rule.cssText);
  }
  return `:root{${root.join('')}}${own.join('')}`;
}

/**
 * A drawing of the page as a text that needs nothing else. Its styles travel with it as rules: the computed style of each element
 * would be ten times as long.
 * @param faces see {@link facesOf}
 */
export function standalone(svg: SVGSVGElement, faces: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = faces + stylesOf(svg);
  copy.prepend(style);
  // In the page it is as wide as its place, in the picture as its width says.
  copy.style.inlineSize = `${svg.getAttribute('width')}px`;
  copy.style.blockSize = `${svg.getAttribute('height')}px`;
  return new XMLSerializer().serializeToString(copy);
}

/** Paints a drawing over a whole canvas. Throws {@link PictureRefused} if the browser does not. */
export async function paint(canvas: HTMLCanvasElement, drawing: string): Promise<CanvasRenderingContext2D> {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PictureRefused();
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { width, height } = canvas;
    // Browsers that guard against fingerprints may give one colour for everything.
    if (isBlank(context.getImageData(0, 0, width, height).data)) throw new PictureRefused();
    return context;
  } catch (cause) {
    throw new PictureRefused(undefined, { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Returns whether all pixels have the same colour: then nothing was drawn. */
export const isBlank = (pixels: Uint8ClampedArray): boolean =>
  pixels.every((value, index) => value === pixels[index % 4]);

/** A canvas of a size. */
export function canvasOf({ width, height }: { readonly width: number; readonly height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The drawing as a PNG of its own size. Throws {@link PictureRefused}. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const canvas = canvasOf({ width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) });
  await paint(canvas, standalone(svg, await facesOf()));
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new PictureRefused();
  return png;
}
