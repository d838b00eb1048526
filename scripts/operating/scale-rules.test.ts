import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Load, needsOf, usual } from './scale-rules.ts';

test('machines grow with the load, and each part with what asks for it', () => {
  const few = needsOf(usual);
  const many = needsOf({ ...usual, views: usual.views * 1000 });
  for (const part of ['webCores', 'databaseCores', 'bandwidth', 'events'] as const)
    assert.ok(Math.abs(many[part] / few[part] - 1000) < 1e-6, part);
  assert.equal(many.workerCores, few.workerCores);
  const more = (change: Partial<Load>) => needsOf({ ...usual, ...change });
  assert.ok(more({ cached: 0 }).databaseCores > 3 * few.databaseCores);
  assert.ok(more({ offloaded: 0 }).webCores > few.webCores);
  assert.equal(more({ offloaded: 1 }).ownBandwidth, 0);
  assert.ok(Math.abs(more({ uploaded: 1200 }).files / few.files - 2) < 1e-9);
});

test('a hundred million views a day take a dozen processors for pages and half as many for the database', () => {
  const { viewsPerSecond, webCores, databaseCores } = needsOf({ ...usual, views: 100_000_000, offloaded: 1 });
  assert.equal(Math.round(viewsPerSecond), 3472);
  assert.ok(webCores > 8 && webCores < 20, String(webCores));
  assert.ok(databaseCores > 2 && databaseCores < 8, String(databaseCores));
});
