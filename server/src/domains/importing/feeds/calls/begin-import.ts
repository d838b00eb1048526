import type { ImportAs, ImportDeclaration } from '#contract/import-shapes.ts';
import { AppError } from '../../../../kit/app-error.ts';
import { newId } from '../../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { MemberContext } from '../../../../platform/context.ts';
import { type BatchRow, findCategoryName, insertBatch } from '../import-queries.ts';
import { declarationOf } from '../import-rules.ts';

/**
 * Writes a batch with its declaration, and records that it was declared. Throws `notFound` for the category.
 */
export async function openBatch(
  { db, viewer, memberId: declaredBy }: MemberContext,
  wanted: {
    sourceUrl: string;
    categoryId: string;
    declaration: ImportDeclaration;
    publishAs: ImportAs;
    usesMapping: boolean;
    selectedCount: number | null;
  },
): Promise<BatchRow> {
  const batch = {
    id: newId(),
    source_url: wanted.sourceUrl,
    category_id: wanted.categoryId,
    uses_mapping: wanted.usesMapping,
    publish_as: wanted.publishAs,
    declaration: declarationOf(wanted.declaration, declaredBy),
  };
  await db.transaction(async (transaction) => {
    const category = await findCategoryName(transaction, wanted.categoryId);
    if (category === null)
      throw new AppError('notFound', 'There is no such category.', { field: 'category_id' });
    const { selectedCount } = wanted;
    await insertBatch(transaction, { ...batch, feedId: null, declaredBy, selectedCount });
    await recordAct(transaction, actorOf(viewer), {
      act: 'import.begun',
      targetKind: 'import',
      targetId: batch.id,
      summary: `Began an import from ${wanted.sourceUrl.slice(0, 200)} into "${category}", declared as ${wanted.declaration.depicts === 'drawn' ? 'drawn' : 'live-action'} work.`,
      details: { declaration: wanted.declaration, publish_as: wanted.publishAs },
    });
  });
  return { ...batch, state: 'open' };
}

export const beginImport = implement('begin_import', async (input, context) => {
  const batch = await openBatch(context, {
    sourceUrl: input.p_source_url,
    categoryId: input.p_category_id,
    declaration: input.p_declaration,
    publishAs: input.p_publish_as ?? 'published',
    usesMapping: input.p_uses_mapping ?? false,
    selectedCount: input.p_selected_count ?? null,
  });
  return { batch_id: batch.id };
});
