import { chooseLanguage } from '@kickmate/language';
import { afterEach, describe, expect, it, test } from 'vitest';
import { goalWords } from './goal-words.ts';
import { positionLabel, squareLabel } from './label.ts';
import { pieceLabel, pieceNamesOf } from './piece-names.ts';
import { at, NAMES, PITCH, placed } from './testing.ts';

const knight = { side: 'w', letter: 'N' } as const;
const queen = { side: 'b', letter: 'Q' } as const;

afterEach(() => chooseLanguage('en'));

describe('a square', () => {
  it.each([
    ['e4, white knight', 'e4', { piece: knight }],
    ['e4, white knight, royal', 'e4', { piece: knight, isRoyal: true }],
    ['e4, white knight, selected', 'e4', { piece: knight, isSelected: true }],
    ['d5, ball, can kick here', 'd5', { isBall: true, actions: [{ look: 'kick' }] }],
    [
      'd5, ball, can kick here: comes to rest on d8, head goal',
      'd5',
      { isBall: true, actions: [{ look: 'kick', words: 'comes to rest on d8, head goal' }] },
    ],
    ['d4, loose ball', 'd4', { isLooseBall: true }],
    ['d4, black Z, loose ball', 'd4', { piece: { side: 'b', letter: 'Z' }, isLooseBall: true }],
    ["d1, white knight, wrong: d1 is the king's", 'd1', { piece: knight, fault: "d1 is the king's" }],
    ['e4, white knight, in check', 'e4', { piece: knight, isThreatened: true }],
    ['e4, white knight, can be taken', 'e4', { piece: knight, isThreatened: true, threatWords: 'can be taken' }],
    ['e4, white knight, may kick', 'e4', { piece: knight, kicker: 'ready' }],
    ['e4, white knight, has kicked, last action', 'e4', { piece: knight, kicker: 'spent', isLast: true }],
    ['c3, wall', 'c3', { tile: 'wall' }],
    [
      'c3, closed door, can move here: unlocks the door',
      'c3',
      { tile: 'door', actions: [{ look: 'move', words: 'unlocks the door' }] },
    ],
    ['c3, white knight, key', 'c3', { piece: knight, tile: 'key' }],
    ['c3, boots', 'c3', { tile: 'boots' }],
    ['c3, empty, could move here, could capture here', 'c3', { tile: 'floor', reach: ['move', 'capture'] }],
    ['c3, exit, step 2 of the way', 'c3', { tile: 'exit', step: 2 }],
    ['c3, empty', 'c3', {}],
    ['c3, empty, can move here', 'c3', { actions: [{ look: 'move' }] }],
    ['h7, black Z, can capture here', 'h7', { piece: { side: 'b', letter: 'Z' }, actions: [{ look: 'capture' }] }],
    [
      'e4, white knight with the ball, can pass here, can shoot here',
      'e4',
      { piece: knight, isBall: true, actions: [{ look: 'pass' }, { look: 'shot' }, { look: 'pass' }] },
    ],
    ['a1, empty, earlier in the turn', 'a1', { isEarlier: true }],
    ['a1, empty, action being sent', 'a1', { isSending: true }],
    ['e4, white knight, move being sent', 'e4', { piece: knight, isPlain: true, isSending: true }],
    ['a1, empty, last action, hint ends here', 'a1', { isLast: true, hint: 'to' }],
    ['e4, white knight, last move', 'e4', { piece: knight, isPlain: true, isLast: true }],
  ] as const)('says "%s"', (label, name, state) => {
    expect(squareLabel(PITCH, at(name), state, NAMES)).toBe(label);
  });
});

describe('a position', () => {
  it('lists its pieces and the ball', () => {
    expect(positionLabel(PITCH, placed('8/3p4/8/8/8/8/8/4K3'), at('d4'), NAMES)).toBe(
      'white king e1, black pawn d7, ball d4',
    );
    expect(positionLabel(PITCH, [], { x: 4, y: 4 }, NAMES)).toBe('loose ball');
    expect(positionLabel(PITCH, [], undefined, NAMES)).toBe('empty board');
  });

  it('names the terrain, each kind with its squares', () => {
    const tiles = ['door', 'floor', 'wall', 'boots', 'wall'] as const;
    expect(positionLabel(PITCH, [knight], undefined, NAMES, tiles)).toBe(
      'white knight a1, closed door a1, wall c1 e1, boots d1',
    );
  });
});

describe('in German', () => {
  const kinds = [
    { letter: 'N', name: 'Springer', gender: 'm' },
    { letter: 'Q', name: 'Dame', gender: 'f' },
    { letter: 'H', name: 'Pferd', gender: 'n' },
    { letter: 'B', name: 'Bogenschütze' },
  ] as const;

  test('the word for a side follows the gender of the name, if that is known', async () => {
    await chooseLanguage('de');
    const names = pieceNamesOf(kinds);
    const said = kinds.flatMap(({ letter }) => [
      pieceLabel({ side: 'w', letter }, names),
      pieceLabel({ side: 'b', letter }, names),
    ]);
    expect(said).toEqual([
      ...['weißer Springer', 'schwarzer Springer', 'weiße Dame', 'schwarze Dame', 'weißes Pferd', 'schwarzes Pferd'],
      ...['Bogenschütze (Weiß)', 'Bogenschütze (Schwarz)'],
    ]);
    expect(pieceLabel(queen, { Q: 'Dame' })).toBe('Dame (Schwarz)');
  });

  test('squares and positions have labels', async () => {
    await chooseLanguage('de');
    const names = pieceNamesOf(kinds);
    expect(squareLabel(PITCH, at('e4'), { piece: knight, isBall: true, isSelected: true }, names)).toBe(
      'e4, weißer Springer mit dem Ball, ausgewählt',
    );
    expect(squareLabel(PITCH, at('c3'), { actions: [{ look: 'kick', words: 'Tor' }], stops: [1, 2] }, names)).toBe(
      'c3, leer, Schuss möglich: Tor, Station 1 und 2 des Balls',
    );
    expect(positionLabel(PITCH, [knight, queen], { x: 4, y: 4 }, names)).toBe(
      'weißer Springer a1, schwarze Dame b1, freier Ball',
    );
    expect(goalWords({ title: 'Tor', says: 'goal' }, 'w')).toBe('Tor für Weiß');
    expect(goalWords({ title: 'Matt' }, 'b', true)).toBe('Matt: Schwarz gewinnt');
  });
});
