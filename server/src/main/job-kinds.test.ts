import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deletePictureJob } from '../domains/profiles/index.ts';
import type { Platform } from '../platform/context.ts';
import { createHandlers } from './handlers.ts';
import { jobKinds } from './job-kinds.ts';

const backups = { target: '/backups', schedule: '30 3 * * *', drillSchedule: '30 4 * * 0' };
const platform = { config: { cdnPurge: null, backups } } as Platform;

test('every job that a worker can do is described to the operator, once', () => {
  const described = jobKinds.map(({ name }) => name);
  assert.deepEqual(described, [...new Set(described)]);
  const handlers = createHandlers(platform).map(({ job }) => job.name);
  assert.deepEqual(
    handlers.filter((name) => !described.includes(name)),
    [],
  );
});

test('what runs by the clock is housekeeping, and nothing else is', () => {
  const scheduled = createHandlers(platform)
    .filter(({ schedule }) => schedule !== undefined)
    .map(({ job }) => job.name);
  const housekeeping = jobKinds.filter(({ isHousekeeping }) => isHousekeeping).map(({ name }) => name);
  assert.deepEqual(housekeeping.sort(), scheduled.sort());
});

/**
 * Jobs whose old handler, in a worker of the version before, would destroy what the new meaning lets be: such a job has a
 * new name, and what was queued under the old one is still done. No code queues the old one.
 */
const renamed: Readonly<Record<string, string>> = { 'delete-picture': 'drop-picture' };

test('a job whose meaning changed has another name, and what waits under the old one is done', () => {
  const names = createHandlers(platform).map(({ job }) => job.name);
  for (const [before, now] of Object.entries(renamed)) {
    assert.ok(names.includes(before), `${before} is left lying`);
    assert.ok(names.includes(now));
    assert.equal(deletePictureJob.name, now);
  }
});
