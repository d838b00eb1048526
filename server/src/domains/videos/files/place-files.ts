import { answeredBy } from '../../../kit/picture-names.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { configuredPurge, type EdgePurge, edgeOrigins } from '../../../platform/outbound/purge-edge.ts';
import { readAudiences } from './file-queries.ts';
import { foldersOf } from './file-rules.ts';
import {
  delayChange,
  dueChanges,
  type FileChange,
  feelConnection,
  forgetChanges,
  isSettledAsset,
  lockPlace,
  notePlaces,
  settleChange,
} from './place-queries.ts';

type Machines = Pick<Platform, 'db' | 'log' | 'config' | 'storage'>;

const mostAtOnce = 200;

/** Carries out outstanding changes of files' audiences. Can run twice, and continues what was interrupted. */
export async function placeFiles(
  platform: Machines,
  signal?: AbortSignal,
  purge: EdgePurge | null = configuredPurge(platform.config),
): Promise<void> {
  const { db, log, config, storage } = platform;
  if (storage.places === null && purge === null) return forgetChanges(db);
  await notePlaces(db, `${config.s3?.publicUrl ?? ''} ${config.cdnPurge?.url ?? ''}`);
  while (!signal?.aborted) {
    const changes = await dueChanges(db, mostAtOnce);
    if (changes.length === 0) return;
    for (const change of changes) {
      if (signal?.aborted) return;
      try {
        await db.transaction((transaction) => placeOne(transaction, platform, change, purge, signal));
      } catch (error) {
        if (signal?.aborted) return;
        log.warn({ err: error, id: change.id }, 'files could not be placed; trying again later');
        await delayChange(db, change);
      }
    }
  }
}

async function placeOne(
  transaction: TransactionExecutor,
  { storage, config }: Machines,
  change: FileChange,
  purge: EdgePurge | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { id } = change;
  // Somebody else is working on it; afterwards we check once more that everything is as it should be.
  if (!(await lockPlace(transaction, id))) return delayChange(transaction, change);
  const isForAll = async (): Promise<boolean> =>
    (await readAudiences(transaction, [id]))[0]?.audience === 'everybody';
  // The lock is lost with the connection: nothing is moved without it.
  const beat = async (): Promise<void> => {
    signal?.throwIfAborted();
    await feelConnection(transaction);
  };
  let isOpen = await isForAll();
  for (let before: boolean | null = null; before !== isOpen; isOpen = await isForAll()) {
    before = isOpen;
    if (storage.places === null || (isOpen && !(await isSettledAsset(transaction, id)))) continue;
    for (const folder of foldersOf(id))
      await storage.places.move(folder, isOpen ? 'public' : 'private', beat);
  }
  if (change.wasOpen && !isOpen && purge !== null) {
    const keys: string[] = [];
    for (const folder of foldersOf(id))
      for await (const key of storage.list(folder)) keys.push(key, ...answeredBy(key));
    const bases = edgeOrigins(config);
    await purge.ask(
      bases.flatMap((base) => [...new Set(keys)].map((key) => `${base}/${key}`)),
      bases.flatMap((base) => foldersOf(id).map((folder) => `${base}/${folder}`)),
      signal,
    );
  }
  await settleChange(transaction, change);
}
