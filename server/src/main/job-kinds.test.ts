import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Platform } from '../platform/context.ts';
import { createHandlers } from './handlers.ts';
import { jobKinds } from './job-kinds.ts';

test('every job that a worker can do is described to the operator, once', () => {
  const described = jobKinds.map(({ name }) => name);
  assert.deepEqual(described, [...new Set(described)]);
  const handlers = createHandlers({ config: { cdnPurge: null } } as Platform).map(({ job }) => job.name);
  assert.deepEqual(
    handlers.filter((name) => !described.includes(name)),
    [],
  );
});
