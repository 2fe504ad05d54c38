import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ActSchema,
  ApiErrorSchema,
  BlockListSchema,
  ChallengeSchema,
  ClientMessageSchema,
  DeviceTokenSchema,
  GameListSchema,
  HelloSchema,
  HolidayStateSchema,
  KnownPlayersSchema,
  MadeTokenSchema,
  NameSchema,
  NewHolidaySchema,
  NewPasskeySchema,
  NewRepliesSchema,
  NewReportSchema,
  NewSchedulesSchema,
  NewSubscriptionSchema,
  NewTokenSchema,
  NewTournamentInfoSchema,
  NewTournamentSchema,
  NewWorkInfoSchema,
  NewWorkSchema,
  NoticeSettingsSchema,
  OperatorSchema,
  PasskeyListSchema,
  PasskeyProofSchema,
  PlayerInfoSchema,
  PlayerPageSchema,
  PuzzleAttemptsSchema,
  PuzzleRatingListSchema,
  RatingHistorySchema,
  RepliesSchema,
  RestrictionsSchema,
  SchedulesSchema,
  SessionListSchema,
  StoredRatingSchema,
  TableInfoSchema,
  TokenListSchema,
  TournamentListSchema,
  TournamentSchema,
  WorkListSchema,
  WorkPlaySchema,
} from '@kickmate/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Health, site } from '../src/http/site.ts';
import { Links } from '../src/links/links.ts';
import { openMetrics } from '../src/operations.ts';
import { testLog } from './databases.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../..', 'docs/api.md'), 'utf8');

test('docs/api.md has a heading for each route, and no other', () => {
  const all = site({
    links: new Links(testLog()),
    app: import.meta.dirname,
    metrics: openMetrics(false),
    metricsToken: undefined,
    health: () => ({ database: 'ok', since: 0 }),
    api: { rules: '', origins: [], proxies: 0, hasLimits: true, online: () => undefined, log: testLog() },
  });
  const routes = all.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*')
    .map(({ method, path }) => `${method} ${path.replace(/\{.*(\.\w+)\}$/, '$1')}`);
  const headings = [...PAGE.matchAll(/^### ([A-Z]+ \/.*)$/gm)].map(([, heading]) => heading);
  expect(headings.toSorted()).toEqual([...new Set(routes)].toSorted());
});

/** The schemas of a section's examples, in their order: a request's body, then the answer's. */
const EXAMPLES: Record<string, v.GenericSchema[]> = {
  'All requests': [ApiErrorSchema],
  'GET /api/hello': [HelloSchema],
  'GET /api/health': [v.object({ database: v.literal('ok' satisfies Health['database']), since: v.number() })],
  'PUT /api/me': [NameSchema, PlayerInfoSchema],
  'GET /api/me/sessions': [SessionListSchema],
  'POST /api/me/devices': [DeviceTokenSchema],
  'POST /api/devices': [DeviceTokenSchema, PlayerInfoSchema],
  'GET /api/me/passkeys': [PasskeyListSchema],
  'POST /api/me/passkeys': [NewPasskeySchema],
  'POST /api/passkeys': [PasskeyProofSchema, PlayerInfoSchema],
  'GET /api/me/tokens': [TokenListSchema],
  'POST /api/me/tokens': [NewTokenSchema, MadeTokenSchema],
  'GET /api/me/notices': [NoticeSettingsSchema],
  'PUT /api/me/notices': [NewSubscriptionSchema],
  'GET /api/me/holiday': [HolidayStateSchema],
  'PUT /api/me/holiday': [NewHolidaySchema],
  'GET /api/games/:id/replies': [RepliesSchema],
  'PUT /api/games/:id/replies': [NewRepliesSchema],
  'POST /api/challenges': [ChallengeSchema, TableInfoSchema],
  'POST /api/tables/:id/seat': [TableInfoSchema],
  'GET /api/games': [GameListSchema],
  'GET /api/tournaments': [TournamentListSchema],
  'POST /api/tournaments': [NewTournamentSchema, NewTournamentInfoSchema],
  'GET /api/tournaments/:id': [TournamentSchema],
  'GET /api/works': [WorkListSchema],
  'POST /api/works': [NewWorkSchema, NewWorkInfoSchema],
  'POST /api/works/:id/plays': [WorkPlaySchema],
  'GET /api/people': [KnownPlayersSchema],
  'GET /api/blocks': [BlockListSchema],
  'POST /api/reports': [NewReportSchema],
  'GET /api/me/restrictions': [RestrictionsSchema],
  'POST /api/operator': [OperatorSchema],
  'POST /api/operator/acts': [ActSchema],
  'GET /api/players/:id': [PlayerPageSchema],
  'GET /api/players/:id/ratings/:game/:pace': [RatingHistorySchema],
  'GET /api/puzzles/:game': [PuzzleRatingListSchema],
  'POST /api/me/puzzles/:game': [PuzzleAttemptsSchema, StoredRatingSchema],
  'GET /api/me/practice': [SchedulesSchema],
  'PUT /api/me/practice': [NewSchedulesSchema],
};

test('the examples of docs/api.md have the form that the server accepts and sends', () => {
  const sections = PAGE.split(/^##+ /m).slice(1);
  const found = sections.flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    const texts = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) =>
      text!.replaceAll('...', 'abcdefgh'),
    );
    if (heading === 'The socket') {
      const messages = texts[0]!.trim().split('\n');
      for (const message of messages) expectForm(heading, ClientMessageSchema, message);
      return [];
    }
    for (const [index, text] of texts.entries()) expectForm(heading, EXAMPLES[heading]?.[index] ?? v.never(), text);
    return texts.length > 0 ? [[heading, texts.length]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(EXAMPLES).map(([heading, schemas]) => [heading, schemas.length])),
  );
});

// The schema drops fields that it does not know: an example has none of these.
function expectForm(where: string, schema: v.GenericSchema, text: string): void {
  const value: unknown = JSON.parse(text);
  expect({ where, value: v.parse(schema, value) }).toMatchObject({ where, value });
}
