import { DE } from '@kickmate/language';

/** The texts about badges in German. */
export const GERMAN = {
  title: 'Abzeichen',
  intro: 'Jedes steht für ein erstes Mal. Sie bleiben auf diesem Gerät.',
  count: (earned: number, all: number) => `${earned} von ${all}`,
  groups: { play: 'In Partien', wins: 'Erste Siege', lessons: 'Lektionen', puzzles: 'Rätsel' },
  noHints: 'Ohne Tipps',
  earned: (day: string) => `Verdient am ${day}`,
  notEarned: 'Noch nicht verdient',
  fresh: (count: number) => DE.plural(count, { one: 'Ein neues Abzeichen', other: '# neue Abzeichen' }),
  all: 'Alle Abzeichen',
  win: (name: string, level: number) => `Besiege ${name}, Stufe ${level}.`,
  lesson: (game: string) => `Lern ${game} bis zum Ende.`,
  badges: {
    goal: { title: 'Tor', how: 'Schieß ein Tor.' },
    bounce: { title: 'Über die Bande', how: 'Lass den Ball abprallen.' },
    ram: { title: 'Kanonenkugel', how: 'Zerstöre mit dem Ball eine Figur der anderen Seite.' },
    chain: { title: 'Tiki-Taka', how: 'Schieß oder pass dreimal in einem Zug.' },
    shot: { title: 'Scharfschütze', how: 'Triff mit einem Torschuss.' },
    save: { title: 'Sichere Hände', how: 'Lass deinen König einen Torschuss halten.' },
    cleanSheet: { title: 'Zu null', how: 'Gewinne ein Match ohne Gegentor.' },
    door: { title: 'Sesam, öffne dich', how: 'Schließ eine Tür auf.' },
    promotion: { title: 'Befördert', how: 'Mach aus einem Bauern etwas Besseres.' },
    mate: { title: 'Schachmatt', how: 'Setz matt.' },
    ownMap: { title: 'Baumeister', how: 'Beende eine Partie auf einer eigenen Karte.' },
    online: { title: 'Auswärtsspiel', how: 'Beende eine Online-Partie.' },
    puzzle: { title: 'Tüftler', how: 'Löse ein Rätsel.' },
    run: { title: 'In Serie', how: 'Löse fünf Rätsel in Folge, ohne Fehler und ohne Hilfe.' },
  },
};
