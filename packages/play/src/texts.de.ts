import { DE } from '@kickmate/language';

/** The texts of a session of play in German. */
export const GERMAN = {
  start: {
    added: {
      both: 'Die beiden Zähler am Ende fehlen: Sie stehen jetzt auf 0 und 1, wie vor dem ersten Zug.',
      last: 'Der Zähler am Ende fehlt: Er steht jetzt auf 1, wie vor dem ersten Zug.',
      zero: 'Der Zähler am Ende ist 0: Er steht jetzt auf 1, wie vor dem ersten Zug.',
    },
    nothingToPlay: 'In dieser Stellung ist nichts mehr zu ziehen: Es ist vorbei.',
    nobodyCanWin: 'In dieser Stellung kann niemand mehr gewinnen: Es ist vorbei.',
    fields: (given: number, needed: number) =>
      `; von ${needed} Teilen ${DE.plural(given, { one: 'ist # da', other: 'sind # da' })}`,
  },
};
