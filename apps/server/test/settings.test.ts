import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError, VARIABLES } from '../src/settings.ts';

test('without variables the server listens on this machine, with its data in the project', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 4173, origins: [], proxies: 0, hasLimits: true });
  expect(settings.data).toMatch(/[\\/]data$/);
  expect(settings.app).toMatch(/apps[\\/]web[\\/]dist$/);
});

test('an empty variable counts as absent, and others are left alone', () => {
  expect(readSettings({ PORT: '', HOME: 'somewhere' }).port).toBe(4173);
});

test('all variables are read', () => {
  const settings = readSettings({
    KICKMATE_HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL: 'postgres://kickmate@localhost/kickmate',
    NATS_URL: 'nats://one:4222, tls://kickmate:hunter2@two',
    KICKMATE_ORIGINS: 'https://play.example.org, http://localhost:5173',
    KICKMATE_LIMITS: 'off',
    KICKMATE_NAMES: 'shared',
    KICKMATE_PROXIES: '1',
  });
  expect(settings).toMatchObject({
    areNamesUnique: false,
    host: '0.0.0.0',
    port: 8080,
    database: 'postgres://kickmate@localhost/kickmate',
    nats: 'nats://one:4222, tls://kickmate:hunter2@two',
    origins: ['https://play.example.org', 'http://localhost:5173'],
    hasLimits: false,
    proxies: 1,
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT: a whole number from 0 to 65535'],
  [{ PORT: '80a' }, 'PORT: a whole number'],
  [{ KICKMATE_HOST: 'my host' }, 'KICKMATE_HOST: an IP address'],
  [{ DATABASE_URL: 'mysql://somebody:hunter2@host' }, 'DATABASE_URL: an address postgres://'],
  [{ DATABASE_URL: 'postgres://host/db', NATS_URL: 'redis://somebody:hunter2@host' }, 'NATS_URL: addresses nats://'],
  [{ NATS_URL: 'nats://somebody:hunter2@host' }, 'NATS_URL: several servers need one PostgreSQL database'],
  [{ KICKMATE_SECRET: 'hunter2' }, 'KICKMATE_SECRET: at least 32'],
  [{ KICKMATE_METRICS_TOKEN: 'hunter2' }, 'KICKMATE_METRICS_TOKEN: at least 16'],
  [{ KICKMATE_ORIGINS: 'play.example.org' }, 'KICKMATE_ORIGINS: origins'],
  [{ KICKMATE_LOG: 'loud' }, 'KICKMATE_LOG: one of'],
])('%o is refused by name, and its value is not shown', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(message);
  expect(() => readSettings(environment)).not.toThrow(/hunter2/);
});

test('docs/deploy.md lists all variables, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../..', 'docs/deploy.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
});
