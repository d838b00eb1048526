import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { deleteJob, requeueJob } from '../../../platform/jobs/job-queries.ts';
import { jobsTopic } from '../../../platform/jobs/pg-boss-jobs.ts';
import { findJob, recordJobAct } from '../jobs/job-act.ts';
import { mayRetry } from '../jobs/job-rules.ts';
import type { JobKinds } from '../jobs/job-view.ts';

export const createRetryJob = (kinds: JobKinds) =>
  implement('retry_job', (input, context) =>
    context.db.transaction(async (transaction) => {
      const job = await findJob(transaction, input.p_id);
      if (!mayRetry(job.state)) throw new AppError('conflict', 'This job has not failed.');
      const kind = kinds.get(job.name);
      const isBegunAnew =
        job.state !== 'retry' && ((await kind?.retry?.(transaction, context, job.data)) ?? false);
      if (isBegunAnew) await deleteJob(transaction, job);
      else await requeueJob(transaction, job);
      await recordJobAct(transaction, context, kinds, job, 'retried');
      await notify(transaction, jobsTopic, { queue: job.name });
      return { message: 'We’ll try it again as soon as a worker is free.' };
    }),
  );
