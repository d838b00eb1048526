import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { Actor } from '../../../platform/audit/record-act.ts';
import { recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { findBucketFile, forgetBucketFile } from '../../../platform/storage/bucket-file-queries.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { categoryChanged } from './category-facts.ts';
import {
  addCategory,
  type CategoryFieldsRow,
  type CategoryRow,
  categoryToManage,
  forgetRedirect,
  lockCategories,
  takenByOthers,
  writeCategory,
  writeRedirect,
} from './category-managing-queries.ts';
import { isPictureShown } from './category-picture-queries.ts';
import { type CategoryFields, lastResort, readDescription, readName, readSlug } from './category-rules.ts';

type Machines = Pick<Platform, 'facts' | 'config' | 'jobs' | 'objectBase'>;

export interface CategoryInput {
  name?: string | undefined;
  slug?: string | null | undefined;
  description?: string | null | undefined;
  imageUrl?: string | null | undefined;
  orientation?: 'all' | 'gay' | undefined;
  isHidden?: boolean | undefined;
}

/** Creates a category, on record; answers its id. Throws `badInput` naming the field, and `conflict`. */
export async function createCategory(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  fields: CategoryFields,
  input: CategoryInput,
): Promise<string> {
  const name = readName(fields, input.name ?? '');
  const row: CategoryFieldsRow = {
    name,
    slug: readSlug(fields, input.slug, name),
    description: readDescription(fields, input.description),
    image_key: await readPicture(transaction, platform, fields, input.imageUrl, null),
    orientation: input.orientation ?? 'all',
    is_hidden: input.isHidden ?? false,
  };
  await lockCategories(transaction);
  await refuseTaken(transaction, fields, { id: null, ...row });
  const id = newId();
  await addCategory(transaction, id, row);
  await forgetRedirect(transaction, row.slug);
  await dropCached(transaction, 'categories');
  await recordAct(transaction, actor, {
    act: 'category.created',
    targetKind: 'category',
    targetId: id,
    summary: `Created the category "${name}".`,
    details: { ...row },
  });
  return id;
}

/**
 * Changes a category, on record. Absent fields stay; a blank slug is derived from the name. The address it
 * gives up still leads to it, and a replaced picture is removed. Throws `notFound`, `badInput` and
 * `conflict`.
 */
export async function updateCategory(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  fields: CategoryFields,
  id: string,
  input: CategoryInput,
): Promise<void> {
  await lockCategories(transaction);
  const before = await categoryToManage(transaction, id);
  if (before === null) throw new AppError('notFound', 'Category not found');
  const name = input.name === undefined ? before.name : readName(fields, input.name);
  const row: CategoryFieldsRow = {
    name,
    slug: input.slug === undefined ? before.slug : readSlug(fields, input.slug, name),
    description:
      input.description === undefined ? before.description : readDescription(fields, input.description),
    image_key: await readPicture(transaction, platform, fields, input.imageUrl, before.image_key),
    orientation: input.orientation ?? before.orientation,
    is_hidden: input.isHidden ?? before.is_hidden,
  };
  if (before.id === lastResort.id && row.slug !== lastResort.slug)
    throw new AppError('conflict', `"${before.name}" keeps its slug: it takes what has no other place.`, {
      field: fields.slug,
    });
  await refuseTaken(transaction, fields, { id: before.id, ...row });
  const changed = changesOf(before, row);
  if (changed.length === 0) return;
  await writeCategory(transaction, before.id, row);
  if (row.slug !== before.slug) {
    await forgetRedirect(transaction, row.slug);
    await writeRedirect(transaction, before.slug, before.id);
  }
  if (row.image_key !== before.image_key && before.image_key !== null)
    await dropPicture(transaction, platform, before.image_key);
  // Cards and the search show its name.
  await dropCached(transaction, 'categories', 'videos');
  await platform.facts.state(transaction, categoryChanged, { categoryId: before.id });
  await recordAct(transaction, actor, {
    act: 'category.changed',
    targetKind: 'category',
    targetId: before.id,
    summary: `Changed the category "${row.name}": ${changed.join(', ').replaceAll('_', ' ')}.`,
    details: { before: picked(before, changed), after: picked(row, changed) },
  });
}

type Field = keyof CategoryFieldsRow;
const changesOf = (before: CategoryRow, row: CategoryFieldsRow): Field[] =>
  (Object.keys(row) as Field[]).filter((field) => row[field] !== before[field]);
const picked = (row: CategoryFieldsRow, fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

async function refuseTaken(
  transaction: TransactionExecutor,
  fields: CategoryFields,
  category: { id: string | null; name: string; slug: string },
): Promise<void> {
  const taken = await takenByOthers(transaction, category);
  if (taken === null) return;
  throw new AppError('conflict', `Another category has this ${taken}.`, { field: fields[taken] });
}

/**
 * The key of the picture an address names: one that was uploaded, the current one, or none. Absent: the
 * current one.
 */
async function readPicture(
  transaction: TransactionExecutor,
  { objectBase }: Pick<Platform, 'objectBase'>,
  fields: CategoryFields,
  address: string | null | undefined,
  present: string | null,
): Promise<string | null> {
  if (address === undefined) return present;
  const given = address?.trim() || null;
  if (given === null) return null;
  if (present !== null && given.endsWith(objectBase + present)) return present;
  const path = /\/category_thumbnails\/(public\/[^?#]+)/.exec(given)?.[1];
  const file = path ? await findBucketFile(transaction, 'category_thumbnails', decoded(path)) : null;
  if (file === null)
    throw badInput(fields.imageUrl, 'Upload the picture to the bucket category_thumbnails first.');
  return file.key;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Removes the file of a picture no longer shown, once the transaction has committed. */
export async function dropPicture(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  key: string,
): Promise<void> {
  // One that another category also shows stays.
  if (await isPictureShown(transaction, key)) return;
  // Pictures of the demo were not uploaded here: they are removed with it.
  if ((await forgetBucketFile(transaction, 'category_thumbnails', { key })) !== null)
    await jobs.enqueue(transaction, deletePictureJob, { key });
}
