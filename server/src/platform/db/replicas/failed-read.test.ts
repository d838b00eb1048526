import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAskedAgain, isLoss } from './failed-read.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test('a read that the replica failed is asked again, and one that is wrong or slow is not', () => {
  const found = (error: unknown) => [isAskedAgain(error), isLoss(error)];
  const lost = [true, true];
  const busy = [true, false];
  const itsOwn = [false, false];
  assert.deepEqual(found(coded('ECONNREFUSED')), lost);
  assert.deepEqual(found(coded('57P01')), lost, 'it is stopped');
  assert.deepEqual(found(new Error('Connection terminated unexpectedly')), lost);
  assert.deepEqual(found(coded('40001')), busy, 'what it read was replayed away');
  assert.deepEqual(found(coded('53300')), busy, 'it has no connection left');
  assert.deepEqual(found(new Error('timeout exceeded when trying to connect')), busy);
  assert.deepEqual(found(coded('25006')), busy, 'it would have written');
  assert.deepEqual(found(coded('57014')), itsOwn, 'out of time');
  assert.deepEqual(found(coded('22P02')), itsOwn);
});
