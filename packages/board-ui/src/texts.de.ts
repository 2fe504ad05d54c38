import { DE, type Gender } from '@kickmate/language';
import type { BoardUiTexts } from './texts.ts';

const WHITE: Readonly<Record<Gender, string>> = { m: 'weißer', f: 'weiße', n: 'weißes' };
const BLACK: Readonly<Record<Gender, string>> = { m: 'schwarzer', f: 'schwarze', n: 'schwarzes' };

const listed = (numbers: readonly number[]): string => DE.list(numbers.map(String));

/** The texts on the board, and those for screen readers, in German. */
export const GERMAN: BoardUiTexts = {
  piece: {
    w: (name, gender) => (gender ? `${WHITE[gender]} ${name}` : `${name} (Weiß)`),
    b: (name, gender) => (gender ? `${BLACK[gender]} ${name}` : `${name} (Schwarz)`),
  },
  withBall: (piece) => `${piece} mit dem Ball`,
  ball: 'Ball',
  royal: 'königlich',
  looseBall: 'freier Ball',
  empty: 'leer',
  emptyBoard: 'leeres Brett',
  tiles: {
    floor: '',
    wall: 'Mauer',
    hole: 'Loch',
    tree: 'Baum',
    door: 'geschlossene Tür',
    key: 'Schlüssel',
    exit: 'Ausgang',
    boots: 'Stiefel',
    wings: 'Flügel',
    spurs: 'Sporen',
    horns: 'Hörner',
  },
  can: {
    move: 'kann hierher ziehen',
    capture: 'kann hier schlagen',
    kick: 'Schuss möglich',
    pass: 'kann hierher passen',
    shot: 'kann hierher schießen',
    end: 'kann hier den Zug beenden',
    swap: 'kann hier die Seiten tauschen',
  },
  could: { move: 'könnte hierher ziehen', capture: 'könnte hier schlagen' },
  inCheck: 'im Schach',
  wrong: (fault) => `falsch: ${fault}`,
  kicker: { ready: 'darf schießen', spent: 'hat geschossen' },
  selected: 'ausgewählt',
  picked: (piece, square) => `${piece} auf ${square} genommen`,
  putBack: 'zurückgestellt',
  step: (step) => `Schritt ${step} des Weges`,
  last: () => 'letzter Zug',
  earlier: 'früher in diesem Zug',
  stops: (numbers) => `Station ${listed(numbers)} des Balls`,
  sending: () => 'Zug wird gesendet',
  planned: (numbers) => `geplanter Zug ${listed(numbers)}`,
  hint: { from: 'Tipp beginnt hier', to: 'Tipp endet hier' },
  goal: (title, side) => `${title} für ${side}`,
  win: (title, side, isOneRound) => `${title}: ${side} gewinnt${isOneRound ? '' : ' die Runde'}`,
  cannotAct: (side) => `${side} kann nicht ziehen`,
};
