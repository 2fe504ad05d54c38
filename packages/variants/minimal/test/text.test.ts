import { describe, expect, test } from 'vitest';
import { hexapawn } from '../src/index.ts';
import { position, START } from './help.ts';

/** Refused positions, each with the error's cause, field and place. */
const FAULTS: readonly (readonly [text: string, cause: string, field: string, at: number])[] = [
  ['', 'missing', 'placement', 0],
  ['ppp/3', 'missing', 'placement', 5],
  ['pp/3/PPP w 1', 'missing', 'placement', 2],
  ['ppp/3/PPP/3 w 1', 'surplus', 'placement', 9],
  ['pppp/3/PPP w 1', 'surplus', 'placement', 3],
  ['ppp/12/PPP w 1', 'surplus', 'placement', 4],
  ['ppp/111/PPP w 1', 'surplus', 'placement', 4],
  ['ppp/03/PPP w 1', 'syntax', 'placement', 4],
  ['ppp/3/PNP w 1', 'syntax', 'placement', 7],
  ['ppp/1p1/PPP w 1', 'impossible', 'placement', 0],
  ['3/3/PPP b 3', 'impossible', 'placement', 0],
  ['1Pp/3/PP1 b 6', 'impossible', 'placement', 0],
  ['1pp/3/pPP w 4', 'impossible', 'placement', 0],
  ['ppp/3/PPP', 'missing', 'side to move', 9],
  ['ppp/3/PPP  1', 'missing', 'side to move', 10],
  ['ppp/3/PPP W 1', 'syntax', 'side to move', 10],
  ['ppp/3/PPP w', 'missing', 'action number', 11],
  ['ppp/3/PPP w 01', 'syntax', 'action number', 12],
  ['ppp/3/PPP w -1', 'syntax', 'action number', 12],
  ['ppp/3/PPP w 2', 'impossible', 'action number', 12],
  ['p1p/1p1/PPP w 1', 'impossible', 'action number', 14],
  ['2p/1P1/2P w 6', 'impossible', 'action number', 12],
  ['ppp/3/PPP w 1 ', 'surplus', 'position', 13],
  ['ppp/3/PPP w 1 x', 'surplus', 'position', 13],
  ['p2/P2/3 w 3', 'impossible', 'position', 0],
];

describe('position texts', () => {
  test.each(FAULTS)('%j is refused: %s %s', (text, cause, field, at) => {
    expect(hexapawn.text.parse(text)).toMatchObject({ ok: false, error: { cause, field, at } });
  });
});

describe('action texts', () => {
  test.each([
    ['', 'missing', 0],
    ['b1', 'missing', 0],
    ['b1d2', 'syntax', 0],
    ['b1b2=Q', 'surplus', 4],
    ['b1b3', 'illegal', 0],
  ])('%j is refused: %s', (text, cause, at) => {
    expect(hexapawn.text.parseAction(position(START), text)).toMatchObject({ ok: false, error: { cause, at } });
  });

  test('an illegal action is not played', () => {
    expect(() => hexapawn.play(position(START), 0)).toThrow('not legal');
  });
});
