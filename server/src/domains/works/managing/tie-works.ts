import type { Input } from '#contract/calls.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type Done, holdWork } from './answer-work.ts';
import { storedRelation } from './work-rules.ts';
import { lockWorks, replaceRelation, replaceSeries, worksById } from './write-queries.ts';

/** Says what one work is to another, or that it is nothing. Throws `notFound` and `conflict`. */
export async function relateWorks(
  transaction: TransactionExecutor,
  { p_work_id: id, p_other_id: otherId, p_relation: relation }: Input<'relate_works'>,
): Promise<Done> {
  if (id === otherId)
    throw new AppError('conflict', 'A work is not related to itself.', { field: 'p_other_id' });
  await lockWorks(transaction);
  const work = await holdWork(transaction, id);
  const other = await holdWork(transaction, otherId);
  await replaceRelation(
    transaction,
    id,
    otherId,
    relation === null ? null : storedRelation(id, otherId, relation),
  );
  return {
    answer: id,
    act: 'work.related',
    summary:
      relation === null
        ? `"${other.title}" is not related to "${work.title}" any more.`
        : `"${other.title}" is a ${relation.replace('_', ' ')} of "${work.title}".`,
    details: { other: otherId, relation },
    changed: [id, otherId],
  };
}

/** Makes works one story in this order. Throws `notFound`. */
export async function orderSeries(
  transaction: TransactionExecutor,
  { p_work_ids }: Input<'order_series'>,
): Promise<Done> {
  const ids = [...new Set(p_work_ids)];
  await lockWorks(transaction);
  const works = await worksById(transaction, ids);
  if (works.length < ids.length) throw new AppError('notFound', 'There is no such work.');
  const [first] = ids;
  const title = works.find(({ id }) => id === first)!.title;
  const seriesId = works.find(({ series_id }) => series_id !== null)?.series_id ?? newId();
  await replaceSeries(transaction, ids, seriesId);
  return {
    answer: first!,
    act: 'work.ordered',
    summary:
      ids.length < 2
        ? `"${title}" is a story of its own.`
        : `Put ${ids.length} works into one story, which begins with "${title}".`,
    details: { works: ids },
    changed: ids,
  };
}
