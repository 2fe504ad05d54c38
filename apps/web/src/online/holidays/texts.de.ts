import { DE } from '@kickmate/language';

const days = (count: number) => `${DE.number(count, { maximumFractionDigits: 1 })} ${count === 1 ? 'Tag' : 'Tage'}`;

/** The texts of holidays in German. */
export const GERMAN = {
  title: 'Urlaub',
  help: (notice: number, most: number) =>
    `Während deines Urlaubs steht deine Bedenkzeit in allen Fernpartien still, auch in Turnieren. Deine Gegner sehen das. Kündige ihn mindestens ${notice} Stunden vorher an; ein Vierteljahr hat ${days(most)}.`,
  from: 'Beginn',
  length: 'Dauer',
  days,
  left: (now: number, day: string, next: number) => `Übrig: ${days(now)} bis ${day}, danach ${days(next)}.`,
  announce: 'Urlaub ankündigen',
  announced: 'Er ist angekündigt. Bis er beginnt, läuft deine Zeit weiter.',
  end: 'Urlaub jetzt beenden',
  ended: 'Der Urlaub ist vorbei: Deine Zeit läuft wieder.',
  callOff: 'Urlaub absagen',
  calledOff: 'Er ist abgesagt.',
  youAre: (until: string) => `Du bist bis ${until} im Urlaub.`,
  youWillBe: (from: string, until: string) => `Dein Urlaub geht von ${from} bis ${until}.`,
  is: (name: string, until: string) => `${name} ist bis ${until} im Urlaub.`,
  willBe: (name: string, from: string, until: string) => `${name} ist von ${from} bis ${until} im Urlaub.`,
};
