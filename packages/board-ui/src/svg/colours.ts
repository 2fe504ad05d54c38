/** A colour in sRGB: 0 to 255 each, and its opacity from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly opacity: number;
}

/** Reads a colour as the board's styles write them: `#rrggbb`, `#rgb`, `rgb(r g b)` or `rgb(r g b / a)`. */
export function parseColour(text: string): Colour | undefined {
  const [, hex] = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text) ?? [];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    const [red = 0, green = 0, blue = 0] = digits.map((two) => Number.parseInt(two, 16));
    return { red, green, blue, opacity: 1 };
  }
  const parts = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[/,]\s*([\d.]+)(%)?)?\s*\)$/.exec(text);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map(Number);
  const opacity = parts[4] === undefined ? 1 : Number(parts[4]) / (parts[5] ? 100 : 1);
  return { red, green, blue, opacity };
}

/** The mixture of two opaque colours in Oklab (Björn Ottosson, 2020). @param share that of the first one, 0 to 1 */
export function mixed(one: Colour, other: Colour, share: number): Colour {
  const [a, b] = [oklab(one), oklab(other)];
  const [l, u, v] = a.map((part, index) => part * share + b[index]! * (1 - share)) as [number, number, number];
  const cone = [
    l + 0.3963377774 * u + 0.2158037573 * v,
    l - 0.1055613458 * u - 0.0638541728 * v,
    l - 0.0894841775 * u - 1.291485548 * v,
  ].map((part) => part ** 3) as [number, number, number];
  const linear = (x: number, y: number, z: number) => encoded(x * cone[0] + y * cone[1] + z * cone[2]);
  return {
    red: linear(4.0767416621, -3.3077115913, 0.2309699292),
    green: linear(-1.2684380046, 2.6097574011, -0.3413193965),
    blue: linear(-0.0041960863, -0.7034186147, 1.707614701),
    opacity: 1,
  };
}

function oklab({ red, green, blue }: Colour): readonly [number, number, number] {
  const [r, g, b] = [red, green, blue].map(decoded) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** From sRGB to linear light, and back. */
const decoded = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const encoded = (light: number): number => {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, share));
};
