import { limits } from '#contract/limits.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { deletionMoment } from '../account-rules.ts';
import { deleteOldEmailChanges } from '../email/email-queries.ts';
import { deleteOldDevices } from '../entering/device-queries.ts';
import { deleteOldExports } from '../export/export-queries.ts';
import { forgetExposures } from '../exposure/exposure-queries.ts';
import { deleteOldChallenges } from '../passkeys/passkey-queries.ts';
import { deleteOldThrottles } from '../throttle/throttle-queries.ts';
import { purgeAccount } from './leave.ts';
import { deleteExpired, findLeavers, findNeverEntered } from './leaving-queries.ts';

const mostAtOnce = 100;

/**
 * One account that cannot be deleted does not block the others: its failure is logged, and it is tried again.
 */
export async function cleanUpAccounts(
  platform: Pick<Platform, 'db' | 'facts' | 'jobs' | 'log'>,
  signal: AbortSignal,
): Promise<{ deleted: number }> {
  const { db } = platform;
  const each = new EachAlone(signal);
  const forgotten = [
    ...[deleteExpired, deleteOldChallenges, deleteOldEmailChanges, deleteOldThrottles],
    ...[deleteOldDevices, deleteOldExports, forgetExposures],
  ];
  await each.of(forgotten, (forget) => forget(db));
  let deleted = 0;
  const purge = (
    ids: readonly string[],
    options: Parameters<typeof purgeAccount>[3],
    still: Parameters<typeof purgeAccount>[2],
  ) =>
    each.of(ids, async (id) => {
      if (await purgeAccount(platform, id, still, options)) deleted++;
    });
  await purge(
    await findLeavers(db, limits.deletionGraceDays, mostAtOnce),
    { tellsOwner: true },
    ({ deletion_requested_at: asked }) => asked !== null && deletionMoment(asked).getTime() <= Date.now(),
  );
  await purge(
    await findNeverEntered(db, mostAtOnce),
    { tellsOwner: false },
    ({ email_verified_at }) => email_verified_at === null,
  );
  each.settle();
  return { deleted };
}
