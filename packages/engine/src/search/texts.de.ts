import type { SearchTexts } from './texts.ts';

/** The reasons for which the search of a game is not the one that was asked for, in German. */
export const GERMAN: SearchTexts = {
  fallback: {
    wasm: (reasons) => `${reasons}: Es läuft WebAssembly.`,
    js: (reasons) => `${reasons}: Dieselbe Engine läuft als JavaScript, um ein Mehrfaches langsamer.`,
    rules: (reasons) => `${reasons}: Es spielt eine einfache Suche über die Regeln, viel schwächer.`,
  },
  noKernel: (game) => `${game} hat keinen Rechenkern`,
  cannotRun: {
    wasm: (reason) => `WebAssembly läuft hier nicht (${reason})`,
    js: (reason) => `Die JavaScript-Engine läuft hier nicht (${reason})`,
  },
  kernelNotFetched: (status) => `der Rechenkern war nicht zu holen (Status ${status})`,
  networkNotFetched: (status) => `Seine Datei war nicht zu holen (Status ${status})`,
  networkNotLoaded: () => 'Seine Datei war nicht zu laden',
  networkLate: 'Seine Datei kam nicht rechtzeitig an',
  networkUnusable: {
    damaged: () => 'Seine Datei ist beschädigt',
    format: () => 'Seine Datei ist von anderer Art',
    kernel: () => 'Es gehört zu einer anderen Version des Spiels',
  },
  noNetwork: (reason) =>
    `Das trainierte Netz fehlt: An seine Stelle tritt die klassische Bewertung, etwas schwächer. ${reason}.`,
  crashed: (backend, reason) => `die Engine (${backend}) ist abgestürzt und startet neu (${reason})`,
  illegal: (backend) => `die Engine (${backend}) hat einen Zug gewählt, den die Regeln nicht kennen`,
};
