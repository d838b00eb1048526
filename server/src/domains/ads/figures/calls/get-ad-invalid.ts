import { adFigureLimits as most } from '#contract/ad-figure-words.ts';
import { type AdInvalidReason, adEventKinds, adInvalidReasons } from '#contract/ad-words.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { countCounted, readInvalid, readInvalidDays } from '../figure-queries.ts';
import { readDays } from '../report-rules.ts';

const isReason = (word: string): word is AdInvalidReason =>
  (adInvalidReasons as readonly string[]).includes(word);

export const getAdInvalid = implement('get_ad_invalid', async (input, { db, config }) => {
  const { p_from: from, p_to: to, p_campaign_id: campaignId = null } = input;
  readDays(from, to, most.days);
  const { adTimeZone, adCurrency } = config.settings;
  const [rows, days, counted] = await Promise.all([
    readInvalid(db, from, to, campaignId),
    readInvalidDays(db, from, to, campaignId),
    countCounted(db, from, to, campaignId),
  ]);
  return {
    ...{ time_zone: adTimeZone, currency: adCurrency, from, to, counted },
    total: rows.reduce((sum, { events }) => sum + events, 0),
    reasons: rows.flatMap(({ reason, kind, events }) => {
      const named = adEventKinds[kind];
      return named !== undefined && isReason(reason) ? [{ reason, kind: named, events }] : [];
    }),
    days,
  };
});
