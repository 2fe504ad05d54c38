import { fail, ok, type Result } from '@kickmate/board';
import { setTimer } from '@kickmate/play';
import {
  type Act,
  ActLogSchema,
  ApiErrorSchema,
  BlockListSchema,
  DeviceTokenSchema,
  GameInfoSchema,
  GameListSchema,
  HolidayStateSchema,
  isAtOneSitting,
  KnownPlayersSchema,
  MadeTokenSchema,
  type NewHoliday,
  type NewPasskey,
  type NewReplies,
  type NewReport,
  type NewSubscription,
  type NewTournament,
  NewTournamentInfoSchema,
  type NewWork,
  NewWorkInfoSchema,
  NoticeSettingsSchema,
  PasskeyListSchema,
  PasskeyOptionsSchema,
  type PasskeyProof,
  PlayerDoingsSchema,
  PlayerInfoSchema,
  PlayerPageSchema,
  type PractisedTask,
  type PuzzleAttempt,
  PuzzleRatingListSchema,
  RatingHistorySchema,
  type RatingPool,
  RepliesSchema,
  ReportListSchema,
  RestrictionsSchema,
  refusalKind,
  refusalWords,
  SchedulesSchema,
  type ServerMessageOf,
  SessionListSchema,
  StoredRatingSchema,
  TableInfoSchema,
  type Terms,
  TokenListSchema,
  type TokenScope,
  TournamentListSchema,
  TournamentSchema,
  type WorkKind,
  WorkListSchema,
  type WorkOrder,
  WorkSchema,
  type WorkText,
} from '@kickmate/protocol';
import { useDocumentVisibility, useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, markRaw, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { useRouter } from 'vue-router';
import { useHello } from '../shared/hello.ts';
import { Connection, type ConnectionHost, type ConnectionState } from './connection.ts';
import { texts } from './texts.ts';
import { sentence } from './words.ts';

/** Random hexadecimal digits. @param bytes the number of bytes; each gives two digits */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The browser as the world of a connection. */
function browserHost(): ConnectionHost {
  return {
    connect({ opened, received, closed }) {
      const address = new URL('socket', location.href.split('#')[0]);
      address.protocol = address.protocol.replace('http', 'ws');
      const socket = new WebSocket(address);
      socket.onopen = opened;
      socket.onmessage = ({ data }) => received(String(data));
      socket.onclose = closed;
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    setTimer,
    random: Math.random,
    newId: () => randomHex(16),
  };
}

/** Play between people: the connection to the server, the player, the lobby, and the requests over HTTP. */
export const useOnline = defineStore('online', () => {
  const hello = useHello();
  const router = useRouter();
  const connection = markRaw(new Connection(browserHost(), __RULES__));
  const state = shallowRef<ConnectionState>(connection.state);
  const lagMs = ref<number>();
  connection.watch(() => {
    state.value = connection.state;
    lagMs.value = connection.lagMs;
  });
  useEventListener('online', () => connection.wake());
  const visibility = useDocumentVisibility();
  watch(visibility, (now) => now === 'visible' && connection.wake());

  /** The player of this browser; `undefined` for somebody who has no name yet. */
  const player = computed(() => hello.server?.you);
  const lobby = shallowRef<ServerMessageOf<'lobby'>>();
  /** The number of times that something may have changed in the player's games. */
  const inboxChanges = ref(0);
  /** The reason for which the last wish in the lobby was refused, as a sentence. */
  const refusal = ref('');
  /** Whether the server does not know the player any more, whose data were deleted on another device. */
  const wasDeletedElsewhere = ref(false);
  watch(player, (now) => {
    if (now) wasDeletedElsewhere.value = false;
  });
  /** Drops the player, whom the server does not know any more. */
  function forget(): void {
    if (!player.value) return;
    hello.forget();
    for (const { id } of seeks.value) endSeek(id);
    refusal.value = '';
    wasDeletedElsewhere.value = true;
    connection.renew();
  }
  /** A sentence for the lobby after the player's data were deleted on this device; otherwise empty. */
  const lobbyNotice = ref('');
  /** The own seeks, each with the moment at which it began, the oldest first. */
  const seeks = shallowRef<readonly OwnSeek[]>([]);
  /** Lets the connection go that the seeks hold. */
  let release: (() => void) | undefined;
  watch(
    seeks,
    ({ length }) => {
      hello.isSeeking = length > 0;
      if (length > 0) release ??= connection.hold();
      else {
        release?.();
        release = undefined;
      }
    },
    { flush: 'sync' },
  );
  /** The last table that a seek or the taking of one has led to. */
  let found: string | undefined;

  connection.listen((message) => {
    switch (message.type) {
      case 'lobby':
        lobby.value = message;
        break;
      case 'paired':
        paired(message);
        break;
      case 'inbox':
        noteInboxChange();
        break;
      case 'no':
        if (refusalKind(message.why) === 'identity' && !message.table && player.value) {
          forget();
          break;
        }
        refusal.value = sentence(refusalWords(message));
        if (refusalKind(message.why) !== 'unavailable') endSeek(message.id);
        break;
      default:
    }
  });

  function noteInboxChange(): void {
    inboxChanges.value++;
    void hello.countTurns();
  }
  // The server does not repeat what it said while the connection was lost.
  watch(
    () => state.value.kind,
    (kind) => kind === 'open' && noteInboxChange(),
  );

  /** Looks for an opponent, until one is found or {@link unseek}. It goes on while the person does something else. */
  function seek(terms: Terms): void {
    refusal.value = '';
    found = undefined;
    seeks.value = [...seeks.value, { id: connection.seek(terms), terms, since: Date.now() }];
  }

  function unseek(id: string): void {
    connection.unseek(id);
    endSeek(id);
  }

  const endSeek = (id: string | undefined): void => {
    if (seeks.value.some((one) => one.id === id)) seeks.value = seeks.value.filter((one) => one.id !== id);
  };

  /** Goes to a table that was found. Whoever does something else is led away only to a game that begins at once. */
  function paired({ table, seek: id }: ServerMessageOf<'paired'>): void {
    const own = seeks.value.find((one) => one.id === id);
    endSeek(id);
    if (table === found) return;
    found = table;
    const isHere = router?.currentRoute.value.path === '/online';
    if (!own || isAtOneSitting(own.terms.pace) || isHere) void router?.push(`/online/table/${table}`);
    else noteInboxChange();
  }

  function take(id: string): void {
    refusal.value = '';
    found = undefined;
    connection.take(id);
  }

  // ---- requests over HTTP ----

  async function request(method: string, path: string, body?: unknown): Promise<Result<unknown, RequestFailure>> {
    try {
      const answer = await fetch(`./api/${path}`, {
        method,
        cache: 'no-store',
        headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const json: unknown = answer.status === 204 ? undefined : await answer.json();
      if (answer.ok) return ok(json);
      if (answer.status === 401) forget();
      const error = v.safeParse(ApiErrorSchema, json);
      if (!error.success) return unreachable();
      return fail({ message: sentence(refusalWords(error.output)) });
    } catch {
      return unreachable();
    }
  }

  /** Makes a request whose answer has the form of a schema. */
  async function requestAs<const T extends v.GenericSchema>(
    schema: T,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Result<v.InferOutput<T>, RequestFailure>> {
    const answer = await request(method, path, body);
    if (!answer.ok) return answer;
    const read = v.safeParse(schema, answer.value);
    return read.success ? ok(read.output) : unreachable();
  }

  /** After a request that changes who the player is, or the name: if it was done, asks who it is, and begins the connection again. */
  async function renewIfDone<T>(answer: Result<T, RequestFailure>): Promise<Result<T, RequestFailure>> {
    if (answer.ok) {
      await hello.again();
      connection.renew();
    }
    return answer;
  }

  const api = {
    /** Gives the player a name; somebody without one becomes a player by it. */
    name: async (name: string) => renewIfDone(await requestAs(PlayerInfoSchema, 'PUT', 'me', { name })),
    /** Deletes the player's data. */
    erase: async () => renewIfDone(await request('DELETE', 'me')),
    /** Makes a token for the link by which another device becomes the same player. */
    makeDeviceToken: () => requestAs(DeviceTokenSchema, 'POST', 'me/devices', {}),
    /** The browsers that are signed in as the player. */
    sessions: () => requestAs(SessionListSchema, 'GET', 'me/sessions'),
    /** Signs another browser out. */
    endSession: (id: string) => request('DELETE', `me/sessions/${id}`),
    /** Signs all other browsers out. */
    endOtherSessions: () => request('DELETE', 'me/sessions'),
    /** Signs this browser out. @param session its own one */
    signOut: async (session: string) => renewIfDone(await request('DELETE', `me/sessions/${session}`)),
    /** The tokens by which programs act for the player. */
    tokens: () => requestAs(TokenListSchema, 'GET', 'me/tokens'),
    makeToken: (token: { readonly name: string; readonly scopes: readonly TokenScope[] }) =>
      requestAs(MadeTokenSchema, 'POST', 'me/tokens', token),
    revokeToken: (id: string) => request('DELETE', `me/tokens/${id}`),
    redeemDeviceToken: async (token: string) =>
      renewIfDone(await requestAs(PlayerInfoSchema, 'POST', 'devices', { token })),
    /** The options that the browser needs to use a passkey, or to make one. */
    passkeyOptions: () => requestAs(PasskeyOptionsSchema, 'POST', 'passkeys/options', {}),
    newPasskeyOptions: () => requestAs(PasskeyOptionsSchema, 'POST', 'me/passkeys/options', {}),
    /** The notices that this browser gets. */
    notices: () => requestAs(NoticeSettingsSchema, 'GET', 'me/notices'),
    storeNotices: (subscription: NewSubscription) => request('PUT', 'me/notices', subscription),
    endNotices: () => request('DELETE', 'me/notices'),
    /** The player's own holiday by correspondence. */
    holiday: () => requestAs(HolidayStateSchema, 'GET', 'me/holiday'),
    announceHoliday: (holiday: NewHoliday) => request('PUT', 'me/holiday', holiday),
    /** Ends the holiday that runs, or calls off the one that is announced. */
    endHoliday: () => request('DELETE', 'me/holiday'),
    passkeys: () => requestAs(PasskeyListSchema, 'GET', 'me/passkeys'),
    keepPasskey: (passkey: NewPasskey) => request('POST', 'me/passkeys', passkey),
    deletePasskey: (id: string) => request('DELETE', `me/passkeys/${id}`),
    /** Makes this browser the player of a passkey. */
    signInByPasskey: async (proof: PasskeyProof) =>
      renewIfDone(await requestAs(PlayerInfoSchema, 'POST', 'passkeys', proof)),
    /** Makes a table with an open seat, which only the player `to` may take if there is one, or against the server's computer. */
    challenge: (terms: Terms & { readonly level?: number; readonly to?: string }) =>
      requestAs(TableInfoSchema, 'POST', 'challenges', terms),
    sit: (table: string) => requestAs(TableInfoSchema, 'POST', `tables/${table}/seat`, {}),
    /** Declines a challenge for this player only. */
    decline: (table: string) => request('DELETE', `tables/${table}/seat`),
    games: () => requestAs(GameListSchema, 'GET', 'games'),
    finished: (after?: string) =>
      requestAs(GameListSchema, 'GET', `games?over${after ? `&after=${encodeURIComponent(after)}` : ''}`),
    game: (table: string) => requestAs(GameInfoSchema, 'GET', `games/${table}`),
    /** The replies that the player has planned at a table. */
    replies: (table: string) => requestAs(RepliesSchema, 'GET', `games/${table}/replies`),
    planReplies: (table: string, replies: NewReplies) => request('PUT', `games/${table}/replies`, replies),
    /** The players whom this one follows or has played. */
    people: () => requestAs(KnownPlayersSchema, 'GET', 'people'),
    follow: (id: string) => request('PUT', `people/${encodeURIComponent(id)}`),
    unfollow: (id: string) => request('DELETE', `people/${encodeURIComponent(id)}`),
    /** Blocks the opponent of a table. */
    block: (table: string) => request('PUT', `blocks/${table}`),
    /** Ends that, for the opponent of a table, or for a player of {@link blocks}. */
    unblock: (id: string) => request('DELETE', `blocks/${id}`),
    blocks: () => requestAs(BlockListSchema, 'GET', 'blocks'),
    /** Reports a player or a tournament's name to the operator. */
    report: (report: NewReport) => request('POST', 'reports', report),
    /** What the operator does not allow the player. */
    restrictions: () => requestAs(RestrictionsSchema, 'GET', 'me/restrictions'),
    /** Makes this browser the operator's for some hours. @param name stands in the log */
    signInAsOperator: (by: { readonly name: string; readonly token: string }) => request('POST', 'operator', by),
    signOutAsOperator: () => request('DELETE', 'operator'),
    /** The open reports, the latest acts, and all about a player, for the operator. */
    reports: () => requestAs(ReportListSchema, 'GET', 'operator/reports'),
    acts: () => requestAs(ActLogSchema, 'GET', 'operator/log'),
    doings: (id: string) => requestAs(PlayerDoingsSchema, 'GET', `operator/players/${encodeURIComponent(id)}`),
    /** Does something about a player, a work or a tournament, as the operator. */
    act: (act: Act) => request('POST', 'operator/acts', act),
    /** The ratings of a game's puzzles by all players. */
    puzzleRatings: (game: string) => requestAs(PuzzleRatingListSchema, 'GET', `puzzles/${game}`),
    /** Has the server keep schedules of tasks for the player's other devices. */
    sendSchedules: (schedules: readonly PractisedTask[]) => request('PUT', 'me/practice', { schedules }),
    /** The schedules that have changed after a place in their order. */
    schedules: (after: number) => requestAs(SchedulesSchema, 'GET', `me/practice?after=${after}`),
    /** Tells the player's first attempts at puzzles; the answer is the player's rating after them. */
    attemptPuzzles: (game: string, attempts: readonly PuzzleAttempt[]) =>
      requestAs(StoredRatingSchema, 'POST', `me/puzzles/${game}`, { attempts }),
    tournaments: () => requestAs(TournamentListSchema, 'GET', 'tournaments'),
    tournament: (id: string) => requestAs(TournamentSchema, 'GET', `tournaments/${encodeURIComponent(id)}`),
    makeTournament: (tournament: NewTournament) =>
      requestAs(NewTournamentInfoSchema, 'POST', 'tournaments', tournament),
    joinTournament: (id: string) => request('PUT', `tournaments/${id}/entry`, {}),
    withdraw: (id: string) => request('DELETE', `tournaments/${id}/entry`),
    beginTournament: (id: string) => request('POST', `tournaments/${id}/begin`, {}),
    cancelTournament: (id: string) => request('DELETE', `tournaments/${id}`),
    /** The published works that everybody sees. @param wishes absent or empty ones select nothing */
    works: (wishes: {
      readonly order?: WorkOrder;
      readonly kind?: WorkKind | '';
      readonly author?: string;
      readonly search?: string;
      readonly after?: string | undefined;
    }) => {
      const asked = Object.entries(wishes).filter(([, wish]) => wish);
      return requestAs(WorkListSchema, 'GET', `works?${new URLSearchParams(Object.fromEntries(asked))}`);
    },
    ownWorks: () => requestAs(WorkListSchema, 'GET', 'me/works'),
    work: (id: string) => requestAs(WorkSchema, 'GET', `works/${encodeURIComponent(id)}`),
    publish: (work: NewWork) => requestAs(NewWorkInfoSchema, 'POST', 'works', work),
    changeWork: (id: string, work: WorkText) => request('PUT', `works/${id}`, work),
    removeWork: (id: string) => request('DELETE', `works/${id}`),
    likeWork: (id: string, isLiked: boolean) => request(isLiked ? 'PUT' : 'DELETE', `works/${id}/like`),
    /** Says that the player has begun a work, or has solved it. */
    playWork: (id: string, isSolved: boolean) => request('POST', `works/${id}/plays`, { isSolved }),
    /** The page of a player, or of the computer at a level. */
    player: (id: string) => requestAs(PlayerPageSchema, 'GET', `players/${encodeURIComponent(id)}`),
    /** The games behind a rating. @param before `next` of the page that is shown */
    ratingHistory: (id: string, { game, pace }: RatingPool, before?: number) =>
      requestAs(
        RatingHistorySchema,
        'GET',
        `players/${encodeURIComponent(id)}/ratings/${game}/${pace}${before === undefined ? '' : `?before=${before}`}`,
      ),
  };

  return {
    connection,
    state,
    lagMs,
    player,
    wasDeletedElsewhere,
    lobbyNotice,
    lobby,
    inboxChanges,
    refusal,
    seeks,
    seek,
    unseek,
    take,
    api,
  };
});

/** A game for which the player of this browser looks. */
export interface OwnSeek {
  readonly id: string;
  readonly terms: Terms;
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
}

/** The reason for which a request was not done, as a sentence. */
export interface RequestFailure {
  readonly message: string;
}

const unreachable = (): Result<never, RequestFailure> => fail({ message: texts.connection.away });

/** Keeps the connection open while the page that calls it is shown, and follows the lobby if asked. */
export function useConnected({ followsLobby = false } = {}): void {
  const { connection } = useOnline();
  const release = connection.hold();
  const leave = followsLobby ? connection.followLobby() : () => undefined;
  onScopeDispose(() => {
    leave();
    release();
  });
}
