import { DE } from '@kickmate/language';
/** The texts about known people in German. */
export const GERMAN = {
  title: 'Leute, die du kennst',
  here: 'gerade hier',
  isHere: 'Gerade hier.',
  score: (won: number, drawn: number, lost: number) =>
    DE.list([`${won} gewonnen`, ...(drawn > 0 ? [`${drawn} unentschieden`] : []), `${lost} verloren`]),
  against: (score: string) => `Eure Partien gegeneinander: ${score}.`,
  none: 'Ihr habt noch keine Partie gegeneinander beendet.',
  showAll: 'Alle zeigen',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  followed: (name: string) => `Du folgst ${name}. Die Lobby zeigt, ob ${name} hier ist.`,
  unfollowed: (name: string) => `Du folgst ${name} nicht mehr.`,
  challenge: 'Herausfordern',
  challengeOne: (name: string) => `${name} herausfordern`,
  toAll: 'Lieber irgendjemanden suchen',
};
