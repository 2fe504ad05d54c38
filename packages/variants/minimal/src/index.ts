/**
 * Hexapawn, a small complete game. The files:
 * `position.ts` - what a position is, the board, the pieces, the start;
 * `actions.ts` - what is legal, what it does, how a round ends;
 * `position-text.ts`, `action-text.ts` - texts, read strictly and written;
 * `texts.ts`, `texts.de.ts` - the sentences that people read, in English and German;
 * `show.ts` - what people see: the short form and the events;
 * `hexapawn.ts` - all this put together;
 * `../README.md` - the rules in words; `../test/rules.test.ts` has a position for each of its sentences.
 */
export { hexapawn } from './hexapawn.ts';
export type { HexapawnPosition } from './position.ts';
