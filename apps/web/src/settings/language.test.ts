import { chooseLanguage } from '@kickmate/language';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import { languageFor, startLanguage } from './language.ts';
import { useSettings } from './settings.ts';
import { texts } from './texts.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});
afterEach(() => chooseLanguage('en'));

test('the setting decides the language, or else the device', () => {
  expect(languageFor('de', ['en'])).toBe('de');
  expect(languageFor('en', ['de'])).toBe('en');
  expect(languageFor('auto', ['fr', 'de-AT', 'en'])).toBe('de');
});

test('the page has the language of the settings before it is shown', async () => {
  useSettings().language = 'de';
  await startLanguage();
  expect([document.documentElement.lang, texts.title]).toEqual(['de', 'Optionen']);
});

test('another choice loads the page again', async () => {
  const reload = vi.fn<() => void>();
  useSettings().language = 'en';
  await startLanguage(reload);
  useSettings().language = 'de';
  await nextTick();
  expect(reload).toHaveBeenCalledTimes(1);
});
