import { DE, type Gender } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';
import { capital, type Player, subject } from './players.ts';

/** A player with a verb in the forms of "du" and of "er": "du gewinnst", "Amara gewinnt". */
const does = (player: Player, du: string, er: string): string => `${subject(player)} ${player === 'you' ? du : er}`;

const canDo = (player: Player): string => `${player === 'you' ? 'kannst' : 'kann'} ${subject(player)}`;
const wins = (player: Player): string => does(player, 'gewinnst', 'gewinnt');
const yourResult = (hasWon: boolean): string => (hasWon ? 'du hast gewonnen' : 'du hast verloren');

/** The texts about what happens in a match, in German. */
export const GERMAN = {
  byChance: (side: string) => `Die Zeit für den Zug von ${side} ist um: Der Zufall spielt ihn zu Ende.`,
  begins: (player: Player) => does(player, 'beginnst', 'beginnt'),
  round: (round: number, begins: string) => `Runde ${round}: ${capital(begins)}.`,
  fromPosition: (player: Player) => `Aus einer gegebenen Stellung: ${capital(does(player, 'beginnst', 'beginnt'))}.`,
  kicksOff: (player: Player) => (player === 'you' ? 'du hast Anstoß' : `${subject(player)} hat Anstoß`),
  worth: (goals: number) => `Das zählt ${goals} Tore.`,
  shoots: (player: Player, square: string, odds: string) =>
    `${does(player, 'schießt', 'schießt')} auf ${square}: ${odds} …`,
  level: (goals: number) => `Es steht ${goals} zu ${goals}`,
  leads: (player: Player, more: number, less: number) => `${does(player, 'führst', 'führt')} ${more} zu ${less}`,

  result: {
    isDrawn: () => 'die Partie ist unentschieden',
    isDrawnAll: (_: Encounter, goals: number) => `die Partie ist unentschieden, ${goals} zu ${goals}`,
    drawOnTime: 'Die Zeit ist um, aber die andere Seite kann nicht gewinnen: unentschieden',
    wins,
    winsBy: (player: Player, more: number, less: number) => `${wins(player)} ${more} zu ${less}`,
    afterVoids: (result: string) => `${result}, nach zu vielen Runden ohne Tor`,
    outOfTime: (loser: Player, winner: Player) =>
      `die Zeit ist um: ${capital(does(loser, 'verlierst', 'verliert'))}, ${wins(winner)}`,
    resigned: (loser: Player, winner: Player) => `${does(loser, 'hast', 'hat')} aufgegeben: ${capital(wins(winner))}`,
    resigns: (loser: Player, winner: Player) => `${does(loser, 'gibst', 'gibt')} auf, ${wins(winner)}`,
    titled: (title: string, result: string) => `${title} – ${result}`,
  },
  own: {
    result: yourResult,
    score: (hasWon: boolean, own: number, other: number) =>
      `du hast ${own} zu ${other} ${hasWon ? 'gewonnen' : 'verloren'}`,
    ownTime: 'du hast verloren: Deine Zeit ist um',
    otherTime: (name: string) => `du hast gewonnen: Die Zeit von ${name} ist um`,
    ownResigned: 'du hast verloren: Du hast aufgegeben',
    otherResigned: (name: string) => `du hast gewonnen: ${name} hat aufgegeben`,
  },

  verbs: {
    move: 'ziehen',
    capture: 'ziehen',
    kick: 'schießen',
    pass: 'passen',
    shot: 'schießen',
    end: 'den Zug beenden',
    swap: 'die Seiten tauschen',
  },
  kickAgain: 'noch einmal schießen',
  or: (verbs: readonly string[]) => DE.list(verbs, 'disjunction'),
  orEnd: (verbs: string, end: string) => `${verbs} oder ${end}`,
  passBall: 'Pass den Ball zu einer deiner Figuren.',
  pickCorner: (square: string) => `Zum Passen wähle den Ball auf ${square}.`,
  mustSkip: 'Es gibt nichts zu tun: Setz aus.',
  isSkipped: 'Es gibt nichts zu tun: Dieser Zug wird ausgesetzt.',
  endsItself: 'Es gibt nichts mehr zu tun: Der Zug endet von selbst.',
  swapSides: 'Seiten tauschen',
  pass: 'Aussetzen',
  skipTurn: 'Aussetzen',
  endTurn: 'Zug beenden',

  danger: {
    piece: (side: string, name: string, square: string) => `${name} von ${side} auf ${square}`,
    own: (name: string, square: string, gender: Gender | undefined) => {
      if (gender === undefined) return `${name} von dir auf ${square}`;
      return `${gender === 'f' ? 'deine' : 'dein'} ${name} auf ${square}`;
    },
    capture: (pieces: readonly string[]) => `In Gefahr, geschlagen zu werden: ${DE.list(pieces)}.`,
    score: (player: Player) => `${does(player, 'kannst', 'kann')} im nächsten Zug ein Tor schießen.`,
    win: (player: Player) => `${does(player, 'kannst', 'kann')} im nächsten Zug gewinnen.`,
    cannotScore: (player: Player) => `Danach ${canDo(player)} im nächsten Zug kein Tor schießen.`,
    cannotWin: (player: Player) => `Danach ${canDo(player)} im nächsten Zug nicht gewinnen.`,
    king: (square: string) => `Dein König auf ${square} kann geschlagen werden.`,
    ball: 'Wenn du den Zug jetzt beendest, verlierst du den Ball.',
  },
  reach: (piece: string, moves: number, attacks: number) =>
    `${piece}: könnte auf ${DE.plural(moves, { one: '# Feld', other: '# Felder' })} ziehen und auf ${attacks} schlagen.`,

  status: {
    label: 'Was gerade geschieht',
    readAll: 'Alles lesen',
    couldCapture: 'Rote Ecken: Dort schlägt die Figur, wenn ein Gegner dort steht.',
    lookingBack: 'Rückblick',
    roundOver: 'Die Runde ist vorbei.',
    goThere: 'Wähle es noch einmal, um dorthin zu ziehen.',
    chooseKicker: 'Wähle die Figur, die schießt.',
    confirm: (action: string) => `${action}?`,
    tapToKick: 'Tippe noch einmal, um zu schießen.',
    tapToShoot: 'Tippe noch einmal, um zu schießen.',
    tapToPlay: 'Tippe noch einmal, um zu ziehen.',
    paused: 'Pause.',
    yourTurn: 'Du bist am Zug.',
    turnOf: (name: string) => `${name} ist am Zug.`,
    calledOff: 'Die Partie wurde abgebrochen.',
    sending: 'Dein Zug wird gesendet …',
    replay: 'Noch einmal der letzte Zug …',
    plays: (player: Player) => `${does(player, 'ziehst', 'zieht')} …`,
    gettingReady: 'Der Computer macht sich bereit …',
    thinking: (player: Player) => `${does(player, 'denkst', 'denkt')} nach …`,
    afterwards: (story: string) => `Dann: ${story}`,
    hintSought: 'Ein Tipp wird gesucht …',
    offerConsidered: (player: Player) => `${subject(player)} denkt über dein Angebot nach …`,
    drawDeclined: (player: Player) => `${subject(player)} lehnt das Remis ab.`,
    hint: 'Tipp:',
  },
};
