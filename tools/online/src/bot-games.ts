import { entries, loadVariant } from '@kickmate/catalogue';
import { readRecord } from '@kickmate/record';
import { type BotOptions, runBot } from './bot.ts';
import { BotClient, RefusedRequest } from './bot-client.ts';
import { request } from './player.ts';

/** An engine, and how it plays. */
type BotEngine = Pick<BotOptions, 'engine' | 'engineOptions' | 'nodes'>;

/** The settings of games between two bots. */
export interface BotGamesOptions {
  /** The address of a server without limits. */
  readonly url: string;
  readonly games: number;
  /** The ids of the games, which are played in turn. */
  readonly variants: readonly string[];
  /** The engines of the two bots. */
  readonly engines: readonly [BotEngine, BotEngine];
  /** The most games at a time. */
  readonly concurrency: number;
  /** The time of each side, in seconds from 10. */
  readonly seconds: number;
  /** Called when so many games have ended. */
  onEnd?(count: number): Promise<void> | void;
}

/** What came of games between two bots. */
export interface BotGamesResult {
  readonly games: number;
  /** The moves that the server has acknowledged. */
  readonly moves: number;
  /** The moves that it has refused, except in games in which a flag fell: those may have come too late. */
  readonly refused: number;
  /** The acknowledged moves that the records do not have at their place. */
  readonly lost: number;
  /** The moves of the records that no bot has sent, although another one was possible. */
  readonly foreign: number;
  /** The states in which the games have ended, as lichess names them, and how often. */
  readonly ends: Readonly<Record<string, number>>;
}

/** The status of the answer that the last challenge to this player still waits. */
const WAITS = 409;

/** A new player of a server, with a token. */
async function newPlayer(url: string, name: string): Promise<string> {
  const named = await request(url, '', 'PUT', 'api/me', { name });
  const cookie = named.headers.getSetCookie()[0]!.split(';')[0]!;
  const made = await request(url, cookie, 'POST', 'api/me/tokens', { name, scopes: ['bot:play'] });
  return ((await made.json()) as { readonly token: string }).token;
}

/** Lets two bots play each other by lichess's bot protocol, and compares the records with what they have sent. */
export async function runBotGames(options: BotGamesOptions, say: (text: string) => void): Promise<BotGamesResult> {
  const { url, engines, variants, concurrency, seconds } = options;
  const end = new AbortController();
  const sent = new Map<string, string[]>();
  const ends: Record<string, number> = {};
  const waiting = new Map<string, () => void>();
  const begun = new Set<string>();
  let onBegin: (game: string) => void = () => {};
  const ended = new Set<string>();
  const refused: string[] = [];
  const flagged = new Set<string>();
  const seat = async (name: string, engine: BotEngine) => {
    const token = await newPlayer(url, name);
    let ready: (id: string) => void = () => {};
    const id = new Promise<string>((resolve) => {
      ready = resolve;
    });
    const playing = runBot({
      ...{
        ...engine,
        server: url,
        token,
        games: variants,
        concurrency: concurrency + 1,
        signal: end.signal,
        say,
      },
      onReady: ready,
      onBegin: (game) => {
        if (begun.has(game)) return;
        begun.add(game);
        onBegin(game);
      },
      onMove: (game, move, refusal) => {
        if (refusal !== undefined) refused.push(game);
        else sent.set(game, [...(sent.get(game) ?? []), move]);
      },
      onEnd: (game, status) => {
        if (ended.has(game)) return;
        ended.add(game);
        if (status === 'outoftime') flagged.add(game);
        ends[status] = (ends[status] ?? 0) + 1;
        waiting.get(game)?.();
      },
    });
    return {
      client: new BotClient(url, token, end.signal),
      id: await Promise.race([id, playing.then(() => '')]),
      playing,
    };
  };
  const [one, other] = [await seat('One', engines[0]), await seat('Other', engines[1])];
  const ids: { readonly id: string; readonly variant: string }[] = [];
  let count = 0;
  /** Challenges a player until a game begins, and returns its id. The answer to a challenge may be lost. */
  const challenge = async (client: BotClient, player: string, terms: Readonly<Record<string, string>>) => {
    let id: string | undefined;
    const beginning = new Promise<string>((resolve) => {
      onBegin = (game) => {
        id = game;
        resolve(game);
      };
    });
    for (let attempt = 0; id === undefined; attempt++)
      try {
        await client.ask('POST', `api/challenge/${player}`, terms);
        break;
      } catch (error) {
        if (error instanceof RefusedRequest && error.status === WAITS) break;
        if (error instanceof RefusedRequest && !error.isForNow) throw error;
        await client.rest(attempt);
      }
    return beginning;
  };
  // A server takes one open challenge to a player at a time.
  let challenging = Promise.resolve('');
  const playNext = async (): Promise<void> => {
    for (let index = ids.length; index < options.games; index = ids.length) {
      const variant = variants[index % variants.length]!;
      const place = { id: '', variant };
      ids.push(place);
      const [challenger, challenged] = index % 2 === 0 ? [one, other] : [other, one];
      const key = entries.find((entry) => entry.id === variant)?.isUntagged ? 'standard' : variant;
      const terms = { variant: key, color: 'white', 'clock.limit': String(seconds), 'clock.increment': '0' };
      challenging = challenging.then(() => challenge(challenger.client, challenged.id, terms));
      const id = await challenging;
      ids[index] = { id, variant };
      if (!ended.has(id)) await new Promise<void>((resolve) => waiting.set(id, resolve));
      await options.onEnd?.(++count);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, playNext));
  } finally {
    end.abort();
    await Promise.all([one.playing, other.playing]);
  }
  let [lost, foreign] = [0, 0];
  for (const { id, variant } of ids) {
    const compared = await compare(url, id, variant, sent.get(id) ?? []);
    lost += compared.lost;
    foreign += compared.foreign;
  }
  const moves = [...sent.values()].reduce((sum, all) => sum + all.length, 0);
  return {
    ...{ games: ended.size, moves, lost, foreign, ends },
    refused: refused.filter((game) => !flagged.has(game)).length,
  };
}

/** Compares the record of a game with the moves that were acknowledged, in their order. */
async function compare(url: string, id: string, variantId: string, sent: readonly string[]) {
  const variant = await loadVariant(variantId);
  const answer = await fetch(`${url}/game/export/${id}`);
  const read = readRecord(variant, await answer.text());
  const played = read.ok ? read.value.rounds.flatMap(({ plies }) => plies) : [];
  let next = 0;
  let foreign = 0;
  for (const { before, action } of played)
    if (variant.text.formatAction({ action }) === sent[next]) next++;
    else if (variant.actions(before).length > 1) foreign++;
  return { lost: sent.length - next, foreign };
}
