import { DE } from '@kickmate/language';

/** The texts about what the computer thinks in German. */
export const GERMAN = {
  amount: (value: number) => DE.number(value, { notation: 'compact', maximumSignificantDigits: 3 }),

  rows: {
    answer: 'Antwort',
    book: 'Aus dem Eröffnungsbuch',
    depth: 'Tiefe',
    depths: (depth: number, most: number) => `${depth}, bis zu ${most}`,
    positions: 'Stellungen',
    perSecond: 'Pro Sekunde',
    score: 'Wertung',
    line: 'Variante',
  },
  facts: (depth: number, positions: string, perSecond: string) =>
    `Tiefe ${depth}, ${positions} Stellungen, ${perSecond} pro Sekunde`,
  even: 'ausgeglichen',
  scored: (side: string, score: string) => `${side} ${score}`,
  winsIn: (actions: number, isOneRound: boolean) =>
    `gewinnt ${isOneRound ? '' : 'die Runde '}in ${DE.plural(actions, { one: '# Zug', other: '# Zügen' })}`,

  panel: {
    engine: 'Engine',
    backends: { wasm: 'WebAssembly', js: 'JavaScript', rules: 'Nur Regeln' },
    off: 'aus',
    starting: 'startet',
    evaluations: { network: 'trainiertes Netz', classical: 'klassische Bewertung' },
    threads: (threads: number) => `${threads} Threads`,
    thinking: 'rechnet',
    nothing: 'Hier lässt sich nichts spielen.',
    isReserved: 'Die Engine wartet, bis der Bericht fertig ist.',
    searching: 'Suche …',
    lines: 'Varianten',
    best: 'Beste Varianten',
    whole: 'Ganze Variante',
    ofPosition: 'Hier stehen die besten Varianten der Stellung auf dem Brett.',
    why: (why: string) => `Die beste Variante: ${why}`,
    ofComputer: 'Während der Computer rechnet oder einen Tipp sucht, stehen hier seine besten Varianten.',
    trained: 'Trainiertes Netz',
    trainedHint:
      'Es hat aus Partien des Computers gelernt. Aus: die klassische Bewertung, die Menschen geschrieben haben. Gilt ab der nächsten Suche.',
  },
  evaluation: (words: string | undefined) => `Bewertung: ${words ?? 'noch unbekannt'}`,

  fails: {
    hint: 'Der Computer konnte keinen Tipp finden:',
    offer: 'Der Computer konnte nicht über dein Angebot nachdenken:',
    analysis: 'Die Engine konnte diese Stellung nicht durchsuchen:',
    action: 'Der Computer kann nicht weiterspielen:',
  },
};
