import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from '../../../platform/db/database.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { insertAd } from './fixtures/ads.ts';
import { simulateWeek } from './fixtures/simulated-week.ts';

const { url } = await testDatabase();
// Nothing depends on the disk here.
const db = openDatabase(`${url}${url.includes('?') ? '&' : '?'}options=-c%20synchronous_commit%3Doff`);
after(() => db.close());

test('over a week of real-shaped traffic a campaign follows its plan and is delivered by its end', async () => {
  await insertAd(db, {
    campaign: {
      goals: { pricing: 'cpm', rate: 1000, impressions: 2000, pacing: 'even' },
      startDate: '2030-01-27',
      endDate: '2030-02-02',
    },
  });
  const week = await simulateWeek({ db, pages: 40, reported: 0.7, processes: 2, seed: 14 });
  assert.equal(week.counted, week.goal);
  // Of a dozen an hour, one is eight per cent.
  assert.ok(week.deviation <= 0.08, `${week.deviation}`);
});
