import { fail, ok, opponent, type Result, SIDES, type Side } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import { apply, autoCommand, type ComputerTask, type SeatCommand, visibleFormation } from '@kickmate/play';
import {
  type ClientMessageOf,
  isAtOneSitting,
  type LuckShare,
  type Refusal,
  type Running,
  refusalKind,
  sha256Hex,
} from '@kickmate/protocol';
import { DatabaseAway } from '../db/database.ts';
import type { PlayerNetworks } from '../db/store.ts';
import type { Member, Requester } from '../member.ts';
import type { Ratings, SeatRatings } from '../ratings/ratings.ts';
import { Audience } from './audience.ts';
import { Commands, type CommandsHost, commitTime, LATE, NO_SEAT } from './commands.ts';
import { type ComputerOptions, ComputerPlayer } from './computer-player.ts';
import {
  actionCount,
  draftsOf,
  isDone,
  isFull,
  isLuckFixed,
  isSealed,
  sideOf,
  sidesOfPeople,
  statusOf,
  type TableState,
} from './events.ts';
import { commitNewHolidays, type HolidaysOf } from './holidays.ts';
import { CANNOT_STORE, Journal, type JournalHost } from './journal.ts';
import type { Names } from './messages.ts';
import { Networks } from './networks.ts';
import type { Departure, Reachability } from './presence.ts';
import { hasTooFewTurns, ratedResultOf, ratingIdOf } from './rated.ts';
import { plannedCommand, type RepliesOf, repliesDueFor } from './replies.ts';
import { Timekeeper } from './timekeeper.ts';

/** From this version on no further seal is stored. */
const LAST_SEAL_VERSION = 12;

/** The parts of the program that tables need. */
export interface TableHost extends JournalHost, CommandsHost, ComputerOptions, Reachability {
  /** Milliseconds since 1970. */
  wallClock(): number;
  /** The most actions that a game may have. */
  mostActions(variant: AnyVariant): number;
  /** The names of players. @throws DatabaseAway */
  names(players: readonly string[]): Promise<Names>;
  /** The ratings of players; absent where no game is rated. */
  readonly ratings?: Pick<Ratings, 'atTable' | 'rateResults'> | undefined;
  /** The holidays of players. */
  readonly holidaysOf: HolidaysOf;
  /** The replies that a player has planned. */
  readonly repliesOf: RepliesOf;
  /** Keeps the network from which the player of a side last came, for after a restart. @throws DatabaseAway */
  keepNetwork(table: string, side: Side, network: string): Promise<void>;
  /** Called after each change: of the game, or only of the people who are there or their names. */
  onChanged(table: Table, what: 'game' | 'people'): void;
  /** Called when somebody has called off a game, and so wasted the time of another person. */
  onCalledOff(by: Requester): void;
  /** Called when another process has this table, so that it must be dropped. */
  onLost(table: Table): void;
}

/** A table as it was loaded from the database. */
export interface LoadedTable {
  readonly state: TableState;
  /** The epoch with which this process owns the table. The database refuses events of an earlier epoch. */
  readonly epoch: number;
  readonly names: Names;
  /** The ratings of the players, as {@link ratingsAt} gives them. */
  readonly ratings: SeatRatings;
  readonly networks?: PlayerNetworks | undefined;
  /** The keys of the commands that were committed before, with their versions. */
  readonly commands: readonly (readonly [string, number])[];
  /** The play time since which the server that had the table before is dead. */
  readonly deadSince?: number | undefined;
}

/**
 * One game between two sides with everybody who follows it. All commands, and everything that time causes, pass through one
 * queue: each is judged, committed, and only then shown.
 */
export class Table {
  readonly #host: TableHost;
  readonly #journal: Journal;
  readonly #audience: Audience;
  readonly #timekeeper: Timekeeper;
  readonly #commands: Commands;
  readonly #computer: ComputerPlayer;
  /** True from the end of a rated game, or a change of players, until their ratings have been read and shown. */
  #mustShowRatings: boolean;
  readonly #networks: Networks;
  /** The number of the last draft of each member. */
  readonly #draftNumbers = new Map<string, number>();
  #queue: Promise<void> = Promise.resolve();
  /** The number of jobs in the queue, with the one that runs. */
  #jobCount = 0;
  #isClosed = false;
  /** Play time at which something last happened here. */
  #usedAt: number;

  constructor(host: TableHost, loaded: LoadedTable) {
    const { state, epoch, names, ratings, networks, commands, deadSince } = loaded;
    this.#host = host;
    this.#networks = new Networks(networks);
    this.#usedAt = host.clock.now();
    this.#journal = new Journal(host, state, epoch, {
      committed: (before, by) => {
        this.#usedAt = host.clock.now();
        if (by) this.#commands.noteStored(by);
        this.#audience.show(before, by);
        const isRated = ratedResultOf(before) === undefined && ratedResultOf(this.state) !== undefined;
        if (isRated || before.sitters !== this.state.sitters) this.#enqueue(() => this.#rateAndShow());
        this.#proceed();
        const isCalledOff = statusOf(this.state) === 'aborted' && !isDone(before);
        if (by && isCalledOff && this.#wastesOpponentsTime(before, by.side))
          host.onCalledOff({ player: by.member.player!.id, network: by.member.network });
        host.onChanged(this, 'game');
      },
      lost: () => this.giveUp(),
      retry: () => this.resume(),
    });
    this.#audience = new Audience(host, this.#journal, names, ratings);
    this.#mustShowRatings = ratedResultOf(state) !== undefined && ratings.w?.change === undefined;
    const whenDue = () => this.#enqueue(() => this.#whenDue());
    this.#timekeeper = new Timekeeper(host, this.#journal, this.#audience, whenDue, deadSince);
    this.#commands = new Commands(host, this.#journal, this.#audience, this.#timekeeper, commands);
    this.#computer = new ComputerPlayer(
      {
        id: state.id,
        session: () => this.state.session,
        requester: () => this.#opponentOfComputer(),
        now: () => this.#journal.now(),
        enqueue: (job) => this.#enqueue(job),
        play: (match, command) => this.#commitAutomatic(match, command),
      },
      host,
    );
    this.#proceed();
  }

  get id(): string {
    return this.state.id;
  }

  get state(): TableState {
    return this.#journal.state;
  }

  /** The epoch with which this process owns the table. */
  get epoch(): number {
    return this.#journal.epoch;
  }

  /** Tells whether everybody has gone and nothing is about to happen, so that the table need not be kept in memory. */
  isIdle(idleMs: number): boolean {
    const now = this.#host.clock.now();
    const due = this.#timekeeper.dueWithAllowance();
    const isBusy = this.#jobCount > 0 || this.#journal.isUncertain || this.#computer.isThinking;
    const isQuiet = this.#audience.presence.isEmpty && now - this.#usedAt >= idleMs;
    return !isBusy && isQuiet && (due === undefined || due - now > idleMs);
  }

  /** The table in the list of games to watch; `undefined` if it is not shown there. */
  get listing(): Running | undefined {
    const { id, terms, isPublic } = this.state;
    if (!isPublic || statusOf(this.state) !== 'running') return undefined;
    const { seats, presence } = this.#audience;
    const { variant, pace, rated } = terms;
    return { table: id, variant, seats, pace, ...(rated && { rated }), watchers: presence.watcherCount(this.state) };
  }

  // ---- people come and go ----

  /** Lets a member follow the table. */
  join(
    member: Member,
    { since: seenVersion, ...share }: LuckShare & Pick<ClientMessageOf<'join'>, 'since'> = {},
  ): void {
    if (this.#isClosed) {
      this.#audience.refuse(member, undefined, MOVED);
      return;
    }
    this.#usedAt = this.#host.clock.now();
    this.#audience.add(member, seenVersion);
    this.#noteReachAndSetTimer();
    const side = sideOf(this.state, member.player?.id);
    if (side && member.network) this.#networks.note(side, member.network);
    this.#unrateOrKeepNetworks();
    this.#enqueue(async () => void (await this.#commitNewHolidays()));
    if (side && !this.state.session) this.#enqueue(() => this.#acceptLuckShare(side, share));
    this.#playAutomatically();
    this.#host.onChanged(this, 'people');
  }

  /** Ends what {@link join} began. */
  leave(member: Member, departure: Departure): void {
    if (!this.#audience.remove(member, departure)) return;
    this.#draftNumbers.delete(member.id);
    this.#usedAt = this.#host.clock.now();
    this.#noteReachAndSetTimer();
    this.#playAutomatically();
    this.#host.onChanged(this, 'people');
  }

  /** The set of players who can reach this server has changed: no clock runs for those who cannot. */
  reachChanged(): void {
    this.#noteReachAndSetTimer();
    this.#audience.presenceChanged();
  }

  /** Sends everybody the message about who is there. Tries again what failed while the database was away. */
  tick(): void {
    this.#audience.sendPresence();
    this.#unrateOrKeepNetworks();
    if (this.#mustShowRatings) this.#enqueue(() => this.#rateAndShow());
  }

  /** A player has another name now; `undefined`: the player's data are deleted. */
  renamed(player: string, name: string | undefined): void {
    if (!sideOf(this.state, player) && !this.#audience.names.has(player)) return;
    this.#audience.setName(player, name ?? '');
    this.#audience.sendSyncToAll();
    this.#host.onChanged(this, 'people');
  }

  /** Gives the open seat to a player. The error says why not. */
  sit(player: string): Promise<Result<Side, Refusal>> {
    return this.#enqueueForResult(async () => {
      const { sitters } = this.state;
      const own = sideOf(this.state, player);
      if (own) return ok(own);
      const side = SIDES.find((one) => sitters[one].kind === 'open');
      if (!side || isDone(this.state)) return { ok: false, error: seatRefusal(this.state) };
      try {
        for (const [id, name] of await this.#host.names([player])) this.#audience.setName(id, name);
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error;
        return { ok: false, error: CANNOT_STORE };
      }
      const taken = await this.#journal.commit({ kind: 'take', side, player }, this.#journal.now());
      return taken.ok ? ok(side) : taken;
    });
  }

  /**
   * Ends a game for a player who will not come back: calls it off while that is possible, else resigns it. A
   * tournament game that has begun is always resigned.
   */
  abandon(player: string): Promise<Result<void, Refusal>> {
    return this.#enqueueForResult(async () => {
      const side = sideOf(this.state, player);
      if (!side || isDone(this.state)) return ok(undefined);
      const at = this.#journal.now();
      if (!this.state.session) return this.#journal.commit({ kind: 'cancel', side }, at);
      if (this.state.terms.tournament)
        return this.#journal.commit({ kind: 'play', command: { kind: 'resign', side } }, at);
      const calledOff = await this.#journal.commit({ kind: 'play', command: { kind: 'abort', side } }, at);
      if (calledOff.ok || refusalKind(calledOff.error.why) === 'unavailable') return calledOff;
      return this.#journal.commit({ kind: 'play', command: { kind: 'resign', side } }, at);
    });
  }

  /** Plays the planned reply that is due, and makes events of holidays that are new in the database. */
  applyHolidaysAndReplies(): Promise<Result<void, Refusal>> {
    return this.#enqueueForResult(async () => {
      await this.#playPlanned();
      return (await this.#commitNewHolidays()) ? ok(undefined) : fail(CANNOT_STORE);
    });
  }

  /** Calls off a challenge for the player who does not accept it. A game whose seats are taken stays as it is. */
  declineChallenge(): Promise<Result<void, Refusal>> {
    return this.#enqueueForResult(async () => {
      const open = SIDES.find((side) => this.state.sitters[side].kind === 'open');
      if (!open || isDone(this.state)) return ok(undefined);
      return this.#journal.commit({ kind: 'cancel', side: open }, this.#journal.now());
    });
  }

  // ---- messages of players ----

  /** Carries out a player's command. @param arrivedAt the play time at which it came, taken before any queue */
  do(member: Member, message: ClientMessageOf<'do'>, arrivedAt: number): void {
    if (this.#isClosed) this.#audience.refuse(member, message.id, CANNOT_STORE);
    else
      this.#enqueue(
        () => this.#commands.do(member, message, arrivedAt),
        () => this.#audience.refuse(member, message.id, FAILED),
      );
  }

  /** Shows a fixed phrase of a player to everybody. */
  say(member: Member, phrase: number): void {
    const side = sideOf(this.state, member.player?.id);
    if (side && this.#audience.presence.has(member))
      this.#audience.toAll(() => ({ type: 'said', table: this.id, side, phrase }));
    else this.#audience.refuse(member, undefined, NO_SEAT);
  }

  /** Takes a player's unfinished formation. */
  draft(member: Member, { formation, n }: ClientMessageOf<'draft'>): void {
    this.#enqueue(async () => {
      const side = sideOf(this.state, member.player?.id);
      if (!side) return this.#audience.refuse(member, undefined, NO_SEAT);
      if (n <= (this.#draftNumbers.get(member.id) ?? -1)) return;
      this.#draftNumbers.set(member.id, n);
      const refusal = this.#takeDraft({ kind: 'draft', side, formation });
      if (refusal?.why === 'illegal') this.#audience.refuse(member, undefined, refusal);
    });
  }

  /** Puts a draft into the session, and shows it to those who may see it. It has no version: only the last one counts. */
  #takeDraft(command: Extract<SeatCommand, { readonly kind: 'draft' }>): Refusal | undefined {
    const { session, random } = this.state;
    const at = this.#timekeeper.countedMoment(this.#journal.now());
    if (!session?.lineUp || this.#journal.isUncertain || at === undefined) return LATE;
    const applied = apply(session, command, at, random);
    if (!applied.ok) return applied.error;
    const { side } = command;
    this.#journal.setDrafts(applied.value);
    const seen = visibleFormation(applied.value, side);
    const formation = seen && applied.value.match.variant.formations!.format(seen);
    this.#audience.toAll((viewer) =>
      formation === undefined || viewer === side ? undefined : { type: 'draft', table: this.id, side, formation },
    );
    this.#playAutomatically();
    return undefined;
  }

  // ---- the beginning ----

  /** Takes a player's seal or nonce, and begins the game when nothing and nobody is missing any more. */
  async #acceptLuckShare(side: Side, { seal, nonce }: LuckShare): Promise<void> {
    if (!(await this.#journal.makeCertain()) || this.state.session || isDone(this.state)) return;
    const { seals, fortune, v } = this.state;
    // A game that is older than seals may have a nonce without one.
    const isNonceShown = SIDES.some((one) => fortune.nonces[one] !== undefined && seals[one] !== undefined);
    if (seal !== undefined && seal !== seals[side] && !isNonceShown && v < LAST_SEAL_VERSION)
      await this.#journal.commit({ kind: 'seal', side, seal }, this.#journal.now());
    if (nonce !== undefined && fortune.nonces[side] === undefined && isSealed(this.state)) {
      if (nonce === 'lost') await this.#journal.commit({ kind: 'nonce', side }, this.#journal.now());
      // A seal is the commitment to a nonce.
      else if (sha256Hex(nonce) === seals[side])
        await this.#journal.commit({ kind: 'nonce', side, nonce }, this.#journal.now());
    }
    await this.#beginWhenReady();
  }

  async #beginWhenReady(): Promise<void> {
    const { session, terms } = this.state;
    if (session || isDone(this.state) || !isLuckFixed(this.state)) return;
    if (isAtOneSitting(terms.pace) && !this.#areAllHere(this.state)) return;
    await this.#journal.commit({ kind: 'begin', begun: this.#host.wallClock() }, this.#journal.now());
  }

  #areAllHere(state: TableState): boolean {
    return isFull(state) && sidesOfPeople(state).every((side) => this.#audience.presence.of(state, side).length > 0);
  }

  /**
   * Tells whether a side that calls the game off wastes the time of another person: the game has begun, or both are here and the
   * game does not wait for the opponent's nonce alone.
   */
  #wastesOpponentsTime(state: TableState, side: Side): boolean {
    if (sidesOfPeople(state).length < 2) return false;
    if (state.session) return true;
    const { nonces } = state.fortune;
    const isOtherLate = nonces[side] !== undefined && nonces[opponent(side)] === undefined;
    return this.#areAllHere(state) && !isOtherLate;
  }

  // ---- ratings ----

  /** Unrates the game if its players are of one network, because they may be one person; otherwise keeps their networks. */
  #unrateOrKeepNetworks(): void {
    if (!this.#mayUnrate) return;
    this.#enqueue(async () => {
      if (!this.#mayUnrate) return;
      if (this.#networks.isSharedByBoth(this.state))
        await this.#journal.commit({ kind: 'unrate', why: 'network' }, this.#journal.now());
      else await this.#keepNetworks();
    });
  }

  /** True while the players' networks decide whether the game counts. */
  get #mayUnrate(): boolean {
    return Boolean(this.state.terms.rated) && !this.state.unrated && !isDone(this.state) && hasTooFewTurns(this.state);
  }

  async #keepNetworks(): Promise<void> {
    try {
      await this.#networks.keep((side, network) => this.#host.keepNetwork(this.id, side, network));
    } catch (error) {
      // The next tick tries again.
      if (!(error instanceof DatabaseAway)) throw error;
    }
  }

  /** Rates the game if it is over, and shows the players' ratings. */
  async #rateAndShow(): Promise<void> {
    const { ratings, clock } = this.#host;
    if (!ratings) return;
    this.#mustShowRatings = true;
    try {
      if (statusOf(this.state) === 'over') await ratings.rateResults();
      this.#audience.setRatings(await ratingsAt(this.state, ratings, clock.now()));
    } catch (error) {
      if (error instanceof DatabaseAway) return;
      throw error;
    }
    this.#mustShowRatings = false;
    this.#audience.sendSyncToAll();
    this.#host.onChanged(this, 'people');
  }

  // ---- what happens by itself ----

  /** Takes over the holidays of the players. Returns false if the database is away. */
  async #commitNewHolidays(): Promise<boolean> {
    try {
      await commitNewHolidays(this.#journal, this.#host.holidaysOf);
      return true;
    } catch (error) {
      if (error instanceof DatabaseAway) return false;
      throw error;
    }
  }

  async #whenDue(): Promise<void> {
    // A timer may be a little early, or something else has happened in the meantime.
    if (!this.#timekeeper.isDue) return this.#noteReachAndSetTimer(true);
    // Play time runs on for a while after the database has gone away. That time counts for nobody.
    if (!(await this.#host.clock.checkDatabase()) || !(await this.#journal.makeCertain())) return;
    // Reads new holidays first, since no time may run in a holiday.
    if (!(await this.#commitNewHolidays())) return;
    if (!this.#timekeeper.isDue) this.#noteReachAndSetTimer(true);
    else if (!this.state.session) {
      await this.#beginWhenReady();
      if (!this.state.session) await this.#journal.commit({ kind: 'expire' }, this.#journal.now());
    } else await commitTime(this.#journal, this.#journal.now(), this.#timekeeper.allowance());
  }

  #noteReachAndSetTimer(isEarly = false): void {
    if (this.#isClosed) return;
    this.#timekeeper.noteReach();
    if (this.#timekeeper.isOutageOver) this.#enqueue(() => this.#giveOutageBack());
    this.#timekeeper.set(isEarly);
  }

  /** Gives the side to act the time back in which its player could not reach this server. */
  async #giveOutageBack(): Promise<void> {
    if (!(await this.#journal.makeCertain())) return;
    const givenBackMs = this.#timekeeper.takeOutage();
    this.#audience.presence.restartAbsences(this.#host.clock.now());
    if (givenBackMs > 0) await commitTime(this.#journal, this.#journal.now(), givenBackMs);
    else this.#timekeeper.set();
  }

  /** Starts what the present state needs: the beginning, the end of a game that is too long, the timer, the computer. */
  #proceed(): void {
    if (this.#isClosed) return;
    if (this.#isTooLong) this.#enqueue(() => this.#endAsTooLong());
    // The last nonce may have been stored only when the database was back.
    if (!this.state.session && isLuckFixed(this.state)) this.#enqueue(() => this.#beginWhenReady());
    this.#noteReachAndSetTimer();
    this.#playAutomatically();
    if (repliesDueFor(this.state)) this.#enqueue(() => this.#playPlanned());
  }

  get #isTooLong(): boolean {
    return !isDone(this.state) && actionCount(this.state) >= this.#host.mostActions(this.state.variant);
  }

  /** Ends a game that has as many actions as a game may have, and tells everybody why. */
  async #endAsTooLong(): Promise<void> {
    if (!this.#isTooLong || !(await this.#journal.makeCertain())) return;
    const committed = await this.#journal.commit({ kind: 'end' }, this.#journal.now());
    const values = { actions: actionCount(this.state) };
    if (committed.ok) this.#audience.toAll(() => ({ type: 'no', table: this.id, why: 'tooLong', values }));
  }

  /** The person who plays against the computer, for the limits on searches; `undefined` where only computers play. */
  #opponentOfComputer(): Requester | undefined {
    const [side] = sidesOfPeople(this.state);
    const sitter = side && this.state.sitters[side];
    return sitter?.kind === 'person' ? { player: sitter.player, network: this.#networks.of(side!) } : undefined;
  }

  /** Plays the action that needs no decision, if there is one, and starts or stops the computer's search, as the state requires. */
  #playAutomatically(): void {
    const { session } = this.state;
    if (this.#isClosed) return;
    const auto = session && autoCommand(session);
    if (auto) {
      this.#enqueue(async () => {
        await this.#commitAutomatic(session.match, auto);
      });
    }
    this.#computer.update(!this.#audience.presence.isEmpty);
  }

  /** Plays the next action of the reply that the player to act has planned, if there is one. */
  async #playPlanned(): Promise<void> {
    const side = repliesDueFor(this.state);
    const sitter = side && this.state.sitters[side];
    if (sitter?.kind !== 'person') return;
    try {
      const plan = await this.#host.repliesOf(this.id, sitter.player);
      const { session } = this.state;
      const command = session && plan && plannedCommand(this.state, side!, plan);
      if (command) await this.#commitAutomatic(session.match, command);
    } catch (error) {
      // The plan is looked for again when the database is back.
      if (!(error instanceof DatabaseAway)) throw error;
    }
  }

  /**
   * Commits a command that no person gave at this moment. Returns the refusal; `undefined` if it was stored, or does not count any more
   * because the match has changed since it was chosen or the time was over.
   */
  async #commitAutomatic(match: ComputerTask['match'], command: SeatCommand): Promise<Refusal | undefined> {
    const { session } = this.state;
    if (command.kind === 'draft') return this.#takeDraft(command);
    if (!session || session.match !== match || !(await this.#journal.makeCertain()) || this.state.session !== session)
      return undefined;
    const now = this.#journal.now();
    const at = this.#timekeeper.countedMoment(now);
    if (at === undefined) {
      await this.#whenDue();
      return undefined;
    }
    const drafts = draftsOf(session);
    const committed = await this.#journal.commit({ kind: 'play', command, ...(drafts && { drafts }) }, at);
    return committed.ok ? undefined : committed.error;
  }

  /** Notes that nobody could play at this server from a play time until now: see {@link PlayClock.onBack}. */
  noteOutage(since: number): void {
    this.#timekeeper.noteOutage(since);
  }

  /** Goes on after the database was away, or tries to. */
  resume(): void {
    this.#journal.cancelRetry();
    this.#enqueue(async () => {
      if (!(await this.#journal.makeCertain())) return;
      this.#proceed();
      // Clocks of pages ran on meanwhile.
      this.#audience.sendPresence();
    });
  }

  // ---- the queue and the end ----

  /** Runs a job after all others. `failed` is called if it throws. */
  #enqueue(job: () => void | Promise<void>, failed?: () => void): void {
    this.#jobCount++;
    const run = async () => {
      try {
        await job();
      } catch (error) {
        this.#host.log.error({ table: this.id, error: String(error) }, 'a job of a table failed');
        failed?.();
      } finally {
        this.#jobCount--;
      }
    };
    this.#queue = this.#queue.then(run);
  }

  /** Runs a job in the queue, and resolves to its result. Rejects if the job does. */
  #enqueueForResult<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      this.#enqueue(async () => {
        try {
          resolve(await job());
        } catch (error) {
          reject(error);
          throw error;
        }
      }),
    );
  }

  /** Resolves when nothing waits to be done. */
  async whenCaughtUp(): Promise<void> {
    while (this.#jobCount > 0) await this.#queue;
  }

  /** Closes the table, which another process has, and tells everybody to join it again. */
  giveUp(): void {
    if (this.#isClosed) return;
    this.close();
    for (const member of this.#audience.presence.members) this.#audience.refuse(member, undefined, MOVED);
    this.#host.onLost(this);
  }

  /** Stops timers and searches. Commands that still wait in the queue are refused as `unavailable`. */
  close(): void {
    this.#isClosed = true;
    this.#timekeeper.stop();
    this.#journal.close();
    this.#audience.close();
    this.#computer.stop();
  }
}

/** The ratings of a table's players at a play time. @throws DatabaseAway */
export async function ratingsAt(
  { id, terms, sitters }: TableState,
  ratings: TableHost['ratings'],
  now: number,
): Promise<SeatRatings> {
  return (await ratings?.atTable(id, terms, { w: ratingIdOf(sitters.w), b: ratingIdOf(sitters.b) }, now)) ?? {};
}

/** The refusal of somebody who wants a seat that is not open any more. */
function seatRefusal({ calledOff }: TableState): Refusal {
  if (calledOff === undefined) return { why: 'seatTaken' };
  return { why: calledOff === 'expired' ? 'expired' : 'calledOff' };
}

/** The refusal of a command at which the server made a mistake: final, since the command would fail again. */
const FAILED: Refusal = { why: 'commandMistake' };
const MOVED: Refusal = { why: 'tableMoved' };
