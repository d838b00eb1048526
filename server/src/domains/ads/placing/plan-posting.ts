import { AppError, badInput } from '../../../kit/app-error.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type CampaignRow, holdCampaign } from '../selling/campaign-queries.ts';
import { whyNotFitting } from './fitting-sizes.ts';
import { holdPlacement, type PlacementRow } from './placement-queries.ts';
import { holdCreative, holdPosting, type PostedCreative, type PostingRow } from './posting-queries.ts';

interface Typed {
  p_campaign_id: string;
  p_creative_id: string;
  p_placement_id: string;
}
export interface Parties {
  campaign: CampaignRow;
  creative: PostedCreative;
  placement: PlacementRow;
}

/**
 * What a posting brings together, each of which stays as it is until the transaction ends. Throws `badInput` for what is not there,
 * or does not go together.
 */
export async function holdParties(transaction: TransactionExecutor, typed: Typed): Promise<Parties> {
  // In the order in which everything of advertising is held.
  const campaign = await holdCampaign(transaction, typed.p_campaign_id, 'share');
  if (campaign === null) throw badInput('p_campaign_id', 'There is no such campaign.');
  const creative = await holdCreative(transaction, typed.p_creative_id);
  if (creative === null) throw badInput('p_creative_id', 'There is no such creative.');
  if (creative.campaignId !== campaign.id)
    throw badInput(
      'p_creative_id',
      `"${creative.title}" belongs to another campaign than "${campaign.name}".`,
    );
  const placement = await holdPlacement(transaction, typed.p_placement_id, 'share');
  if (placement === null) throw badInput('p_placement_id', 'There is no such placement.');
  const misfit = whyNotFitting(creative, placement);
  if (misfit !== null) throw badInput('p_creative_id', misfit);
  return { campaign, creative, placement };
}

export async function requirePosting(transaction: TransactionExecutor, id: string): Promise<PostingRow> {
  const posting = await holdPosting(transaction, id);
  if (posting === null) throw new AppError('notFound', 'There is no such posting.');
  return posting;
}

/** How a posting is called in the log. */
export const postingName = (row: Pick<PostingRow, 'creativeTitle' | 'placementName'>): string =>
  `"${row.creativeTitle}" in "${row.placementName}"`;
