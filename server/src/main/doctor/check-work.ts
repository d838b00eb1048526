import { lastFaults, lastWell } from '../../platform/backups/backup-run-queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { failedSince, longestWaiting } from '../../platform/jobs/late-job-queries.ts';
import { isWorkerAlive } from '../../platform/jobs/worker-presence.ts';
import { lastBackup } from '../../platform/warnings/last-backup.ts';
import { warningKinds } from '../../platform/warnings/warning-kinds.ts';
import { readWarnings } from '../../platform/warnings/warning-queries.ts';
import { about, type Finding } from './finding.ts';

const lateSeconds = 900;
const hour = 3_600_000;
const backupHours = 7 * 24;
const proofHours = 45 * 24;

/** Whether somebody works through the queue, and whether that keeps up. */
export async function checkJobs(db: Executor): Promise<Finding[]> {
  const jobs = about('jobs');
  const [isAlive, late, failed] = await Promise.all([
    isWorkerAlive(db),
    longestWaiting(db),
    failedSince(db, 24),
  ]);
  const found: Finding[] = [];
  if (!isAlive)
    found.push(
      jobs.fault(
        'No worker runs',
        'Nothing is prepared, counted, sent or deleted. Start one: npm start, or ROLE=worker npm start.',
      ),
    );
  if (late !== null && late.seconds > lateSeconds)
    found.push(
      jobs.warning(
        `${late.count} jobs are due; the first, ${late.name}, has been for ${Math.round(late.seconds / 60)} minutes`,
        'Start more workers, or look at /admin/jobs what holds the others up.',
      ),
    );
  else found.push(jobs.fine(late === null ? 'None waits' : `${late.count} wait, none for long`));
  for (const { name, count } of failed)
    found.push(
      jobs.warning(
        `${name} failed ${count} times since yesterday`,
        'Open /admin/jobs: it says why, and tries again.',
      ),
    );
  return found;
}

/** When the site was last backed up, and whether anybody has seen it come back. */
export async function checkBackups(place: Pick<Platform, 'db' | 'config'>): Promise<Finding[]> {
  const backups = about('backups');
  const [last, proven, faults] = await Promise.all([
    lastBackup(place),
    lastWell(place.db, 'drill'),
    lastFaults(place.db),
  ]);
  const ago = (at: Date): number => (Date.now() - at.getTime()) / hour;
  const day = (at: Date): string => at.toISOString().slice(0, 10);
  const found = faults.map(({ kind, fault }) =>
    backups.fault(`The last ${kind} failed: ${fault.split('\n', 1)[0]}`, 'Mend that, and run it again.'),
  );
  if (last === null || ago(last) > backupHours)
    found.push(
      backups.fault(
        last === null ? 'There is no backup' : `The last backup is of ${day(last)}`,
        'Set BACKUP_TARGET and BACKUP_PASSPHRASE, or run npm run backup.',
      ),
    );
  else found.push(backups.fine(`The last backup is of ${day(last)}`));
  if (last !== null && (proven === null || ago(proven) > proofHours))
    found.push(
      backups.warning(
        proven === null ? 'None was ever restored' : `None was restored since ${day(proven)}`,
        'A backup that nobody has restored is a hope: npm run backup:drill.',
      ),
    );
  else if (proven !== null) found.push(backups.fine(`One was last restored on ${day(proven)}, and plays`));
  return found;
}

/** What the processes themselves have told, as on /admin. */
export async function checkWarnings(db: Executor): Promise<Finding[]> {
  const kinds: Readonly<Record<string, { title: string; words: string; shownHours: number }>> = warningKinds;
  return (await readWarnings(db)).flatMap(({ kind, detail, told_at }) => {
    const known = kinds[kind];
    if (known === undefined || Date.now() - told_at.getTime() > known.shownHours * hour) return [];
    return about('told').warning(`${known.title}${detail === '' ? '' : `: ${detail}`}`, known.words);
  });
}
