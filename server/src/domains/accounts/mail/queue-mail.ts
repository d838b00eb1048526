import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { EnqueueOptions } from '../../../platform/jobs/jobs.ts';
import { type AccountMail, sendAccountMail } from './send-account-mail.job.ts';

/** Has a mail written and sent once the executor's transaction commits. The same mail never waits twice. */
export const queueMail = (
  executor: Executor,
  { jobs }: Pick<Platform, 'jobs'>,
  mail: AccountMail,
  options: Pick<EnqueueOptions, 'startAfterSeconds' | 'priority'> = {},
): Promise<void> =>
  jobs.enqueue(executor, sendAccountMail, mail, {
    ...options,
    singletonKey: [
      mail.kind,
      'accountId' in mail ? mail.accountId : 'email' in mail ? mail.email.toLowerCase() : mail.to,
      'sessionId' in mail ? mail.sessionId : '',
      'statementId' in mail ? mail.statementId : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  });
