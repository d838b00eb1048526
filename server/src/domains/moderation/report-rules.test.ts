import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../kit/app-error.ts';
import { holdsAtOnce, readReasons } from './report-rules.ts';

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

test('only a report about a minor holds at once, three of one member at most, and never what was cleared', () => {
  const report = { reason: 'POTENTIALLY_FEATURES_MINOR', openHolds: 0, clearedBefore: false } as const;
  assert.equal(holdsAtOnce(report), true);
  assert.equal(holdsAtOnce({ ...report, openHolds: 2 }), true);
  assert.equal(holdsAtOnce({ ...report, openHolds: 3 }), false);
  assert.equal(holdsAtOnce({ ...report, clearedBefore: true }), false);
  assert.equal(holdsAtOnce({ ...report, reason: 'VIOLENT_HARMFUL' }), false);
});
