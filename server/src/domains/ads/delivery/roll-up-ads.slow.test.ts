import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { type Ad, insertAd } from './fixtures/ads.ts';
import { givenOut, report } from './fixtures/given-out.ts';
import { cleanUpAds, rollUpAds } from './roll-up-ads.ts';

const { db } = await testDatabase();
beforeEach(async () => void (await db.query('truncate ad_events, ad_serves, ad_viewer_days')));

/** What all tables of sums say, as one row. */
const figures = async ({ number, placementId, campaignId }: Ad): Promise<unknown> => {
  const [row] = await db.query(
    `select (select row(sum(served), sum(viewable), sum(clicks), sum(closes), sum(invalid), sum(spent))::text from ad_posting_hours
         where posting_number = $1) as hours,
       (select row(sum(served), sum(viewable), sum(clicks), sum(closes), sum(invalid), sum(spent))::text from ad_posting_days
         where posting_number = $1) as days,
       (select row(sum(served), sum(viewable), sum(clicks), sum(invalid), sum(spent))::text from ad_placement_days
         where placement_id = $2) as placement,
       (select sum(served)::int from ad_placement_hours where placement_id = $2) as placement_hours,
       (select row(sum(served), sum(viewable), sum(clicks), sum(spent))::text from ad_audience_days
         where campaign_id = $3) as audience,
       (select json_agg(json_build_array(reason, events) order by reason) from ad_invalid_days where posting_number = $1) as invalid`,
    [number, placementId, campaignId],
  );
  return row;
};

test('events are added to all sums once, however often they are added up', async () => {
  const ad = await insertAd(db, { campaign: { goals: { pricing: 'cpm', rate: 7 } } });
  const serves = Array.from({ length: 5 }, () => givenOut(ad));
  for (const serve of serves) assert.equal(await report(db, serve, 'served'), null);
  for (const serve of serves.slice(0, 2)) await report(db, serve, 'served', { obstacle: 'bot' });
  assert.equal(await report(db, serves[0]!, 'close'), null);
  assert.equal(await report(db, null, 'served', { obstacle: 'foreign_token' }), 'foreign_token');

  await Promise.all([rollUpAds(db, 'Europe/Berlin'), rollUpAds(db, 'Europe/Berlin')]);
  await rollUpAds(db, 'Europe/Berlin');
  const expected = {
    hours: '(5,0,0,1,2,35)',
    days: '(5,0,0,1,2,35)',
    placement: '(5,0,0,2,35)',
    placement_hours: 5,
    audience: '(5,0,0,35)',
    invalid: [['repeated', 2]],
  };
  assert.deepEqual(await figures(ad), expected);
  assert.equal(await rollUpAds(db, 'Europe/Berlin'), 0);
  assert.deepEqual(await figures(ad), expected);
  const foreign = await db.query('select reason, events from ad_invalid_days where posting_number = 0');
  assert.deepEqual(foreign, [{ reason: 'foreign_token', events: 1 }]);
});

test('a day of advertising is that of its time zone', async () => {
  const ad = await insertAd(db);
  const late = givenOut(ad, { givenAt: Date.parse('2030-01-31T23:30:00Z') });
  await report(db, late, 'served', { at: new Date('2030-01-31T23:30:00Z') });
  await rollUpAds(db, 'Asia/Tokyo');
  const [row] = await db.query('select day::text from ad_posting_days where posting_number = $1', [
    ad.number,
  ]);
  assert.deepEqual(row, { day: '2030-02-01' });
});

test('what is old is forgotten, and its sums stay', async () => {
  const ad = await insertAd(db);
  await report(db, givenOut(ad), 'served');
  await rollUpAds(db, 'UTC');
  const before = await figures(ad);
  await report(db, givenOut(ad), 'served');
  await db.query(`update ad_events set created_at = created_at - interval '91 days'`);
  await db.query(`update ad_serves set created_at = created_at - interval '3 hours'`);
  await db.query(`update ad_viewer_days set day = day - 3`);
  await cleanUpAds(db, 90);
  const [left] = await db.query(
    `select (select count(*) from ad_events) as events, (select count(*) from ad_serves) as serves,
       (select count(*) from ad_viewer_days) as viewers`,
  );
  // One was not added yet.
  assert.deepEqual(left, { events: 1, serves: 0, viewers: 0 });
  assert.deepEqual(await figures(ad), before);
});
