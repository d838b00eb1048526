import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobKinds } from './job-kinds.ts';
import { retentionByJob } from './retention.ts';

test('every job that deletes says for how long what it deletes was kept', () => {
  const deleting = jobKinds
    .map(({ name }) => name)
    .filter((name) => /^(clean|purge|delete|sweep|release|forget)-/.test(name));
  assert.deepEqual(Object.keys(retentionByJob).sort(), deleting.sort());
});
