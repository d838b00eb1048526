import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockVideos } from '../../videos/index.ts';
import { refreshWorkTags } from '../browsing-queries.ts';
import { lockWorks, studiosOf, touchWorks } from '../managing/write-queries.ts';
import { lookForSkips } from '../skipping/look-for-skips.ts';
import { recountStudios } from '../studio-queries.ts';
import { episodesMoved, episodesParted, worksEnding, worksParted } from '../work-facts.ts';
import {
  dropAdded,
  markUndone,
  restore,
  takeSnapshot,
  type WorkActRow,
  workAct,
} from './snapshot-queries.ts';
import { isAsLeft, joinedEpisodes, mergedWorks } from './undo-rules.ts';

/** Throws `conflict` where another stands in the place of what was. */
async function putBack(transaction: TransactionExecutor, act: WorkActRow): Promise<void> {
  try {
    await restore(transaction, act.scope, act.before, act.after);
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    throw new AppError('conflict', 'Another work or episode has its place by now. Make room for it first.');
  }
}

/** What followed episodes and works comes back to those that are there again. */
async function tellOfUndoing(
  transaction: TransactionExecutor,
  { facts }: MemberContext,
  { before, after, scope }: WorkActRow,
): Promise<void> {
  const joined = joinedEpisodes(before, after);
  if (joined.length > 0) await facts.state(transaction, episodesParted, { joined });
  await facts.state(transaction, episodesMoved, { workIds: scope.works });
  for (const pair of mergedWorks(before, after)) await facts.state(transaction, worksParted, pair);
}

/** Puts back what was before an act. Throws `notFound`, and `conflict` where something has changed since. */
export async function undoAct(context: MemberContext, id: string): Promise<{ summary: string }> {
  return context.db.transaction(async (transaction) => {
    await lockWorks(transaction);
    const act = await workAct(transaction, id);
    if (act === null) throw new AppError('notFound', 'There is no such act.');
    if (act.undone_at !== null) throw new AppError('conflict', 'This has been undone already.');
    const now = await takeSnapshot(transaction, act.scope);
    if (!isAsLeft(now, act.after))
      throw new AppError(
        'conflict',
        'Something of it has changed since: a work, an episode or a video. Undo what came after it first.',
      );
    const studios = async (): Promise<string[]> =>
      (await Promise.all(act.scope.works.map((work) => studiosOf(transaction, work)))).flat();
    const before = await studios();
    const made = act.after.works
      .map(({ id }) => String(id))
      .filter((work) => !act.before.works.some((one) => one.id === work));
    if (made.length > 0) await context.facts.state(transaction, worksEnding, { workIds: made });
    await lockVideos(
      transaction,
      [...act.before.versions, ...act.after.versions].map(({ video_id }) => String(video_id)),
    );
    await putBack(transaction, act);
    await tellOfUndoing(transaction, context, act);
    await dropAdded(transaction, act.before, act.after);
    await recountStudios(transaction, [...new Set([...before, ...(await studios())])]);
    await touchWorks(transaction, act.scope.works);
    await refreshWorkTags(transaction, act.scope.works);
    await lookForSkips(transaction, context, act.scope.works);
    await markUndone(transaction, id);
    await dropCached(transaction, 'works');
    const summary = `Undid: ${act.summary}`;
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'work.undone',
      targetKind: 'work',
      targetId: act.scope.works[0] ?? null,
      summary,
      details: { undone: act.act, works: act.scope.works },
    });
    return { summary: act.summary };
  });
}
