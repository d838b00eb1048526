import { implement } from '../../../../platform/calls/implement.ts';
import { readAdPage } from '../../ad-page.ts';
import { dayBegins, dayEnds, readAdDay } from '../../typed-time.ts';
import { postingRows } from '../posting-queries.ts';
import { postingView } from '../posting-view.ts';

export const getAdPostings = implement('get_ad_postings', async (input, { db, config }) => {
  const timeZone = config.settings.adTimeZone;
  const from = readAdDay('p_from', input.p_from ?? null, timeZone);
  const until = readAdDay('p_until', input.p_until ?? null, timeZone);
  const rows = await postingRows(db, {
    ...readAdPage(input),
    isActive: input.p_is_active ?? null,
    campaignId: input.p_campaign_id ?? null,
    placementId: input.p_placement_id ?? null,
    from: from === null ? null : { day: from, moment: new Date(dayBegins(timeZone, from)) },
    until: until === null ? null : { day: until, moment: new Date(dayEnds(timeZone, until)) },
  });
  return rows.map((row) => postingView(row, timeZone));
});
