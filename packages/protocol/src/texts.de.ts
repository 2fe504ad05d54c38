import { DE } from '@kickmate/language';
import type { OfferKind } from '@kickmate/play';
import type { ReportReason } from './report-reasons.ts';

type Most = { readonly most: number };
type MapFault = { readonly map: number; readonly fault: string };
type Place = { readonly line: number; readonly turn: number };
type Planned = Place & { readonly action: string };
type Restricted = { readonly reason: ReportReason; readonly until: number };

/** The texts that app and server share, in German. */
export const GERMAN = {
  reasons: {
    name: 'der Name',
    insults: 'Beleidigungen oder missbrauchte Sätze',
    leaving: 'verlassene Partien',
    engine: 'Hilfe eines Schachprogramms',
  },
  until: (time: number) =>
    time === 0 ? 'auf Dauer' : `bis ${DE.date(time, { dateStyle: 'long', timeStyle: 'short' })}`,
  phrases: [
    'Hallo!',
    'Viel Glück!',
    'Gut gespielt!',
    'Schönes Tor!',
    'Hoppla!',
    'Danke!',
    'Einen Moment, bitte.',
    'Gutes Spiel!',
  ],
  refusals: {
    message: {
      message: () => 'Der Server versteht das nicht.',
      idTaken: 'Diese Kennung ist vergeben.',
      nameEmpty: 'Ein Name hat mindestens ein Zeichen.',
      nameLong: ({ most }: Most) => `Ein Name hat höchstens ${most} Zeichen.`,
      nameInvisible: 'Ein Name hat keine unsichtbaren Zeichen.',
      nameMarks: 'In diesem Namen hat ein Buchstabe zu viele Zeichen über oder unter sich.',
      nameAlphabets: 'Ein Wort eines Namens hat Buchstaben nur eines Alphabets: Die von anderen sehen gleich aus.',
      nameComputer:
        'Dieser Name sieht aus wie der des Computers: Der Server nennt seine eigenen Spieler „Computer“, mit ihrer Stufe.',
      workWords: 'Name und Worte haben weder die Zeichen < und > noch unsichtbare Zeichen.',
      workMap: ({ map, fault }: MapFault) => `Auf Karte ${map} kann man nicht spielen: ${fault}`,
      workLong: ({ map, most }: Most & { readonly map: number }) =>
        `Karte ${map} hat mehr als ${most} Zeichen, zu viele für eine Partie online.`,
      workMarkup: ({ map }: { readonly map: number }) =>
        `Karte ${map} hat Namen mit den Zeichen < oder >: Schreib sie ohne diese.`,
      nameBot: 'Ein Name darf nicht mit „BOT“ beginnen: Das kennzeichnet Programme, die hier spielen.',
    },
    terms: {
      terms: () => 'Das erlauben die Bedingungen der Partie nicht.',
      ownMap: 'Für eine Partie auf einer eigenen Karte musst du jemanden per Link herausfordern.',
      ratedMap: 'Eine Partie auf einer eigenen Karte wird nicht gewertet: Spiele sie ohne Wertung.',
      ratedPace: 'Eine Partie ohne Zeitgrenze wird nicht gewertet: Spiele sie ohne Wertung.',
    },
    identity: {
      nameToSeek: 'Um eine Partie zu suchen, brauchst du einen Namen.',
      nameToPlay: 'Zum Spielen brauchst du einen Namen.',
      nameFirst: 'Dafür brauchst du einen Namen.',
      noSeat: 'Das darf nur, wer in dieser Partie mitspielt.',
    },
    forbidden: {
      forbidden: () => 'Das darfst du hier nicht.',
      playerErased: 'Dieses Konto ist gelöscht.',
      manyPasskeys: ({ most }: Most) => `Höchstens ${most} Passkeys: Lösche zuerst einen.`,
      passkeyKnown: 'Dieser Passkey ist schon bekannt.',
      passkeyUnknown: 'Dieser Passkey ist hier nicht bekannt: Er wurde gelöscht oder gehört zu einem anderen Server.',
      passkeyAgain: 'Das wurde schon einmal gesendet: Versuch es noch einmal.',
      passkeyLate: 'Es hat zu lange gedauert: Versuch es noch einmal.',
      passkeyWrong: 'Der Passkey passt nicht zu dieser Seite: Versuch es noch einmal.',
      operatorFirst: 'Das darf nur der Betreiber: Zeige zuerst das Kennwort.',
      operatorToken: 'Das ist nicht das Kennwort des Betreibers.',
      banned: ({ reason, until }: Restricted): string =>
        `Du darfst ${GERMAN.until(until)} keine Partien mit anderen beginnen. Der Grund: ${GERMAN.reasons[reason]}.`,
      muted: ({ reason, until }: Restricted): string =>
        `Deine Sätze werden anderen ${GERMAN.until(until)} nicht gezeigt. Der Grund: ${GERMAN.reasons[reason]}.`,
      mayNotPublish: ({ reason, until }: Restricted) =>
        `Du darfst ${GERMAN.until(until)} nichts veröffentlichen; der Grund: ${GERMAN.reasons[reason]}.`,
      notYourWork: 'Das darf nur, wer es gemacht hat: Mach lieber einen Remix.',
      pushAddress: 'Nachrichten gehen nur an eine https-Adresse des Internets.',
    },
    unknown: {
      unknown: () => 'Das gibt es hier nicht mehr.',
      noGame: 'Diese Partie gibt es nicht.',
      noWork: 'Dieses Werk gibt es nicht, oder es wird dir nicht gezeigt.',
      nobodySeeks: 'Diese Partie sucht niemand mehr.',
      somebodyFaster: 'Jemand anderes war schneller.',
      foundAnother: 'Du hast gerade eine andere Partie gefunden.',
      linkUsed: 'Der Link wurde schon verwendet oder ist älter als 15 Minuten: Erzeuge einen neuen.',
    },
    state: {
      illegal: () => 'Das erlauben die Regeln hier nicht.',
      over: 'Die Partie ist zu Ende: Beginne eine neue.',
      late: 'Die Zeit dafür ist um.',
      lineUpFirst: 'zuerst stellen sich beide Seiten auf',
      otherTurn: 'die andere Seite ist am Zug',
      withOutcome: 'was daraus wird, bestimmt der Zufall: Schreib den Zug ohne Ausgang',
      noRoute: 'auf dieses Feld führt kein Weg; wähle ein leeres, das erreichbar ist',
      notOnRoute: 'keine Figur ist unterwegs: Schick zuerst eine auf ein entferntes Feld',
      nobodyLinesUp: 'jetzt stellt sich niemand auf; das geschieht vor einer Runde',
      isReady: 'diese Seite ist schon bereit',
      otherLinesUp: 'zuerst stellt sich die andere Seite auf',
      incomplete: 'noch haben nicht alle einen Platz: Stell auch die übrigen Figuren auf',
      wasDeclined: 'das wurde in dieser Stellung abgelehnt: Spiel weiter',
      isOffered: 'Das ist schon angeboten.',
      noDraw: 'eine Partie über mehrere Runden endet nicht durch ein vereinbartes Remis: Spiel weiter oder gib auf',
      isLive: 'in einer Live-Partie wird nichts zurückgenommen',
      needsNoAgreement: 'hier braucht es keine Zustimmung: Nimm den Zug einfach zurück',
      nothingPlayed: 'diese Seite hat nichts gezogen, was sie zurücknehmen könnte',
      byChance: 'was der Zufall entschieden hat, wird nicht zurückgenommen: Spiel weiter',
      notOffered: ({ what }: { readonly what: OfferKind | 'rematch' }) =>
        ({
          draw: 'niemand bietet Remis an: Biete es selbst an',
          takeback: 'niemand bittet um eine Rücknahme: Bitte selbst darum',
          rematch: 'Es ist keine Revanche angeboten: Biete eine an.',
        })[what],
      offeredByOther: 'das ist das Angebot der anderen Seite',
      otherAnswers: 'die andere Seite muss antworten',
      nothingLeft: 'es gibt nichts mehr zurückzunehmen',
      notYourClaim: 'nur die Seite am Zug darf Remis verlangen; das ist die andere',
      noClaim: 'in dieser Stellung gibt es kein Remis zu verlangen: Spiel weiter',
      bothActed: 'beide Seiten haben gezogen: Gib auf oder biete Remis an',
      needsNoCallOff: 'hier muss es niemand erfahren: Beginne eine neue Partie',
      mustAgree: 'die andere Seite muss zustimmen: Bitte um eine Rücknahme',
      nothingToUndo: 'es wurde noch nichts gezogen, was sich zurücknehmen ließe',
      nothingToRedo: 'es wurde nichts zurückgenommen, was sich noch einmal ziehen ließe',
      clocksRun: 'die Uhren dieser Partie stehen nie still',
      nothingToHold: 'der Computer hat jetzt keinen Zug, der warten könnte',
      notBegun: 'Die Partie hat noch nicht begonnen.',
      stale: 'Vorher wurde etwas anderes gespielt: Sieh aufs Brett.',
      offeredEnough: 'Hier wurde genug angeboten: Spiel weiter oder beginne eine neue Partie.',
      tooLong: ({ actions }: { readonly actions: number }) =>
        `Mehr als ${actions} Züge kann diese Partie hier nicht haben: Sie endet ohne Sieger.`,
      nameTaken: 'Diesen Namen hat schon jemand: Wähle einen anderen.',
      nameTakenAway: 'Diesen Namen hat dir der Betreiber dieses Servers genommen: Wähle einen anderen.',
      nameLike: ({ other }: { readonly other: string }) =>
        `Dieser Name sieht aus wie der von ${other}: Wähle einen anderen.`,
      reported: 'Das hast du schon gemeldet: Der Betreiber sieht es sich an.',
      isThere: 'Dein Gegner ist da oder kann noch zurückkommen.',
      playToEnd: 'Spiel zuerst diese Partie zu Ende.',
      rematchBegun: 'Die Revanche hat begonnen: Öffne sie.',
      commandMistake: 'Dem Server ist dabei ein Fehler unterlaufen; er hat ihn vermerkt.',
      seatTaken: 'Den Platz hat schon jemand anderes.',
      expired: 'Diese Herausforderung ist abgelaufen: Mach eine neue.',
      calledOff: 'Die Partie wurde abgebrochen.',
      otherRules:
        'Diese Partie wurde mit anderen Regeln gespeichert und kann auf diesem Server nicht geöffnet werden; sie zählt nicht.',
      ownGame: 'Das ist deine eigene Partie.',
      notTogether: 'Ihr könnt nicht gegeneinander spielen.',
      forAnother: 'Diese Herausforderung gilt jemand anderem.',
      challenged: 'Deine letzte Herausforderung wartet noch auf eine Antwort.',
      botSeeks: 'Ein Bot spielt nur, wenn er herausgefordert wird oder selbst herausfordert.',
      oneNetwork: 'Eine Partie zwischen Leuten in einem Netz wird nicht gewertet: Spielt sie ohne Wertung.',
      ratedTakeback: 'In einer gewerteten Partie gegen den Computer wird nichts zurückgenommen.',
      tournamentCallOff: 'Eine Turnierpartie wird nicht abgebrochen: Spiel sie, oder gib auf.',
      tournamentComputer: 'In einem Turnier spielt der Computer für niemanden weiter.',
      replyPace: 'Antworten plant man nur in Fernpartien und in Partien ohne Uhr.',
      replyTurn: 'Antworten plant man, während die andere Seite am Zug ist.',
      replyIllegal: ({ line, turn, action }: Planned) => `Zeile ${line}, Zug ${turn}: „${action}“ geht dort nicht.`,
      replyChance: ({ line, turn, action }: Planned) =>
        `Zeile ${line}, Zug ${turn}: Über „${action}“ entscheidet der Zufall, danach wird nichts geplant.`,
      replyTooLong: ({ line, turn }: Place) =>
        `Zeile ${line}, Zug ${turn}: Die andere Seite ist vor seinem Ende am Zug.`,
      replyTooShort: ({ line, turn }: Place) =>
        `Zeile ${line}, Zug ${turn}: Der Zug ist noch nicht vorbei: Plane auch sein Ende.`,
      replyAfterEnd: ({ line, turn }: Place) => `Zeile ${line}, Zug ${turn}: Die Runde ist vorher zu Ende.`,
      replyMissing: ({ line }: Pick<Place, 'line'>) =>
        `Zeile ${line} endet mit einem Zug des Gegners: Plane eine Antwort darauf, oder lass ihn weg.`,
      replyTwice: ({ line }: Pick<Place, 'line'>) =>
        `Zeile ${line}: Eine andere Zeile hat eine andere Antwort auf dieselben Züge: Entferne eine davon.`,
      holidayAnnounced: 'Du hast schon einen Urlaub angekündigt: Beende ihn zuerst, oder sage ihn ab.',
      holidayEarly: ({ hours }: { readonly hours: number }) =>
        `Ein Urlaub beginnt frühestens ${hours} Stunden nach seiner Ankündigung: Wähle einen späteren Zeitpunkt.`,
      holidayFar: ({ days }: { readonly days: number }) =>
        `Ein Urlaub wird höchstens ${days} Tage vorher angekündigt: Wähle einen früheren Zeitpunkt.`,
      noHoliday: 'Du hast keinen Urlaub angekündigt.',
      tournamentFull: 'Alle Plätze dieses Turniers sind vergeben.',
      tournamentBegun: 'Dieses Turnier hat schon begonnen.',
      tournamentOver: 'Dieses Turnier ist vorbei.',
      tournamentFew: ({ least }: { readonly least: number }) => `Ein Turnier braucht mindestens ${least} Spieler.`,
    },
    limit: {
      manySeeks: ({ most }: Most) => `Du kannst höchstens ${most} Partien auf einmal suchen.`,
      manySeeksHere: ({ most }: Most) => `Aus einem Netz können höchstens ${most} Partien auf einmal gesucht werden.`,
      pause: ({ seconds }: { readonly seconds: number }) =>
        `Mehrere Partien wurden abgebrochen: Warte ${seconds} Sekunden bis zur nächsten.`,
      manyGames: ({ most }: Most) => `Höchstens ${most} Partien auf einmal: Beende zuerst eine.`,
      manyWithComputer: ({ most }: Most) =>
        `Höchstens ${most} Partien gegen den Computer auf einmal: Beende zuerst eine.`,
      manyRatedWithComputer: ({ most }: Most) =>
        `Höchstens ${most} gewertete Partien gegen den Computer am Tag: Spiel diese ohne Wertung.`,
      manyRatedWithComputerHere: ({ most }: Most) =>
        `Höchstens ${most} gewertete Partien gegen den Computer am Tag aus einem Netz: Spiel diese ohne Wertung.`,
      manyChallenges: 'Das waren viele Herausforderungen in einer Stunde: Warte eine Weile vor der nächsten.',
      manyInvitations: 'Auf diesen Spieler warten zu viele Herausforderungen: Versuch es später noch einmal.',
      manyReports: ({ most }: Most) => `Höchstens ${most} Meldungen am Tag: Versuch es morgen noch einmal.`,
      manyFollowed: ({ most }: Most) =>
        `Man kann höchstens ${most} Spielern folgen: Folge zuerst einem anderen nicht mehr.`,
      manyPushDevices: ({ most }: Most) =>
        `Höchstens ${most} Geräte bekommen Nachrichten: Schalte sie zuerst auf einem anderen ab.`,
      manyTournaments: ({ most }: Most) =>
        `Höchstens ${most} Turniere veranstaltet jemand auf einmal: Warte, bis eines vorbei ist.`,
      manyEntries: ({ most }: Most) =>
        `An höchstens ${most} Turnieren nimmt jemand auf einmal teil: Tritt zuerst aus einem aus.`,
      manyHolidayDays: ({ most, left }: Most & { readonly left: number }) =>
        `In einem Vierteljahr gibt es höchstens ${most} Tage Urlaub: ${DE.number(left)} sind noch übrig.`,
      manyHolidays: ({ most }: Most) => `Für ein Vierteljahr werden höchstens ${most} Urlaube angekündigt.`,
      manyReplies: ({ lines, turns, turnsOfLine }: Readonly<Record<'lines' | 'turns' | 'turnsOfLine', number>>) =>
        `Geplant werden höchstens ${lines} Zeilen mit ${turnsOfLine} Zügen, und ${turns} Züge insgesamt: Entferne einige.`,
      manyTokens: ({ most }: Most) => `Höchstens ${most} Token: Widerrufe zuerst einen.`,
      manyWorks: ({ most }: Most) => `Höchstens ${most} veröffentlichte Werke: Entferne zuerst eines.`,
      manyTables: ({ most }: Most) => `Höchstens ${most} Partien sind auf einmal offen: Schließ zuerst eine.`,
    },
    rate: {
      manyMessages: ({ most, seconds }: Most & { readonly seconds: number }) =>
        `Höchstens ${most} Nachrichten in ${seconds} Sekunden.`,
      manyRequests: ({ most }: Most) => `Höchstens ${most} Anfragen in der Minute.`,
      manyChanges: ({ most }: Most) => `Höchstens ${most} Änderungen in der Minute.`,
      manyRecords: ({ most }: Most) => `Höchstens ${most} Aufzeichnungen in der Minute.`,
      manyTournamentsMade: ({ most }: Most) =>
        `Von einer Adresse werden höchstens ${most} Turniere in der Stunde angelegt.`,
      manyPublished: ({ most }: Most) =>
        `Von einer Adresse werden höchstens ${most} Werke in der Stunde veröffentlicht.`,
      manyTries: 'Zu viele Versuche: Warte eine Viertelstunde.',
    },
    unavailable: {
      notReady: 'Partien zwischen Menschen sind noch nicht möglich: Versuch es bald noch einmal.',
      databaseAway: 'Der Server erreicht gerade seine Datenbank nicht: Versuch es bald noch einmal.',
      cannotStore: 'Der Server kann gerade nichts speichern: Versuch es bald noch einmal.',
      mistake: 'Der Server hat einen Fehler gemacht: Versuch es noch einmal.',
      notMade: 'Eine Partie war gefunden, konnte aber nicht angelegt werden: Versuch es noch einmal.',
      lobbyAway: 'Der Server mit den Gesuchen ist nicht zu erreichen. Es wird weiter versucht.',
      otherVersion: 'Die Partie liegt auf einem Server mit anderer Version: Lade die Seite bald neu.',
      otherServer: 'Die Partie liegt auf einem anderen Server: Versuch es bald noch einmal.',
      tableAway: 'Der Server dieser Partie ist nicht zu erreichen: Versuch es bald noch einmal.',
      tableMoved: 'Diese Partie ist umgezogen: Öffne sie noch einmal.',
      tableFails: 'Diese Partie kann nicht geöffnet werden; der Server hat es vermerkt.',
      closing: 'Dieser Server wird gerade beendet: Versuch es bald noch einmal.',
    },
  },
  farewells: {
    restart: 'Der Server startet neu',
    noHello: 'Die Seite hat sich zehn Sekunden lang nicht gemeldet',
    tooManyMessages: 'zu viele Nachrichten',
    versions: 'Die Seite ist älter oder neuer als der Server: Lade sie neu',
    erased: 'Die Daten dieses Kontos wurden gelöscht',
    signedOut: 'Dieser Browser wurde auf einem anderen Gerät abgemeldet',
  },
  forged: {
    commitment: 'Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte',
    nonce: {
      w: 'Die Zahl von Weiß ist nicht die, die versiegelt war, bevor die Zahlen gezeigt wurden',
      b: 'Die Zahl von Schwarz ist nicht die, die versiegelt war, bevor die Zahlen gezeigt wurden',
    },
    start: (round: number, played: string, due: string) => `Runde ${round} beginnt in „${played}“, nicht in „${due}“`,
    action: (round: number, action: number, due: string, played: string) =>
      `Runde ${round}, Zug ${action}: Der Zufall spielt ${due}, nicht ${played}`,
    outcome: (round: number, action: number, due: string, played: string) =>
      `Runde ${round}, Zug ${action}: Der Zufall ergibt ${due}, nicht ${played}`,
  },
};
