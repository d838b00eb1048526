import type { ManagedWork } from '#contract/managed-works.ts';
import { AppError } from '../../../kit/app-error.ts';
import { type Actor, actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { hiddenVideos, namedVideos } from '../../videos/index.ts';
import { refreshWorkTags } from '../browsing-queries.ts';
import { proposeEpisodesJob } from '../proposing/propose-episodes.job.ts';
import { lookForSkips } from '../skipping/look-for-skips.ts';
import { managedWork } from './managed-work-queries.ts';
import { touchWorks, type WorkRow, worksById } from './write-queries.ts';

/** A work as the back office sees it; videos that this admin may not know of are left out. Throws `notFound`. */
export async function answerWork(context: MemberContext, id: string): Promise<ManagedWork> {
  const row = await managedWork(context.db, id);
  if (row === null) throw noWork();
  const hidden = new Set(await hiddenVideos(context));
  const ids = row.episodes.flatMap(({ versions }) => versions.map(({ video_id }) => video_id));
  const videos = new Map((await namedVideos(context.db, ids)).map((video) => [video.id, video]));
  const episodes = row.episodes.map((episode) => ({
    ...episode,
    versions: episode.versions.flatMap((version) => {
      const video = videos.get(version.video_id);
      if (video === undefined || hidden.has(video.id)) return [];
      const { id: _, ...named } = video;
      return [{ ...version, ...named }];
    }),
  }));
  return { ...row, episodes } as unknown as ManagedWork;
}

const noWork = (): AppError => new AppError('notFound', 'There is no such work.');

/** Locks a work until the transaction ends. Throws `notFound`. */
export async function holdWork(transaction: TransactionExecutor, id: string): Promise<WorkRow> {
  const [work] = await worksById(transaction, [id]);
  if (work === undefined || work.merged_into !== null) throw noWork();
  return work;
}

/** Acts that leave episodes and their videos as they are. */
const ofFactsAlone: readonly string[] = ['work.created', 'work.changed', 'work.related', 'work.ordered'];

/** Does something to works, on record, and answers one of them as it is then. */
export async function actOnWorks(
  context: MemberContext,
  act: (transaction: TransactionExecutor, actor: Actor) => Promise<Done>,
): Promise<ManagedWork> {
  const { answer } = await context.db.transaction(async (transaction) => {
    const actor = actorOf(context.viewer);
    const done = await act(transaction, actor);
    const changed = done.changed ?? [done.answer];
    await touchWorks(transaction, changed);
    if (!ofFactsAlone.includes(done.act)) {
      await refreshWorkTags(transaction, changed);
      await lookForSkips(transaction, context, changed);
    }
    await dropCached(transaction, 'works');
    await context.jobs.enqueue(transaction, proposeEpisodesJob, {}, { singletonKey: 'all' });
    await recordAct(transaction, actor, {
      act: done.act,
      targetKind: 'work',
      targetId: done.answer,
      summary: done.summary,
      details: done.details ?? {},
    });
    return done;
  });
  return answerWork(context, answer);
}

/** What was done: the work to answer with, and the line of the log. */
export interface Done {
  answer: string;
  act: `work.${string}`;
  summary: string;
  details?: Record<string, unknown>;
  /** Works that are another now, if they are several. */
  changed?: readonly string[];
}
