import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardSvg } from '@kickmate/board-ui/svg';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { FONTS } from '../settings.ts';
import { PICTURE } from './picture-size.ts';
import type { Preview } from './preview.ts';

/** The room around everything, between board and words, and the most of the width that the board gets. */
const EDGE = 40;
const GAP = 52;
const BOARD = 640;

const BRAND = 'Kickmate';

const TEXT = 'Figtree';
const DISPLAY = 'Bricolage Grotesque';

/** The app's faces, which every machine has: their files, and the names by which the drawing asks for them. */
const FACES: readonly (readonly [file: string, family: string])[] = [
  ['figtree.woff2', TEXT],
  ['bricolage-grotesque-800.woff2', DISPLAY],
];

/** Draws pictures of links. Where the machine has faces with other scripts, they are used for names in these. */
export class PicturePainter {
  readonly #svg: BoardSvg;

  constructor(svg: BoardSvg) {
    this.#svg = svg;
    for (const [file, family] of FACES) GlobalFonts.register(readFileSync(join(FONTS, file)), family);
  }

  /** Draws a picture: the board, and the words beside it. Returns a PNG. */
  async paint({ shown, players, title, lines }: Preview): Promise<Uint8Array<ArrayBuffer>> {
    const { width, height, svg, properties } = this.#svg.picture(shown, new Map([['--board-font', DISPLAY]]));
    const colour = (name: string) => properties.get(name) ?? '';
    const canvas = createCanvas(PICTURE.width, PICTURE.height);
    const context = canvas.getContext('2d');
    context.fillStyle = colour(shown.plain ? '--plain-frame' : '--board-wall');
    context.fillRect(0, 0, PICTURE.width, PICTURE.height);
    const scale = Math.min((PICTURE.height - EDGE) / height, BOARD / width);
    const board = { width: width * scale, height: height * scale };
    const top = (PICTURE.height - board.height) / 2;
    context.drawImage(await loadImage(Buffer.from(svg)), top, top, board.width, board.height);

    const left = top + board.width + GAP;
    const words = new Words(
      context,
      left,
      PICTURE.width - EDGE,
      colour(shown.plain ? '--plain-ink' : '--board-wall-ink'),
    );
    if (players) {
      for (const side of shown.flipped ? (['w', 'b'] as const) : (['b', 'w'] as const)) {
        const shirt = { body: colour(`--piece-${side}-body`), scarf: colour(`--piece-${side}-scarf`) };
        words.player(players[side].name, players[side].points, shirt);
      }
    } else words.lines(title, { family: DISPLAY, weight: 800, size: 68, most: 3 });
    words.space(20);
    for (const line of lines) words.lines(line, { family: TEXT, weight: 500, size: 36, most: 3 });
    if (title !== BRAND) words.brand();
    return new Uint8Array(await canvas.encode('png'));
  }
}

interface Face {
  readonly family: string;
  readonly weight: number;
  readonly size: number;
}

/** The column of words beside a board, from the top down. */
class Words {
  readonly #context: SKRSContext2D;
  readonly #left: number;
  readonly #right: number;
  #y = 56;

  constructor(context: SKRSContext2D, left: number, right: number, ink: string) {
    this.#context = context;
    this.#left = left;
    this.#right = right;
    this.#ink = ink;
  }
  readonly #ink: string;

  #use({ family, weight, size }: Face): void {
    this.#context.font = `${weight} ${size}px "${family}"`;
    this.#context.fontVariationSettings = `'wght' ${weight}`;
    this.#context.fillStyle = this.#ink;
  }

  /** A player in one line: a shirt, the name as large as fits, the points. */
  player(name: string, points: string | undefined, shirt: { readonly body: string; readonly scarf: string }): void {
    const context = this.#context;
    const middle = this.#y + 32;
    context.beginPath();
    context.arc(this.#left + 20, middle, 17, 0, 2 * Math.PI);
    context.fillStyle = shirt.body;
    context.fill();
    context.lineWidth = 7;
    context.strokeStyle = shirt.scarf;
    context.stroke();
    this.#use({ family: DISPLAY, weight: 800, size: 64 });
    const room = points === undefined ? 0 : context.measureText(points).width + 24;
    if (points !== undefined) context.fillText(points, this.#right - room + 24, middle + 22);
    const width = this.#right - room - this.#left - 60;
    let face: Face = { family: TEXT, weight: 700, size: 46 };
    this.#use(face);
    const { width: wanted } = context.measureText(name);
    if (wanted > width) face = { ...face, size: Math.max(22, (face.size * width) / wanted) };
    this.#use(face);
    context.fillText(this.#cut(name, width), this.#left + 60, middle + face.size * 0.34);
    this.#y += 86;
  }

  /** A text in as many lines as it needs, at most `most`. */
  lines(text: string, { most, ...face }: Face & { readonly most: number }): void {
    this.#use(face);
    const width = this.#right - this.#left;
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && (this.#context.measureText(longer).width <= width || lines.length === most))
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    for (const line of lines) {
      this.#y += face.size * 1.22;
      this.#context.fillText(this.#cut(line, width), this.#left, this.#y);
    }
    this.#y += face.size * 0.3;
  }

  /** Leaves some room. */
  space(height: number): void {
    this.#y += height;
  }

  /** The app's name, at the foot. */
  brand(): void {
    this.#use({ family: DISPLAY, weight: 800, size: 40 });
    this.#context.fillText(BRAND, this.#left, PICTURE.height - EDGE - 6);
  }

  /** A text that fits into a width; one that is too long ends with dots. */
  #cut(text: string, width: number): string {
    if (this.#context.measureText(text).width <= width) return text;
    const letters = [...text];
    while (letters.length > 0 && this.#context.measureText(`${letters.join('')}…`).width > width) letters.pop();
    return `${letters.join('')}…`;
  }
}
