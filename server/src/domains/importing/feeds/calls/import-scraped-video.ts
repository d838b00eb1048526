import type { Input } from '#contract/calls.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { MemberContext } from '../../../../platform/context.ts';
import { importOne } from '../import-one.ts';
import type { BatchRow } from '../import-queries.ts';
import { words } from '../import-rules.ts';
import { requireOpenBatch } from '../open-batch.ts';
import { openBatch } from './begin-import.ts';

type Data = Input<'import_scraped_video'>['p_video_data'];

export const importScrapedVideo = implement('import_scraped_video', async ({ p_video_data }, context) => {
  const { batch_id, declaration: _signed, quality: _claimed, ...video } = p_video_data;
  const batch =
    batch_id === undefined
      ? await batchOfOne(p_video_data, context)
      : await requireOpenBatch(context, batch_id, 'batch_id');
  const { outcome, message, videoId, slug } = await importOne(context, batch, video);
  return { success: outcome === 'imported', outcome, message, video_id: videoId, slug };
});

/** A video imported alone brings its own declaration. */
function batchOfOne(
  { declaration, category_id, original_source_url, status }: Data,
  context: MemberContext,
): Promise<BatchRow> {
  if (declaration === undefined) throw badInput('declaration', words.declaration);
  if (category_id === undefined || category_id === null)
    throw badInput('category_id', 'Please select a local category to import into.');
  return openBatch(context, {
    sourceUrl: original_source_url,
    categoryId: category_id,
    declaration,
    publishAs: status ?? 'published',
    usesMapping: false,
    selectedCount: 1,
  });
}
