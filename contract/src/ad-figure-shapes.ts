import { type Static, Type } from 'typebox';
import { adPlanStates, adReportBys, adReportPeriods } from './ad-figure-words.ts';
import { adDevices, adInvalidReasons, adPageTypes, adPricings } from './ad-words.ts';
import { Nullable, OneOf, Timestamp, Uuid } from './schema-parts.ts';

export const Day = Type.String({ description: 'A day in `adTimeZone`: 2030-01-31.' });
export const millionths = 'In millionths of a minor unit of the currency.';
const Spent = Type.Integer({ description: millionths });

/** A share, and between which it is in truth in 19 of 20 cases (Wilson). */
export const AdRate = Type.Object({ rate: Type.Number(), low: Type.Number(), high: Type.Number() });
export type AdRate = Static<typeof AdRate>;

const InvalidBy = Type.Array(Type.Object({ reason: OneOf(adInvalidReasons), events: Type.Integer() }), {
  description: 'The most frequent first. Null: not asked for, or not stored by this.',
});
const figures = {
  served: Type.Integer(),
  viewable: Type.Integer(),
  viewable_rate: Nullable(AdRate),
  clicks: Type.Integer(),
  click_rate: Nullable(AdRate),
  conversions: Type.Integer(),
  conversion_rate: Nullable(AdRate),
  invalid: Nullable(Type.Integer({ description: 'Null: not stored by this.' })),
  invalid_by: Nullable(InvalidBy),
  spent: Spent,
};
export const AdFigures = Type.Object(figures);
export type AdFigures = Static<typeof AdFigures>;

export const AdReportRow = Type.Object({
  key: Type.String({
    description:
      'The day, the hour as a moment in UTC, the weekday from Sunday and hour as `0-13`, an id, a page type, a country or a device.',
  }),
  name: Type.String({ description: 'The same for people.' }),
  and_key: Nullable(Type.String()),
  and_name: Nullable(Type.String()),
  ...figures,
});
export type AdReportRow = Static<typeof AdReportRow>;

/** What was added to the figures of a day that was over. */
export const AdCorrection = Type.Object({
  id: Uuid,
  day: Day,
  posting_id: Uuid,
  campaign_name: Type.String(),
  placement_name: Type.String(),
  served: Type.Integer(),
  viewable: Type.Integer(),
  clicks: Type.Integer(),
  conversions: Type.Integer(),
  spent: Spent,
  reason: Type.String(),
  made_by: Type.String(),
  made_at: Timestamp,
});
export type AdCorrection = Static<typeof AdCorrection>;

const Question = Type.Object({
  by: OneOf(adReportBys),
  and: Nullable(OneOf(adReportBys)),
  campaign_id: Nullable(Uuid),
  creative_id: Nullable(Uuid),
  placement_id: Nullable(Uuid),
  page_type: Nullable(OneOf(adPageTypes)),
  country: Nullable(Type.String()),
  device: Nullable(OneOf(adDevices)),
});
export type AdReportQuestion = Static<typeof Question>;

export const site = {
  time_zone: Type.String(),
  currency: Type.String({ description: 'ISO 4217; money is in its minor units.' }),
};

export const AdPacing = Type.Object({
  campaign_id: Uuid,
  campaign_name: Type.String(),
  state: OneOf(adPlanStates),
  goal: Nullable(OneOf(['impressions', 'viewable', 'clicks', 'budget'] as const)),
  goal_amount: Nullable(Type.Integer({ description: 'Of a budget: in minor units.' })),
  delivered: Nullable(Type.Number({ description: 'Of the goal, corrections included.' })),
  planned: Nullable(Type.Number({ description: 'What the plan has by now.' })),
  share: Nullable(Type.Number({ description: 'Of the goal; 1: all.' })),
  planned_share: Nullable(Type.Number()),
  starts: Nullable(Day),
  ends: Nullable(Day),
  pacing: OneOf(['even', 'asap'] as const),
  is_active: Type.Boolean(),
});
export type AdPacing = Static<typeof AdPacing>;

const Expected = Type.Object({ expected: Type.Integer(), low: Type.Integer(), high: Type.Integer() });
export const AdForecast = Type.Object({
  placement_id: Uuid,
  placement_name: Type.String(),
  ...site,
  from: Day,
  to: Day,
  weeks: Type.Integer({
    description: 'Whole weeks behind that it is made from; 0: there is nothing to tell by.',
  }),
  total: Expected,
  booked: Type.Integer({ description: 'Impressions that campaigns are to have here.' }),
  open_campaigns: Type.Integer({
    description: 'Campaigns here without a goal in impressions: they take what is left.',
  }),
  days: Type.Array(
    Type.Object({
      day: Day,
      expected: Type.Integer(),
      low: Type.Integer(),
      high: Type.Integer(),
      booked: Type.Integer(),
    }),
  ),
  hours: Type.Array(Type.Array(Type.Number()), {
    description: 'What an hour of the week has on average: seven weekdays from Sunday, 24 hours each.',
  }),
});
export type AdForecast = Static<typeof AdForecast>;

export const AdSchedule = Type.Object({
  id: Uuid,
  name: Type.String(),
  period: OneOf(adReportPeriods),
  question: Question,
  next_at: Timestamp,
  last_sent_at: Nullable(Timestamp),
  created_at: Timestamp,
});
export type AdSchedule = Static<typeof AdSchedule>;

const NamedRow = Type.Object({ key: Type.String(), name: Type.String(), ...figures });
/** What an advertiser sees of their campaign. */
export const AdProof = Type.Object({
  campaign_name: Type.String(),
  advertiser_name: Nullable(Type.String()),
  paid_by: Nullable(Type.String()),
  starts: Nullable(Day),
  ends: Nullable(Day),
  ...site,
  pricing: OneOf(adPricings),
  rate: Type.Integer({ description: 'In thousandths of a minor unit.' }),
  budget: Nullable(Type.Integer({ description: 'In minor units.' })),
  at: Timestamp,
  totals: AdFigures,
  days: Type.Array(NamedRow),
  creatives: Type.Array(NamedRow),
  corrections: Type.Array(
    Type.Object({
      day: Day,
      served: Type.Integer(),
      viewable: Type.Integer(),
      clicks: Type.Integer(),
      conversions: Type.Integer(),
      spent: Spent,
      reason: Type.String(),
      made_at: Timestamp,
    }),
  ),
});
export type AdProof = Static<typeof AdProof>;
