import { DE, type Gender } from '@kickmate/language';

const WHITE: Readonly<Record<Gender, string>> = { m: 'weißer', f: 'weiße', n: 'weißes' };
const BLACK: Readonly<Record<Gender, string>> = { m: 'schwarzer', f: 'schwarze', n: 'schwarzes' };

const listed = (numbers: readonly number[]): string => DE.list(numbers.map(String));

/** The texts on the board, and those for screen readers, in German. */
export const GERMAN = {
  piece: {
    w: (name: string, gender: Gender | undefined) => (gender ? `${WHITE[gender]} ${name}` : `${name} (Weiß)`),
    b: (name: string, gender: Gender | undefined) => (gender ? `${BLACK[gender]} ${name}` : `${name} (Schwarz)`),
  },
  withBall: (piece: string) => `${piece} mit dem Ball`,
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
  wrong: (fault: string) => `falsch: ${fault}`,
  kicker: { ready: 'darf schießen', spent: 'hat geschossen' },
  selected: 'ausgewählt',
  picked: (piece: string, square: string) => `${piece} auf ${square} genommen`,
  putBack: 'zurückgestellt',
  step: (step: number) => `Schritt ${step} des Weges`,
  last: () => 'letzter Zug',
  earlier: 'früher in diesem Zug',
  stops: (numbers: readonly number[]) => `Station ${listed(numbers)} des Balls`,
  sending: () => 'Zug wird gesendet',
  planned: (numbers: readonly number[]) => `geplanter Zug ${listed(numbers)}`,
  hint: { from: 'Tipp beginnt hier', to: 'Tipp endet hier' },
  goal: (title: string, side: string) => `${title} für ${side}`,
  win: (title: string, side: string, isOneRound: boolean) =>
    `${title}: ${side} gewinnt${isOneRound ? '' : ' die Runde'}`,
  cannotAct: (side: string) => `${side} kann nicht ziehen`,
};
