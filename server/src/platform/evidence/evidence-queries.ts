import type { Executor } from '../db/database.ts';

/** Kinds of what can be evidence, as `preserved_things` names them. */
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

/** The same question inside a statement: the names are columns of it. For purges, which pass over what must stay. */
export const evidenceSql = (kind: EvidenceKind, id: string, owner: string): string =>
  `is_evidence('${kind}', ${id}, array[${owner}])`;

/** Whether this must not be destroyed now: held, in a case, or under a legal hold. */
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

/** Whether a file, or a folder with `/` at the end, must stay though no row refers to it any longer. */
export const isPreserved = async (db: Executor, key: string): Promise<boolean> =>
  (await db.query('select from preserved_files where key = $1 limit 1', [key], 'is_preserved')).length > 0;
