import { AppError, badInput } from '../../../../kit/app-error.ts';
import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { TransactionExecutor } from '../../../../platform/db/database.ts';
import { adsChanged } from '../../ads-changed.ts';
import type { CampaignFields } from '../campaign-fields.ts';
import { type CampaignRow, holdCampaign, insertCampaign, writeCampaign } from '../campaign-queries.ts';
import { readCampaign } from '../campaign-rules.ts';
import { campaignView } from '../campaign-view.ts';
import { holdCategory } from '../category-queries.ts';

async function requireCategory(transaction: TransactionExecutor, id: string | null): Promise<void> {
  if (id !== null && (await holdCategory(transaction, id, 'key share')) === null)
    throw badInput('p_category_id', 'This category is no longer there.');
}

/** What differs, before and after. */
function differences(before: CampaignRow, after: CampaignFields): Record<string, unknown> {
  const names = (Object.keys(after) as (keyof CampaignFields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, { before: before[name], after: after[name] }]));
}

export const createAdCampaign = implement('create_ad_campaign', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { p_is_active, ...typed } = input;
    const fields = readCampaign(typed, null, context.config.settings.adTimeZone);
    await requireCategory(transaction, fields.categoryId);
    const row = await insertCampaign(transaction, newId(), fields, p_is_active ?? true);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_campaign.created',
      targetKind: 'ad_campaign',
      targetId: row.id,
      summary: `Created the ad campaign "${row.name}".`,
      details: { ...fields },
    });
    return campaignView(row);
  }),
);

export const updateAdCampaign = implement('update_ad_campaign', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { p_id, ...typed } = input;
    const before = await holdCampaign(transaction, p_id);
    if (before === null) throw new AppError('notFound', 'There is no such campaign.');
    const fields = readCampaign(typed, before, context.config.settings.adTimeZone);
    if (fields.categoryId !== before.categoryId) await requireCategory(transaction, fields.categoryId);
    const changed = differences(before, fields);
    if (Object.keys(changed).length === 0) return campaignView(before);
    const row = await writeCampaign(transaction, before.id, fields);
    await adsChanged(transaction);
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'ad_campaign.changed',
      targetKind: 'ad_campaign',
      targetId: row.id,
      summary: `Changed the ad campaign "${row.name}".`,
      details: changed,
    });
    return campaignView(row);
  }),
);
