import type { Output } from '#contract/calls.ts';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-users.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { RoleBadge } from '../../ui/role-badge.tsx';
import './admin-users.css';

export type CatalogueCreator = Output<'find_catalogue_creators'>[number];

/** Creators whose videos are here and who have no account: there is nothing to manage, only a profile to look at. */
export function CatalogueCreators({ creators }: { creators: readonly CatalogueCreator[] }) {
  if (creators.length === 0) return null;
  return (
    <section className="catalogue-creators">
      <h2>{texts.creatorsWithoutAnAccount}</h2>
      <p>{texts.aboutCreatorsWithoutAnAccount}</p>
      <DataTable
        label={texts.creatorsWithoutAnAccount}
        rows={creators}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'username',
            name: texts.username,
            cell: ({ username }) => (
              <Link className="user-name" to={paths.user(username)}>
                {username}
              </Link>
            ),
          },
          { id: 'name', name: texts.displayName, cell: ({ display_name }) => display_name ?? '' },
          { id: 'role', name: texts.role, cell: ({ role }) => <RoleBadge role={role} /> },
          {
            id: 'since',
            name: texts.hereSince,
            cell: ({ created_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
          },
        ]}
        empty={null}
      />
    </section>
  );
}
