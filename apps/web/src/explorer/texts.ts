import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  source: 'Matches',
  own: 'Yours',
  engine: "The engine's",
  opponent: 'Opponent',
  time: 'Time',
  times: { all: 'Always', year: 'The last year', month: 'The last 30 days' },
  caption: (game: string) => `What was played from this position in ${game}, and how these rounds ended`,
  /** Games of one round are counted as games. */
  rounds: { match: 'Rounds', game: 'Games' },
  results: 'White / drawn / Black',
  value: 'Value',
  play: (action: string) => `Play ${action}`,
  parts: (white: number, drawn: number, black: number) => `${white} / ${drawn} / ${black} %`,
  loading: 'The matches are being counted…',
  none: 'None of these matches came to this position.',
  noneOwn:
    'You have not played from here. Your matches count as soon as they are over; online games and games of files, too.',
  engineNote: (rounds: number) =>
    EN.plural(rounds, {
      one: 'From one round of the levels 8 and 9 against each other.',
      other: 'From # rounds of the levels 8 and 9 against each other.',
    }),
  fails: (reason: string) => `The engine's matches could not be fetched: ${reason}`,
};

/** The texts of the explorer. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
