import type { ENGLISH } from './texts.ts';

export const GERMAN: typeof ENGLISH = {
  turn: (by) => (by ? `Gegen ${by} bist du am Zug.` : 'Du bist am Zug.'),
  reminder: (by, left) => `Noch ${left} für deinen Zug${by ? ` gegen ${by}` : ''}.`,
  challenge: (by) => `${by || 'Jemand'} fordert dich heraus.`,
  rematch: (by) => `${by || 'Dein Gegner'} bietet dir noch eine Partie an.`,
  taken: (by) => `${by || 'Jemand'} nimmt dein Angebot an: Die Partie wartet auf dich.`,
  round: (by) => `Die nächste Runde deines Turniers beginnt${by ? `: Du spielst gegen ${by}` : ''}.`,
};
