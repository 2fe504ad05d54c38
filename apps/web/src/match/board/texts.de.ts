import type { BoardTexts } from './texts.ts';

/** The texts of the match's board in German. */
export const GERMAN: BoardTexts = {
  board: (game) => `Brett von ${game}`,
  canBeCaptured: 'kann geschlagen werden',
  wholeBoard: 'Das ganze Brett',
  largerBoard: 'Größeres Brett',
  lookingBack: 'Du siehst einen früheren Stand.',
  toPresent: 'Zum jetzigen Stand',

  which: () => 'Welcher Zug?',
  playThis: () => 'Diesen Zug spielen?',
  claims: 'Was du verlangen darfst',
  claim: (end) => `Remis verlangen: ${end}`,
  actionsOf: (side) => `Züge von ${side}`,
  promoteTo: 'Umwandeln in',
  whatToDo: 'Was tun',
  answer: {
    capture: (square) => `Auf ${square} schlagen`,
    shoot: (square) => `Auf ${square} schießen`,
    move: (piece, square) => `Nach ${square} ziehen (${piece})`,
    pass: (square) => `Nach ${square} passen`,
    kick: (square) => `Nach ${square} schießen`,
  },
  brief: {
    move: (square) => `Nach ${square} ziehen`,
    capture: (square) => `Auf ${square} schlagen`,
    pass: (square) => `Nach ${square} passen`,
    shot: (square) => `Auf ${square} schießen`,
    kick: (square) => `Nach ${square} schießen`,
    scores: (goal) => `Schießen: ${goal}`,
    off: 'Vom Brett schießen',
  },

  refused: {
    turn: 'Du bist nicht am Zug.',
    nothing: (square) => `Auf ${square} steht nichts von dir.`,
    ball: 'Keine deiner Figuren kann den Ball jetzt spielen.',
    stuck: (square) => `Deine Figur auf ${square} kann jetzt nichts tun.`,
    there: (square) => `Nach ${square} kann diese Figur nicht.`,
  },

  kicksBall: 'schießt den Ball',
  withChoice: 'mit Auswahl',
  planned: (moves) => `Geplant: ${moves.join(', ')}.`,
  plannedMove: (from, to) => `${from} nach ${to}`,
  notPossible: 'Der geplante Zug ist jetzt nicht möglich.',
};
