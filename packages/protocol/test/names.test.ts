import { fail } from '@kickmate/board';
import { expect, test } from 'vitest';
import { botNameOf, isBotName, MAX_NAME, plainNameOf, readName } from '../src/names.ts';

/** The name as it is kept, or the cause for which it is refused. */
function read(text: string): string {
  const name = readName(text);
  return name.ok ? name.value : name.error.why;
}

test.each([
  ['Ann'],
  ['Jürgen-Groß'],
  ['Zoë ❤️'],
  ['O’Brien'],
  ['Nguyễn Thị'],
  ['Анна Émile'],
  ['Ελένη'],
  ['Tシャツ'],
  ['ที่รัก'],
  ['ကြို့'],
  ['مُحَمَّد'],
  ['दिल्ली'],
  ['Computerfan'],
  ['Level Best'],
  ['Botvinnik'],
  ['Robot 7'],
  ['42'],
  ['…'.normalize('NFKC')],
])('%s is a name', (name) => expect(read(name)).toBe(name.normalize('NFKC')));

test.each([
  ['Ａｎｎ', 'Ann'],
  ['  Ann \u00a0\u3000 Lee ', 'Ann Lee'],
  ['𝐀nn', 'Ann'],
  ['A\u0308nn', 'Änn'],
])('%s is kept as %s', (name, kept) => expect(read(name)).toBe(kept));

test.each([
  ['nothing', ' \u3000', 'nameEmpty'],
  ['a space without width', 'An\u200bn', 'nameInvisible'],
  ['a filler', 'Ann\u3164', 'nameInvisible'],
  ['an empty pattern of Braille', '\u2800', 'nameInvisible'],
  ['an emoji’s form without an emoji', 'Ann\ufe0f', 'nameInvisible'],
  ['a text that turns around', 'a\u202eb', 'nameInvisible'],
  ['piled marks', 'A\u0316\u0317\u0318nn', 'nameMarks'],
  ['one mark again and again', 'ก้้้้', 'nameMarks'],
  ['a mark without a letter', 'Ann \u0301', 'nameMarks'],
  ['a Cyrillic letter in a Latin word', 'Аnn', 'nameAlphabets'],
  ['a Greek letter in a Latin word', 'Bοb', 'nameAlphabets'],
  ['a Latin letter in a Cyrillic word', 'Aнна', 'nameAlphabets'],
  ['a Cherokee letter in a Latin word', 'Ꭺnn', 'nameAlphabets'],
  ['the mark of a bot', 'BOT Ann', 'nameBot'],
  ['that mark in small letters, with a line', 'bot-Ann', 'nameBot'],
  ['that mark in wide letters', 'ＢＯＴ', 'nameBot'],
  ['the computer', 'Computer', 'nameComputer'],
  ['the computer with a level', 'computer (level 5)', 'nameComputer'],
  ['the computer with a number', 'Computer3', 'nameComputer'],
  ['the computer with letters apart', 'C o m p u t e r', 'nameComputer'],
  ['the computer with a digit for a letter', 'C0mputer 3', 'nameComputer'],
  ['the computer with accents', 'Çömpütér', 'nameComputer'],
  ['the computer in wide letters', 'Ｃｏｍｐｕｔｅｒ', 'nameComputer'],
  ['the computer in Cyrillic letters', 'СОМРЦТЕЯ', 'nameComputer'],
  ['an opponent of the app', 'Yuki (level 5)', 'nameComputer'],
  ['an opponent of the app in German', 'Yuki (Stufe 5)', 'nameComputer'],
  ['the computer’s level', 'Level 3', 'nameComputer'],
  ['the computer’s level with another letter', 'Ievel 10', 'nameComputer'],
  ['the computer’s level in German', 'Stufe 3', 'nameComputer'],
])('%s is refused', (_, name, why) => expect(read(name)).toBe(why));

test('a name that is too long is refused with the most characters', () => {
  expect(read('a'.repeat(MAX_NAME))).toHaveLength(MAX_NAME);
  expect(readName('a'.repeat(MAX_NAME + 1))).toEqual(fail({ why: 'nameLong', values: { most: MAX_NAME } }));
});

test('a bot has its mark once, however often it is named', () => {
  const name = botNameOf('Deep Kick');
  expect([name, botNameOf(name), plainNameOf(name)]).toEqual(['BOT Deep Kick', name, 'Deep Kick']);
  expect(['BOT Deep Kick', 'Deep Kick', 'Botvinnik', 'BOT'].map(isBotName)).toEqual([true, false, false, false]);
});
