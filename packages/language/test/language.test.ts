import { afterEach, expect, onTestFinished, test } from 'vitest';
import {
  chooseLanguage,
  chosenLanguage,
  DE,
  EN,
  formats,
  messages,
  preferredLanguage,
  textsReady,
} from '../src/index.ts';

afterEach(() => chooseLanguage('en'));

const ENGLISH = {
  title: 'Goals',
  goals: (count: number) => EN.plural(count, { one: '# goal', other: '# goals' }),
  sides: { w: 'White', b: 'Black' },
};
const GERMAN = {
  title: 'Tore',
  goals: (count: number) => DE.plural(count, { one: '# Tor', other: '# Tore' }),
  sides: { w: 'Weiß', b: 'Schwarz' },
};
const said = ({ title, goals, sides }: typeof ENGLISH) => [title, goals(1), goals(1200), sides.w];

test('texts are English at first, German when it is chosen, and English again', async () => {
  const texts = messages(ENGLISH, async () => ({ GERMAN }));
  expect(said(texts)).toEqual(['Goals', '1 goal', '1,200 goals', 'White']);
  await chooseLanguage('de');
  expect(said(texts)).toEqual(['Tore', '1 Tor', '1.200 Tore', 'Weiß']);
  await chooseLanguage('en');
  expect(said(texts)).toEqual(['Goals', '1 goal', '1,200 goals', 'White']);
});

test('German texts of another shape are an error of the type checker', () => {
  const { title, ...untitled } = GERMAN;
  const loaded = <Texts>(texts: Texts) => Promise.resolve({ GERMAN: texts });
  // @ts-expect-error: a text is missing
  messages(ENGLISH, () => loaded(untitled));
  // @ts-expect-error: a text is missing within
  messages(ENGLISH, () => loaded({ ...GERMAN, sides: { w: 'Weiß' } }));
  // @ts-expect-error: a text is superfluous
  messages(ENGLISH, () => loaded({ ...GERMAN, subtitle: title }));
  // @ts-expect-error: a text is superfluous within
  messages(ENGLISH, () => loaded({ ...GERMAN, sides: { w: 'Weiß', b: 'Schwarz', n: 'Niemand' } }));
  // @ts-expect-error: a function takes another value
  messages(ENGLISH, () => loaded({ ...GERMAN, goals: (count: string) => count }));
  // @ts-expect-error: a function takes a value too many
  messages(ENGLISH, () => loaded({ ...GERMAN, goals: (count: number, side: string) => `${count} ${side}` }));
  messages(ENGLISH, () => loaded({ ...GERMAN, goals: () => 'German may ignore a value' }));
});

test('an object within the texts stays the same', async () => {
  const { sides } = messages(ENGLISH, async () => ({ GERMAN }));
  await chooseLanguage('de');
  expect(sides).toEqual({ w: 'Weiß', b: 'Schwarz' });
  expect(ENGLISH.sides.w).toBe('White');
});

test('nothing is loaded while English is chosen', async () => {
  let loads = 0;
  messages(ENGLISH, async () => {
    loads += 1;
    return { GERMAN };
  });
  await chooseLanguage('en');
  expect(loads).toBe(0);
  await chooseLanguage('de');
  await chooseLanguage('de');
  expect(loads).toBe(1);
});

test('texts of a module that comes later are in the chosen language once they are ready', async () => {
  await chooseLanguage('de');
  const texts = messages(ENGLISH, async () => ({ GERMAN }));
  await textsReady();
  expect(texts.title).toBe('Tore');
});

test('texts that cannot be loaded stay English', async () => {
  const texts = messages(ENGLISH, () => Promise.reject(new TypeError('the network is away')));
  const others = messages(ENGLISH, async () => ({ GERMAN }));
  await chooseLanguage('de');
  expect([texts.title, others.title]).toEqual(['Goals', 'Tore']);
});

test('the last choice counts, even if an earlier one is loaded later', async () => {
  let arrive = (_: { GERMAN: typeof ENGLISH }) => {};
  const late = new Promise<{ GERMAN: typeof ENGLISH }>((resolve) => {
    arrive = resolve;
  });
  const texts = messages(ENGLISH, () => late);
  const german = chooseLanguage('de');
  const english = chooseLanguage('en');
  arrive({ GERMAN });
  await Promise.all([german, english]);
  expect([chosenLanguage(), texts.title]).toEqual(['en', 'Goals']);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE'], 'de'],
  [['en-US', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('of %j the app speaks %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

test('numbers, dates and lists are written as the language writes them', async () => {
  const written = () => {
    const { number, percent, date, list } = formats();
    const day = date(Date.UTC(2026, 2, 4), { dateStyle: 'long', timeZone: 'UTC' });
    return [number(1234.5), percent(63), day, list(['a', 'b', 'c'])];
  };
  expect(written()).toEqual(['1,234.5', '63%', '4 March 2026', 'a, b and c']);
  await chooseLanguage('de');
  expect(written()).toEqual(['1.234,5', '63\u202f%', '4. März 2026', 'a, b und c']);
});

test('a format is made once for the same options, however long a list is', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  class Counted extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      made++;
    }
  }
  Intl.DateTimeFormat = Counted as never;
  onTestFinished(() => {
    Intl.DateTimeFormat = DateTimeFormat;
  });
  const written = (day: number, dateStyle: 'medium' | 'short') =>
    EN.date(Date.UTC(2026, 2, day), { dateStyle, timeZone: 'UTC' });
  expect(Array.from({ length: 50 }, (_, day) => written(day, 'medium'))[4]).toBe('4 Mar 2026');
  expect(written(4, 'short')).toBe('04/03/2026');
  expect(made).toBe(2);
});
