/** The words of notices. A service worker has no other files, so it has both languages in itself. */
export const ENGLISH = {
  turn: (by: string) => (by ? `It is your turn against ${by}.` : 'It is your turn.'),
  reminder: (by: string, left: string) => `${left} left for your turn${by ? ` against ${by}` : ''}.`,
  challenge: (by: string) => `${by || 'Somebody'} challenges you.`,
  rematch: (by: string) => `${by || 'Your opponent'} offers you another game.`,
  taken: (by: string) => `${by || 'Somebody'} takes your offer: the game waits for you.`,
  round: (by: string) => `The next round of your tournament begins${by ? `: you play ${by}` : ''}.`,
};
