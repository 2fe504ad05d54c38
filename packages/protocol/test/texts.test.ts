import { chooseLanguage } from '@kickmate/language';
import { afterEach, expect, test } from 'vitest';
import { FAREWELLS, farewellWords, PHRASES, phrases, type Refusal, refusalWords, WHYS } from '../src/index.ts';

afterEach(() => chooseLanguage('en'));

/** Values for every cause. */
const values = {
  fault: 'the fault',
  map: 6,
  most: 24,
  seconds: 3,
  least: 3,
  actions: 600,
  what: 'takeback',
  other: 'Bob',
  reason: 'engine',
  until: 1.8e12,
  hours: 24,
  days: 180,
  left: 2,
  line: 5,
  turn: 7,
  action: 'e2e4',
  lines: 30,
  turns: 200,
  turnsOfLine: 40,
};

test.each<[Refusal, string, string]>([
  [
    { why: 'manyMessages', values: { most: 24, seconds: 3 } },
    'at most 24 messages in 3 seconds',
    'Höchstens 24 Nachrichten in 3 Sekunden.',
  ],
  [
    { why: 'notOffered', values: { what: 'takeback' } },
    'no takeback is offered: offer one',
    'niemand bittet um eine Rücknahme: Bitte selbst darum',
  ],
  [{ why: 'isLive' }, 'in a live match nothing is taken back', 'in einer Live-Partie wird nichts zurückgenommen'],
  // What only the rules of a game can say is in English.
  [
    { why: 'illegal', values: { fault: 'the king is in check' } },
    'the king is in check',
    'Das erlauben die Regeln hier nicht.',
  ],
])('the refusal %j is worded where it is shown', async (refusal, english, german) => {
  expect(refusalWords(refusal)).toBe(english);
  await chooseLanguage('de');
  expect(refusalWords(refusal)).toBe(german);
});

test('each cause has words of its own in both languages, with the same numbers', async () => {
  const worded = () => WHYS.map((why) => refusalWords({ why, values }));
  const english = worded();
  await chooseLanguage('de');
  const german = worded();
  for (const [index, why] of WHYS.entries()) {
    expect(german[index], why).not.toBe(english[index]);
    expect(german[index]!.match(/\d+/g), why).toEqual(english[index]!.match(/\d+/g));
    expect(english[index]! + german[index]!, why).not.toContain('undefined');
  }
  expect(new Set(german).size).toBe(WHYS.length);
});

test('each farewell has words in both languages', async () => {
  const english = FAREWELLS.map(farewellWords);
  await chooseLanguage('de');
  for (const [index, why] of FAREWELLS.entries()) expect(farewellWords(why)).not.toBe(english[index]);
});

test('there are as many phrases in German', async () => {
  expect(phrases()).toEqual(PHRASES);
  await chooseLanguage('de');
  expect(phrases()).toHaveLength(PHRASES.length);
  expect(phrases()[0]).toBe('Hallo!');
});
