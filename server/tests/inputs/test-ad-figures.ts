import type { AdDevice, AdEventKind, AdInvalidReason, AdPageType } from '#contract/ad-words.ts';
import { adDevices, adEventKinds, adPageTypes } from '#contract/ad-words.ts';
import { buryCampaign } from '#server/domains/ads/selling/campaign-queries.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { hashOfReceipt, newReceipt } from '#server/platform/receipts.ts';
import { insertTestCampaign } from './test-ad-inputs.ts';

type Machines = Pick<Platform, 'db'>;

export interface TestFigures {
  /** A moment in UTC, as a full hour; days go by UTC. */
  hour: string;
  served: number;
  viewable?: number;
  clicks?: number;
  conversions?: number;
  invalid?: number;
  spent?: number;
  variant?: number;
  pageType?: AdPageType;
  country?: string;
  device?: AdDevice;
  /** Asked for in the placement; as many as were served unless told. */
  asked?: number;
}

/** Adds to all the sums of a posting, as the rollup of its events does. */
export async function insertTestFigures(
  { db }: Machines,
  postingId: string,
  one: TestFigures,
): Promise<void> {
  const { viewable = 0, clicks = 0, conversions = 0, invalid = 0, spent = 0, served } = one;
  const counts = [served, viewable, clicks, conversions, spent];
  const names = 'served, viewable, clicks, conversions, spent';
  const add = (table: string) =>
    names
      .split(', ')
      .map((name) => `${name} = ${table}.${name} + excluded.${name}`)
      .join(', ');
  const [posting] = await db.query<{ number: number; campaign_id: string; placement_id: string }>(
    'select number, campaign_id, placement_id from ad_postings where id = $1',
    [postingId],
  );
  const { number, campaign_id, placement_id } = posting!;
  const day = one.hour.slice(0, 10);
  const variant = one.variant ?? 0;
  await db.query(
    `insert into ad_posting_hours (posting_number, variant, hour, ${names}, invalid)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (posting_number, variant, hour)
     do update set ${add('ad_posting_hours')}, invalid = ad_posting_hours.invalid + excluded.invalid`,
    [number, variant, one.hour, ...counts, invalid],
  );
  await db.query(
    `insert into ad_posting_days (posting_number, variant, day, ${names}, invalid)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (posting_number, variant, day)
     do update set ${add('ad_posting_days')}, invalid = ad_posting_days.invalid + excluded.invalid`,
    [number, variant, day, ...counts, invalid],
  );
  const page = adPageTypes.indexOf(one.pageType ?? 'Video Page');
  await db.query(
    `insert into ad_placement_days (placement_id, page_type, day, ${names}, invalid, asked)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (placement_id, page_type, day)
     do update set ${add('ad_placement_days')}, invalid = ad_placement_days.invalid + excluded.invalid,
       asked = ad_placement_days.asked + excluded.asked`,
    [placement_id, page, day, ...counts, invalid, one.asked ?? served],
  );
  await db.query(
    `insert into ad_placement_hours (placement_id, hour, asked, served) values ($1, $2, $3, $4)
     on conflict (placement_id, hour) do update set asked = ad_placement_hours.asked + excluded.asked,
       served = ad_placement_hours.served + excluded.served`,
    [placement_id, one.hour, one.asked ?? served, served],
  );
  await db.query(
    `insert into ad_audience_days (campaign_id, day, country, device, ${names})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (campaign_id, day, country, device)
     do update set ${add('ad_audience_days')}`,
    [campaign_id, day, one.country ?? 'DE', adDevices.indexOf(one.device ?? 'Desktop'), ...counts],
  );
  await db.query(
    `insert into ad_balances (campaign_id, ${names}) values ($1, $2, $3, $4, $5, $6)
     on conflict (campaign_id) do update set ${add('ad_balances')}`,
    [campaign_id, ...counts],
  );
}

/** A site on which no ad was ever shown, for a test whose site others used before. */
export async function forgetTestAds({ db }: Machines): Promise<void> {
  await db.transaction(async (transaction) => {
    const running = await transaction.query<{ id: string }>(
      'select id from ad_campaigns where deleted_at is null',
    );
    for (const { id } of running) await buryCampaign(transaction, id);
    for (const table of [
      'ad_posting_hours',
      'ad_posting_days',
      'ad_placement_days',
      'ad_placement_hours',
      'ad_audience_days',
      'ad_invalid_days',
    ])
      await transaction.query(`delete from ${table}`);
  });
}

/** Events of a posting that do not count. */
export async function insertTestInvalid(
  { db }: Machines,
  postingId: string,
  one: { day: string; kind: AdEventKind; reason: AdInvalidReason; events: number },
): Promise<void> {
  await db.query(
    `insert into ad_invalid_days (posting_number, kind, reason, day, events)
     select number, $2, $3, $4, $5 from ad_postings where id = $1`,
    [postingId, adEventKinds.indexOf(one.kind), one.reason, one.day, one.events],
  );
}

/** What the calls on figures can be given. */
export const adFigureInputs = (platform: Platform, askerId: string | null) => ({
  ad_today: () => new Date().toISOString().slice(0, 10),
  ad_yesterday: () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  ad_added: 5,
  ad_proven: async () => {
    const id = await insertTestCampaign(platform);
    await platform.db.query('update ad_campaigns set proof_hash = $2 where id = $1', [
      id,
      hashOfReceipt(newReceipt()),
    ]);
    return id;
  },
  ad_proof_code: async () => {
    const code = newReceipt();
    await platform.db.query('update ad_campaigns set proof_hash = $2 where id = $1', [
      await insertTestCampaign(platform),
      hashOfReceipt(code),
    ]);
    return code;
  },
  own_ad_schedule: async () => {
    const id = newId();
    if (askerId !== null)
      await platform.db.query(
        `insert into ad_report_schedules (id, account_id, name, period, question, next_at)
         select $1, id, 'Each day', 'daily', $3, now() + interval '1 day' from accounts where id = $2`,
        [
          id,
          askerId,
          JSON.stringify({
            ...{ by: 'day', and: null, campaign_id: null, creative_id: null, placement_id: null },
            ...{ page_type: null, country: null, device: null },
          }),
        ],
      );
    return id;
  },
});
