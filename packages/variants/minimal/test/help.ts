import { must } from '@kickmate/board';
import { successors } from '@kickmate/game';
import { type HexapawnPosition, hexapawn } from '../src/index.ts';

export const START = 'ppp/3/PPP w 1';

/** The position of a text. */
export const position = (text: string): HexapawnPosition => must(hexapawn.text.parse(text));

/** The position after actions, given by their texts, from another. */
export const after = (from: HexapawnPosition, ...texts: readonly string[]): HexapawnPosition =>
  texts.reduce((now, text) => hexapawn.play(now, must(hexapawn.text.parseAction(now, text)).action), from);

/** The texts of all legal actions, sorted. */
export const legal = (of: HexapawnPosition): readonly string[] =>
  successors(hexapawn, of).map(hexapawn.text.formatAction).sort();

/** The round's end after actions from a position, as fixtures write it: kind and winner. */
export function ending(text: string, ...texts: readonly string[]): string | undefined {
  const end = hexapawn.end(after(position(text), ...texts));
  return end && `${end.kind} ${end.winner}`;
}
