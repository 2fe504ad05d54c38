import { type Player, subject } from '../../words/players.ts';
import type { LineUpTexts } from './texts.ts';

/** A player's line-up. */
const lineUpOf = (player: Player): string =>
  player === 'you' ? 'deine Aufstellung' : `Aufstellung von ${subject(player)}`;

/** The texts of a line-up in German. */
export const GERMAN: LineUpTexts = {
  board: (game, player) => `${game}: ${lineUpOf(player)}`,
  title: (player) => (player === 'you' ? 'du stellst auf' : `${subject(player)} stellt auf`),
  bothLineUp: 'Beide Seiten stellen sich auf',
  youAreReady: 'Du bist bereit',
  isReady: (name) => `${name} ist bereit.`,
  isLiningUp: (name) => `${name} stellt sich auf …`,
  isStillLiningUp: (name) => `${name} stellt sich noch auf …`,
  ready: 'Bereit',
  how: 'Zieh eine Figur, oder wähle sie und dann ein Feld.',
  substitute: (player) =>
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
  timeLeft: (time) => `Noch ${time} zum Aufstellen`,
  isShort: (count) => `Noch weniger als ${count} Sekunden zum Aufstellen`,

  bench: 'Bank',
  sitsOut: 'sitzt draußen',
  benchIsEmpty: 'Die Bank ist leer: Eine Figur sitzt draußen, alle anderen spielen.',

  onlyOn: (ranks) => `aufstellen darfst du nur auf den ${ranks}`,
  ranks: (first, last) => `Reihen ${first} bis ${last}`,
  notAllowed: (reasons) => `Nicht erlaubt: ${reasons.join('; ')}.`,
  complete: (name) => `Alle haben einen Platz; draußen sitzt: ${name}.`,
  waiting: (toPlace, all, pieces) => `Noch ${toPlace} von diesen ${all} aufzustellen: ${pieces.join(', ')}.`,
  count: (count, name) => (count > 1 ? `${name} ×${count}` : name),
};
