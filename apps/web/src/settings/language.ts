import { chooseLanguage, type Language, preferredLanguage } from '@kickmate/language';
import { watch } from 'vue';
import { useSettings } from './settings.ts';

/**
 * True when all texts of the app exist in German. Until then the settings do not offer German, and only a stored choice of it
 * is followed.
 */
export const GERMAN_IS_COMPLETE: boolean = false;

/** The language for a setting, on a device that asks for these languages, the best one first. */
export function languageFor(setting: 'auto' | Language, wanted: readonly string[]): Language {
  if (setting !== 'auto') return setting;
  return GERMAN_IS_COMPLETE ? preferredLanguage(wanted) : 'en';
}

/**
 * Sets the page's language to the one of the settings, and waits until the texts that the first page needs are loaded. When the
 * player chooses another language, the page is loaded again, because many texts are made once. Nothing is lost by that: matches,
 * maps and analyses are kept as they are made.
 */
export function startLanguage(reload = () => location.reload()): Promise<void> {
  const settings = useSettings();
  const language = languageFor(settings.language, navigator.languages);
  document.documentElement.lang = language;
  watch(
    () => languageFor(settings.language, navigator.languages),
    () => reload(),
  );
  return chooseLanguage(language);
}
