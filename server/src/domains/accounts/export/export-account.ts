import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext, Platform } from '../../../platform/context.ts';
import { type AccountRow, lockAccount } from '../account-queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { exportAccount } from './export-account.job.ts';
import { type ExportPart, jsonFile } from './export-part.ts';
import {
  accountRecords,
  type ExportRow,
  findExport,
  findNewestExport,
  insertExport,
  writeArchive,
} from './export-queries.ts';

const dayInMilliseconds = 86_400_000;

/** Requests an archive. One a day: it reads everything there is. */
export const beginExport = (context: CallContext, account: AccountRow): Promise<ExportRow> =>
  context.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    const newest = await findNewestExport(transaction, account.id);
    if (
      newest !== null &&
      newest.state !== 'failed' &&
      Date.now() - newest.requested_at.getTime() < dayInMilliseconds
    )
      throw new AppError('conflict', 'You’ve already asked for your data today. Try again tomorrow.');
    const id = newId();
    await insertExport(transaction, id, account.id);
    await context.jobs.enqueue(transaction, exportAccount, { exportId: id }, { singletonKey: id });
    const row = await findExport(transaction, id);
    if (row === null) throw new Error('an export that was just asked for is not there');
    return row;
  });

const explanation = `This archive contains what the site stores about you, as files that programs can read (JSON).
Times are in UTC. Network addresses of your sessions are stored shortened. Passwords, codes and keys are stored only as values that nobody can read back, and are not in here.
`;

/** Makes the archive of a request, unless it exists or nobody waits for it any longer. */
export async function makeArchive(
  platform: Platform,
  parts: readonly ExportPart[],
  exportId: string,
): Promise<void> {
  const asked = await findExport(platform.db, exportId);
  if (asked === null || asked.state === 'ready') return;
  const files = [
    { path: 'README.txt', content: explanation },
    jsonFile('account.json', await accountRecords(platform.db, asked.account_id)),
    ...(await Promise.all(parts.map((part) => part(platform, asked.account_id)))).flat(),
  ];
  const { zip, strToU8 } = await import('fflate');
  const archive = await new Promise<Uint8Array>((resolve, reject) => {
    zip(
      Object.fromEntries(
        files.map(({ path, content }) => [path, typeof content === 'string' ? strToU8(content) : content]),
      ),
      { level: 6 },
      (error, bytes) => (error ? reject(error) : resolve(bytes)),
    );
  });
  await platform.db.transaction(async (transaction) => {
    await writeArchive(transaction, exportId, archive);
    await queueMail(transaction, platform, { kind: 'export-ready', accountId: asked.account_id });
  });
}
