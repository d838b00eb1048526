import { access, constants } from 'node:fs/promises';
import type { Platform } from '../../../platform/context.ts';
import { failedSince, longestWaiting } from '../../../platform/jobs/late-job-queries.ts';
import { isWorkerAlive } from '../../../platform/jobs/worker-presence.ts';
import { unlessAway } from './incident-queries.ts';
import type { Signals } from './status-rules.ts';

type Machines = Pick<Platform, 'db' | 'storage' | 'config'>;

/** What each job that sends an email is called. */
const mails = /^send-.*mail$/;

/** Milliseconds that a machine may take before it counts as away. */
const patience = 3000;

/** Null: it takes too long. */
export async function inTime<T>(work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), patience);
  work.catch(() => {});
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** One look at a time: what hangs is not asked again, for a dead disk would hold one thread after another. */
function once<T>(look: () => Promise<T>): () => Promise<T | null> {
  let hanging: Promise<T> | null = null;
  return () => {
    hanging ??= look().finally(() => {
      hanging = null;
    });
    return inTime(hanging);
  };
}

const isWell = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Looks at everything that the site needs. Whatever is away is the answer; anything else that goes wrong is thrown. */
export function createSignals(machines: Machines): () => Promise<Signals> {
  const { storage, config } = machines;
  const queueNow = once(() => readQueue(machines));
  const storageNow = once(() => isWell(storage.check()));
  const folderNow = once(() => isWell(access(config.dataDir, constants.W_OK)));
  return async () => {
    const [queue, stored, folder] = await Promise.all([queueNow(), storageNow(), folderNow()]);
    return {
      database: queue !== null,
      storage: stored === true,
      folder: folder === true,
      queue,
      sendsMail: config.smtpUrl !== null,
    };
  };
}

async function readQueue({ db }: Machines): Promise<Signals['queue']> {
  const found = await unlessAway(
    Promise.all([
      isWorkerAlive(db),
      longestWaiting(db),
      longestWaiting(db, 'send-%mail'),
      failedSince(db, 1),
    ]),
  );
  if (found === null) return null;
  const [hasWorker, late, lateMail, failed] = found;
  return {
    hasWorker,
    lateSeconds: late?.seconds ?? 0,
    mailLateSeconds: lateMail?.seconds ?? 0,
    mailsFailed: failed.filter(({ name }) => mails.test(name)).reduce((sum, { count }) => sum + count, 0),
  };
}
