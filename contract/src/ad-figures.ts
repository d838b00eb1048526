import { type TProperties, Type } from 'typebox';
import {
  AdCorrection,
  AdFigures,
  AdForecast,
  AdPacing,
  AdProof,
  AdReportRow,
  AdSchedule,
  Day,
  millionths,
  site,
} from './ad-figure-shapes.ts';
import { adReportBys, adReportPeriods, adReportSorts, adFigureLimits as most } from './ad-figure-words.ts';
import { AdDone } from './ad-shapes.ts';
import { adDevices, adEventKinds, adInvalidReasons, adPageTypes } from './ad-words.ts';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, SecretText, StaffText, Timestamp, Uuid } from './schema-parts.ts';

const DayIn = CodeText({ maxLength: 10, description: 'A day in `adTimeZone`: 2030-01-31.' });
const Count = Type.Integer({ minimum: 0 });
const Maybe = <T extends import('typebox').TSchema>(schema: T) => Type.Optional(Nullable(schema));
const Spent = Type.Integer({ description: millionths });
const filters = {
  p_campaign_id: Maybe(Uuid),
  p_creative_id: Maybe(Uuid),
  p_placement_id: Maybe(Uuid),
  p_page_type: Maybe(OneOf(adPageTypes)),
  p_country: Maybe(CodeText({ pattern: '^[A-Z]{2}$', maxLength: 2 })),
  p_device: Maybe(OneOf(adDevices)),
};
const question = { p_by: OneOf(adReportBys), p_and: Maybe(OneOf(adReportBys)), ...filters };
const Totals = Type.Object({ served: Count, viewable: Count, clicks: Count, spent: Spent });

const read = <I extends TProperties, O extends import('typebox').TSchema>(
  summary: string,
  input: I,
  output: O,
  errors: readonly string[] = [],
) =>
  declare({
    kind: 'rpc',
    summary,
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input(input),
    output,
    errors,
  });
const write = <I extends TProperties, O extends import('typebox').TSchema>(
  summary: string,
  input: I,
  output: O,
  errors: readonly string[] = [],
) =>
  declare({
    kind: 'rpc',
    summary,
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input(input),
    output,
    errors,
  });
const badDays = 'badInput (400): a day is none, the last is before the first, or there are too many';
const notStored = 'badInput (400): figures are not stored by these together, like a country and a placement';
const noCampaign = 'notFound (404): no such campaign';
const days = { p_from: DayIn, p_to: DayIn };

/** Figures of advertising: read from sums alone, never from events. */
export const adFigureCalls = {
  get_ad_dashboard: read(
    'How advertising stands: budgets, what waits, and today against yesterday until the same time.',
    {},
    Type.Object({
      ...site,
      at: Timestamp,
      day: Day,
      total_budget: Type.Integer({ description: 'Of the active campaigns, in minor units.' }),
      active_campaigns: Type.Integer({
        description: 'That can run: their days are not over, and an approved creative is posted.',
      }),
      creatives_in_review: Type.Integer(),
      active_postings: Type.Integer(),
      today: Totals,
      yesterday: Type.Object(
        { served: Count, viewable: Count, clicks: Count, spent: Spent },
        { description: 'Until the same time; of the hour that it falls into, as much as has passed.' },
      ),
      hours: Type.Array(
        Type.Object({
          hour: Type.Integer({ minimum: 0, maximum: 23 }),
          today: Nullable(Type.Integer({ description: 'Served; null: it has not come yet.' })),
          yesterday: Type.Integer(),
        }),
      ),
      behind: Type.Integer(),
      ahead: Type.Integer(),
    }),
  ),
  get_ad_report: read(
    'Figures of days by one thing, or by two. Corrections of these days are rows of their own, and part of the totals.',
    {
      ...days,
      ...question,
      p_with_reasons: Type.Optional(
        Type.Boolean({ default: false, description: 'Why events do not count too; it takes longer.' }),
      ),
      p_sort: Maybe(OneOf(adReportSorts)),
      p_order: Maybe(OneOf(['asc', 'desc'] as const)),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most.page, default: limits.adPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
    },
    Type.Object({
      ...site,
      from: Day,
      to: Day,
      by: OneOf(adReportBys),
      and: Nullable(OneOf(adReportBys)),
      rows: Type.Array(AdReportRow),
      total: Type.Integer({ description: 'Of rows.' }),
      totals: AdFigures,
      corrections: Type.Array(AdCorrection),
      has_corrections: Type.Boolean({
        description: 'False: what it is narrowed to cannot be told of corrections, so they are left out.',
      }),
    }),
    [badDays, notStored],
  ),
  get_ad_pacing: read(
    'What was delivered of each campaign against its plan: those that run, and those that ended within 30 days.',
    {},
    Type.Object({ ...site, at: Timestamp, campaigns: Type.Array(AdPacing) }),
  ),
  get_ad_forecast: read(
    'What a placement will have: as it had by weekday and hour in the weeks behind, with a range, and how much of it is booked.',
    { p_placement_id: Uuid, ...days },
    AdForecast,
    [badDays, 'notFound (404): no such placement'],
  ),
  get_ad_invalid: read(
    'Events that do not count, by reason and kind, and by day.',
    { ...days, p_campaign_id: Maybe(Uuid) },
    Type.Object({
      ...site,
      from: Day,
      to: Day,
      counted: Type.Integer({ description: 'Events that count, of all kinds but closes.' }),
      total: Type.Integer(),
      reasons: Type.Array(
        Type.Object({
          reason: OneOf(adInvalidReasons),
          kind: OneOf(adEventKinds),
          events: Type.Integer(),
        }),
      ),
      days: Type.Array(Type.Object({ day: Day, events: Type.Integer() })),
    }),
    [badDays],
  ),
  correct_ad_figures: write(
    'Adds to the figures of a posting on a day that is over, or takes from them. The figures themselves stay; the correction stands beside them for good, with its reason. On record.',
    {
      p_posting_id: Uuid,
      p_day: DayIn,
      p_served: Maybe(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
      p_viewable: Maybe(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
      p_clicks: Maybe(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
      p_conversions: Maybe(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
      p_spent: Maybe(
        Type.Integer({
          minimum: -1_000_000_000_000_000,
          maximum: 1_000_000_000_000_000,
          description: millionths,
        }),
      ),
      p_reason: StaffText({ maxLength: limits.adTyped }),
    },
    AdCorrection,
    [
      'badInput (400): no reason, nothing to correct, a day that is none or not over, or less than nothing would be left',
      'notFound (404): no such posting',
    ],
  ),
  get_ad_schedules: read('The reports that you get by mail.', {}, Type.Array(AdSchedule)),
  save_ad_schedule: write(
    'Has a report come to your own address by mail: each day about the one before, each Monday about the week, or each first about the month. On record.',
    {
      p_id: Maybe(Uuid),
      p_name: StaffText({ maxLength: limits.adTyped }),
      p_period: OneOf(adReportPeriods),
      ...question,
    },
    AdSchedule,
    [
      'badInput (400): no name',
      notStored,
      'notFound (404): no such report of yours',
      `conflict (409): you have ${most.schedules}`,
    ],
  ),
  delete_ad_schedule: write('Has a report come no more. On record.', { p_id: Uuid }, AdDone, [
    'notFound (404): no such report of yours',
  ]),
  get_ad_proofs: read(
    'The campaigns that have a proof page.',
    {},
    Type.Array(Type.Object({ campaign_id: Uuid, campaign_name: Type.String() })),
  ),
  make_ad_proof: write(
    'Makes the secret address of a campaign’s proof page; one that it had before leads nowhere any more. The code is told this once. On record.',
    { p_campaign_id: Uuid },
    Type.Object({ campaign_id: Uuid, code: Type.String({ description: '`/proof/{code}`' }) }),
    [noCampaign],
  ),
  revoke_ad_proof: write('Closes the proof page of a campaign. On record.', { p_campaign_id: Uuid }, AdDone, [
    noCampaign,
    'conflict (409): it has none',
  ]),
  make_ad_conversion_secret: write(
    'Makes the secret by which an advertiser’s server reports conversions at `POST /conversion`; one that the campaign had before is worth nothing any more. It is told this once. On record.',
    { p_campaign_id: Uuid },
    Type.Object({ campaign_id: Uuid, secret: Type.String() }),
    [noCampaign],
  ),
  get_ad_proof: declare({
    kind: 'rpc',
    summary: 'What was delivered of a campaign, for whoever has the code of its proof page.',
    access: 'anyone',
    limit: 'enumerable',
    input: Input({ p_code: SecretText({ maxLength: 64 }) }),
    output: AdProof,
    errors: ['notFound (404): no proof page has this code'],
  }),
};
