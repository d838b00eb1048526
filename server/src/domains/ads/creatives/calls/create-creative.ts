import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { createCreative } from '../manage-creative.ts';
import { readCreative } from '../read-creatives.ts';

export const createCreativeWithAsset = implement('create_creative_with_asset', async (input, context) => {
  const { db, viewer } = context;
  const id = await db.transaction((transaction) =>
    createCreative(
      transaction,
      context,
      actorOf(viewer),
      {
        campaign_id: input.p_campaign_id,
        ad_type: input.p_ad_type,
        title: input.p_title,
        description: input.p_description ?? null,
        click_url: input.p_click_url ?? null,
        asset_path: input.p_asset_path || null,
        assets: input.p_assets ?? {},
        frame_url: input.p_frame_url || null,
        width: input.p_width ?? null,
        height: input.p_height ?? null,
        ab_test_variants: input.p_ab_test_variants ?? [],
        performance_tags: input.p_performance_tags ?? [],
        auto_winner: input.p_auto_winner ?? false,
      },
      input.p_status,
    ),
  );
  return readCreative(db, id);
});
