import type { Role } from '#contract/roles.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface CatalogueCreatorRow {
  id: string;
  username: string;
  display_name: string | null;
  role: Role;
  created_at: Date;
}

/**
 * Those whose name stands over videos and who have no account, since they came with a catalogue. Both ways begin in an index:
 * of names, or of roles.
 */
export const listCatalogueCreators = (
  db: Executor,
  words: string | null,
  most: number,
): Promise<CatalogueCreatorRow[]> =>
  db.query<CatalogueCreatorRow>(
    `select p.id, p.username, p.display_name, p.role, p.created_at from members p
     where ${words === null ? `p.role = 'creator'` : 'lower(p.username) like $2'}
       and not exists (select from accounts a where a.id = p.id)
     order by lower(p.username) limit $1`,
    words === null ? [most] : [most, `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`],
    `catalogue_creators_${words === null}`,
  );
