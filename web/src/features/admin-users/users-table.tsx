import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { givenRoles, type UserSort } from '#contract/user-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import { orderBy, type TableAddress, tableQuery } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-users.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { RoleBadge, roleWords } from '../../ui/role-badge.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import './admin-users.css';
import { type CatalogueCreator, CatalogueCreators } from './catalogue-creators.tsx';

export type User = Output<'get_users'>[number];

/** Keys that change a closed select: they pass over the options in between. */
const passesOver = ({ key, altKey }: KeyboardEvent): boolean =>
  !altKey && (/^(Arrow|Page|Home$|End$)/.test(key) || (key.length === 1 && key !== ' '));

/**
 * The role as a badge. A button turns it into a select that saves the choice and closes. Passing over an option with
 * the arrow keys does not choose it: Enter saves, Escape cancels.
 */
function RoleCell(props: {
  user: User;
  isEdited: boolean;
  onEdit(isEdited: boolean): void;
  save(user: User, role: string): void;
}) {
  const { user, isEdited, onEdit, save } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const isPassing = useRef(false);
  const comesBack = useRef(false);
  useEffect(() => {
    if (isEdited || !comesBack.current) return;
    comesBack.current = false;
    opener.current?.focus();
  }, [isEdited]);
  const leave = (role: string) => {
    comesBack.current = true;
    if (role !== user.role) save(user, role);
    onEdit(false);
  };
  if (!isEdited)
    return (
      <span className="role-cell">
        <RoleBadge role={user.role} />
        <button
          ref={opener}
          type="button"
          className="linklike needs-script"
          aria-label={fillIn(texts.editRoleOfUsername, { username: user.username })}
          onClick={() => onEdit(true)}
        >
          {texts.editRole}
        </button>
      </span>
    );
  return (
    <select
      aria-label={fillIn(texts.roleOfUsername, { username: user.username })}
      // biome-ignore lint/a11y/noAutofocus: it stands where the pressed button stood
      autoFocus
      defaultValue={user.role}
      aria-description={texts.enterSavesEscapeCancels}
      onChange={({ target }) => {
        if (!isPassing.current) leave(target.value);
      }}
      onBlur={() => onEdit(false)}
      onPointerDown={() => {
        isPassing.current = false;
      }}
      onKeyDown={(event) => {
        isPassing.current = passesOver(event);
        if (event.key === 'Escape') leave(user.role);
        else if (event.key === 'Enter' && event.currentTarget.value !== user.role) {
          event.preventDefault();
          leave(event.currentTarget.value);
        }
      }}
    >
      {user.role === 'admin' && (
        <option value="admin" disabled>
          {texts.admin}
        </option>
      )}
      {givenRoles.map((role) => (
        <option key={role} value={role}>
          {roleWords(role)}
        </option>
      ))}
    </select>
  );
}

/** Whoever is leaving may come back until their account is deleted. */
function State({ user: { is_active, deletion_requested_at: leaving } }: { user: User }) {
  const end = leaving === null ? 0 : Date.parse(leaving) + limits.deletionGraceDays * 86_400_000;
  return (
    <span className="user-state">
      {is_active ? texts.active : texts.suspended}
      {leaving !== null && (
        <small>{fillIn(texts.leavingOn, { date: formatDate(new Date(end).toISOString()) })}</small>
      )}
    </span>
  );
}

/** Members: searched by name or address, filtered by role, sorted, ten per page. */
export function UsersTable(props: {
  users: readonly User[];
  /** Found too, without an account. */
  creators?: readonly CatalogueCreator[];
  total: number;
  size: number;
  table: TableAddress<UserSort>;
  role: string;
}) {
  const { users, creators = [], total, size, table, role } = props;
  const [edited, setEdited] = useState<string | null>(null);
  const fetcher = useFetcher<FormAnswer>();
  const to = (next: TableAddress<UserSort>) =>
    adminPaths.users({ ...tableQuery(next, 'created_at'), role: role === 'all' ? null : role });
  const save = ({ id }: User, newRole: string) =>
    void fetcher.submit({ intent: 'role', user_id: id, role: newRole }, { method: 'post' });
  /** Whom an admin's role would be taken from: that asks first. */
  const [losing, setLosing] = useState<{ user: User; role: string } | null>(null);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const column = (id: UserSort, name: string) => ({ id, name, ...orderBy(table, id, to) });
  return (
    <>
      <TableSearch
        action={adminPaths.users()}
        label={texts.searchUsers}
        q={table.q}
        keep={{
          sort: table.sort === 'created_at' ? null : table.sort,
          order: table.ascending ? 'asc' : null,
        }}
      >
        <select name="role" aria-label={texts.role} className="field" defaultValue={role} key={role}>
          <option value="all">{texts.allRoles}</option>
          {['admin', ...givenRoles].map((one) => (
            <option key={one} value={one}>
              {roleWords(one)}
            </option>
          ))}
        </select>
      </TableSearch>
      <StatusMessage status={statusOf(answer)} of={answer} />
      <DataTable
        label={texts.users}
        rows={users}
        keyOf={({ id }) => id}
        columns={[
          {
            ...column('username', texts.username),
            cell: (user) => (
              <Link className="user-name" to={adminPaths.user(user.id)}>
                {user.username}
              </Link>
            ),
          },
          { ...column('email', texts.email), cell: ({ email }) => email },
          {
            ...column('role', texts.role),
            cell: (user) => (
              <RoleCell
                user={user}
                isEdited={edited === user.id}
                onEdit={(isEdited) => setEdited(isEdited ? user.id : null)}
                save={(of, newRole) =>
                  of.role === 'admin' ? setLosing({ user: of, role: newRole }) : save(of, newRole)
                }
              />
            ),
          },
          { id: 'state', name: texts.state, cell: (user) => <State user={user} /> },
          {
            ...column('created_at', texts.joined),
            isMinor: true,
            cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
          },
          {
            ...column('last_sign_in_at', texts.lastLogin),
            isMinor: true,
            cell: ({ last_sign_in_at: at }) => (at === null ? texts.never : <Moment at={at} />),
          },
        ]}
        empty={
          <EmptyState text={creators.length > 0 ? texts.noAccountsFound : texts.noUsersFound}>
            {(table.q !== '' || role !== 'all') && (
              <Link className="btn sm flat" to={adminPaths.users()}>
                {texts.allUsers}
              </Link>
            )}
          </EmptyState>
        }
      />
      <NumberPager
        page={table.page}
        size={size}
        total={total}
        things={total === 1 ? texts.user : texts.usersName}
        to={(page) => to({ ...table, page })}
      />
      <CatalogueCreators creators={creators} />
      {losing !== null && (
        <ConfirmDialog
          title={fillIn(texts.takeAdminRoleFrom, { username: losing.user.username })}
          word={texts.takeIt}
          act={{ status: null, of: null, isBusy: fetcher.state !== 'idle' }}
          onConfirm={async () => {
            save(losing.user, losing.role);
            return true;
          }}
          onClose={() => setLosing(null)}
        >
          {fillIn(texts.theyLoseIt, { username: losing.user.username })}
        </ConfirmDialog>
      )}
    </>
  );
}
