/** The reasons for which the search of a game is not the one that was asked for, in German. */
export const GERMAN = {
  fallback: {
    wasm: (reasons: string) => `${reasons}: Es läuft WebAssembly.`,
    js: (reasons: string) => `${reasons}: Dieselbe Engine läuft als JavaScript, um ein Mehrfaches langsamer.`,
    rules: (reasons: string) => `${reasons}: Es spielt eine einfache Suche über die Regeln, viel schwächer.`,
  },
  noKernel: (game: string) => `${game} hat keinen Rechenkern`,
  cannotRun: {
    wasm: (reason: string) => `WebAssembly läuft hier nicht (${reason})`,
    js: (reason: string) => `Die JavaScript-Engine läuft hier nicht (${reason})`,
  },
  kernelNotFetched: (status: number) => `der Rechenkern war nicht zu holen (Status ${status})`,
  networkNotFetched: (status: number) => `Seine Datei war nicht zu holen (Status ${status})`,
  networkNotLoaded: () => 'Seine Datei war nicht zu laden',
  networkLate: 'Seine Datei kam nicht rechtzeitig an',
  networkUnusable: {
    damaged: () => 'Seine Datei ist beschädigt',
    format: () => 'Seine Datei ist von anderer Art',
    kernel: () => 'Es gehört zu einer anderen Version des Spiels',
  },
  noNetwork: (reason: string) =>
    `Das trainierte Netz fehlt: An seine Stelle tritt die klassische Bewertung, etwas schwächer. ${reason}.`,
  crashed: (backend: string, reason: string) => `die Engine (${backend}) ist abgestürzt und startet neu (${reason})`,
  illegal: (backend: string) => `die Engine (${backend}) hat einen Zug gewählt, den die Regeln nicht kennen`,
};
