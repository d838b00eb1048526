import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../kit/app-error.ts';
import { holdsAllowed, holdsAtOnce, readReasons } from './report-rules.ts';

const words = (input: Parameters<typeof readReasons>[0]): string => {
  try {
    return JSON.stringify(readReasons(input));
  } catch (error) {
    return error instanceof AppError ? error.message : 'a bug';
  }
};

test('a report needs a reason, and another reason needs details', () => {
  assert.equal(words({}), 'Please select a reason for your report.');
  assert.equal(words({ reason_category: null }), 'Please select a reason for your report.');
  const other = 'OTHER_INAPPROPRIATE';
  assert.equal(words({ reason_category: other }), 'Please provide details for "Other" reason.');
  assert.equal(
    words({ reason_category: other, custom_reason_text: ' \n ' }),
    'Please provide details for "Other" reason.',
  );
  assert.deepEqual(readReasons({ reason_category: other, custom_reason_text: ' It is loud. ' }), {
    reason: other,
    text: 'It is loud.',
  });
  assert.deepEqual(readReasons({ reason_category: 'COPYRIGHT' }), { reason: 'COPYRIGHT', text: null });
});

const day = 86_400_000;
const proven = { accountAge: 30 * day, upheld: 0, dismissed: 0, falsely: 0 };
const report = {
  reason: 'POTENTIALLY_FEATURES_MINOR',
  reporter: proven,
  openHolds: 0,
  networkHolds: 0,
  clearedBefore: false,
} as const;

test('only a report about a minor holds at once, three of one member at most, and never what was cleared', () => {
  assert.equal(holdsAtOnce(report), true);
  assert.equal(holdsAtOnce({ ...report, openHolds: 2 }), true);
  assert.equal(holdsAtOnce({ ...report, openHolds: 3 }), false);
  assert.equal(holdsAtOnce({ ...report, clearedBefore: true }), false);
  assert.equal(holdsAtOnce({ ...report, reason: 'VIOLENT_HARMFUL' }), false);
});

test('a network holds five things a day, whoever reports from it', () => {
  assert.equal(holdsAtOnce({ ...report, networkHolds: 4 }), true);
  assert.equal(holdsAtOnce({ ...report, networkHolds: 5 }), false);
});

test('who is new, or was more wrong than right, holds one thing; who cannot be relied upon, none', () => {
  assert.equal(holdsAllowed(proven), 3);
  assert.equal(holdsAllowed({ ...proven, accountAge: 6 * day }), 1);
  assert.equal(holdsAllowed({ ...proven, accountAge: 0 }), 1);
  assert.equal(holdsAllowed({ ...proven, accountAge: 0, upheld: 1 }), 3, 'one that was right is not new');
  assert.equal(holdsAllowed({ ...proven, dismissed: 1 }), 1);
  assert.equal(holdsAllowed({ ...proven, upheld: 1, dismissed: 1 }), 3);
  assert.equal(holdsAllowed({ ...proven, dismissed: 2 }), 0);
  assert.equal(holdsAllowed({ ...proven, dismissed: 1, falsely: 1 }), 0);
});
