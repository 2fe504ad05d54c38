import { DE } from '@kickmate/language';

/** The texts of the start page, in German. */
export const GERMAN = {
  title: 'Schach mit Ball',
  lead: 'Die Figuren ziehen wie im Schach. Wer auf den Ball zieht, schießt ihn. Auf oder hinter der letzten Reihe ist er ein Tor.',
  first: (piece: string, from: string, ball: string) => `Wähl ${piece} ${from}, dann den Ball auf ${ball}.`,
  yourTurn: 'Du bist am Zug.',
  thinking: 'Der Computer denkt…',
  goOn: 'Diese Partie weiterspielen',
  replaces: 'Mit dieser weiterspielen?',
  learn: 'Lern es in acht kurzen Schritten',
  boardFails: (reason: string) => `Das Brett konnte nicht geladen werden: ${reason}`,
  label: 'Der erste Schuss',
  today: 'Heute',
  daily: 'Rätsel des Tages',
  streak: (days: number) => DE.plural(days, { one: 'Serie: ein Tag', other: 'Serie: # Tage' }),
  turns: (count: number) =>
    count === 1 ? 'Online bist du in einer Partie am Zug' : `Online bist du in ${count} Partien am Zug`,
  games: 'Spiele',
  play: 'Spielen',
  playGame: (game: string) => `${game} spielen`,
  learnGame: (game: string) => `${game} lernen`,
  choose: (game: string) => `Seite, Uhr und mehr für ${game} wählen`,
  learnWord: 'Lernen',
  chooseWord: 'Wählen…',
  smaller: 'Ein kleines zum Ansehen:',
  more: {
    label: 'Mehr',
    openRecord: 'Eine Aufzeichnung öffnen',
    analysis: 'Analysebrett',
    matches: 'Deine Partien',
    friend: 'Mit Leuten weit weg spielen',
  },
};
