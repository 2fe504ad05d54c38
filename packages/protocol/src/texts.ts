import { chosenLanguage, messages } from '@kickmate/language';
import { translatedRefusal } from '@kickmate/play';

const ENGLISH = {
  /** The fixed phrases that players may send each other. */
  phrases: [
    'Hello!',
    'Good luck!',
    'Well played!',
    'Nice goal!',
    'Oops!',
    'Thank you!',
    'One moment, please.',
    'Good game!',
  ],
  /** The sentences by which a server refuses something. The values of a function are numbers, which stand in the sentence. */
  says: {
    // ---- the lobby ----
    nameToSeek: 'a name is needed to look for a game',
    nameToPlay: 'a name is needed to play',
    nameFirst: 'a name is needed: send PUT api/me first',
    idTaken: 'this id is taken',
    manySeeks: (most: number) => `at most ${most} games may be looked for at a time`,
    manySeeksHere: (most: number) => `at most ${most} games may be looked for at a time from one network`,
    pause: (seconds: number) => `several games were called off: wait ${seconds} seconds before the next one`,
    ownMap: 'a game on a map of your own needs a challenge by link',
    nobodySeeks: 'nobody looks for this game any more',
    ownGame: 'this is your own game',
    notTogether: 'you cannot play with each other',
    somebodyFaster: 'somebody else was faster',
    foundAnother: 'you have just found another game',
    notMade: 'a game was found, but could not be made; send it again',
    lobbyAway: 'the server that keeps the lobby cannot be reached; it is tried again',

    // ---- tables ----
    noGame: 'there is no such game',
    otherRules: 'this game was stored by other rules and cannot be opened by this server; it does not count',
    otherVersion: 'a server of another version has this table: load the page again soon',
    otherServer: 'another server has this table; try again soon',
    tableAway: 'the server of this table cannot be reached; try again soon',
    tableMoved: 'this table has moved: join it again',
    tableFails: 'this table cannot be opened: the server has noted it',
    closing: 'this server is closing; try again soon',
    manyGames: (most: number) => `at most ${most} games at a time: end one first`,
    manyWithComputer: (most: number) => `at most ${most} games against the computer at a time: end one first`,
    manyTables: (most: number) => `a connection follows at most ${most} tables: leave one first`,
    seatTaken: 'somebody else has taken the seat',
    expired: 'this challenge has expired: make a new one',
    calledOff: 'the game was called off',

    // ---- commands ----
    noSeat: 'only a player of this table may do that',
    notBegun: 'the game has not begun yet',
    isCalledOff: 'it was called off already',
    beginAnother: 'the match is over; begin another one',
    isOver: 'the match is over already',
    late: 'the time for it is over',
    stale: 'something else was played before: look at the board',
    offeredEnough: 'enough has been offered here: play on, or begin another game',
    tooLong: (actions: number) =>
      `${actions} actions are the most that this game may have here: it ends without a winner`,
    isThere: 'the other player is there, or may still come back',
    playToEnd: 'play this match to its end first',
    rematchBegun: 'the rematch has begun: go to its table',
    isOffered: 'it is offered already',
    noRematch: 'no rematch is offered: offer one',

    // ---- the server itself ----
    notReady: 'play between people is not ready; try again soon',
    databaseAway: 'the server cannot reach its database now; try again soon',
    cannotStore: 'the server cannot store anything now; send it again soon',
    messageLost: 'the database is away; send it again',
    requestLost: 'the database is away; send the request again',
    mistake: 'the server made a mistake; try again',
    messageMistake: 'the server made a mistake; send it again',
    commandMistake: 'the server made a mistake with this: it has noted it',
    manyMessages: (most: number, seconds: number) => `at most ${most} messages in ${seconds} seconds`,
    manyRequests: (most: number) => `at most ${most} requests a minute`,
    manyChanges: (most: number) => `at most ${most} changes a minute`,
    manyRecords: (most: number) => `at most ${most} records a minute`,
    // The reasons for the end of a connection.
    restart: 'the server starts again',
    noHello: 'no hello came within ten seconds',
    tooManyMessages: 'too many messages',
    versions: 'the page is older than the server, or newer: load it again',
    erased: 'the data of this player were deleted',
    signedOut: 'this browser was signed out on another device',

    // ---- the player ----
    nameEmpty: 'a name has at least one character',
    nameLong: (most: number) => `a name has at most ${most} characters`,
    nameInvisible: 'a name has no invisible characters',
    nameMarks: 'a name has only a few marks on one letter',
    nameAlphabets: 'a word of a name has letters of one alphabet: those of others look like them',
    nameComputer:
      'a name must not look like that of a computer: the server calls its own players "Computer", with their level',
    linkUsed: 'the link was used, or is older than 15 minutes: make a new one',
    playerErased: 'the player is deleted',
    manyPasskeys: (most: number) => `at most ${most} passkeys: delete one first`,
    passkeyKnown: 'this passkey is known already',
    passkeyUnknown: 'this passkey is not known here: it was deleted, or is that of another server',
    passkeyAgain: 'this was sent before: try again',
    passkeyLate: 'it took too long: try again',
    passkeyWrong: 'the passkey does not fit this page: try again',
  },
  /** The sentences for refusals that other languages know only by their reason, such as those of a game's rules. */
  whys: {
    stale: 'something else was played before',
    illegal: 'the rules do not allow that here',
    turn: 'it is not your turn',
    over: 'the game is over',
    late: 'it came too late',
    terms: 'the terms of the game do not allow that',
    nothing: 'there is nothing to do this with',
    message: 'the server does not understand that',
    unknown: 'that is not here any more',
    identity: 'you may not do that',
    unavailable: 'the server cannot do that now: try again soon',
    rate: 'that was too much at once: wait a moment',
  },
  /** The first thing in a match that its luck did not decide. Rounds and actions are counted from 1. */
  forged: {
    commitment: 'the secret is not the one to which the server committed itself',
    nonce: {
      w: "White's number is not the one that was sealed before the numbers were shown",
      b: "Black's number is not the one that was sealed before the numbers were shown",
    },
    start: (round: number, played: string, due: string) => `round ${round} begins in '${played}', not in '${due}'`,
    action: (round: number, action: number, due: string, played: string) =>
      `round ${round}, action ${action}: chance plays ${due}, not ${played}`,
    outcome: (round: number, action: number, due: string, played: string) =>
      `round ${round}, action ${action}: chance makes it ${due}, not ${played}`,
  },
};
/** The type of these texts. */
export type ProtocolTexts = typeof ENGLISH;

/** The texts that app and server share. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));

/** The sentences of a server. It sends them in English, because it knows no languages; {@link said} translates them. */
export const SAYS = ENGLISH.says;

/** The phrases in English; a message has the index of one. */
export const PHRASES: readonly string[] = ENGLISH.phrases;

/** The phrases in the chosen language. */
export const phrases = (): readonly string[] => texts.phrases;

type Sentence = string | ((...values: number[]) => string);
const sentence = (from: Readonly<Record<string, Sentence>>, name: string, values: readonly number[]): string => {
  const one = from[name]!;
  return typeof one === 'string' ? one : one(...values);
};

/**
 * A sentence of a server, or of the session of play that it runs, in the chosen language. Sentences that are not known, such as
 * those of a game's rules or of another version, are told by their reason; without a reason they stay as they are.
 */
export function said(message: string, why?: keyof ProtocolTexts['whys']): string {
  if (chosenLanguage() === 'en') return message;
  // A name that is refused comes with the place of the fault.
  const plain = message.replace(/^[\w.]+: /, '');
  const values = (plain.match(/\d+/g) ?? []).map(Number);
  const known = Object.keys(SAYS).find((name) => [message, plain].includes(sentence(SAYS, name, values)));
  if (known !== undefined) return sentence(texts.says, known, values);
  return translatedRefusal(message) ?? (why === undefined ? message : texts.whys[why]);
}
