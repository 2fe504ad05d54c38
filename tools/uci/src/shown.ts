/** A wrong word for a message, cut short. */
export const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}...` : text);

/** Somebody else's message with its long words cut short: it may repeat what it complains of. */
export const shownMessage = (message: string): string => message.replaceAll(/\S{41,}/g, shown);

/** Where a word stands in its line, for messages. */
export const place = (word: { readonly at: number }): string => `character ${word.at + 1}`;
