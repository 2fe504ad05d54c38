import { type Refusal, type RefusalKind, refusalKind, refusalWords } from '@kickmate/protocol';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const STATUS: Readonly<Record<RefusalKind, ContentfulStatusCode>> = {
  message: 400,
  terms: 400,
  identity: 401,
  forbidden: 403,
  unknown: 404,
  state: 409,
  limit: 429,
  rate: 429,
  unavailable: 503,
};

/** A request that is refused. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly status: ContentfulStatusCode;

  /** @param status the status of the answer; absent: that of the cause's group */
  constructor(refusal: Refusal, status: ContentfulStatusCode = STATUS[refusalKind(refusal.why)]) {
    super(refusalWords(refusal));
    this.refusal = refusal;
    this.status = status;
  }
}

/** A refused request, in words for people who write programs. */
export const wrong = (
  why: 'message' | 'forbidden' | 'unknown',
  fault: string,
  status?: ContentfulStatusCode,
): Refused => new Refused({ why, values: { fault } }, status);

/** Answers a request that is refused: the cause for the app, and a sentence in English for people who use none. */
export const answerRefused = (c: Context, { refusal, status, message }: Refused): Response =>
  c.json({ ...refusal, message }, status);
