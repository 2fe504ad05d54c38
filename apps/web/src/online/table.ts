import { fail, ok, type Result, type Side } from '@kickmate/board';
import { type Action, type AnyVariant, actionTo } from '@kickmate/game';
import {
  autoCommand,
  elapsedAt,
  isLiningUp,
  type LineUpState,
  planRoute,
  type SeatCommand,
  type Session,
  type SetTimer,
  sideToAct,
} from '@kickmate/play';
import {
  type FollowedTable,
  type LuckShare,
  type Op,
  refusalWords,
  type ServerMessageOf,
  sessionOf,
  tableAfter,
  tableOf,
} from '@kickmate/protocol';
import { failureWords } from '../shared/failure-words.ts';
import { type Dispatched, NOT_HERE } from '../stage/stage.ts';
import type { Follower, TableHandle, TableMessage } from './connection.ts';
import { texts } from './texts.ts';
import { sentence } from './words.ts';

/** A table as a page shows it. A new value comes with each change. */
export interface TableView {
  /** The table as the server has sent it; absent until its rules are loaded. */
  readonly table?: FollowedTable | undefined;
  /** The game, with clocks that run by this device's clock; absent until the game begins. */
  readonly session?: Session | undefined;
  /** The command that is on its way. */
  readonly sending?: Op | undefined;
  /** The reason for which the last command was not carried out; empty if it was. */
  readonly refusal: string;
  /** The reason for which the table cannot be shown, as a sentence. */
  readonly failure?: string | undefined;
  readonly watchers: number;
  /** The lag of each player who is there, in milliseconds. */
  readonly lag: Readonly<Partial<Record<Side, number | undefined>>>;
  /** The side that has left, and the moment, by this device's clock, from which the other one may decide. */
  readonly gone?: { readonly side: Side; readonly from: number } | undefined;
  /** The phrase that each side said last, counted so that the same one again is a new one. */
  readonly said?: { readonly side: Side; readonly phrase: number; readonly count: number } | undefined;
}

/** Everything outside of a {@link TableClient} on which it depends. */
export interface TableHost {
  /** The time by one clock that never goes back, in milliseconds. */
  now(): number;
  readonly setTimer: SetTimer;
  loadVariant(id: string): Promise<AnyVariant>;
  /** Returns what this device has to bring to the luck of a table in this state. */
  shareFor(sync: ServerMessageOf<'sync'>): LuckShare;
  /** Called after each change of the view. */
  changed(view: TableView): void;
}

/** The least time between two drafts of a line-up that are sent, in milliseconds. */
const DRAFT_MS = 300;
/** The clock of a turn is set by the server's if it differs by this, in milliseconds. */
const CLOCK_MS = 500;
/** The time in which a phrase comes back from the server, which shows it to everybody, in milliseconds. */
const PHRASE_MS = 6000;

/** A client of one table: follows it, and sends the commands of the person at this device. */
export class TableClient implements Follower {
  readonly #host: TableHost;
  #share: LuckShare = {};
  #view: TableView = { refusal: '', watchers: 0, lag: {} };
  #variant: AnyVariant | undefined;
  /** Messages that came while the rules were being loaded, beginning with a whole table. */
  #queue: ServerMessageOf<'sync' | 'ev'>[] | undefined;
  #handle: TableHandle | undefined;
  /** The draft of the own formation, which is ahead of what the server knows. */
  #draft: { readonly round: number; readonly formation: NonNullable<LineUpState['drafts']['w']> } | undefined;
  #route: Session['route'];
  #cancelDraftTimer: (() => void) | undefined;
  /** Cancels the wait for the own phrase. */
  #cancelPhraseTimer: (() => void) | undefined;
  #isDraftWaiting = false;

  constructor(host: TableHost) {
    this.#host = host;
  }

  get share(): LuckShare {
    return this.#share;
  }

  get view(): TableView {
    return this.#view;
  }

  /** The person's own side; `undefined` for somebody who watches. */
  get side(): Side | undefined {
    return this.#view.table?.you;
  }

  /** Begins to send commands over a connection. */
  attach(handle: TableHandle): void {
    this.#handle = handle;
  }

  /** Ends everything. */
  close(): void {
    this.#cancelDraftTimer?.();
    this.#cancelPhraseTimer?.();
    this.#handle?.stop();
    this.#handle = undefined;
  }

  // ---- what the server tells ----

  version(): number | undefined {
    return this.#queue?.at(-1)?.v ?? this.#view.table?.v;
  }

  receive(message: TableMessage): 'ok' | 'outOfStep' {
    switch (message.type) {
      case 'sync': {
        this.#share = this.#host.shareFor(message);
        const received = message.v < (this.version() ?? 0) ? 'ok' : this.#sync(message);
        // The server does not know yet what was changed without a connection.
        if (this.#draft && isLiningUp(this.#view.session!)) this.#sendDraft();
        return received;
      }
      case 'ev':
        return this.#event(message);
      case 'draft':
        this.#show({ session: this.#view.session && withDraft(this.#view.session, message.side, message.formation) });
        return 'ok';
      case 'presence': {
        const { watchers, lag, gone } = message;
        const from = gone && { side: gone.side, from: this.#host.now() + gone.inMs };
        this.#show({ watchers, lag, gone: from, session: this.#withClockOf(message) });
        return 'ok';
      }
      case 'said': {
        const { side, phrase } = message;
        if (side === this.side) this.#cancelPhraseTimer?.();
        this.#show({ said: { side, phrase, count: (this.#view.said?.count ?? 0) + 1 } });
        return 'ok';
      }
    }
  }

  refused(message: string): void {
    this.#cancelPhraseTimer?.();
    this.#show({ refusal: sentence(message) });
  }

  failed(message: string): void {
    this.#show({ failure: sentence(message) });
  }

  #sync(message: ServerMessageOf<'sync'>): 'ok' | 'outOfStep' {
    if (this.#variant?.id === message.terms.variant) return this.#accept(tableOf(message, this.#variant));
    const isLoading = this.#queue !== undefined;
    this.#queue = [message];
    if (!isLoading) void this.#load(message.terms.variant);
    return 'ok';
  }

  async #load(id: string): Promise<void> {
    try {
      this.#variant = await this.#host.loadVariant(id);
    } catch (error) {
      this.#queue = undefined;
      this.failed(texts.table.rulesFail(failureWords(error)));
      return;
    }
    const waiting = this.#queue ?? [];
    this.#queue = undefined;
    for (const message of waiting)
      if (this.receive(message) === 'outOfStep') {
        this.#handle?.resync();
        return;
      }
  }

  #event(message: ServerMessageOf<'ev'>): 'ok' | 'outOfStep' {
    if (this.#queue) {
      if (message.v > this.version()! + 1) return 'outOfStep';
      if (message.v > this.version()!) this.#queue.push(message);
      return 'ok';
    }
    const { table } = this.#view;
    if (!table) return 'outOfStep';
    if (message.v <= table.v) return 'ok';
    return this.#accept(tableAfter(table, message));
  }

  #accept(next: Result<FollowedTable, { readonly message: string }>): 'ok' | 'outOfStep' {
    if (!next.ok) return 'outOfStep';
    const table = next.value;
    const { match } = table;
    const session = match && sessionOf({ ...table, match }, this.#host.now());
    if (session) this.#forgetOver(session);
    this.#show({ table, failure: undefined, session: session && this.#withOwn(session) });
    this.#playAutomatically();
    return 'ok';
  }

  /**
   * The session with the server's clock. This device's own may have stood still while it slept, or run on while the server
   * was away. Small differences are the connection's.
   */
  #withClockOf({ v, elapsed }: ServerMessageOf<'presence'>): Session | undefined {
    const { table, session } = this.#view;
    const match = table?.match;
    if (!session || !match || table.v !== v || elapsed === undefined) return session;
    const now = this.#host.now();
    if (Math.abs(elapsedAt(session, now) - elapsed) < CLOCK_MS) return session;
    return this.#withOwn(sessionOf({ ...table, match, state: { ...table.state, elapsed } }, now));
  }

  /** Forgets the own draft and route if they are over in a session. */
  #forgetOver(session: Session): void {
    if (this.#draft?.round !== session.match.rounds.length) this.#draft = undefined;
    if (this.side === undefined || sideToAct(session) !== this.side) this.#route = undefined;
  }

  /** Adds the parts that only this device knows, the own draft and route, to a session. */
  #withOwn(session: Session): Session {
    const { lineUp } = session;
    const [own, side] = [this.#draft, this.side];
    const drafts = own && side && lineUp ? { ...lineUp.drafts, [side]: own.formation } : lineUp?.drafts;
    return { ...session, ...(lineUp && drafts && { lineUp: { ...lineUp, drafts } }), route: this.#route };
  }

  // ---- what the person asks for ----

  /**
   * Sends a command to the server. Refuses at once what cannot be right. A session that it returns is the present one: it changes
   * when the server has answered.
   */
  dispatch(command: SeatCommand): Dispatched {
    const { session } = this.#view;
    if (!session) return NOT_HERE;
    if (this.side === undefined) return NOT_HERE;
    switch (command.kind) {
      case 'act':
      case 'act by text':
      case 'go':
      case 'go on':
        return this.#act(session, command);
      case 'stay':
        this.#route = undefined;
        this.#show({ session: { ...session, route: undefined } });
        return ok(session);
      case 'draft':
        return this.#changeDraft(session, command.formation);
      case 'ready': {
        const draft = session.lineUp?.drafts[this.side];
        const formation = command.formation ?? (draft && session.match.variant.formations?.format(draft));
        return this.#dispatchOp(session, { kind: 'ready', ...(formation !== undefined && { formation }) });
      }
      case 'skip line-up': {
        const { formations } = session.match.variant;
        if (!formations) return fail({ why: 'nobodyLinesUp' });
        return this.#dispatchOp(session, { kind: 'ready', formation: formations.format(formations.usual()) });
      }
      case 'offer':
      case 'accept':
      case 'decline':
      case 'withdraw':
        return this.#dispatchOp(session, { kind: command.kind, what: command.what });
      case 'claim':
      case 'resign':
      case 'abort':
        return this.#dispatchOp(session, { kind: command.kind });
      case 'undo':
      case 'redo':
        return fail({ why: 'mustAgree' });
    }
  }

  /** Sends a command that is not of the game itself: a rematch, a decision about somebody who has left. */
  ask(op: Op): void {
    void this.#sendOp(op);
  }

  /** Says a phrase. The person hears of one that does not arrive. */
  say(phrase: number): void {
    this.#cancelPhraseTimer?.();
    this.#cancelPhraseTimer = this.#host.setTimer(() => this.refused(texts.table.phraseLost), PHRASE_MS);
    this.#handle?.say(phrase);
  }

  #act(
    session: Session,
    command: Extract<SeatCommand, { readonly kind: 'act' | 'act by text' | 'go' | 'go on' }>,
  ): Dispatched {
    const { match } = session;
    if (isLiningUp(session)) return fail({ why: 'lineUpFirst' });
    if (sideToAct(session) !== this.side) return fail({ why: 'otherTurn' });
    if (this.#view.sending?.kind === 'act') return NOT_HERE;
    if (command.kind === 'act by text') return this.#dispatchOp(session, { kind: 'act', text: command.text });
    let action = command.kind === 'act' ? command.action : undefined;
    if (command.kind === 'go' || command.kind === 'go on') {
      const route = command.kind === 'go' ? { from: command.from, to: command.to } : this.#route;
      const plan = route && planRoute(match, route.from, route.to);
      if (!route || !plan) return fail({ why: 'noRoute' });
      action = plan.actions[0]!;
      const next = actionTo(action);
      const goesOn = next !== route.to && (command.kind === 'go on' || plan.isUnopposed);
      this.#route = goesOn ? { from: next, to: route.to } : undefined;
    }
    if (action === undefined || !match.actions.includes(action)) return NOT_HERE;
    const text = match.variant.text.formatAction({ action, outcome: undefined });
    return this.#dispatchOp(session, { kind: 'act', text });
  }

  /** Plays what needs no decision: the pass of a side without pieces, the next step of a route. */
  #playAutomatically(): void {
    const { session, sending } = this.#view;
    if (!session || sending || this.side === undefined || sideToAct(session) !== this.side) return;
    const command = autoCommand(session);
    if (command) this.dispatch(command);
  }

  #changeDraft(session: Session, formation: string): Dispatched {
    const side = this.side!;
    const after = withDraft(session, side, formation);
    const draft = after.lineUp?.drafts[side];
    if (!isLiningUp(session) || !draft || session.lineUp?.ready[side]) return fail({ why: 'nobodyLinesUp' });
    this.#draft = { round: session.match.rounds.length, formation: draft };
    this.#show({ session: after });
    this.#sendDraft();
    return ok(after);
  }

  /** Sends the own draft, but not too often. */
  #sendDraft(): void {
    if (this.#cancelDraftTimer) {
      this.#isDraftWaiting = true;
      return;
    }
    const { session } = this.#view;
    const draft = this.#draft && session?.lineUp?.drafts[this.side!];
    const { formations } = session?.match.variant ?? {};
    if (draft && formations) this.#handle?.draft(formations.format(draft));
    this.#cancelDraftTimer = this.#host.setTimer(() => {
      this.#cancelDraftTimer = undefined;
      if (!this.#isDraftWaiting) return;
      this.#isDraftWaiting = false;
      this.#sendDraft();
    }, DRAFT_MS);
  }

  #dispatchOp(session: Session, op: Op): Dispatched {
    void this.#sendOp(op);
    return ok(session);
  }

  async #sendOp(op: Op): Promise<void> {
    const handle = this.#handle;
    if (!handle) return;
    this.#show({ sending: op, refusal: '' });
    const refusal = await handle.do(op);
    if (refusal) this.#route = undefined;
    // A later command may be on its way already.
    if (this.#view.sending === op)
      this.#show({ sending: undefined, refusal: refusal ? sentence(refusalWords(refusal)) : '' });
    if (!refusal) this.#playAutomatically();
  }

  #show(change: Partial<TableView>): void {
    this.#view = { ...this.#view, ...change };
    this.#host.changed(this.#view);
  }
}

/** The action that is on its way to the server, if there is one. */
export function actionSent({ sending, session }: TableView): Action | undefined {
  if (sending?.kind !== 'act' || !session) return undefined;
  const { variant, position } = session.match;
  const read = variant.text.parseAction(position, sending.text);
  return read.ok ? read.value.action : undefined;
}

/** A session with another draft of a side; the same one if nobody lines up, or the draft cannot be read. */
function withDraft(session: Session, side: Side, text: string): Session {
  const { match, lineUp } = session;
  const read = match.variant.formations?.parse(text);
  if (!lineUp || !read?.ok) return session;
  return { ...session, lineUp: { ...lineUp, drafts: { ...lineUp.drafts, [side]: read.value } } };
}
