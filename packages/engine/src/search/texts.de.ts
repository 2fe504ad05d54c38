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
  networkNotFetched: (status) => `das neuronale Netz war nicht zu holen (Status ${status})`,
  networkNotLoaded: (reason) => `das neuronale Netz war nicht zu laden (${reason})`,
  networkUnusable: {
    damaged: () => 'seine Datei ist beschädigt',
    format: () => 'seine Datei hat ein anderes Format',
    kernel: () => 'es passt nicht zu diesem Rechenkern',
  },
  noNetwork: (reason) => `Es wird klassisch bewertet, ohne neuronales Netz (${reason}).`,
  crashed: (backend, reason) => `die Engine (${backend}) ist abgestürzt und startet neu (${reason})`,
  illegal: (backend) => `die Engine (${backend}) hat einen Zug gewählt, den die Regeln nicht kennen`,
};
