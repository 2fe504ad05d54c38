import type { HomeTexts } from './texts.ts';

/** The texts of the start page, in German. */
export const GERMAN: HomeTexts = {
  title: 'Schach mit Ball',
  lead: 'Die Figuren ziehen wie im Schach. Wer auf den Ball zieht, schießt ihn, und hinter der letzten Reihe ist es ein Tor.',
  first: (piece, from, ball) => `Tippe auf ${piece} ${from}, dann auf den Ball auf ${ball}.`,
  yourTurn: 'Du bist am Zug.',
  thinking: 'Der Computer denkt…',
  goOn: 'Diese Partie weiterspielen',
  learn: 'Lern es in acht kurzen Schritten',
  boardFails: (reason) => `Das Brett konnte nicht geladen werden: ${reason}`,
  label: 'Der erste Schuss',
  today: 'Heute',
  daily: 'Rätsel des Tages',
  streak: (days) => `${days} Tage in Folge`,
  turns: (count) =>
    count === 1 ? 'Online bist du in einer Partie am Zug' : `Online bist du in ${count} Partien am Zug`,
  games: 'Spiele',
  play: 'Spielen',
  playGame: (game) => `${game} spielen`,
  learnGame: (game) => `${game} lernen`,
  choose: (game) => `Seite, Uhr und mehr für ${game} wählen`,
  learnWord: 'Lernen',
  chooseWord: 'Wählen…',
  level: (level) => `gegen Stufe ${level}`,
  smaller: 'Ein kleines zum Ansehen:',
  more: {
    label: 'Mehr',
    openRecord: 'Eine Aufzeichnung öffnen',
    analysis: 'Analysebrett',
    matches: 'Deine Partien',
    friend: 'Mit Leuten weit weg spielen',
  },
};
