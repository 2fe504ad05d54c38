/** The texts about goals, in German. */
export const GERMAN = {
  scorer: (piece: string, square: string, how: string) => `${piece} von ${square}: ${how}`,
  ownGoal: 'Eigentor',
  minute: (minute: number) => `${minute}′`,
  turn: (turn: number) => `Zug ${turn}`,
  goal: (score: string) => `Tor! ${score}`,
};
