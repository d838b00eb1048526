import type { Executor } from '../db/database.ts';

/** Kinds of things that can be evidence, as named in `preserved_things`. */
export type EvidenceKind =
  | 'video'
  | 'comment'
  | 'post'
  | 'message'
  | 'photo'
  | 'profile'
  | 'playlist'
  | 'album'
  | 'account'
  | 'identity';

/** The same question inside a statement: the names are its columns. For purges, which skip what must stay. */
export const evidenceSql = (kind: EvidenceKind, id: string, owner: string): string =>
  `is_evidence('${kind}', ${id}, array[${owner}])`;

/** Whether this must not be destroyed now: it is held, in a case, or under a legal hold. */
export const isEvidence = async (
  db: Executor,
  kind: EvidenceKind,
  id: string,
  ownerId: string | null,
): Promise<boolean> =>
  (
    await db.query<{ stays: boolean }>(`select is_evidence($1, $2, array[$3::uuid]) as stays`, [
      kind,
      id,
      ownerId,
    ])
  )[0]?.stays ?? false;

/** The same for files, inside a statement: `key` is an expression of it. */
export const preservedSql = (key: string): string =>
  `exists (select from preserved_files where key = ${key})`;

/** Whether a file, or a folder with a trailing `/`, must stay even though no row refers to it any longer. */
export const isPreserved = async (db: Executor, key: string): Promise<boolean> =>
  (await db.query('select from preserved_files where key = $1 limit 1', [key], 'is_preserved')).length > 0;
