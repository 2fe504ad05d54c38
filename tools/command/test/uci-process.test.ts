import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { UciProcess } from '../src/index.ts';

const engineOf = (script: string) => new UciProcess(spawn(process.execPath, ['-e', script]), 'it');

test('another engine is asked, and answers up to a certain line', async () => {
  const engine = engineOf(`process.stdin.on('data', (text) => console.log('heard\\n' + text + 'done'))`);
  expect(await engine.ask(/^done/, 'go')).toEqual(['heard', 'go', 'done']);
  engine.close();
});

test('an engine that ends has failed, and stays so', async () => {
  const engine = engineOf(`console.error('oh'); process.exitCode = 3`);
  const failure = { kind: 'ended', message: 'it: it ended with status 3; it said last: oh' };
  await expect(engine.ask(/^done/, 'go')).rejects.toMatchObject(failure);
  expect(engine.isOver).toBe(true);
  engine.send('go');
  await expect(engine.ask(/^done/, 'go')).rejects.toMatchObject(failure);
});

test('an engine that does not answer in time has failed', async () => {
  const engine = engineOf('setInterval(() => {}, 1000)');
  await expect(engine.until(() => true, 50)).rejects.toMatchObject({
    kind: 'silent',
    message: 'it: no answer in 50 ms',
  });
  expect(engine.isOver).toBe(true);
});

test('an engine that is not there has failed', async () => {
  const engine = new UciProcess(spawn('/nowhere/engine'), 'it');
  await expect(engine.ask(/^uciok/, 'uci')).rejects.toMatchObject({ kind: 'ended' });
});
