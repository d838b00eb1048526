import type { Input } from '#contract/calls.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import { lockThing } from '../../../platform/audit/thing-lock-queries.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { captionsOf } from '../captions/caption-queries.ts';
import { lastResort } from '../categories/category-rules.ts';
import { announceChange } from '../publishing.ts';
import { lockStoredCounts, recount, tieTags } from '../publishing-queries.ts';
import { checkVideoTexts } from '../video-texts.ts';
import {
  blockedAmong,
  hasCategory,
  isHostedTaken,
  untieOthers,
  type WrittenField,
  writeFields,
} from './edit-queries.ts';
import { forLog, hostedIdOf, isSame, languageOf, requireSame, requireSource, wordOf } from './edit-rules.ts';
import { type EditableRow, editableVideo } from './moderated-video-queries.ts';
import { setPublication } from './set-publication.ts';

export type VideoEdit = Omit<Input<'upsert-video-metadata'>, 'id' | 'declaration' | 'batch_id'>;
type Machines = Pick<Platform, 'facts' | 'config' | 'objectBase'>;

/**
 * Writes what people read about a video, by the same rules as when it was added, and on record. Answers the
 * names of the fields that changed. Throws `notFound`, `conflict`, and `badInput` naming the field.
 */
export async function editVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  videoId: string,
  edit: VideoEdit,
): Promise<string[]> {
  if (edit.status !== undefined) await lockThing(transaction, 'video', videoId);
  const { changed, before, after } = await writeEdit(transaction, platform, videoId, edit);
  if (changed.length > 0)
    await recordAct(transaction, actor, {
      act: 'video.edited',
      targetKind: 'video',
      targetId: videoId,
      summary: `Edited "${after?.title ?? before.title}": ${changed.map(wordsOf).join(', ')}.`,
      details: {
        before: picked(before, changed),
        after: after === null ? {} : picked(after, changed),
      },
    });
  if (edit.status === undefined) return changed;
  const reasons = { ground: edit.ground ?? null, explanation: edit.explanation?.trim() || null };
  if (await setPublication(transaction, platform, actor, videoId, edit.status, reasons))
    changed.push('status');
  return changed;
}

/**
 * The writing itself, whoever does it: stored counts, search and cached answers follow. Absent fields stay.
 * Throws as `editVideo`.
 */
export async function writeEdit(
  transaction: TransactionExecutor,
  platform: Machines,
  videoId: string,
  edit: Omit<VideoEdit, 'status'>,
): Promise<{ changed: string[]; before: EditableRow; after: EditableRow | null }> {
  const before = await editableVideo(transaction, videoId, { hold: true });
  if (before === null) throw new AppError('notFound', 'Video not found.');
  if (before.publish_status === 'removed') throw new AppError('conflict', 'This video was removed.');
  const { fields, tags } = await readEdit(transaction, platform, before, edit);
  const changed: string[] = Object.keys(fields);
  if (changed.length > 0) await writeFields(transaction, videoId, fields);
  if (tags !== null) {
    await lockStoredCounts(transaction);
    const untied = await untieOthers(
      transaction,
      videoId,
      tags.map(({ name }) => name),
    );
    await tieTags(transaction, videoId, tags);
    await recount(transaction, { tagIds: untied });
  }
  const after = await editableVideo(transaction, videoId);
  if (!isSame(before.tags, after?.tags)) changed.push('tags');
  if (changed.length > 0) {
    if ('category_id' in fields && before.category_id !== null) {
      await lockStoredCounts(transaction);
      await recount(transaction, { categoryIds: [before.category_id] });
    }
    await announceChange(transaction, platform, videoId);
  }
  return { changed, before, after };
}

const wordsOf = (field: string): string => field.replace(/_(id|key)$/, '').replaceAll('_', ' ');
const picked = (row: EditableRow, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, forLog(row[name as keyof EditableRow])]));

/** The fields to change, checked; and the tags, if given. */
async function readEdit(
  transaction: TransactionExecutor,
  platform: Machines,
  row: EditableRow,
  edit: Omit<VideoEdit, 'status'>,
): Promise<{
  fields: Partial<Record<WrittenField, unknown>>;
  tags: { name: string; slug: string }[] | null;
}> {
  const texts = checkVideoTexts(platform, {
    title: edit.title ?? row.title,
    description: edit.description === undefined ? row.description : edit.description,
    tags: edit.tags ?? [],
    format: edit.format === undefined ? row.format : edit.format,
  });
  const blocked = await blockedAmong(
    transaction,
    texts.tags.map(({ name }) => name),
  );
  if (blocked.length > 0) throw badInput('tags', `The tag "${blocked[0]}" is blocked.`);
  requireSame('bunny_thumbnail_url', wordOf(edit.bunny_thumbnail_url), row.bunny_thumbnail_url);
  requireSame('duration_seconds', edit.duration_seconds, row.duration_seconds);
  const preview = row.preview_key === null ? null : platform.objectBase + row.preview_key;
  const givenPreview = wordOf(edit.animated_preview_url);
  if (givenPreview !== null && givenPreview !== undefined && !givenPreview.endsWith(preview ?? '\0'))
    requireSame('animated_preview_url', givenPreview, preview);

  const next: Record<WrittenField, unknown> = {
    title: texts.title,
    description: texts.description,
    format: texts.format,
    audio_language: readLanguage(wordOf(edit.audio_language), row.audio_language),
    subtitle_languages:
      edit.subtitle_languages === undefined
        ? row.subtitle_languages
        : [
            ...new Set([
              ...edit.subtitle_languages
                .filter((tag) => tag.trim() !== '')
                .map((tag) => languageOf('subtitle_languages', tag)),
              // What the player offers is not unsaid.
              ...(await captionsOf(transaction, row.id))
                .filter(({ state }) => state === 'shown')
                .map(({ language }) => language),
            ]),
          ],
    release_status: edit.release_status === undefined ? row.release_status : edit.release_status,
    category_id: await readCategory(transaction, edit.category_id, row.category_id),
    video_source: edit.video_source ?? row.video_source,
    bunny_video_id: hostedIdOf('bunny_video_id', givenOr(wordOf(edit.bunny_video_id), row.bunny_video_id)),
    bunny_library_id: hostedIdOf(
      'bunny_library_id',
      givenOr(
        wordOf(edit.bunny_library_id == null ? edit.bunny_library_id : String(edit.bunny_library_id)),
        row.bunny_library_id,
      ),
    ),
    preview_key: givenPreview === null ? null : row.preview_key,
    custom_thumbnail_key: row.custom_thumbnail_key,
  };
  const { video_source, bunny_video_id } = next as { video_source: string; bunny_video_id: string | null };
  if (video_source !== row.video_source || bunny_video_id !== row.bunny_video_id) {
    requireSource(row, { video_source, bunny_video_id });
    if (
      video_source === 'bunny_net' &&
      bunny_video_id !== null &&
      (await isHostedTaken(transaction, { id: row.id, hostedId: bunny_video_id }))
    )
      throw new AppError('conflict', 'Another video here is this one of the library.', {
        field: 'bunny_video_id',
      });
  }
  return {
    fields: Object.fromEntries(
      Object.entries(next).filter(([name, value]) => !isSame(value, row[name as keyof EditableRow])),
    ),
    tags: edit.tags === undefined ? null : texts.tags,
  };
}

const givenOr = (given: string | null | undefined, present: string | null): string | null =>
  given === undefined ? present : given;

const readLanguage = (given: string | null | undefined, present: string | null): string | null =>
  given === undefined ? present : given === null ? null : languageOf('audio_language', given);

/** Without a category a video goes into the fallback category. */
async function readCategory(
  transaction: TransactionExecutor,
  given: string | null | undefined,
  present: string | null,
): Promise<string | null> {
  if (given === undefined) return present;
  const id = given ?? lastResort.id;
  if (id !== present && !(await hasCategory(transaction, id)))
    throw badInput('category_id', 'There is no such category.');
  return id;
}
