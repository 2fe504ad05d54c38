import type { StageTexts } from './texts.ts';

/** The texts about what happens on a stage, in German. */
export const GERMAN: StageTexts = {
  misplayed: (action) => `Seine Antwort war ${action}, und das geht hier nicht.`,
  refused: {
    server: 'Das entscheidet der Server.',
    nothing: 'Gerade wird nichts gespielt: Beginne eine Partie.',
    kind: 'Hier gibt es nur Züge und Aufstellungen.',
    reading: 'Jetzt ist niemand am Zug: Geh weiter oder versuch es noch einmal.',
    illegal: (action) => `Der Zug ${action} ist hier nicht erlaubt.`,
  },
};
