import { type Player, subject } from '../../words/players.ts';

/** A player's line-up. */
const lineUpOf = (player: Player): string =>
  player === 'you' ? 'deine Aufstellung' : `Aufstellung von ${subject(player)}`;

/** The texts of a line-up in German. */
export const GERMAN = {
  board: (game: string, player: Player) => `${game}: ${lineUpOf(player)}`,
  title: (player: Player) => (player === 'you' ? 'du stellst auf' : `${subject(player)} stellt auf`),
  bothLineUp: 'Beide Seiten stellen sich auf',
  youAreReady: 'Du bist bereit',
  isReady: (name: string) => `${name} ist bereit.`,
  isLiningUp: (name: string) => `${name} stellt sich auf …`,
  isStillLiningUp: (name: string) => `${name} stellt sich noch auf …`,
  ready: 'Bereit',
  how: 'Zieh eine Figur, oder wähle sie und dann ein Feld.',
  substitute: (player: Player) =>
    player === 'you'
      ? 'du hast ein Tor geschossen: In dieser Runde darf der Ersatz anstelle eines Bauern spielen.'
      : `${subject(player)} hat ein Tor geschossen: In dieser Runde darf der Ersatz anstelle eines Bauern spielen.`,
  buttons: 'Aufstellung',
  placeRest: 'Rest aufstellen',
  last: 'Wie beim letzten Mal',
  usual: 'Alle wie üblich',
  clear: 'Leeren',
  formations: 'Formationen',
  skip: 'Wie üblich spielen',
  skipMeans: 'Diese Runde wird in der üblichen Aufstellung gespielt. Deine letzte Aufstellung bleibt erhalten.',
  help: 'Eine Figur, die auf dem Feld stand, tauscht mit deiner den Platz. Neben dem Spielfeld losgelassen oder mit der Taste Entf kommt eine Figur auf die Bank. Eine einzelne, die übrig ist, sitzt draußen.',
  timeLeft: (time: string) => `Noch ${time} zum Aufstellen`,
  isShort: (count: number) => `Noch weniger als ${count} Sekunden zum Aufstellen`,

  bench: 'Bank',
  sitsOut: 'sitzt draußen',
  benchIsEmpty: 'Die Bank ist leer: Eine Figur sitzt draußen, alle anderen spielen.',

  onlyOn: (ranks: string) => `aufstellen darfst du nur auf den ${ranks}`,
  ranks: (first: number, last: number) => `Reihen ${first} bis ${last}`,
  notAllowed: (reasons: readonly string[]) => `Nicht erlaubt: ${reasons.join('; ')}.`,
  complete: (name: string) => `Die Aufstellung steht. Draußen sitzt: ${name}.`,
  waiting: (toPlace: number, all: number, pieces: readonly string[]) =>
    `Noch ${toPlace} von diesen ${all} aufzustellen: ${pieces.join(', ')}.`,
  count: (count: number, name: string) => (count > 1 ? `${name} ×${count}` : name),
};
