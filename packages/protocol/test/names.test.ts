import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NameSchema } from '../src/names.ts';

/** The name as it is kept, or the reason for which it is refused. */
function read(name: string): string {
  const { success, output, issues } = v.safeParse(NameSchema, { name });
  return success ? output.name : issues[0].message;
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
  ['nothing', ' \u3000', 'at least one character'],
  ['a space without width', 'An\u200bn', 'invisible'],
  ['a filler', 'Ann\u3164', 'invisible'],
  ['an empty pattern of Braille', '\u2800', 'invisible'],
  ['an emoji’s form without an emoji', 'Ann\ufe0f', 'invisible'],
  ['a text that turns around', 'a\u202eb', 'invisible'],
  ['piled marks', 'A\u0316\u0317\u0318nn', 'marks'],
  ['one mark again and again', 'ก้้้้', 'marks'],
  ['a mark without a letter', 'Ann \u0301', 'marks'],
  ['a Cyrillic letter in a Latin word', 'Аnn', 'alphabet'],
  ['a Greek letter in a Latin word', 'Bοb', 'alphabet'],
  ['a Latin letter in a Cyrillic word', 'Aнна', 'alphabet'],
  ['a Cherokee letter in a Latin word', 'Ꭺnn', 'alphabet'],
  ['the computer', 'Computer', 'computer'],
  ['the computer with a level', 'computer (level 5)', 'computer'],
  ['the computer with a number', 'Computer3', 'computer'],
  ['the computer with letters apart', 'C o m p u t e r', 'computer'],
  ['the computer with a digit for a letter', 'C0mputer 3', 'computer'],
  ['the computer with accents', 'Çömpütér', 'computer'],
  ['the computer in wide letters', 'Ｃｏｍｐｕｔｅｒ', 'computer'],
  ['the computer in Cyrillic letters', 'СОМРЦТЕЯ', 'computer'],
  ['the computer’s level', 'Level 3', 'computer'],
  ['the computer’s level with another letter', 'Ievel 10', 'computer'],
  ['the computer’s level in German', 'Stufe 3', 'computer'],
])('%s is refused', (_, name, reason) => expect(read(name)).toContain(reason));
