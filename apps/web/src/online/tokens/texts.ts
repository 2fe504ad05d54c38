import { messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Programs',
  help: 'With a token a program acts for you here, such as an engine that plays as a bot. Give it only to programs that you trust.',
  guide:
    'A player becomes a bot when an engine first plays for them, and stays one: others see "BOT" before the name. That needs a player who has had no games yet.',
  name: 'The program’s name',
  bot: 'It plays as a bot',
  botHint: 'bot:play: plays your games, answers challenges, challenges others',
  challenge: 'It challenges others',
  challengeHint: 'challenge:write: makes, answers and withdraws challenges',
  make: 'Make a token',
  /** A token that has just been made. */
  once: 'Your token. Copy it now: it is shown only this once.',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: select the token.',
  /** A token: "Stockfish (bot:play), last used on 22 Nov 2026, valid until 22 Nov 2027". */
  words: (name: string, scopes: string, used: string | undefined, end: string) =>
    `${name} (${scopes}), ${used ? `last used on ${used}` : 'never used'}, valid until ${end}`,
  revoke: 'Revoke',
  revokeThis: (name: string) => `Revoke the token of ${name}`,
  revoked: 'It is revoked: programs with it do nothing here any more.',
};

/** The texts of tokens, by which programs act for a player. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
