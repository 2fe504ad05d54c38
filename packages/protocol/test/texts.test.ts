import { chooseLanguage } from '@kickmate/language';
import { afterEach, expect, test } from 'vitest';
import { PHRASES, phrases, SAYS, said } from '../src/index.ts';

afterEach(() => chooseLanguage('en'));

const sentences = Object.values(SAYS).map((one) => (typeof one === 'string' ? one : one(20, 10)));

test('in English a sentence of a server stays as it is', () => {
  for (const one of sentences) expect(said(one, 'late')).toBe(one);
});

test('in German each sentence of a server is known, with its numbers', async () => {
  await chooseLanguage('de');
  const translated = sentences.map((one) => said(one, 'late'));
  expect(new Set(translated).size).toBe(new Set(sentences).size);
  for (const [index, one] of sentences.entries()) {
    expect(translated[index]).not.toBe(one);
    expect(translated[index]!.match(/\d+/g), one).toEqual(one.match(/\d+/g));
  }
  expect(said('at most 24 messages in 3 seconds')).toBe('Höchstens 24 Nachrichten in 3 Sekunden.');
  expect(said('name: a name has at most 24 characters', 'message')).toBe('Ein Name hat höchstens 24 Zeichen.');
});

test('in German the refusals of a session are known, too', async () => {
  await chooseLanguage('de');
  expect(said('in a live match nothing is taken back', 'terms')).toBe(
    'in einer Live-Partie wird nichts zurückgenommen',
  );
  expect(said('no takeback is offered: offer one', 'nothing')).toBe(
    'niemand bittet um eine Rücknahme: Bitte selbst darum',
  );
});

test('in German another sentence is told by its reason, and without one as it is', async () => {
  await chooseLanguage('de');
  expect(said('the king is in check', 'illegal')).toBe('Das erlauben die Regeln hier nicht.');
  expect(said('something new')).toBe('something new');
});

test('there are as many phrases in German', async () => {
  expect(phrases()).toEqual(PHRASES);
  await chooseLanguage('de');
  expect(phrases()).toHaveLength(PHRASES.length);
  expect(phrases()[0]).toBe('Hallo!');
});
