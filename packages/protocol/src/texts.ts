import { EN, messages } from '@kickmate/language';
import type { OfferKind } from '@kickmate/play';
import type { ReportReason } from './report-reasons.ts';

// Types, because interfaces do not fit a record of values.
type Fault = { readonly fault: string };
type Most = { readonly most: number };
type MapFault = { readonly map: number; readonly fault: string };
type Place = { readonly line: number; readonly turn: number };
type Planned = Place & { readonly action: string };
type Restricted = { readonly reason: ReportReason; readonly until: number };

const ENGLISH = {
  /** The reasons for reports and bans, as parts of a sentence. */
  reasons: {
    name: 'the name',
    insults: 'insults, or phrases that were misused',
    leaving: 'games that were left',
    engine: 'the help of an engine',
  },
  /** The end of a restriction, a part of a sentence. `time`: milliseconds since 1970; 0: it never ends. */
  until: (time: number) =>
    time === 0 ? 'any more' : `until ${EN.date(time, { dateStyle: 'long', timeStyle: 'short' })}`,
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
  /**
   * The causes of refusals, in groups of those that a program treats alike, each with its words. The values of a function are
   * those that go with its cause. `fault`: a sentence in English by whoever knows the fault, for people who write programs.
   */
  refusals: {
    /** The message or request is wrong. */
    message: {
      message: ({ fault }: Fault) => fault,
      idTaken: 'this id is taken',
      nameEmpty: 'a name has at least one character',
      nameLong: ({ most }: Most) => `a name has at most ${most} characters`,
      nameInvisible: 'a name has no invisible characters',
      nameMarks: 'a name has only a few marks on one letter',
      nameAlphabets: 'a word of a name has letters of one alphabet: those of others look like them',
      nameComputer:
        'a name must not look like that of a computer: the server calls its own players "Computer", with their level',
      workWords: 'name and words are written without the signs < and >, and without invisible characters',
      workMap: ({ map, fault }: MapFault) => `map ${map} cannot be played on: ${fault}`,
      workLong: ({ map, most }: Most & { readonly map: number }) =>
        `map ${map} has more than ${most} characters, which are too many for a game online`,
      workMarkup: ({ map }: { readonly map: number }) =>
        `map ${map} has names with the signs < or >: write them without these`,
      nameBot: 'a name must not begin with "BOT": that marks programs that play here',
    },
    /** The game cannot be played on these terms. */
    terms: {
      terms: ({ fault }: Fault) => fault,
      ownMap: 'a game on a map of your own needs a challenge by link',
      ratedMap: 'a game on a map of your own is not rated: make it a casual one',
      ratedPace: 'a game without a limit of time is not rated: make it a casual one',
    },
    /** A name, or a player's seat, is needed. */
    identity: {
      nameToSeek: 'a name is needed to look for a game',
      nameToPlay: 'a name is needed to play',
      nameFirst: 'a name is needed: send PUT api/me first',
      noSeat: 'only a player of this table may do that',
    },
    /** Whoever asks is not believed. */
    forbidden: {
      forbidden: ({ fault }: Fault) => fault,
      playerErased: 'the player is deleted',
      manyPasskeys: ({ most }: Most) => `at most ${most} passkeys: delete one first`,
      passkeyKnown: 'this passkey is known already',
      passkeyUnknown: 'this passkey is not known here: it was deleted, or is that of another server',
      passkeyAgain: 'this was sent before: try again',
      passkeyLate: 'it took too long: try again',
      passkeyWrong: 'the passkey does not fit this page: try again',
      operatorFirst: 'only the operator may do that: show the token first',
      operatorToken: 'this is not the token of the operator',
      banned: ({ reason, until }: Restricted): string =>
        `you may not begin games with others ${ENGLISH.until(until)}; the reason: ${ENGLISH.reasons[reason]}`,
      muted: ({ reason, until }: Restricted): string =>
        `your phrases are not shown to others ${ENGLISH.until(until)}; the reason: ${ENGLISH.reasons[reason]}`,
      mayNotPublish: ({ reason, until }: Restricted): string =>
        `you may not publish anything ${ENGLISH.until(until)}; the reason: ${ENGLISH.reasons[reason]}`,
      notYourWork: 'only its author may do that: make a remix of it instead',
      pushAddress: 'notices go only to an https address of the internet',
    },
    /** It is not there. */
    unknown: {
      unknown: ({ fault }: Fault) => fault,
      noGame: 'there is no such game',
      noWork: 'there is no such work, or it is not shown to you',
      nobodySeeks: 'nobody looks for this game any more',
      somebodyFaster: 'somebody else was faster',
      foundAnother: 'you have just found another game',
      linkUsed: 'the link was used, or is older than 15 minutes: make a new one',
    },
    /** The state of the table or of the players does not allow it. */
    state: {
      // A command that the session of play refuses.
      illegal: ({ fault }: Fault) => fault,
      over: 'the match is over; begin another one',
      late: 'the time for it is over',
      lineUpFirst: 'both sides line up first',
      otherTurn: "it is the other side's turn",
      withOutcome: 'chance decides the outcome: write the action without one',
      noRoute: 'there is no way to that square; choose an empty one that can be reached',
      notOnRoute: 'no piece is on a route: send one to a far square first',
      nobodyLinesUp: 'nobody lines up now; that is done before a round',
      isReady: 'this side is ready already',
      otherLinesUp: 'the other side lines up first',
      incomplete: 'not everybody has a place: place the pieces that are left',
      wasDeclined: 'it was declined in this position: play on',
      isOffered: 'it is offered already',
      noDraw: 'a match of several rounds is not drawn by agreement: play on, or resign',
      isLive: 'in a live match nothing is taken back',
      needsNoAgreement: 'no agreement is needed here: undo',
      nothingPlayed: 'this side has played nothing that could be taken back',
      byChance: 'nothing is taken back that chance has decided: play on',
      notOffered: ({ what }: { readonly what: OfferKind | 'rematch' }) => `no ${what} is offered: offer one`,
      offeredByOther: 'it is the offer of the other side',
      otherAnswers: 'the other side has to answer',
      nothingLeft: 'there is nothing to take back any more',
      notYourClaim: "only the side to act may claim; it is the other side's turn",
      noClaim: 'there is nothing to claim in this position: play on',
      bothActed: 'both sides have acted: resign, or offer a draw',
      needsNoCallOff: 'nobody has to be told here: begin another match',
      mustAgree: 'the other side has to agree: offer a takeback',
      nothingToUndo: 'nothing has been played that could be taken back',
      nothingToRedo: 'nothing was taken back that could be played again',
      clocksRun: 'the clocks of this session never rest',
      nothingToHold: 'the computer has no action to play now, so nothing can be held',

      // A command that the table refuses.
      notBegun: 'the game has not begun yet',
      stale: 'something else was played before: look at the board',
      offeredEnough: 'enough has been offered here: play on, or begin another game',
      tooLong: ({ actions }: { readonly actions: number }) =>
        `${actions} actions are the most that this game may have here: it ends without a winner`,
      nameTaken: 'somebody has this name: choose another one',
      nameTakenAway: 'the operator of this server has taken this name from you: choose another one',
      nameLike: ({ other }: { readonly other: string }) => `this name looks like that of ${other}: choose another one`,
      reported: 'you have reported this already: the operator will look at it',
      isThere: 'the other player is there, or may still come back',
      playToEnd: 'play this match to its end first',
      rematchBegun: 'the rematch has begun: go to its table',
      commandMistake: 'the server made a mistake with this: it has noted it',

      seatTaken: 'somebody else has taken the seat',
      expired: 'this challenge has expired: make a new one',
      calledOff: 'the game was called off',
      otherRules: 'this game was stored by other rules and cannot be opened by this server; it does not count',
      ownGame: 'this is your own game',
      notTogether: 'you cannot play with each other',
      forAnother: 'this challenge is for another player',
      challenged: 'your last challenge to this player still waits for an answer',
      botSeeks: 'a bot plays by challenges only',
      oneNetwork: 'a game between people of one network is not rated: make it a casual one',
      ratedTakeback: 'in a rated game against the computer nothing is taken back',
      tournamentCallOff: 'a game of a tournament is not called off: play it, or resign',
      tournamentComputer: 'in a tournament nobody plays on for the one who has left',
      replyPace: 'replies are planned only in games by correspondence, or without clocks',
      replyTurn: "replies are planned in the other side's turn",
      replyIllegal: ({ line, turn, action }: Planned) =>
        `line ${line}, turn ${turn}: '${action}' cannot be played there`,
      replyChance: ({ line, turn, action }: Planned) =>
        `line ${line}, turn ${turn}: chance decides about '${action}', so nothing is planned that follows`,
      replyTooLong: ({ line, turn }: Place) => `line ${line}, turn ${turn}: the other side acts before its end`,
      replyTooShort: ({ line, turn }: Place) => `line ${line}, turn ${turn}: the turn is not over: plan its end, too`,
      replyAfterEnd: ({ line, turn }: Place) => `line ${line}, turn ${turn}: the round is over before`,
      replyMissing: ({ line }: Pick<Place, 'line'>) =>
        `line ${line} ends with a turn of the opponent: plan a reply to it, or leave it out`,
      replyTwice: ({ line }: Pick<Place, 'line'>) =>
        `line ${line}: another line has another reply to the same turns: remove one of them`,
      holidayAnnounced: 'you have announced a holiday already: end it, or call it off, first',
      holidayEarly: ({ hours }: { readonly hours: number }) =>
        `a holiday begins at least ${hours} hours after it is announced: choose a later moment`,
      holidayFar: ({ days }: { readonly days: number }) =>
        `a holiday is announced at most ${days} days ahead: choose an earlier moment`,
      noHoliday: 'you have announced no holiday',
      tournamentFull: 'all places of this tournament are taken',
      tournamentBegun: 'this tournament has begun',
      tournamentOver: 'this tournament is over',
      tournamentFew: ({ least }: { readonly least: number }) => `a tournament needs at least ${least} players`,
    },
    /** Somebody has too much of something, and must end a part of it, or wait. */
    limit: {
      manySeeks: ({ most }: Most) => `at most ${most} games may be looked for at a time`,
      manySeeksHere: ({ most }: Most) => `at most ${most} games may be looked for at a time from one network`,
      pause: ({ seconds }: { readonly seconds: number }) =>
        `several games were called off: wait ${seconds} seconds before the next one`,
      manyGames: ({ most }: Most) => `at most ${most} games at a time: end one first`,
      manyWithComputer: ({ most }: Most) => `at most ${most} games against the computer at a time: end one first`,
      manyRatedWithComputer: ({ most }: Most) =>
        `at most ${most} rated games against the computer a day: make it a casual one`,
      manyRatedWithComputerHere: ({ most }: Most) =>
        `at most ${most} rated games against the computer a day from one network: make it a casual one`,
      manyChallenges: 'several challenges of the last hour: wait a while before the next one',
      manyInvitations: 'too many challenges wait for this player: try again later',
      manyReports: ({ most }: Most) => `at most ${most} reports a day: try again tomorrow`,
      manyFollowed: ({ most }: Most) => `at most ${most} players can be followed: follow another one no longer first`,
      manyPushDevices: ({ most }: Most) => `at most ${most} devices get notices: switch them off on another one first`,
      manyTournaments: ({ most }: Most) =>
        `at most ${most} tournaments of one player at a time: wait until one is over`,
      manyEntries: ({ most }: Most) => `at most ${most} tournaments at a time: withdraw from one first`,
      manyHolidayDays: ({ most, left }: Most & { readonly left: number }) =>
        `at most ${most} days of holiday in a quarter of the year: ${EN.number(left)} are left`,
      manyHolidays: ({ most }: Most) => `at most ${most} holidays are announced for a quarter of the year`,
      manyReplies: ({ lines, turns, turnsOfLine }: Readonly<Record<'lines' | 'turns' | 'turnsOfLine', number>>) =>
        `at most ${lines} lines of ${turnsOfLine} turns are planned, and ${turns} turns in all: remove some`,
      manyTokens: ({ most }: Most) => `at most ${most} tokens: revoke one first`,
      manyWorks: ({ most }: Most) => `at most ${most} published works: remove one first`,
      manyTables: ({ most }: Most) => `a connection follows at most ${most} tables: leave one first`,
    },
    /** Too much was sent at once: send it again in a moment. */
    rate: {
      manyMessages: ({ most, seconds }: Most & { readonly seconds: number }) =>
        `at most ${most} messages in ${seconds} seconds`,
      manyRequests: ({ most }: Most) => `at most ${most} requests a minute`,
      manyChanges: ({ most }: Most) => `at most ${most} changes a minute`,
      manyRecords: ({ most }: Most) => `at most ${most} records a minute`,
      manyTournamentsMade: ({ most }: Most) => `at most ${most} tournaments an hour are made from one address`,
      manyPublished: ({ most }: Most) => `at most ${most} works an hour are published from one address`,
      manyTries: 'too many attempts: wait a quarter of an hour',
    },
    /** The server cannot do it now: send it again soon. */
    unavailable: {
      notReady: 'play between people is not ready; try again soon',
      databaseAway: 'the server cannot reach its database now; try again soon',
      cannotStore: 'the server cannot store anything now; send it again soon',
      mistake: 'the server made a mistake; try again',
      notMade: 'a game was found, but could not be made; send it again',
      lobbyAway: 'the server that keeps the lobby cannot be reached; it is tried again',
      otherVersion: 'a server of another version has this table: load the page again soon',
      otherServer: 'another server has this table; try again soon',
      tableAway: 'the server of this table cannot be reached; try again soon',
      tableMoved: 'this table has moved: join it again',
      tableFails: 'this table cannot be opened: the server has noted it',
      closing: 'this server is closing; try again soon',
    },
  },
  /** The causes for which the server ends a connection. */
  farewells: {
    restart: 'the server starts again',
    noHello: 'no hello came within ten seconds',
    tooManyMessages: 'too many messages',
    versions: 'the page is older than the server, or newer: load it again',
    erased: 'the data of this player were deleted',
    signedOut: 'this browser was signed out on another device',
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

/** The texts that app and server share. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));

/** The phrases in English; a message has the index of one. */
export const PHRASES: readonly string[] = ENGLISH.phrases;

/** The phrases in the chosen language. */
export const phrases = (): readonly string[] => texts.phrases;
