import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Table, tables } from '#contract/tables.ts';
import type { ReadsFrom } from '../platform/calls/call-reads.ts';
import { callReadsFrom, tableReadsFrom } from './reads-from.ts';

const said: Readonly<Record<string, ReadsFrom>> = callReadsFrom;
const entries = Object.entries<Call>(calls);

test('every call that anyone may make, or that is cached, says where it reads', () => {
  const asked = entries.filter(([, { access, cache }]) => access === 'anyone' || cache !== undefined);
  assert.ok(asked.length > 80);
  assert.deepEqual(
    asked.filter(([name]) => said[name] === undefined).map(([name]) => name),
    [],
  );
  assert.deepEqual(
    Object.keys(said).filter((name) => !Object.hasOwn(calls, name)),
    [],
  );
});

test('whatever writes, or is about whoever asks, reads at the primary', () => {
  const elsewhere = entries.filter(([name]) => (said[name] ?? 'primary') !== 'primary');
  assert.ok(elsewhere.length > 40);
  // What is only looked at has a class of looking.
  const looking = ['read', 'search', 'enumerable'];
  assert.deepEqual(
    elsewhere.filter(([, { limit }]) => !looking.includes(limit)).map(([name]) => name),
    [],
  );
  // A cached answer and one for visitors is for anyone; figures are the only ones that others alone may see.
  assert.deepEqual(
    elsewhere
      .filter(([name, { access }]) => access !== 'anyone' && said[name] !== 'everyone')
      .map(([name]) => name),
    [],
  );
});

test('a table that a visitor may not read is read at the primary', () => {
  const open = Object.entries<Table>(tables).filter(
    ([name]) => tableReadsFrom[name as keyof typeof tables] !== 'primary',
  );
  assert.deepEqual(
    open.filter(([, { access }]) => access !== 'anyone').map(([name]) => name),
    [],
  );
});
