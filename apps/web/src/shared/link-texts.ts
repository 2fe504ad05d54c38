import { messages } from '@kickmate/language';

const ENGLISH = {
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  oldBrowser: 'This browser is too old to make links. Save it as a file instead.',
  /** The sizes are in KiB, such as `16 KiB`. */
  largeText: (size: string, most: string) =>
    `This is too large for a link: it has ${size}, and a link holds at most ${most}. Save it as a file instead.`,
  longCode: (length: number, most: number) =>
    `This is too large for a link: it would have ${length} characters, and a link has at most ${most}. Save it as a file instead.`,
  longLink: (most: number) => `The link is longer than ${most} characters, so it is not one of our links.`,
  strangeLink: 'The link is damaged: it has characters that our links do not have. Copy the whole link again.',
  largeLink: (most: string) => `The link holds more than ${most}, which no link of ours does.`,
  damagedLink: 'The link is damaged: what it holds cannot be unpacked. Copy it once more, all of it.',
};

/** The texts about links that hold a whole text. */
export const texts = messages(ENGLISH, () => import('./link-texts.de.ts'));
