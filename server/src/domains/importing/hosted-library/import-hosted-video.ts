import type { ImportDeclaration } from '#contract/import-shapes.ts';
import { hostedSource } from '#contract/wire-values.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext, MemberContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hasStayDown } from '../../media/index.ts';
import {
  categoryExists,
  checkVideoTexts,
  createHostedVideo,
  findCategory,
  findHostedVideo,
  findStreamPlace,
  type HostedVideoRow,
  lockHostedVideo,
  streamAddress,
} from '../../videos/index.ts';
import { noteFailure } from '../feeds/import-one.ts';
import { type BatchRow, broughtIn, insertBatch, insertItem, lockBatch } from '../feeds/import-queries.ts';
import { declarationOf, words } from '../feeds/import-rules.ts';
import { requireOpenBatch } from '../feeds/open-batch.ts';
import { copyPicturesJob } from './copy-pictures.job.ts';
import {
  factsOf,
  isGuid,
  isPlayable,
  type LibraryVideo,
  readLibraryId,
  stateWords,
} from './library-answer-rules.ts';
import { createLibraryClient } from './library-client.ts';
import { createLibraryKeys } from './library-keys.ts';

/** A library's video that an admin wants here. */
export interface WantedVideo {
  title?: string | undefined;
  description?: string | null | undefined;
  tags?: string[] | undefined;
  bunny_video_id?: string | null | undefined;
  bunny_library_id?: string | number | null | undefined;
  category_id?: string | null | undefined;
  status?: 'published' | 'pending' | undefined;
  declaration?: ImportDeclaration | undefined;
  /** The import it belongs to; without one, it becomes its own. */
  batch_id?: string | undefined;
}

export interface ImportedVideo {
  id: string;
  slug: string;
  status: 'published' | 'pending';
  publish_status: string;
  already_imported: boolean;
}

/**
 * A video that is already here. One brought in by the same import is reported as new again, in case the first
 * answer was lost.
 */
async function told(
  db: Executor,
  batch: BatchRow | null,
  item: { sourceUrl: string; title: string },
  video: HostedVideoRow,
): Promise<ImportedVideo> {
  const isNew = batch !== null && (await broughtIn(db, batch.id, video.id));
  if (batch !== null && !isNew)
    await insertItem(db, {
      ...item,
      batchId: batch.id,
      state: 'skipped',
      reason: words.alreadyHere,
      videoId: null,
    });
  return {
    id: video.id,
    slug: video.slug,
    status: video.publishStatus === 'published' ? 'published' : 'pending',
    publish_status: video.publishStatus,
    already_imported: !isNew,
  };
}

/**
 * Imports one video of a library, or records in its import why not. The video is requested again: what the
 * library says counts, not what a browser repeats. One that is already here is answered and left as it is,
 * however often and from wherever it is requested.
 */
export async function importHostedVideo(input: WantedVideo, context: MemberContext): Promise<ImportedVideo> {
  const batch =
    input.batch_id === undefined ? null : await requireOpenBatch(context, input.batch_id, 'batch_id');
  try {
    return await bringIn(input, batch, context);
  } catch (error) {
    // A failure that may pass on a retry is no verdict, and an import being taken back gets no more items.
    if (
      batch !== null &&
      error instanceof AppError &&
      error.status < 500 &&
      error.kind !== 'rateLimited' &&
      error.message !== words.takenBack
    )
      await noteFailure(
        context.db,
        batch,
        { original_source_url: sourceOf(input), title: input.title ?? '' },
        error.message,
      );
    throw error;
  }
}

/** Identifies the library's video in the list of what an import brought. */
const sourceOf = ({ bunny_library_id, bunny_video_id }: WantedVideo): string =>
  `${bunny_library_id ?? ''}/${bunny_video_id ?? ''}`.toLowerCase();

async function bringIn(
  input: WantedVideo,
  batch: BatchRow | null,
  context: MemberContext,
): Promise<ImportedVideo> {
  const { db, config, jobs, viewer, memberId } = context;
  const { libraryId, guid, declaration } = requireNamed(input, batch, memberId);
  const texts = { title: input.title ?? '', description: input.description ?? null, tags: input.tags ?? [] };
  const { title } = checkVideoTexts({ config }, texts);
  const item = { sourceUrl: `${libraryId}/${guid}`, title };
  const here = await findHostedVideo(db, guid);
  if (here !== null) return told(db, batch, item, here);
  const categoryId =
    input.category_id ?? batch?.category_id ?? (await findCategory(db, 'uncategorized'))?.id ?? null;
  if (categoryId === null || !(await categoryExists(db, categoryId)))
    throw badInput('category_id', 'There is no such category');

  const video = await askLibrary(context, libraryId, guid);
  const place = await findStreamPlace(db, config, String(libraryId));
  // An address that opens only with a token is no use to a list.
  const isOpen = place !== null && place.tokenKey === null;
  const thumbnailUrl = isOpen ? streamAddress(place, guid, video.thumbnailFile, Date.now()) : null;
  const publishAs = input.status ?? batch?.publish_as ?? 'published';
  return db.transaction(async (transaction) => {
    if (batch !== null && (await lockBatch(transaction, batch.id)) !== 'open')
      throw new AppError('conflict', words.takenBack, { field: 'batch_id' });
    // Somebody else may be faster by a moment.
    await lockHostedVideo(transaction, guid);
    const first = await findHostedVideo(transaction, guid);
    if (first !== null) return told(transaction, batch, item, first);
    const made = await createHostedVideo(transaction, context, {
      ...texts,
      categoryId,
      guid,
      libraryId: String(libraryId),
      thumbnailUrl,
      facts: factsOf(video),
      publishStatus: publishAs,
      declaration,
    });
    const { id, slug, publishStatus } = made;
    const batchId = batch?.id ?? newId();
    if (batch === null)
      await insertBatch(transaction, {
        id: batchId,
        source_url: hostedSource(config.settings.hostedLibraryName, libraryId),
        category_id: categoryId,
        uses_mapping: false,
        publish_as: publishAs,
        declaration,
        feedId: null,
        declaredBy: memberId,
        selectedCount: 1,
      });
    await insertItem(transaction, { ...item, batchId, state: 'imported', reason: null, videoId: id });
    const pictures = { videoId: id, guid, libraryId: String(libraryId), file: video.thumbnailFile };
    await jobs.enqueue(transaction, copyPicturesJob, pictures, { singletonKey: id });
    await recordAct(transaction, actorOf(viewer), {
      act: 'video.imported',
      targetKind: 'video',
      targetId: id,
      summary: `Imported "${title}" from ${config.settings.hostedLibraryName}, as ${publishStatus}.`,
      details: { library: libraryId, guid, depicts: declaration.depicts },
    });
    return { id, slug, status: publishStatus, publish_status: publishStatus, already_imported: false };
  });
}

function requireNamed(wanted: WantedVideo, batch: BatchRow | null, memberId: string) {
  const { bunny_library_id, bunny_video_id } = wanted;
  const signed = wanted.declaration && declarationOf(wanted.declaration, memberId);
  const declaration = batch?.declaration ?? signed;
  if (!declaration)
    throw badInput(
      'declaration',
      'Sign the declaration for this import first: everyone depicted is an adult, whether it is drawn, and that you hold the rights',
    );
  const libraryId = readLibraryId(bunny_library_id ?? '');
  if (libraryId === null)
    throw badInput('bunny_library_id', 'Invalid Library ID. Must be a numerical value.');
  const guid = (bunny_video_id ?? '').toLowerCase();
  if (!isGuid(guid)) throw badInput('bunny_video_id', 'bunny_video_id is not the id of a hosted video');
  return { libraryId, guid, declaration };
}

async function askLibrary(
  { db, config }: CallContext,
  libraryId: number,
  guid: string,
): Promise<LibraryVideo> {
  const key = await createLibraryKeys(config).stored(db, libraryId);
  if (key === null)
    throw new AppError('conflict', 'The key of this library is not kept here: list its videos first', {
      field: 'bunny_library_id',
    });
  const video = await createLibraryClient(config).video(key, libraryId, guid);
  if (!isPlayable(video))
    throw badInput('bunny_video_id', `This video is not finished; its state is ${stateWords(video)}`);
  const { sha256 } = factsOf(video);
  if (sha256 !== null && (await hasStayDown(db, sha256)))
    throw new AppError('notAllowed', 'The file of this video is on the list of what must stay down', {
      field: 'bunny_video_id',
    });
  return video;
}
