import { chooseLanguage, type Language, preferredLanguage } from '@kickmate/language';
import { watch } from 'vue';
import { useSettings } from './settings.ts';

/** The language for a setting, on a device that asks for these languages, the best one first. */
export const languageFor = (setting: 'auto' | Language, wanted: readonly string[]): Language =>
  setting === 'auto' ? preferredLanguage(wanted) : setting;

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
