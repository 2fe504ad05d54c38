/** The texts of the match's board in German. */
export const GERMAN = {
  board: (game: string) => `Brett von ${game}`,
  canBeCaptured: 'kann geschlagen werden',
  wholeBoard: 'Das ganze Brett',
  largerBoard: 'Größeres Brett',
  lookingBack: 'Du siehst einen früheren Stand.',
  toPresent: 'Zum jetzigen Stand',

  which: () => 'Welcher Zug?',
  playThis: () => 'Diesen Zug spielen?',
  swap: {
    title: 'Seiten tauschen?',
    description: 'Die andere Seite spielt mit deinen Figuren weiter, und du mit ihren.',
    confirm: 'Seiten tauschen',
  },
  claims: 'Was du verlangen darfst',
  claim: (end: string) => `Remis verlangen: ${end}`,
  actionsOf: (side: string) => `Züge von ${side}`,
  promoteTo: 'Umwandeln in',
  whatToDo: 'Was tun',
  answer: {
    capture: (square: string) => `Auf ${square} schlagen`,
    shoot: (square: string) => `Auf ${square} schießen`,
    move: (piece: string, square: string) => `Nach ${square} ziehen (${piece})`,
    pass: (square: string) => `Nach ${square} passen`,
    kick: (square: string) => `Nach ${square} schießen`,
  },
  brief: {
    move: (square: string) => `Nach ${square} ziehen`,
    capture: (square: string) => `Auf ${square} schlagen`,
    pass: (square: string) => `Nach ${square} passen`,
    shot: (square: string) => `Auf ${square} schießen`,
    kick: (square: string) => `Nach ${square} schießen`,
    scores: (goal: string) => `Schießen: ${goal}`,
    off: 'Vom Brett schießen',
  },

  refused: {
    turn: 'Du bist nicht am Zug.',
    nothing: (square: string) => `Auf ${square} steht nichts von dir.`,
    ball: 'Keine deiner Figuren kann den Ball jetzt spielen.',
    stuck: (square: string) => `Deine Figur auf ${square} kann jetzt nichts tun.`,
    there: (square: string) => `Nach ${square} kann diese Figur nicht.`,
  },

  kicksBall: 'schießt den Ball',
  withChoice: 'mit Auswahl',
  planned: (moves: readonly string[]) => `Geplant: ${moves.join(', ')}.`,
  plannedMove: (from: string, to: string) => `${from} nach ${to}`,
  notPossible: 'Der geplante Zug ist jetzt nicht möglich.',
};
