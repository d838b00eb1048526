import { AppError, badInput } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { findCategoryName, writeMapping } from '../import-queries.ts';
import { mappingHost, mappingName } from '../import-rules.ts';

export const mapSourceCategory = implement(
  'map_source_category',
  async ({ p_source_url, p_source_category, p_category_id }, { db, viewer }) => {
    const host = mappingHost(p_source_url);
    if (host === '') throw badInput('p_source_url', 'This is not an address.');
    const name = mappingName(p_source_category);
    if (name === '') throw badInput('p_source_category', 'A category of the source is needed.');
    return db.transaction(async (transaction) => {
      const category = p_category_id === null ? null : await findCategoryName(transaction, p_category_id);
      if (p_category_id !== null && category === null)
        throw new AppError('notFound', 'There is no such category.', { field: 'p_category_id' });
      await writeMapping(transaction, host, name, p_category_id);
      const message =
        category === null
          ? `"${p_source_category}" of ${host} stands for nothing here.`
          : `"${p_source_category}" of ${host} stands for "${category}" here.`;
      await recordAct(transaction, actorOf(viewer), {
        act: 'import.mapped',
        targetKind: 'category',
        targetId: p_category_id,
        summary: message,
        details: { host, source_category: p_source_category },
      });
      return { success: true, message };
    });
  },
);
