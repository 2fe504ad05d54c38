/** The texts about the opponents, in German. */
export const GERMAN = {
  withLevel: (name: string, level: number) => `${name} (Stufe ${level})`,
  manners: {
    1: (name: string) => `${name} kennt nur eine Richtung: nach vorn.`,
    2: (name: string) => `${name} nutzt jede Gelegenheit, die er sieht.`,
    3: (name: string) => `${name} liebt den Ball und lässt andere mitspielen.`,
    4: (name: string) => `${name} bleibt gern zu Hause, vor seinem Tor.`,
    5: (name: string) => `${name} ist unterwegs zu deinem Tor, was du auch tust.`,
    6: (name: string) => `${name} nimmt, was er kriegen kann.`,
    7: (name: string) => `${name} zieht sich zurück und lässt dich kommen.`,
    8: (name: string) => `${name} lässt den Ball laufen.`,
    9: (name: string) => `${name} greift an und geht nie zurück.`,
    10: (name: string) => `${name} kann alles und hat keine Vorliebe.`,
  },
};
