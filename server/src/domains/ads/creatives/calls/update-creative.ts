import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { CreativeForm } from '../creative-rules.ts';
import { changeCreative } from '../manage-creative.ts';
import { readCreative } from '../read-creatives.ts';

/** What is left out stays; null empties. */
const given = <T, U>(value: T | undefined, use: (value: T) => U): U | undefined =>
  value === undefined ? undefined : use(value);

export const updateCreativeWithAsset = implement('update_creative_with_asset', async (input, context) => {
  const { db, viewer } = context;
  const change: { [K in keyof CreativeForm]: CreativeForm[K] | undefined } = {
    campaign_id: input.p_campaign_id,
    ad_type: input.p_ad_type,
    title: input.p_title,
    description: input.p_description,
    click_url: input.p_click_url,
    asset_path: given(input.p_asset_path, (path) => path || null),
    assets: given(input.p_assets, (assets) => assets ?? {}),
    frame_url: given(input.p_frame_url, (address) => address || null),
    width: input.p_width,
    height: input.p_height,
    ab_test_variants: given(input.p_ab_test_variants, (variants) => variants ?? []),
    performance_tags: given(input.p_performance_tags, (tags) => tags ?? []),
    auto_winner: given(input.p_auto_winner, (is) => is ?? false),
  };
  const said = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<CreativeForm>;
  await db.transaction((transaction) =>
    changeCreative(transaction, context, actorOf(viewer), input.p_id, said, input.p_status),
  );
  return readCreative(db, input.p_id);
});
