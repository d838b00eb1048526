import { randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { whyNot } from '../../platform/db/outage.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { createS3Storage, type S3Storage } from '../../platform/storage/s3-storage.ts';
import { about, type Finding } from './finding.ts';

const files = about('files');

/** Whether files can be written, read, listed and deleted; and whether the world can read what it must not. */
export async function checkFiles(config: Config): Promise<Finding[]> {
  if (config.s3 === null) {
    const storage = createStorage(config);
    return storage.check().then(
      () => [files.fine('Files are on this machine, and can be written')],
      (error: Error) => [
        files.fault(`Files cannot be written: ${error.message}`, 'Look at the owner of DATA_DIR/storage.'),
      ],
    );
  }
  const bucket = createS3Storage(config.s3);
  const { publicUrl } = config.s3;
  const key = `private/doctor/${randomBytes(8).toString('hex')}.txt`;
  const tried: [string, () => Promise<unknown>][] = [
    ['written', () => bucket.put(key, 'A doctor looked whether this can be written.')],
    ['read', async () => (await bucket.get(key)) ?? Promise.reject(new Error('it is not there'))],
    [
      'listed',
      async () => {
        for await (const _ of bucket.list('private/doctor/')) return;
        throw new Error('it is not in the list');
      },
    ],
    ['sent in parts', () => sendInParts(bucket, `${key}.parts`)],
    ['hidden', () => requireHidden(publicUrl, key)],
    ['deleted', () => bucket.delete(key)],
  ];
  const found: Finding[] = [];
  for (const [act, run] of tried) {
    const error = await run().then(
      () => null,
      (fault: Error) => (fault.cause as Error | undefined) ?? fault,
    );
    if (error !== null)
      found.push(
        files.fault(
          `Files in ${config.s3.bucket} cannot be ${act}: ${whyNot(error)}`,
          'Give the key s3:PutObject, GetObject, ListBucket, DeleteObject, AbortMultipartUpload, ListMultipartUploadParts and ListBucketMultipartUploads on the bucket, and look whether it is there.',
        ),
      );
    // Nothing to read where nothing was written.
    if (error !== null && act === 'written') return found;
  }
  return found.length > 0
    ? found
    : [
        files.fine(
          `Files are in ${config.s3.bucket}, and can be written, in parts too, read, listed and deleted`,
        ),
      ];
}

/** As uploads come, which no other process could go on with otherwise; and what nobody finishes can be found and dropped. */
async function sendInParts(bucket: S3Storage, key: string): Promise<void> {
  const { parts } = bucket;
  if (parts === null) return;
  const bytes = Buffer.from('A doctor looked whether parts can be sent.');
  const object = { key, id: await parts.begin(key) };
  try {
    await parts.put(object, 1, [bytes]);
    for await (const _ of parts.open()) break;
    await parts.finish(object, { bytes: bytes.length, partBytes: bytes.length });
    await bucket.delete(key);
  } catch (error) {
    await parts.drop(object).catch(() => {});
    throw error;
  }
}

/** What lies under `private/` must not be had from the address that is open to the world. */
async function requireHidden(publicUrl: string | null, key: string): Promise<void> {
  if (publicUrl === null) return;
  const answer = await fetch(`${publicUrl}/${key}`, { signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  if (answer.ok)
    throw new Error(
      'everybody can read private/ at S3_PUBLIC_URL, where unpublished videos and photos of members are. Open media/ alone to the world',
    );
}
