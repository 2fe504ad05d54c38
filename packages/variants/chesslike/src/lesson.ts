import { type Lesson, type MapFile, playedStep } from '@kickmate/game';
import { messages } from '@kickmate/language';
import { named } from './map/named.ts';
import { texts as shipped } from './map/shipped/texts.ts';

const ENGLISH = {
  /** The name of the lesson's maps. */
  map: 'Lesson',
  capture: {
    title: 'Capture',
    text: 'The sides take turns with one move each. A piece captures by going to the square of an enemy.',
    asks: 'Capture the pawn with your rook.',
    otherwise: 'The pawn is still there. The rook reaches it along the a-file.',
    solved: 'The pawn is gone. Pawns go one square ahead, back or aside, capture diagonally, and never promote.',
  },
  pattern: {
    title: 'Pattern',
    text: 'Each kind of piece has a pattern: where it may move, and where capture. Pick the archer, drawn as a bow: marks show it.',
    asks: 'Capture a pawn with the archer.',
    otherwise: 'No pawn was captured. The archer captures two squares away, in both corners ahead.',
    solved: 'The archer also moves two squares ahead, and one or two back. Two squares back it may capture, too.',
  },
  wall: {
    title: 'Wall',
    text: 'Walls, holes and trees stop every piece. The wall on a3 is in the way of your rook.',
    asks: 'Capture the pawn on a5 with another piece.',
    otherwise: 'The pawn is still there. The knight finds a way past the wall.',
    solved: 'The knight reached the pawn. It was the last one, so White has won.',
  },
  key: {
    title: 'Key',
    text: 'A piece that comes to stand on a key picks it up. The key belongs to its whole side.',
    asks: 'Pick up the key with your king.',
    otherwise: 'The key is still on a2. Go there with the king.',
    solved: 'You have a key now.',
  },
  door: {
    title: 'Door',
    text: 'A door is closed until a piece goes there and its side has a key. The key is used up.',
    asks: 'Open the door on c2.',
    otherwise: 'The door is still closed. Go to c2 with the king.',
    solved: 'The door is open for everybody now.',
  },
  exit: {
    title: 'Exit',
    text: 'The map says what wins. On this one, your king has to reach the exit.',
    asks: 'Go to the exit on d3.',
    otherwise: 'That is not the exit. It is on d3, one diagonal step from c2.',
    solved:
      'You have won. On other maps you capture all royal pieces, mostly the king, or all enemies. There is no check.',
  },
  pass: {
    title: 'Pass',
    text: 'A side that cannot move passes. Your king is walled in.',
    asks: 'Press Pass.',
    otherwise: '',
    solved: "It is Black's turn. If both sides pass, the game is drawn.",
  },
};

const texts = messages(ENGLISH, () => import('./lesson.de.ts'));

/** A map of five by five tiles without anything, on which White has to capture every black piece. */
const open = (placement: string, pieces: MapFile['pieces'] = {}): MapFile => ({
  get name() {
    return texts.map;
  },
  size: [5, 5],
  tiles: ['.....', '.....', '.....', '.....', '.....'],
  pieces,
  placement,
  objective: 'eliminate',
});

const ARCHER: MapFile['pieces'] = {
  A: named(() => shipped.pieces.archer, {
    pattern: ['a.m.a', '.....', '..o..', '..m..', '..b..'],
    look: { glyph: 'bow', colour: 'amber' },
  }),
};
const FIRST = open('4k/p4/5/5/R3K');
const HUNT = open('p3p/5/2A2/5/K4', ARCHER);
const WALL: MapFile = { ...open('p4/2N2/5/5/R3K'), tiles: ['.....', '.....', '#....', '.....', '.....'] };
const ESCAPE: MapFile = {
  get name() {
    return texts.map;
  },
  size: [4, 3],
  tiles: ['..#x', 'k.D.', '..##'],
  pieces: {},
  placement: '4/4/K3',
  objective: 'reach',
};
const CELL: MapFile = {
  get name() {
    return texts.map;
  },
  size: [4, 3],
  tiles: ['....', '##..', '.#..'],
  pieces: {},
  placement: '3k/4/K3',
  objective: 'royal',
};

/** The start of a map as text. */
const startOf = ({ placement, tiles }: MapFile): string => `${placement} w ${tiles.join('/')} 0,0 0 1`;

/** Returns the lesson in the chosen language: captures, patterns, walls, keys, doors, exits, and the pass. */
export const lesson = (): Lesson => ({
  builtOn: 'chess',
  steps: [
    playedStep(texts.capture, { map: FIRST, position: startOf(FIRST), line: 1 }, { shows: ['capture'] }),
    playedStep(texts.pattern, { map: HUNT, position: startOf(HUNT), line: 2 }, { shows: ['capture'] }),
    playedStep(texts.wall, { map: WALL, position: startOf(WALL) }, { shows: ['capture'] }),
    playedStep(texts.key, { map: ESCAPE, position: startOf(ESCAPE), line: 3 }, { shows: ['pickUp'] }),
    playedStep(texts.door, { map: ESCAPE, position: '4/1K2/4 w ..#x/..D./..## 1,0 0 5' }, { shows: ['unlock'] }),
    playedStep(texts.exit, { map: ESCAPE, position: '4/2K1/4 w ..#x/..../..## 0,0 0 9', line: 4 }, { shows: ['goal'] }),
    playedStep(texts.pass, { map: CELL, position: startOf(CELL), line: 5 }, { shows: ['pass'] }),
  ],
});
