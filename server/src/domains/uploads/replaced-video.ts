import { uncategorizedId } from '#contract/wire-values.ts';
import { AppError } from '../../kit/app-error.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { editableVideo } from '../videos/index.ts';
import type { UploadDetails } from './upload-details.ts';

/** What the upload of a new file says about its video, whose texts, kind and plan stay. */
export async function detailsOfVideo(
  transaction: TransactionExecutor,
  { id, licenceEndsAt }: { id: string; licenceEndsAt: Date | null },
  terms: number | null,
): Promise<UploadDetails> {
  const row = await editableVideo(transaction, id);
  if (row === null) throw new AppError('notFound', 'There is no such video of yours.');
  return {
    title: row.title,
    description: row.description,
    category_id: row.category_id ?? uncategorizedId,
    tags: row.tags,
    audio_language: row.audio_language,
    subtitle_languages: row.subtitle_languages,
    format: row.format,
    publish: 'publish',
    publish_at: null,
    contains_actual_humans: row.depicts_live_action,
    licence_ends_at: licenceEndsAt?.toISOString() ?? null,
    declared_at: new Date().toISOString(),
    terms,
  };
}
