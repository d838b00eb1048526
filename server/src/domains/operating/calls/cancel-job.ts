import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { cancelJob } from '../../../platform/jobs/job-queries.ts';
import { cancelledWords } from '../../../platform/jobs/job-words.ts';
import { findJob, recordJobAct } from '../jobs/job-act.ts';
import { mayCancel } from '../jobs/job-rules.ts';
import type { JobKinds } from '../jobs/job-view.ts';

export const createCancelJob = (kinds: JobKinds) =>
  implement('cancel_job', (input, context) =>
    context.db.transaction(async (transaction) => {
      const job = await findJob(transaction, input.p_id);
      if (!(kinds.get(job.name)?.mayBeCancelled ?? false))
        throw new AppError('conflict', 'You can’t cancel jobs of this kind.');
      if (!mayCancel(job.state, true)) throw new AppError('conflict', 'This job is over.');
      await cancelJob(transaction, job, cancelledWords);
      await recordJobAct(transaction, context, kinds, job, 'cancelled');
      return {
        message: job.state === 'active' ? 'It stops within seconds.' : 'It will not be done.',
      };
    }),
  );
