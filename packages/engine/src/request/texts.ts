import { messages } from '@kickmate/language';

const ENGLISH = {
  closed: 'the engine is closed',
  notBegun: 'stopped before it began',
  noResult: 'stopped before there was a result',
  searchEnded: 'its search had ended',
  /** A sentence; the reason is a clause. */
  notStarted: (reason: string) => `The engine does not start: ${reason}`,
  failed: (reason: string) => `the engine failed: ${reason}`,
  notAsked: (reason: string) => `the engine could not be asked (${reason})`,
  noAnswer: 'no answer',
  otherAnswer: (kind: string) => `it answered '${kind}'`,
  worker: {
    ended: (reason: string) => `the engine's worker ended: ${reason}`,
    notAsked: (reason: string) => `the engine's worker cannot be asked: ${reason}`,
    silent: "the engine's worker fell silent",
    unreadable: 'a message of the worker could not be read',
    noScript: 'its script could not be loaded',
    exited: (code: number) => `it exited with code ${code}`,
  },
};

/** The reasons for which an engine could not carry out a call. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
