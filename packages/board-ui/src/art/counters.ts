import type { PieceSet } from './artwork.ts';

/** The edge of a counter in the colour of the side's scarf, and its face in the side's colour. */
const EDGE = 'M5 50a45 45 0 1 0 90 0a45 45 0 1 0-90 0z';
const FACE = 'M12 50a38 38 0 1 0 76 0a38 38 0 1 0-76 0z';

/** A round counter with a sign on it. The sign is one dark or light shape, so that the smallest board shows it clearly. */
const counter = (sign: string): PieceSet[string] => [
  ['scarf', EDGE],
  ['body', FACE],
  ['dot', sign],
];

/** Our own second set of pieces: counters, as in table football, with a flat sign for each piece, by the names of drawings. */
export const COUNTERS: PieceSet = {
  pawn: counter(
    'M50 25a10 10 0 0 1 6.500 17.500c3 1 4.500 2.500 4.500 5h-4.500c1 9 4 13.500 9 18v6h-31v-6c5-4.500 8-9 9-18h-4.500c0-2.500 1.500-4 4.500-5a10 10 0 0 1 6.500-17.500z',
  ),
  knight: counter(
    'M36 74h33c3-24-3-42-22-46l-5.500-7l-2.500 9.500c-7 5-11 12.500-13 20c-1.500 5.500 4 9 9 6.500l6.500-5h6.500c-1 9-10 12-12 22z',
  ),
  bishop: counter(
    'M50 20a5 5 0 0 1 3.500 8.500l3.500 3l-8.500 12l4.500 3l8.500-10c3.500 4 5.500 8 5.500 12.500c0 5.500-3.500 9.500-7.500 11.500l2 5h5v8h-33v-8h5l2-5c-4-2-7.500-6-7.500-11.500c0-8 6-14.500 13.500-20.500a5 5 0 0 1 3.500-8.500z',
  ),
  rook: counter('M31 26h9v6h5.500v-6h9v6h5.500v-6h9v15l-5.500 5v14l6.500 6v8h-40v-8l6.500-6v-14l-5.500-5z'),
  queen: counter(
    'M24 35a4 4 0 1 1 4 4l9.500 6l3-15a4 4 0 1 1 3.500 0l6 12l6-12a4 4 0 1 1 3.500 0l3 15l9.500-6a4 4 0 1 1 4 0l-8 23v12h-36v-12l-8-23z',
  ),
  king: counter(
    'M46 20h8v6.500h6.500v7h-6.500v7c9-5 20-2 20 8c0 7-6 10-7 15v10h-34v-10c-1-5-7-8-7-15c0-10 11-13 20-8v-7h-6.500v-7h6.500z',
  ),
  beast: counter(
    'M50 49c10 0 18 9 18 16.500c0 7.500-9 9-18 9s-18-1.500-18-9c0-7.500 8-16.500 18-16.500zM25 46a5.500 7.500 0 1 0 11 0a5.500 7.500 0 1 0-11 0zM37 34a5.500 7.500 0 1 0 11 0a5.500 7.500 0 1 0-11 0zM52 34a5.500 7.500 0 1 0 11 0a5.500 7.500 0 1 0-11 0zM64 46a5.500 7.500 0 1 0 11 0a5.500 7.500 0 1 0-11 0z',
  ),
  crown: counter('M22 36l14 11l14-22l14 22l14-11l-7 27h-42zM29 67h42v6h-42z'),
  star: counter('M50 21l8 19.500l21 1.500l-16 13.500l5 20.500l-18-11l-18 11l5-20.500l-16-13.500l21-1.500z'),
  shield: counter('M50 22c8 5.500 15 8 23 8c0 22-7 37-23 48c-16-11-23-26-23-48c8 0 15-2.500 23-8z'),
  sword: counter('M50 18l7 10v29h13v7h-15v14h-10v-14h-15v-7h13v-29z'),
  tower: counter('M50 19l19 22h-5v34h-9v-13a5 5 0 0 0-10 0v13h-9v-34h-5z'),
  horse: counter('M30 26h10v26a10 10 0 0 0 20 0v-26h10v26a20 21 0 0 1-40 0z'),
  dragon: counter('M52 18c3 12 18 18 18 35c0 14-9 23-19 23s-20-8-20-21c0-9 6-14 9-22c2 5 6 7 7 12c4-7 7-16 5-27z'),
  ghost: counter(
    'M50 21c13 0 21 10 21 24v31l-7-6.500l-7 6.500l-7-6.500l-7 6.500l-7-6.500l-7 6.500v-31c0-14 8-24 21-24zM37 44a5 6.500 0 1 0 10 0a5 6.500 0 1 0-10 0zM53 44a5 6.500 0 1 0 10 0a5 6.500 0 1 0-10 0z',
  ),
  gem: counter('M34 27h32l13 16l-29 33l-29-33z'),
  bow: counter(
    'M35 18c20 3 32 13 34.500 28.500h4v-5.500l13.500 9l-13.500 9v-5.500h-4c-2.500 15.500-14.500 25.500-34.500 28.500v-5.500l-15-23h-6l-3-4l3-4h6l15-23zM38 26v20.500h24c-2-10-10.500-17-24-20.500zM38 53.500v20.500c13.500-3.500 22-10.500 24-20.500z',
  ),
};
