import { type Static, Type } from 'typebox';
import { adTypes, creativeStatuses } from './ad-words.ts';
import { Nullable, OneOf, Uuid } from './schema-parts.ts';

/** A share with the interval that holds it in 95 of 100 cases; null: nothing was viewable yet. */
const AdRate = Nullable(Type.Object({ value: Type.Number(), low: Type.Number(), high: Type.Number() }));
const counted = {
  served: Type.Integer(),
  viewable: Type.Integer(),
  clicks: Type.Integer(),
  viewable_rate: AdRate,
  /** Clicks of what was viewable. */
  click_rate: AdRate,
};
/** What a creative and its variants had. */
export const AdCreativePerformance = Type.Object({
  creative_id: Uuid,
  title: Type.String(),
  campaign_name: Type.String(),
  ad_type: OneOf(adTypes),
  status: OneOf(creativeStatuses),
  ...counted,
  variants: Type.Array(
    Type.Object({
      number: Type.Integer({ description: 'As events name it, from 1.' }),
      id: Type.String(),
      title: Type.String(),
      weight: Type.Integer(),
      ...counted,
    }),
    { description: 'On the whole days since variants or weights last changed, until a winner took over.' },
  ),
  test: Nullable(
    Type.Object({
      state: OneOf(['collecting', 'open', 'decided']),
      winner: Nullable(Type.Integer({ description: 'The number of the variant.' })),
      confidence: Type.Number({ description: 'How sure the lead is, 0 to 1, however often one looked.' }),
      missing: Type.Integer({ description: 'Viewable ads until the comparison begins.' }),
      auto_winner: Type.Boolean(),
    }),
  ),
});
export type AdCreativePerformance = Static<typeof AdCreativePerformance>;
