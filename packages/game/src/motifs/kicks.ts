import type { Square } from '@kickmate/board';
import type { Action } from '../action.ts';
import type { Variant } from '../variant.ts';
import type { NamedKick } from './named-kick.ts';
import { texts } from './texts.ts';

/** "the rook on a1 can kick the ball from a4 over a5 into the goal on a8": a clause in the middle of a sentence. */
export const kickClause = (kick: NamedKick): string => texts.kick(kick);

/** A clause as a sentence. */
export const sentence = (clause: string): string => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;

/** The squares onto which a kicked ball comes, in order. */
export const flightOf = <P>({ events }: Pick<Variant<P>, 'events'>, position: P, kick: Action): readonly Square[] =>
  events(position, { action: kick }).flatMap((event) => (event.kind === 'fly' ? [event.to] : []));
