import { newId } from '../../kit/ids.ts';
import { slugOf } from '../../kit/slug.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { addProfile, profileNamed } from '../profiles/index.ts';
import { findCategoryRow, hasCategoryRow, insertCategory } from './category-queries.ts';
import { announceChange, videoPublished } from './publishing.ts';
import { insertVideo, lockSlug, slugTaken, tieTags, type VideoOrigin } from './publishing-queries.ts';
import type { PublishStatus, ReleaseStatus } from './video-rules.ts';
import { checkVideoTexts } from './video-texts.ts';

export type { VideoOrigin } from './publishing-queries.ts';

/** What an operator or uploader declares for a new video. */
export interface Declaration {
  /** Everyone depicted is an adult. */
  adultsOnly: true;
  /** Drawn, or filmed people. */
  depicts: 'drawn' | 'live_action';
  rightsHeld: true;
  /** Who declared it: `command` for the operator in a shell, else a user id. */
  declaredBy: string;
  /** The version of the terms that stood beside it; null, or nothing: none did. */
  terms?: number | null;
}

export interface CreateVideo {
  title: string;
  description?: string | null;
  categoryId: string;
  uploaderId?: string | null;
  tags?: readonly string[];
  mediaId?: string | null;
  publishStatus: PublishStatus;
  releaseStatus?: ReleaseStatus | null;
  format?: string | null;
  audioLanguage?: string | null;
  subtitleLanguages?: readonly string[];
  declaration: Declaration;
  origin?: VideoOrigin;
}

/**
 * Checks the texts and writes the video with its tags inside the caller's transaction. Returns its id and
 * slug. Throws `badInput` naming the field.
 */
export async function createVideo(
  transaction: TransactionExecutor,
  { facts, config }: Pick<Platform, 'facts' | 'config'>,
  input: CreateVideo,
): Promise<{ id: string; slug: string }> {
  const { title, description, tags, format } = checkVideoTexts({ config }, input);
  const id = newId();
  const slug = await freeSlug(transaction, title, id);
  await insertVideo(transaction, {
    id,
    slug,
    title,
    description,
    categoryId: input.categoryId,
    uploaderId: input.uploaderId ?? null,
    publishStatus: input.publishStatus,
    releaseStatus: input.releaseStatus ?? null,
    mediaId: input.mediaId ?? null,
    format,
    audioLanguage: input.audioLanguage ?? null,
    subtitleLanguages: input.subtitleLanguages ?? [],
    declaration: { ...input.declaration, declaredAt: new Date().toISOString() },
    depictsLiveAction: input.declaration.depicts === 'live_action',
    publishedAt: input.publishStatus === 'published' ? new Date() : null,
    origin: input.origin ?? { videoSource: 'upload' },
  });
  await tieTags(transaction, id, tags);
  if (input.publishStatus === 'published') {
    await announceChange(transaction, { facts }, id);
    await facts.state(transaction, videoPublished, { videoId: id });
  }
  return { id, slug };
}

async function freeSlug(db: Executor, title: string, id: string): Promise<string> {
  const base = slugOf(title) || `video-${id.slice(-8)}`;
  // Two with one title at once would both find it free.
  await lockSlug(db, base);
  if (!(await slugTaken(db, base))) return base;
  return `${base}-${id.slice(-6)}`;
}

/** A category by name or slug. */
export const findCategory = findCategoryRow;

/** Whether there is a category with this id that a video may be put into. */
export const findCategoryById = hasCategoryRow;

/** The category with this name, created if missing. Returns its id. */
export async function ensureCategory(
  db: Executor,
  category: {
    name: string;
    description?: string | null;
    orientation?: 'all' | 'gay';
    sortPosition?: number;
    imageKey?: string | null;
    isDemo?: boolean;
  },
): Promise<string> {
  const found = await findCategoryRow(db, category.name);
  if (found) return found.id;
  await insertCategory(db, {
    id: newId(),
    name: category.name,
    slug: slugOf(category.name),
    description: category.description ?? null,
    orientation: category.orientation ?? 'all',
    sortPosition: category.sortPosition ?? 0,
    imageKey: category.imageKey ?? null,
    isDemo: category.isDemo ?? false,
  });
  const made = await findCategoryRow(db, category.name);
  if (!made) throw new Error(`category ${category.name} could not be made`);
  return made.id;
}

/** The profile with this username, created if missing. Returns its id. */
export async function ensureProfile(
  db: Executor,
  profile: { username: string; displayName?: string | null; role?: string; isDemo?: boolean },
): Promise<string> {
  await addProfile(db, {
    id: newId(),
    username: profile.username,
    displayName: profile.displayName ?? null,
    role: profile.role ?? 'creator',
    isDemo: profile.isDemo ?? false,
  });
  const id = await profileNamed(db, profile.username);
  if (id === null) throw new Error(`profile ${profile.username} could not be made`);
  return id;
}
