import type { CreativeStatus } from '#contract/ad-words.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { adsChanged } from '../ads-changed.ts';
import { whyNotFitting } from '../placing/fitting-sizes.ts';
import { type AssetRow, holdAssets } from './assets/asset-queries.ts';
import {
  buryCreative,
  buryPostingsOf,
  type CreativeRow,
  hasPostings,
  holdCampaign,
  holdCampaignOf,
  holdPlacementsOf,
  insertCreative,
  insertVersion,
  lockCreative,
  updateCreative,
  writeStatus,
} from './creative-queries.ts';
import {
  type CreativeForm,
  checkedForm,
  firstStatus,
  isSameTest,
  isShownOtherwise,
  pathsOf,
  requireFiles,
  showFault,
  statusAfter,
} from './creative-rules.ts';

type Machines = Pick<Platform, 'config'>;
const noCreative = (): AppError => new AppError('notFound', 'This creative is no longer there.');

/** The form as it is stored, with the files that it shows. Throws `badInput`. */
async function complete(
  transaction: TransactionExecutor,
  { config }: Machines,
  form: CreativeForm,
): Promise<{ form: CreativeForm; files: Map<string, AssetRow> }> {
  const asset_path = form.asset_path ?? form.assets.slides?.[0]?.asset_path ?? null;
  const checked = checkedForm({ ...form, asset_path }, config.settings.adHosts);
  if (!(await holdCampaign(transaction, checked.campaign_id)))
    throw badInput('p_campaign_id', 'Please choose a campaign.');
  const rows = await holdAssets(transaction, pathsOf(checked));
  const files = new Map(rows.map((row) => [row.path, row]));
  requireFiles(checked, files);
  const file = checked.asset_path === null ? undefined : files.get(checked.asset_path);
  // The size of a file is that of the file, whatever was said.
  return { form: file ? { ...checked, width: file.width, height: file.height } : checked, files };
}

/** What was shown, with the hash of each file, by which it can be told later. */
const contentOf = (form: CreativeForm, files: ReadonlyMap<string, AssetRow>): Record<string, unknown> => ({
  ...form,
  files: pathsOf(form).map((path) => ({ path, sha256: files.get(path)?.sha256.toString('hex') ?? null })),
});

/** Creates a creative, on record; answers its id. Throws `badInput`. */
export async function createCreative(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  input: CreativeForm,
  asked: CreativeStatus | null | undefined,
): Promise<string> {
  const { form, files } = await complete(transaction, platform, input);
  const id = newId();
  const assetPaths = pathsOf(form);
  const status = firstStatus(asked);
  await insertCreative(transaction, id, form, { status, statusReason: null, version: 1, assetPaths });
  await insertVersion(transaction, id, 1, contentOf(form, files), assetPaths, actor.name);
  await adsChanged(transaction);
  await recordAct(transaction, actor, {
    act: 'ad_creative.created',
    targetKind: 'ad_creative',
    targetId: id,
    summary: `Created the creative "${form.title}".`,
    details: { ...form, status },
  });
  return id;
}

const formOf = (row: CreativeRow): CreativeForm => ({
  campaign_id: row.campaign_id,
  ad_type: row.ad_type,
  title: row.title,
  description: row.description,
  click_url: row.click_url,
  asset_path: row.asset_path,
  assets: row.assets,
  frame_url: row.frame_url,
  width: row.width,
  height: row.height,
  ab_test_variants: row.ab_test_variants,
  performance_tags: row.performance_tags,
  auto_winner: row.auto_winner,
});

/** What another type has no use for is left behind, unless it is said anew. */
function changedForm(before: CreativeForm, change: Partial<CreativeForm>): CreativeForm {
  const isOther = change.ad_type !== undefined && change.ad_type !== before.ad_type;
  const base = isOther ? { ...before, assets: {}, frame_url: null, ab_test_variants: [] } : before;
  const isSlides = change.assets?.slides !== undefined && change.asset_path === undefined;
  // The first slide stands for the rest.
  return { ...base, ...(isSlides ? { asset_path: null } : {}), ...change };
}

/** Throws `conflict` if a creative would no longer fit where it stands. */
async function requireRoom(
  transaction: TransactionExecutor,
  id: string,
  before: CreativeForm,
  form: CreativeForm,
): Promise<void> {
  const { ad_type, width, height } = form;
  if (ad_type === before.ad_type && width === before.width && height === before.height) return;
  for (const placement of await holdPlacementsOf(transaction, id)) {
    const misfit = whyNotFitting(form, placement);
    if (misfit !== null)
      throw new AppError('conflict', `${misfit} End its posting there first.`, {
        field: ad_type === before.ad_type ? 'p_asset_path' : 'p_ad_type',
      });
  }
}

/** Changes a creative, on record, with the form that it had. Throws `notFound`, `badInput` and `conflict`. */
export async function changeCreative(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  id: string,
  change: Partial<CreativeForm>,
  asked: CreativeStatus | null | undefined,
): Promise<void> {
  await holdCampaignOf(transaction, id);
  const row = await lockCreative(transaction, id);
  if (row === null) throw noCreative();
  const before = formOf(row);
  const { form, files } = await complete(transaction, platform, changedForm(before, change));
  if (form.campaign_id !== before.campaign_id && (await hasPostings(transaction, id)))
    throw new AppError('conflict', 'Postings of its campaign show it. Delete them first.', {
      field: 'p_campaign_id',
    });
  await requireRoom(transaction, id, before, form);
  const fields = (Object.keys(form) as (keyof CreativeForm)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(form[name]),
  );
  const isChanged = isShownOtherwise(before, form);
  const status = statusAfter(row.status, asked, isChanged);
  if (fields.length === 0 && status === row.status) return;
  const version = row.version + (fields.length > 0 ? 1 : 0);
  const assetPaths = pathsOf(form);
  const statusReason = status === row.status && !isChanged ? row.status_reason : null;
  await updateCreative(
    transaction,
    id,
    form,
    { status, statusReason, version, assetPaths },
    {
      isNewTest: !isSameTest(before.ab_test_variants, form.ab_test_variants),
      isNewAddress: form.click_url !== before.click_url,
    },
  );
  if (version > row.version)
    await insertVersion(transaction, id, version, contentOf(form, files), assetPaths, actor.name);
  await adsChanged(transaction);
  await recordAct(transaction, actor, {
    act: 'ad_creative.changed',
    targetKind: 'ad_creative',
    targetId: id,
    summary: `Changed the creative "${form.title}"${status === row.status ? '' : `; its status is ${status} now`}.`,
    details: {
      before: { ...Object.fromEntries(fields.map((name) => [name, before[name]])), status: row.status },
      after: { ...Object.fromEntries(fields.map((name) => [name, form[name]])), status },
      version,
    },
  });
}

/** Copies a creative, on record; the copy waits. Answers its id. Throws `notFound`, and `badInput` as for a new one. */
export async function duplicateCreative(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  id: string,
): Promise<string> {
  await holdCampaignOf(transaction, id);
  const row = await lockCreative(transaction, id);
  if (row === null) throw noCreative();
  return createCreative(transaction, platform, actor, formOf(row), 'pending');
}

/** Approves, pauses or sends to review, on record. Throws `notFound`, and `conflict` if its files cannot be shown. */
export async function setCreativeStatus(
  transaction: TransactionExecutor,
  actor: Actor,
  id: string,
  status: CreativeStatus,
): Promise<void> {
  const row = await lockCreative(transaction, id);
  if (row === null) throw noCreative();
  if (row.status === status) return;
  if (status === 'active') {
    const rows = await holdAssets(transaction, row.asset_paths);
    const fault = showFault(row, new Map(rows.map((file) => [file.path, file])));
    if (fault !== null) throw new AppError('conflict', fault, { field: 'p_status' });
  }
  await writeStatus(transaction, id, status, null);
  await adsChanged(transaction);
  const did = { active: 'Approved', inactive: 'Paused', review: 'Sent to review', pending: 'Set aside' }[
    status
  ];
  await recordAct(transaction, actor, {
    act: `ad_creative.${{ active: 'approved', inactive: 'paused', review: 'reviewed', pending: 'set_aside' }[status]}`,
    targetKind: 'ad_creative',
    targetId: id,
    summary: `${did} the creative "${row.title}".`,
    details: { before: row.status, after: status, version: row.version },
  });
}

/** Deletes a creative with its postings, on record; its figures and forms stay. Throws `notFound`. */
export async function deleteCreative(
  transaction: TransactionExecutor,
  actor: Actor,
  id: string,
  reason: string | null,
): Promise<void> {
  const row = await lockCreative(transaction, id);
  if (row === null) throw noCreative();
  const postings = await buryPostingsOf(transaction, id);
  await buryCreative(transaction, id, reason);
  await adsChanged(transaction);
  await recordAct(transaction, actor, {
    act: 'ad_creative.deleted',
    targetKind: 'ad_creative',
    targetId: id,
    summary: `Deleted the creative "${row.title}"${postings > 0 ? ' and its postings' : ''}.`,
    details: { reason, before: row.status, postings, version: row.version },
  });
}
