import { access, constants } from 'node:fs/promises';
import type { Platform } from '../../../platform/context.ts';
import { isOutage } from '../../../platform/db/outage.ts';
import { failedSince, longestWaiting } from '../../../platform/jobs/late-job-queries.ts';
import { isWorkerAlive } from '../../../platform/jobs/worker-presence.ts';
import type { Signals } from './status-rules.ts';

type Machines = Pick<Platform, 'db' | 'storage' | 'config'>;

/** What each job that sends an email is called. */
const mails = /^send-.*mail$/;

/** Looks at everything that the site needs. The database may be away; anything else that goes wrong in asking it is thrown. */
export async function readSignals(machines: Machines): Promise<Signals> {
  const { storage, config } = machines;
  const [queue, stored, folder] = await Promise.all([
    readQueue(machines),
    storage.check().then(
      () => true,
      () => false,
    ),
    access(config.dataDir, constants.W_OK).then(
      () => true,
      () => false,
    ),
  ]);
  return {
    database: queue !== null,
    storage: stored,
    folder,
    queue,
    sendsMail: config.smtpUrl !== null,
  };
}

async function readQueue({ db }: Machines): Promise<Signals['queue']> {
  try {
    const [hasWorker, late, lateMail, failed] = await Promise.all([
      isWorkerAlive(db),
      longestWaiting(db),
      longestWaiting(db, 'send-%mail'),
      failedSince(db, 1),
    ]);
    return {
      hasWorker,
      lateSeconds: late?.seconds ?? 0,
      mailLateSeconds: lateMail?.seconds ?? 0,
      mailsFailed: failed.filter(({ name }) => mails.test(name)).reduce((sum, { count }) => sum + count, 0),
    };
  } catch (error) {
    if (isOutage(error)) return null;
    throw error;
  }
}
