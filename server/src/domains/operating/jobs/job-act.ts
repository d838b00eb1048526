import { AppError } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockJob, type QueuedJob } from '../../../platform/jobs/job-queries.ts';
import { videosForChildSafety } from '../../videos/index.ts';
import { type JobKinds, jobViews } from './job-view.ts';

/** The job, locked; throws `notFound`. */
export async function findJob(transaction: TransactionExecutor, id: string): Promise<QueuedJob> {
  const job = await lockJob(transaction, id);
  if (job === null) throw new AppError('notFound', 'This job is no longer there.');
  return job;
}

const verbs = { retried: 'Tried again', cancelled: 'Cancelled' } as const;

export async function recordJobAct(
  transaction: TransactionExecutor,
  { viewer }: CallContext,
  kinds: JobKinds,
  job: QueuedJob,
  act: keyof typeof verbs,
): Promise<void> {
  // All admins read the log.
  const hidden = await videosForChildSafety(transaction);
  const [view] = await jobViews(transaction, { kinds, hidden }, [job]);
  const about = view?.subject ? ` (${view.subject.words})` : '';
  await recordAct(transaction, actorOf(viewer), {
    act: `job.${act}`,
    targetKind: 'job',
    targetId: job.id,
    summary: `${verbs[act]} the job "${view?.title}"${about}.`,
    details: { name: job.name, state: view?.state, error: view?.error },
  });
}
