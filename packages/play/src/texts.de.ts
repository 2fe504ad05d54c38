import { DE } from '@kickmate/language';
import type { PlayTexts } from './texts.ts';

/** The texts of a session of play in German. */
export const GERMAN: PlayTexts = {
  refused: {
    over: 'die Partie ist vorbei; beginne eine neue',
    late: 'die Zeit dafür ist vorbei',
    lineUpFirst: 'zuerst stellen sich beide Seiten auf',
    otherTurn: 'die andere Seite ist am Zug',
    withOutcome: 'was daraus wird, bestimmt der Zufall: Schreib den Zug ohne Ausgang',
    noWay: 'auf dieses Feld führt kein Weg; wähle ein leeres, das erreichbar ist',
    noRoute: 'keine Figur ist unterwegs: Schick zuerst eine auf ein entferntes Feld',
    nobodyLinesUp: 'jetzt stellt sich niemand auf; das geschieht vor einer Runde',
    isReady: 'diese Seite ist schon bereit',
    otherLinesUp: 'zuerst stellt sich die andere Seite auf',
    incomplete: 'noch haben nicht alle einen Platz: Stell auch die übrigen Figuren auf',
    wasDeclined: 'das wurde in dieser Stellung abgelehnt: Spiel weiter',
    isOffered: 'das ist schon angeboten',
    noDraw: 'eine Partie über mehrere Runden endet nicht durch ein vereinbartes Remis: Spiel weiter oder gib auf',
    isLive: 'in einer Live-Partie wird nichts zurückgenommen',
    isFree: 'hier braucht es keine Zustimmung: Nimm den Zug einfach zurück',
    nothingPlayed: 'diese Seite hat nichts gezogen, was sie zurücknehmen könnte',
    byChance: 'was der Zufall entschieden hat, wird nicht zurückgenommen: Spiel weiter',
    notOffered: (what) =>
      what === 'draw'
        ? 'niemand bietet Remis an: Biete es selbst an'
        : 'niemand bittet um eine Rücknahme: Bitte selbst darum',
    offeredByOther: 'das ist das Angebot der anderen Seite',
    otherAnswers: 'die andere Seite muss antworten',
    nothingLeft: 'es gibt nichts mehr zurückzunehmen',
    notYourClaim: 'nur die Seite am Zug darf Remis verlangen; das ist die andere',
    noClaim: 'in dieser Stellung gibt es kein Remis zu verlangen: Spiel weiter',
    bothActed: 'beide Seiten haben gezogen: Gib auf oder biete Remis an',
    nobodyToTell: 'hier muss es niemand erfahren: Beginne eine neue Partie',
    mustAgree: 'die andere Seite muss zustimmen: Bitte um eine Rücknahme',
    nothingToUndo: 'es wurde noch nichts gezogen, was sich zurücknehmen ließe',
    nothingToRedo: 'es wurde nichts zurückgenommen, was sich noch einmal ziehen ließe',
    clocksRun: 'die Uhren dieser Partie stehen nie still',
    nothingToHold: 'der Computer hat jetzt keinen Zug, der warten könnte',
  },
  start: {
    added: {
      both: 'Die beiden Zähler am Ende fehlen: Sie stehen jetzt auf 0 und 1, wie vor dem ersten Zug.',
      last: 'Der Zähler am Ende fehlt: Er steht jetzt auf 1, wie vor dem ersten Zug.',
      zero: 'Der Zähler am Ende ist 0: Er steht jetzt auf 1, wie vor dem ersten Zug.',
    },
    nothingToPlay: 'In dieser Stellung ist nichts mehr zu ziehen: Es ist vorbei.',
    nobodyCanWin: 'In dieser Stellung kann niemand mehr gewinnen: Es ist vorbei.',
    fields: (given, needed) => `; von ${needed} Teilen ${DE.plural(given, { one: 'ist # da', other: 'sind # da' })}`,
  },
};
