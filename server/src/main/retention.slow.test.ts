import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaintLimits } from '#contract/complaint-lists.ts';
import { evidenceLimits } from '#contract/evidence-lists.ts';
import { limits } from '#contract/limits.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { retention } from './retention.ts';

test('everything that has a limit in days says that limit', () => {
  const said = retention.map((row) => JSON.stringify(row)).join('\n');
  for (const [what, days] of [
    ['that its uploader deleted', limits.removedVideoDays],
    ['that an admin or a decision removed', complaintLimits.days],
    ['that an admin or a decision removed', evidenceLimits.minorDays],
    ['Complaints', complaintLimits.answeredDays],
    ['Notices', noticeLimits.filedDays],
  ] as const)
    assert.match(said, new RegExp(`${what}.*\\b${days} days`), what);
});

test('what shows a minor is evidence for as long as its files are kept', async () => {
  const { platform } = await testWeb();
  const keeps = async (days: number): Promise<unknown> =>
    (
      await platform.db.query("select case_keeps('upheld', now() - $1 * interval '1 day', true) as keeps", [
        days,
      ])
    )[0]?.keeps;
  assert.deepEqual(
    [await keeps(evidenceLimits.minorDays - 2), await keeps(evidenceLimits.minorDays + 2)],
    [true, false],
  );
});
