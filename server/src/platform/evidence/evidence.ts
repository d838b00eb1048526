import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { type EvidenceKind, isEvidence, isPreserved } from './evidence-queries.ts';

export { type EvidenceKind, evidenceSql, isEvidence, isPreserved, preservedSql } from './evidence-queries.ts';

const preservedPrefix = 'private/preserved/';
/** Where a preserved file lies that used to be public: people who knew its address are not sent it. */
export const sealedKey = (key: string): string =>
  key.startsWith('private/') ? key : `${preservedPrefix}${key}`;

/** Where such a file lay before; another key is its own. */
export const openKey = (key: string): string =>
  key.startsWith(preservedPrefix) ? key.slice(preservedPrefix.length) : key;

/** Throws `conflict` if deleting this would destroy evidence. */
export async function requireNoEvidence(
  db: Executor,
  kind: EvidenceKind,
  id: string,
  ownerId: string | null,
): Promise<void> {
  if (await isEvidence(db, kind, id, ownerId))
    throw new AppError(
      'conflict',
      'This is preserved as evidence, so you can’t delete it here. A decision on its case takes it away from everyone.',
    );
}

type Machines = Pick<Platform, 'db' | 'storage'>;

/** Moves a file to where it is never sent. Can run twice. */
export async function sealFile({ storage }: Pick<Platform, 'storage'>, key: string): Promise<void> {
  const sealed = sealedKey(key);
  if (sealed === key) return;
  const bytes = await storage.get(key);
  if (bytes === null) return;
  await storage.put(sealed, bytes, 'image/webp');
  await storage.delete(key);
}

/**
 * Deletes a file that nothing refers to any longer. One that must stay is moved to where it is never served.
 * Can run twice.
 */
export async function dropFile({ db, storage }: Machines, key: string): Promise<void> {
  if (await isPreserved(db, key)) await sealFile({ storage }, key);
  else await storage.delete(key);
}

/**
 * The same for everything under a prefix that ends with `/`. What must stay is left in place; answers whether
 * all is gone.
 */
export async function dropFolder({ db, storage }: Machines, prefix: string): Promise<boolean> {
  if (await isPreserved(db, prefix)) return false;
  await storage.deletePrefix(prefix);
  return true;
}
