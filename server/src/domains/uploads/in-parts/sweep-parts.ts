import type { Platform } from '../../../platform/context.ts';
import { EachAlone, eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { OpenObject, PartStore } from '../../../platform/storage/storage.ts';
import { sourcesAwaited } from '../../media/index.ts';
import { uploadsWithFile } from '../upload-queries.ts';
import { multipartsInUse } from './part-queries.ts';
import { arrivingPrefix, prefixOf, uploadOf } from './part-rules.ts';

const hour = 3_600_000;
/** Longer than a process needs to write down what it has just begun. */
const begun = hour;
/** Longer than a worker may need for one file: what is this old belongs to a process that was killed. */
const abandoned = 48 * hour;
/** Folders of storage in which the site writes; a bucket may hold other things. */
const ownFolders = ['media/', 'private/', 'sources/', arrivingPrefix];

type Here = Pick<Platform, 'db' | 'storage' | 'log'>;

/** Takes out of storage what belongs to no upload, and drops parts that nobody will make an object of. */
export async function sweepParts(platform: Here): Promise<void> {
  const { parts } = platform.storage;
  const each = new EachAlone();
  await each.steps(
    () => removeStrayObjects(platform),
    async () => {
      if (parts !== null) await dropAbandoned(platform, parts);
    },
  );
  each.settle();
}

/** Of uploads that are cancelled, forgotten, gone with their member, or long since a video. */
async function removeStrayObjects({ db, storage }: Here): Promise<void> {
  const ids = new Set<string>();
  for await (const key of storage.list(arrivingPrefix)) {
    const id = uploadOf(key);
    if (id !== null) ids.add(id);
  }
  if (ids.size === 0) return;
  // In this order: an upload becomes a video in one transaction, and one of the two always needs the file.
  const needed = await uploadsWithFile(db, [...ids]);
  const awaited = await sourcesAwaited(db, [...ids]);
  await eachAlone(
    [...ids].filter((id) => !needed.has(id) && !awaited.has(id)),
    (id) => storage.deletePrefix(prefixOf(id)),
  );
}

async function dropAbandoned({ db, log }: Here, parts: PartStore): Promise<void> {
  const found: (OpenObject & { age: number })[] = [];
  for await (const { key, id, begunAt } of parts.open())
    found.push({ key, id, age: Date.now() - begunAt.getTime() });
  const inUse = await multipartsInUse(
    db,
    found.map(({ id }) => id),
  );
  await eachAlone(found, async ({ key, id, age }) => {
    if (inUse.has(id) || !ownFolders.some((folder) => key.startsWith(folder))) return;
    if (age < (key.startsWith(arrivingPrefix) ? begun : abandoned)) return;
    await parts.drop({ key, id });
    log.info({ key }, 'parts that nobody goes on with were dropped');
  });
}
