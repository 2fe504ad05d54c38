import { texts } from './texts.ts';

type Groups = (typeof texts)['refusals'];

/** The group of a cause, for programs: what to do about it. The groups are described in `texts.ts`. */
export type RefusalKind = keyof Groups;

/** The cause of a refusal. */
export type Why = { [Kind in RefusalKind]: keyof Groups[Kind] }[RefusalKind];

/** The cause for which a server ends a connection. */
export type Farewell = keyof (typeof texts)['farewells'];

/** All causes for which a server ends a connection. */
export const FAREWELLS = Object.keys(texts.farewells) as readonly Farewell[];

/** The cause for which a server has ended the connection, in the chosen language: a part of a sentence. */
export const farewellWords = (why: Farewell): string => texts.farewells[why];

type WordsOf<Cause> = {
  [Kind in RefusalKind]: Cause extends keyof Groups[Kind] ? Groups[Kind][Cause] : never;
}[RefusalKind];

/** The reason for which a server, or a session of play, did not do something: the cause, and the values in its words. */
export type Refusal = {
  [Cause in Why]: WordsOf<Cause> extends (values: infer Values) => string
    ? { readonly why: Cause; readonly values: Values }
    : { readonly why: Cause; readonly values?: never };
}[Why];

const KINDS = new Map(
  Object.entries(texts.refusals).flatMap(([kind, group]) =>
    Object.keys(group).map((why) => [why as Why, kind as RefusalKind] as const),
  ),
);

/** All causes. */
export const WHYS: readonly Why[] = [...KINDS.keys()];

/** The group of a cause: what to do about a refusal. */
export const refusalKind = (why: Why): RefusalKind => KINDS.get(why)!;

type Values = Readonly<Record<string, string | number>>;

/** A refusal as it comes from a server. */
export interface ReceivedRefusal {
  readonly why: Why;
  readonly values?: Values | undefined;
}

/** A refusal in the chosen language: words that may be a part of a sentence. */
export function refusalWords({ why, values = {} }: ReceivedRefusal): string {
  const group: Readonly<Record<string, string | ((values: Values) => string)>> = texts.refusals[
    refusalKind(why)
  ] as never;
  const words = group[why]!;
  return typeof words === 'string' ? words : words(values);
}
