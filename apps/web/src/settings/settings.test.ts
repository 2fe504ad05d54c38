import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../shared/storage.ts';
import { useSettings } from './settings.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

test('a first visit gets the defaults', () => {
  expect({ ...useSettings().$state }).toMatchObject({
    language: 'auto',
    theme: 'auto',
    animation: 'normal',
    flipped: false,
    confirmTouch: false,
    confirmFar: 'days',
    threads: 0,
  });
});

test('a changed setting is kept after a restart', () => {
  useSettings().theme = 'dark';
  setActivePinia(createPinia());
  expect(useSettings().theme).toBe('dark');
});

test('a setting that is changed in a second window does not undo another', () => {
  const one = useSettings();
  const two = useSettings(createPinia());
  one.theme = 'dark';
  two.sound = false;
  one.volume = 10;
  setActivePinia(createPinia());
  expect({ ...useSettings().$state }).toMatchObject({ theme: 'dark', sound: false, volume: 10 });
});

test('one spoilt value does not cost the others', () => {
  localStorage.setItem(KEYS.settings, JSON.stringify({ theme: 'purple', animation: 'fast', threads: -1 }));
  expect({ ...useSettings().$state }).toMatchObject({ theme: 'auto', animation: 'fast', threads: 0 });
});

test.each(['{', 'null', '7', '"x"', '[]'])('spoilt storage %s gives the defaults', (text) => {
  localStorage.setItem(KEYS.settings, text);
  expect(useSettings().animation).toBe('normal');
});

test('all windows have the same settings, and hearing one stores nothing', () => {
  const one = useSettings();
  useSettings(createPinia()).theme = 'dark';
  const text = localStorage.getItem(KEYS.settings);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.settings, storageArea: localStorage }));
  expect([one.theme, localStorage.getItem(KEYS.settings)]).toEqual(['dark', text]);
  one.sound = false;
  setActivePinia(createPinia());
  expect({ ...useSettings().$state }).toMatchObject({ theme: 'dark', sound: false });
});
