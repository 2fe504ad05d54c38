import { DE } from '@kickmate/language';

/** The texts of the explorer in German. */
export const GERMAN = {
  source: 'Partien',
  own: 'Deine',
  engine: 'Die der Engine',
  opponent: 'Gegner',
  time: 'Zeit',
  times: { all: 'Immer', year: 'Das letzte Jahr', month: 'Die letzten 30 Tage' },
  caption: (game: string) => `Was in ${game} aus dieser Stellung gespielt wurde, und wie diese Runden ausgingen`,
  rounds: { match: 'Runden', game: 'Partien' },
  results: 'Weiß / Remis / Schwarz',
  value: 'Wert',
  play: (action: string) => `${action} spielen`,
  parts: (white: number, drawn: number, black: number) => `${white} / ${drawn} / ${black} %`,
  loading: 'Die Partien werden gezählt …',
  none: 'Keine dieser Partien kam zu dieser Stellung.',
  noneOwn:
    'Von hier hast du nicht weitergespielt. Deine Partien zählen, sobald sie zu Ende sind, auch Online-Partien und Partien aus Dateien.',
  engineNote: (rounds: number) =>
    DE.plural(rounds, {
      one: 'Aus einer Runde der Stufen 8 und 9 gegeneinander.',
      other: 'Aus # Runden der Stufen 8 und 9 gegeneinander.',
    }),
  fails: (reason: string) => `Die Partien der Engine konnten nicht geladen werden: ${reason}`,
};
