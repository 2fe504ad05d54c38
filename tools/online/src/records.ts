import { setTimeout as pause } from 'node:timers/promises';
import { must } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import type { AnyVariant } from '@kickmate/game';
import { refusalWords, type Terms } from '@kickmate/protocol';
import { joined, type LoadOptions, type LoadResult, runLoad } from './load.ts';
import { longGame, type PlannedAction } from './plan.ts';
import { HeadlessPlayer } from './player.ts';

/** The settings of a test with long records. */
export interface RecordsOptions extends LoadOptions {
  /** The actions of the long games. */
  readonly actions: number;
  /** Starts the server again, so that it has no game in memory. */
  restart(): Promise<unknown>;
}

/** The result of a test with long records. */
export interface RecordsResult extends LoadResult {
  /** The requests for records, and those that were not answered by one. */
  readonly asked: number;
  readonly unanswered: number;
  /** The longest time until a record came, in milliseconds. */
  readonly longestMs: number;
}

/** The pause between two requests for a record, in milliseconds. */
const BETWEEN_MS = 1000;
/** The requests that come together, now and then, and the number of single ones in between. */
const TOGETHER = 12;
const SINGLE = 20;

/**
 * Plays ordinary games while somebody asks for the records of the longest games that can be made, once a second and now and
 * then twelve times at once, and comes to watch one. One of them is over, the other goes on, and both are in no memory.
 */
export async function runRecords(options: RecordsOptions, say: (text: string) => void): Promise<RecordsResult> {
  const { url, actions, restart } = options;
  const variant = await heavyVariant();
  const plan = longGame(variant, actions);
  const [over, running] = await Promise.all(
    [true, false].map((isResigned) => playLong(url, variant, plan, isResigned)),
  );
  say(`two games of ${actions} actions are played`);
  await restart();
  const delays: number[] = [];
  let unanswered = 0;
  const ask = async (table: string) => {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/games/${table}.pgn`);
    const text = await answer.text();
    delays.push(performance.now() - begun);
    if (answer.status !== 200 || text.length < actions) unanswered++;
  };
  let isOver = false;
  const askAll = async () => {
    const watcher = await HeadlessPlayer.watcher(url);
    await joined(watcher, running!);
    watcher.close();
    for (let count = 0; !isOver; count++) {
      const all = count % SINGLE === 0 ? TOGETHER : 1;
      const asked = Array.from({ length: all }, (_, index) => ask((count + index) % 2 === 0 ? over! : running!));
      await Promise.all([...asked, pause(BETWEEN_MS)]);
    }
  };
  let asking: Promise<void> | undefined;
  const onBegin = () => {
    asking = askAll();
  };
  const load = await runLoad({ ...options, onBegin }, say);
  isOver = true;
  await asking;
  return { ...load, asked: delays.length, unanswered, longestMs: Math.max(...delays) };
}

/** A game on a map on which its actions take a server longest. */
async function heavyVariant(): Promise<AnyVariant> {
  for (const { id, hasMaps } of entries) {
    const variant = hasMaps ? await loadVariant(id) : undefined;
    const map = (await variant?.workload?.())?.heavyMaps?.at(-1);
    if (variant?.maps && map) return must(variant.maps.on(JSON.stringify(map)));
  }
  throw new Error('no game of the catalogue has heavy maps');
}

/** Plays a whole plan as fast as the server acknowledges it. Returns the table. */
async function playLong(
  url: string,
  variant: AnyVariant,
  plan: readonly PlannedAction[],
  isResigned: boolean,
): Promise<string> {
  const [w, b] = await Promise.all(['Long White', 'Long Black'].map((name) => HeadlessPlayer.named(url, name)));
  const players = { w: w!, b: b! };
  const terms: Terms = { variant: variant.id, pace: { kind: 'days', days: 7 }, colour: 'w' };
  const table = await players.w.challenge(terms);
  await players.b.sit(table);
  let v = 0;
  let acknowledged = (_v: number) => {};
  for (const player of [players.w, players.b])
    player.onMessage = (message) => {
      if (message.type === 'sync') v = Math.max(v, message.v);
      if (message.type === 'no') throw new Error(`a long game: ${refusalWords(message)}`);
      if (message.type === 'ev' && message.id !== undefined) acknowledged(message.v);
    };
  await Promise.all([joined(players.w, table), joined(players.b, table)]);
  const send = async (side: 'w' | 'b', op: Parameters<HeadlessPlayer['command']>[2]) => {
    v = await new Promise<number>((resolve) => {
      acknowledged = resolve;
      players[side].command(table, v, op);
    });
  };
  for (const { side, text } of plan) await send(side, { kind: 'act', text });
  if (isResigned) await send('b', { kind: 'resign' });
  for (const player of [players.w, players.b]) player.close();
  return table;
}
