// A reader of JSON that knows the place of every value, so that a fault of a file can be named where it is.
import { fail, ok, type Result } from './result.ts';
import { quoted, type TextError } from './text-error.ts';
import { texts } from './texts.ts';

/** A value of a JSON text, with its place in it. */
export interface JsonNode {
  /** The place at which it begins, and the place after it. */
  readonly at: number;
  readonly end: number;
  readonly value: string | number | boolean | null | readonly JsonNode[] | ReadonlyMap<string, JsonNode>;
}

/** The deepest nesting that is read: deeper than any of our files has. */
const MOST_DEPTH = 8;

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null)(?![\w$])/y;
const SPACE = /[ \t\n\r]*/y;

/** A read value without its places. */
export function plainJson({ value }: JsonNode): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([name, node]) => [name, plainJson(node)]));
  return Array.isArray(value) ? value.map(plainJson) : value;
}

/** Names that no field may have, since every object of JavaScript has them. */
const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads JSON as its standard defines it, and refuses a name that occurs twice in an object. The message of a fault is a sentence
 * with the place: the character, or line and column in a text of several lines.
 */
export function parseJson(text: string, field: string): Result<JsonNode, TextError> {
  const reader = new Reader(text, field);
  try {
    return ok(reader.whole());
  } catch (error) {
    if (error instanceof Refused) return fail(error.fault);
    throw error;
  }
}

/** Thrown to leave the reader; {@link parseJson} catches it. */
class Refused extends Error {
  readonly fault: TextError;
  constructor(fault: TextError) {
    super(fault.message);
    this.fault = fault;
  }
}

class Reader {
  private at = 0;
  private readonly text: string;
  private readonly field: string;

  constructor(text: string, field: string) {
    this.text = text;
    this.field = field;
  }

  whole(): JsonNode {
    const node = this.node(0);
    this.take(SPACE);
    if (this.at < this.text.length) throw this.fault('surplus', texts.json.afterBrace);
    return node;
  }

  private node(depth: number): JsonNode {
    this.take(SPACE);
    const { at } = this;
    if (depth > MOST_DEPTH) throw this.fault('syntax', texts.json.tooDeep);
    const value = this.value(depth);
    return { at, end: this.at, value };
  }

  private value(depth: number): JsonNode['value'] {
    if (this.skip('{')) return this.members(depth);
    if (this.skip('[')) return this.items(depth);
    const token = this.take(STRING) ?? this.take(NUMBER) ?? this.take(WORD);
    if (token === undefined) throw this.unexpected(texts.json.value);
    return JSON.parse(token) as string | number | boolean | null;
  }

  private items(depth: number): readonly JsonNode[] {
    const items: JsonNode[] = [];
    if (this.skip(']')) return items;
    do items.push(this.node(depth + 1));
    while (this.skip(','));
    if (!this.skip(']')) throw this.unexpected(texts.json.commaOrBracket);
    return items;
  }

  private members(depth: number): ReadonlyMap<string, JsonNode> {
    const members = new Map<string, JsonNode>();
    if (this.skip('}')) return members;
    do {
      const name = this.name(members);
      if (!this.skip(':')) throw this.unexpected(texts.json.colon);
      members.set(name, this.node(depth + 1));
    } while (this.skip(','));
    if (!this.skip('}')) throw this.unexpected(texts.json.commaOrBrace);
    return members;
  }

  private name(known: ReadonlyMap<string, JsonNode>): string {
    this.take(SPACE);
    const { at } = this;
    const token = this.take(STRING);
    if (token === undefined) throw this.unexpected(texts.json.name);
    const name = JSON.parse(token) as string;
    if (known.has(name)) throw this.fault('syntax', texts.json.twice(quoted(name)), at);
    if (RESERVED.includes(name)) throw this.fault('syntax', texts.json.reserved(quoted(name)), at);
    return name;
  }

  /** Goes past a sign, and space before it, if it is the next one. */
  private skip(sign: string): boolean {
    this.take(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const token = pattern.exec(this.text)?.[0];
    this.at += token?.length ?? 0;
    return token;
  }

  private unexpected(wanted: string): Refused {
    const rest = this.text.slice(this.at, this.at + 2);
    const [found = ''] = rest;
    if (!found) return this.fault('missing', texts.json.endsEarly(wanted));
    return this.fault('syntax', texts.json.misplaced(quoted(found), wanted));
  }

  private fault(cause: TextError['cause'], what: string, at = this.at): Refused {
    const lines = this.text.slice(0, at).split('\n');
    const { json } = texts;
    const message =
      lines[1] === undefined ? json.at(at + 1, what) : json.atLine(lines.length, lines.at(-1)!.length + 1, what);
    return new Refused({ cause, field: this.field, at, message });
  }
}
