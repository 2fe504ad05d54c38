import type { ListedGame } from '../db/store.ts';
import type { Member } from '../member.ts';
import { Bot, type BotHost } from './bot.ts';

/** Milliseconds after which a bot that nobody uses leaves its tables. */
const IDLE_MS = 60_000;
/** Milliseconds between two looks for such bots. */
const LOOK_MS = 10_000;

/** All bots of this server. */
export class Bots {
  readonly #host: BotHost;
  readonly #all = new Map<string, Bot>();
  readonly #timer: NodeJS.Timeout;

  constructor(host: BotHost) {
    this.#host = host;
    this.#timer = setInterval(() => {
      for (const bot of this.#all.values()) if (bot.isIdle(IDLE_MS)) this.#close(bot);
    }, LOOK_MS);
    this.#timer.unref();
  }

  /** The bot that a player is. @param network where its program is, as in {@link Member} */
  bot(player: NonNullable<Member['player']>, network: string | undefined): Bot {
    const bot = this.#all.get(player.id) ?? new Bot(player, network, this.#host);
    this.#all.set(player.id, bot);
    bot.use();
    return bot;
  }

  /** Lets the bot that a player is come to a game whose challenge it has accepted. */
  accepted(player: string): void {
    this.#all.get(player)?.look();
  }

  /** Lets the bot that a player is follow a challenge that was just made for it. */
  challenged(player: string, game: ListedGame): void {
    this.#all.get(player)?.challenged(game);
  }

  /** The ids of the players who are bots here. */
  get players(): readonly string[] {
    return [...this.#all.keys()];
  }

  /** The connection of a player who is a bot here. */
  of(player: string): readonly Member[] {
    const bot = this.#all.get(player);
    return bot ? [bot] : [];
  }

  /** Notes a player's new name; `undefined`: the player's data are deleted. */
  rename(player: string, name: string | undefined): void {
    const bot = this.#all.get(player);
    if (bot && name !== undefined) bot.name = name;
    else if (bot) this.#close(bot);
  }

  /** Ends the streams of tokens that were revoked. */
  signOut(tokens: readonly string[]): void {
    for (const bot of this.#all.values()) bot.signOut(tokens);
  }

  /** Ends all streams. */
  end(): void {
    clearInterval(this.#timer);
    for (const bot of this.#all.values()) this.#close(bot);
  }

  #close(bot: Bot): void {
    this.#all.delete(bot.player.id);
    bot.close();
  }
}
