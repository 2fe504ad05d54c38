/** The texts of the benchmark that the page and the command share, in German. */
export const GERMAN = {
  millions: (value: string) => `${value} Mio.`,
  thousands: (value: string) => `${value} Tsd.`,
  processors: (count: number) => `${count} ${count === 1 ? 'Prozessor' : 'Prozessoren'}`,
  memory: (gib: number) => `${gib} GiB Speicher`,
  change: (row: string, before: string, now: string, ratio: string, noise: string) =>
    `${row}: ${before}, jetzt ${now} Knoten je Sekunde, das ${ratio}-Fache (Rauschen ${noise} %)`,
  row: (game: string, task: string, backend: string) => `${game}, ${task} mit ${backend}`,
  smallGain: (game: string, ratio: string, reason: string) =>
    `In ${game} ist WebAssembly ${ratio}-mal so schnell wie JavaScript. ${reason}`,
  smallGainUnknown: (game: string, ratio: string, usual: number) =>
    `In ${game} ist WebAssembly ${ratio}-mal so schnell wie JavaScript, weniger als die üblichen ${usual}-mal: Vielleicht haben andere Programme auf diesem Gerät die Messung gestört, oder diese JavaScript-Engine gewinnt durch WebAssembly weniger. Miss noch einmal, um es herauszufinden.`,
  cautions: {
    programs: (before: string, now: string) => `Das frühere Ergebnis stammt von ${before}, dieses von ${now}.`,
    devices: 'Die beiden Ergebnisse stammen von verschiedenen Geräten.',
    clocks: 'Das eine Ergebnis zählt die Zeit des Prozessors, das andere die Zeit nach der Uhr, mit dem Warten.',
    unclear: (count: number, all: number) =>
      `${count} von ${all} Zeilen schwanken von Durchlauf zu Durchlauf zu stark für einen Vergleich: Miss auf einem ruhigeren Gerät.`,
    nothing: 'Die beiden Ergebnisse haben kein Spiel gemeinsam.',
    otherWork:
      'Zeilen mit * haben bis zu einer anderen Tiefe oder andere Knoten durchsucht: Nur ihre Geschwindigkeiten werden verglichen.',
  },
  steps: {
    of: (game: string, step: string) => `${game}: ${step}`,
    depths: (task: string, depth: number, backend: string) => `die Tiefen wählen: ${task} bis ${depth} mit ${backend}`,
    engines: 'die Engines starten',
    nodes: 'die Knoten vergleichen',
    runs: (task: string, backend: string) => `${task} mit ${backend}`,
  },
  differences: {
    missing: (backend: string, reason: string) => `${backend} wird nicht gemessen: ${reason}`,
    perft: (depth: number) => `perft bis Tiefe ${depth}`,
    search: (depth: number) => `Suche bis Tiefe ${depth}`,
    nodes: (what: string, one: number, backend: string, other: number, otherBackend: string) =>
      `${what}: ${one} Knoten mit ${backend}, ${other} mit ${otherBackend}`,
  },
  faults: {
    tooLong: (most: number) => `Die Datei hat mehr als ${most} Zeichen; so lang ist kein Ergebnis.`,
    noJson: (reason: string) => `Das ist kein JSON: ${reason}`,
    file: 'die Datei',
    format: (format: string) => `format: muss „${format}“ sein; das ist kein Ergebnis des Leistungstests`,
    version: (version: number) =>
      `version: muss ${version} sein; die Datei hat ein neueres oder älteres Programm geschrieben`,
    made: 'made: muss eine Zeit sein, zum Beispiel 2026-01-31T12:00:00Z',
    object: (place: string) => `${place}: muss ein Objekt sein`,
    text: (place: string, most: number) => `${place}: muss ein Text von 1 bis ${most} Zeichen sein`,
    word: (place: string, words: string) => `${place}: muss eines davon sein: ${words}`,
    positive: (place: string) => `${place}: muss eine Zahl über 0 sein`,
    whole: (place: string) => `${place}: muss eine ganze Zahl ab 0 sein`,
    list: (place: string, least: number, most: number) => `${place}: muss eine Liste von ${least} bis ${most} sein`,
    noLink: 'Das Ergebnis ist zu lang für einen Link. Lade es stattdessen als Datei herunter.',
    longLink: (most: number) => `Der Link ist länger als ${most} Zeichen, also keiner von unseren.`,
    damaged: 'Der Link ist beschädigt. Kopiere ihn noch einmal ganz.',
    damagedAt: (reason: string) => `Der Link ist beschädigt. Kopiere ihn noch einmal ganz. (${reason})`,
  },
  experiments: {
    sets: {
      title: 'Mengen von 64 Feldern',
      work: () =>
        'Eine Menge von Feldern wächst innerhalb der freien um ein Feld nach jeder Seite; dann werden ihre Felder aufgezählt.',
      why: 'Eine Menge von 64 Feldern ist für den Prozessor und für WebAssembly eine einzige Zahl. JavaScript rechnet mit ganzen Zahlen von 32 Bit; aus demselben Quelltext werden zwei Hälften mit Überträgen dazwischen, und von Hand geschriebene Hälften sind nicht besser. BigInt hat 64 Bit, aber jedes Ergebnis ist ein neues Objekt im Speicher.',
    },
    bits: {
      title: 'Bits zählen',
      work: () => 'Die Zahl der Felder in einer zufälligen Menge.',
      why: 'Bewertungen zählen ständig Felder: Beweglichkeit, angegriffene Felder, Bauern. WebAssembly hat dafür einen Befehl, der einer des Prozessors ist. JavaScript hat keinen und zählt Paare, Vierer und Bytes in etwa fünfzehn Schritten zusammen.',
    },
    sliders: {
      title: 'Angriffe von Türmen und Läufern',
      work: () => 'Die Felder, die ein Turm und ein Läufer auf einem vollen Brett angreifen.',
      why: 'Die Figuren im Weg werden mit einer Zahl malgenommen, die sie in den oberen Bits sammelt; diese sind der Platz der Antwort in einer Tabelle. Mit 64 Bit ist das eine Multiplikation. Die Fassung in JavaScript nimmt jede Hälfte mit einer eigenen Zahl mal und lädt jede Menge in zwei Teilen.',
    },
    hash: {
      title: 'In der Hashtabelle nachsehen',
      work: (mib: number) =>
        `Eine Stellung wird in der Hashtabelle der Suche nachgesehen, die ${mib} MiB hat; jede zweite ist da.`,
      why: 'Ein großer Teil der Zeit ist Warten auf den Speicher, und darauf warten beide gleich. WebAssembly vergleicht die Schlüssel von vier Einträgen als Zahlen von 64 Bit, ohne Verzweigungen; JavaScript vergleicht je zwei Hälften und prüft, ob jede Adresse in ihrem Feld liegt.',
    },
    evaluation: {
      title: 'Eine Stellung bewerten',
      work: () => 'Werte nach Feldern, Beweglichkeit und Angriffe um die Könige, auf einem Brett mit 28 Figuren.',
      why: 'Eine Bewertung setzt das alles zusammen: Mengen, Angriffe, gezählte Bits, Tabellen. Jeder Teil kostet JavaScript mehr, und die Kosten summieren sich.',
    },
    simd: {
      title: 'Acht Zahlen auf einmal (SIMD)',
      work: () => 'Eine Reihe von 256 Gewichten wird zu den Summen der verborgenen Schicht eines Netzes addiert.',
      why: 'WebAssembly hat Befehle für 128 Bit: Acht Zahlen von 16 Bit werden auf einmal addiert. JavaScript hat keine, und von selbst finden die Engines der Browser solche Schleifen nicht. Erst das macht trainierte Netze bezahlbar.',
    },
    boundary: {
      title: 'Aufrufe über die Grenze',
      work: () => 'Eine Multiplikation und eine Addition, in einer Schleife oder einzeln aufgerufen.',
      why: 'Ein Aufruf innerhalb einer Sprache kostet hier nichts, weil Compiler eine so kleine Funktion in die Schleife ziehen. Ein Aufruf über die Grenze kostet so viel wie die Arbeit selbst oder ein Mehrfaches. Darum liegt die ganze Suche in WebAssembly, und eine Seite ruft sie einmal je Suche auf, nicht einmal je Stellung.',
    },
  },
  forms: {
    named: (language: string, note: string) => `${language}, ${note}`,
    wide: '64 Bit',
    halves: 'zwei Hälften',
    wideByJs: '64 Bit, wie wasm2js sie schreibt',
    popcntByJs: 'popcnt, wie unsere Fassung es ersetzt',
    halvesAdded: 'in Hälften zusammengezählt',
    oneByOne: 'eine nach der anderen',
    loopInside: 'die Schleife innen',
    callsJs: 'ruft jedes Mal JavaScript',
    jsCallsWasm: 'JavaScript ruft jedes Mal WebAssembly',
    jsCallsJs: 'JavaScript ruft jedes Mal JavaScript',
  },
  techniques: {
    hash: {
      name: 'Hashtabelle',
      says: 'Merkt sich Stellungen: Eine andere Reihenfolge derselben Züge wird nicht noch einmal durchsucht, und der beste Zug der letzten Iteration kommt zuerst.',
    },
    quiescence: {
      name: 'Ruhesuche',
      says: 'Spielt über die Tiefe hinaus Schlagzüge weiter, bis die Stellung ruhig genug für ein Urteil ist.',
    },
    ordering: {
      name: 'Zugsortierung',
      says: 'Probiert die aussichtsreichsten Züge zuerst: Nach einem guten ersten Zug kann Alpha-Beta die meisten anderen auslassen.',
    },
    pvs: {
      name: 'Hauptvariantensuche',
      says: 'Durchsucht alle Züge außer dem ersten nur, um zu beweisen, dass sie nicht besser sind.',
    },
    aspiration: {
      name: 'Suchfenster',
      says: 'Beginnt jede Iteration mit einem engen Fenster um die letzte Bewertung.',
    },
    nullMove: {
      name: 'Nullzug',
      says: 'Wenn sogar Aussetzen gut genug ist, ist die Stellung gut genug und braucht keine volle Suche.',
    },
    lateMoveReductions: { name: 'Späte Züge verkürzen', says: 'Durchsucht späte, ruhige Züge zuerst weniger tief.' },
    futility: {
      name: 'Aussichtslosigkeit',
      says: 'Lässt ruhige Züge aus, wo die Stellung viel zu schlecht ist, als dass sie helfen könnten.',
    },
    reverseFutility: {
      name: 'Umgekehrte Aussichtslosigkeit',
      says: 'Beendet eine Variante früh, wo die Stellung viel besser ist als nötig.',
    },
    extensions: {
      name: 'Verlängerungen',
      says: 'Sucht einen Zug tiefer, wo der Gegner zu gewinnen droht.',
    },
    repetition: { name: 'Wiederholung', says: 'Wertet wiederholte Stellungen in der Suche als Remis.' },
    iir: {
      name: 'Interne Verkürzung',
      says: 'Durchsucht Stellungen, zu denen kein bester Zug bekannt ist, weniger tief.',
    },
    latePruning: {
      name: 'Späte Züge auslassen',
      says: 'Lässt nahe am Ende einer Variante die ruhigen Züge nach den ersten paar aus.',
    },
    star: {
      name: 'Star1-Verfahren',
      says: 'Bricht Zufallsknoten ab, sobald kein Ausgang das Ergebnis mehr ändern kann.',
    },
    winInOne: { name: 'Gewinn in einem Zug', says: 'Sieht einen sofort gewinnenden Zug, ohne ihn zu durchsuchen.' },
    razoring: {
      name: 'Razoring-Schnitt',
      says: 'Überlässt hoffnungslose Stellungen nahe am Ende einer Variante der Ruhesuche.',
    },
    singular: {
      name: 'Einzelzug-Verlängerung',
      says: 'Durchsucht den gemerkten besten Zug tiefer, wenn kein anderer annähernd so gut ist.',
    },
    continuation: {
      name: 'Folgezug-Statistik',
      says: 'Sortiert Züge auch danach, wie gut sie nach den ein oder zwei Zügen davor waren.',
    },
    correction: {
      name: 'Korrektur der Bewertung',
      says: 'Korrigiert die statische Bewertung nach dem, was Suchen mit denselben Bauern ergeben haben.',
    },
    exchange: {
      name: 'Statische Abtauschbewertung',
      says: 'Berechnet das Schlagen auf einem Feld ohne Suche und stellt verlustreiches ans Ende.',
    },
    quiescenceHash: {
      name: 'Hashtabelle der Ruhesuche',
      says: 'Gibt Stellungen nahe am Ende einer Variante eine eigene kleine Hashtabelle.',
    },
    improving: {
      name: 'Verbesserung',
      says: 'Lässt mehr aus, wo die Stellung nicht besser ist als zwei Züge davor.',
    },
    incremental: {
      name: 'Schrittweise Bewertung',
      says: 'Ändert die Summe der Figurenwerte mit jedem Zug, statt sie neu zu bilden.',
    },
    rootOrder: { name: 'Sortierung an der Wurzel', says: 'Sortiert und verkürzt auch die Züge der Stellung selbst.' },
    cutNodes: {
      name: 'Erwartete Schnitte',
      says: 'Verkürzt späte Züge stärker, wo schon einer der ersten genügen sollte.',
    },
    probCut: {
      name: 'ProbCut',
      says: 'Beendet eine Variante, wo ein Schlagzug in einer weniger tiefen Suche weit besser ist als nötig.',
    },
    captureHistory: {
      name: 'Geschichte der Schlagzüge',
      says: 'Sortiert Schlagzüge auch danach, wie gut sie vorher waren.',
    },
    historyPruning: {
      name: 'Auslassen nach der Geschichte',
      says: 'Lässt nahe am Ende einer Variante ruhige Züge aus, die nie gut waren.',
    },
    doubleExtension: {
      name: 'Doppelte Verlängerung',
      says: 'Rechnet den gemerkten besten Zug zwei Züge tiefer, wenn alle anderen weit schlechter sind.',
    },
    pieceCorrection: {
      name: 'Korrektur nach Figuren',
      says: 'Korrigiert die Bewertung auch danach, was die Suche mit denselben Figuren und nach demselben Zug gefunden hat.',
    },
  },
};
