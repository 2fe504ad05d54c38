export { DE, EN, type Formats, formats, type PluralForms } from './formats.ts';
export type { Gender } from './gender.ts';
export { obliqueName } from './german-names.ts';
export {
  chooseLanguage,
  chosenLanguage,
  LANGUAGES,
  type Language,
  messages,
  preferredLanguage,
  textsReady,
} from './messages.ts';
