import type { OpponentTexts } from './texts.ts';

/** The texts about the opponents, in German. */
export const GERMAN: OpponentTexts = {
  withLevel: (name, level) => `${name} (Stufe ${level})`,
  manners: {
    1: (name) => `${name} kennt nur eine Richtung: nach vorn.`,
    2: (name) => `${name} nutzt jede Gelegenheit, die er sieht.`,
    3: (name) => `${name} liebt den Ball und lässt andere mitspielen.`,
    4: (name) => `${name} bleibt gern zu Hause, vor seinem Tor.`,
    5: (name) => `${name} ist unterwegs zu deinem Tor, was du auch tust.`,
    6: (name) => `${name} nimmt, was er kriegen kann.`,
    7: (name) => `${name} zieht sich zurück und lässt dich kommen.`,
    8: (name) => `${name} lässt den Ball laufen.`,
    9: (name) => `${name} greift an und geht nie zurück.`,
    10: (name) => `${name} kann alles und hat keine Vorliebe.`,
  },
};
