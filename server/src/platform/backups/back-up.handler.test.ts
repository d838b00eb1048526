import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Platform } from '../context.ts';
import { createLog } from '../log.ts';
import { createBackUpHandler, createDrillHandler } from './back-up.handler.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-back-up-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, text: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}
const place = (target: string | null, drillSchedule: string | null = '30 4 * * 0') =>
  ({
    log: createLog('silent', {}),
    config: { backups: { target, schedule: '30 3 * * *', drillSchedule } },
  }) as unknown as Pick<Platform, 'config' | 'log'>;
const job = (signal = new AbortController().signal) => ({
  ...{ id: '1', payload: {}, attempt: 0, lastAttempt: false, signal },
});

test('the clock backs up where a target is set, and drills unless it is told never to', () => {
  const file = program('well', '');
  assert.equal(createBackUpHandler(place('/backups'), file).schedule, '30 3 * * *');
  assert.equal(createDrillHandler(place('/backups'), file).schedule, '30 4 * * 0');
  assert.equal(createBackUpHandler(place(null), file).schedule, undefined);
  assert.equal(createDrillHandler(place('/backups', null), file).schedule, undefined);
});

test('a job is as its program ends: well, with its words, or stopped with the worker', async () => {
  await createBackUpHandler(place('/backups'), program('said', "console.log('whole')")).run(job());
  const full = program('full', "console.error('The disk is full.'); process.exit(1)");
  await assert.rejects(
    createBackUpHandler(place('/backups'), full).run(job()),
    /^Error: The disk is full\.$/,
  );
  const stop = new AbortController();
  const endless = program('endless', 'setInterval(() => {}, 1000)');
  const running = createDrillHandler(place('/backups'), endless).run(job(stop.signal));
  setTimeout(() => stop.abort(), 300);
  await assert.rejects(running, /ended with a signal/);
});
