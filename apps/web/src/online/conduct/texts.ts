import { EN, messages } from '@kickmate/language';
import type { Conduct } from '@kickmate/protocol';

const ENGLISH = {
  /** How a player behaves in games with people, in a sentence. */
  conduct: ({ games, calledOff, left }: Conduct) => {
    if (games === 0) return 'No game with people yet.';
    const last = games === 1 ? 'The only game with people' : `Of the last ${games} games with people`;
    if (calledOff + left === 0)
      return games === 1 ? `${last} was played to its end.` : `${last} none was left or called off.`;
    return games === 1
      ? `${last} was ${left > 0 ? 'left' : 'called off'}.`
      : `${last} ${left} ${left === 1 ? 'was' : 'were'} left and ${calledOff} called off.`;
  },

  // ---- reports ----
  report: (name: string) => `Report ${name}`,
  reportTournament: (name: string) => `Report the name “${name}”`,
  reason: 'What is wrong?',
  reasons: {
    name: 'The name',
    insults: 'Insults, or phrases that are misused',
    leaving: 'Leaves games',
    engine: 'Plays with the help of an engine',
  },
  words: 'In your words (may stay empty)',
  send: 'Send the report',
  sent: 'Sent. The operator will look at it.',

  // ---- the operator's page ----
  operator: 'Operator',
  signIn: 'Sign in',
  ownName: 'Your name, for the log',
  token: 'Token',
  signOut: 'Sign out',
  reports: 'Reports',
  noReports: 'Nobody has reported anything.',
  somebody: 'a deleted player',
  said: (reason: string, by: string, day: string) => `${reason}; by ${by}, ${day}`,
  deleted: 'A deleted player',
  game: 'the game',
  work: (name: string) => `the work “${name}”`,
  hidden: (work: string) => `the work ${work} is hidden`,
  tournament: 'The page of the tournament',
  tournamentNamed: (name: string) => `the tournament “${name}”`,
  cancelled: (tournament: string) => `the tournament ${tournament} is called off`,
  /** A report that is not decided yet. */
  open: 'Open',
  look: 'Look',
  lookAt: (name: string) => `Look at ${name}`,
  find: 'The id of a player, or the address of the page of a player, a work or a tournament',
  log: 'Log',
  emptyLog: 'Nothing has been done yet.',
  since: (day: string) => `Here since ${day}.`,
  page: 'The page that all see',
  act: 'What to do',
  acts: {
    rename: 'Rename',
    mute: 'Mute',
    ban: 'Ban',
    unmute: 'Lift the mute',
    unban: 'Lift the ban',
    dismiss: 'Dismiss the report',
    hide: 'Hide the work',
    unhide: 'Show the work again',
    renameTournament: 'Rename the tournament',
    cancelTournament: 'Call the tournament off',
  },
  because: 'The reason that the player sees',
  until: 'For how long',
  days: (days: number) => EN.plural(days, { one: '# day', other: '# days' }),
  forEver: 'For ever',
  abandons: 'End the games that are being played',
  abandonsHint: 'They count as lost. Otherwise they go on.',
  cancelHint: 'Nobody is paired any more. Games that are being played go on.',
  why: 'Why, for the log',
  whyHint: 'Players do not see it.',
  do: 'Do it',
  done: 'Done.',
  /** A restriction, or its end: "Insults, until 4 Dec 2026". */
  restriction: (reason: string, until: string | undefined) =>
    `${reason}, ${until === undefined ? 'for ever' : `until ${until}`}`,
  nothing: 'nothing',
  /** An entry of the log. */
  logged: (day: string, operator: string, act: string, player: string) => `${day}, ${operator}: ${act}, ${player}`,
  /** The change that an entry of the log has made. */
  change: (before: string, after: string) => `Before: ${before}; after: ${after}.`,
};

/** The texts of reports, restrictions and the operator's page. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
