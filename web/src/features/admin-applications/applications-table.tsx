import { Link } from 'react-router';
import { type ApplicationState, applicationLimits, applicationStates } from '#contract/application-lists.ts';
import type { ApplicationEntry } from '#contract/creator-applications.ts';
import * as adminPaths from '../../admin-paths.ts';
import * as texts from '../../texts/admin-review.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { RoleBadge } from '../../ui/role-badge.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import './admin-applications.css';
import { stateWords } from './application-words.ts';

export type ShownState = ApplicationState | 'all';

const moment = (at: string | null) => (at === null ? '' : <Moment at={at} />);

/** Applications to the creator programme, with waiting ones first. */
export function ApplicationsTable(props: {
  items: readonly ApplicationEntry[];
  total: number;
  q: string;
  state: ShownState;
  page: number;
}) {
  const { items, total, q, state, page } = props;
  const to = (next: number) =>
    adminPaths.applications({
      q: q || null,
      state: state === 'pending' ? null : state,
      page: next === 1 ? null : next,
    });
  return (
    <>
      <TableSearch action={adminPaths.applications()} label={texts.searchApplications} q={q}>
        <select name="state" aria-label={texts.state} className="field" defaultValue={state} key={state}>
          {applicationStates.map((one) => (
            <option key={one} value={one}>
              {stateWords[one]}
            </option>
          ))}
          <option value="all">{texts.allStates}</option>
        </select>
      </TableSearch>
      <DataTable
        label={texts.applications}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'applicant',
            name: texts.member,
            cell: ({ id, username }) => (
              <Link className="application-name" to={adminPaths.application(id)}>
                {username}
              </Link>
            ),
          },
          { id: 'email', name: texts.email, cell: ({ email }) => email },
          {
            id: 'makes',
            name: texts.makes,
            cell: ({ makes }) => <span className="application-makes">{makes}</span>,
          },
          { id: 'role', name: texts.role, cell: ({ role }) => <RoleBadge role={role} /> },
          { id: 'state', name: texts.state, cell: (entry) => stateWords[entry.state] },
          { id: 'sent', name: texts.sent, cell: ({ created_at }) => moment(created_at) },
          ...(state === 'pending'
            ? []
            : [
                {
                  id: 'decided',
                  name: texts.decided,
                  cell: ({ decided_at }: ApplicationEntry) => moment(decided_at),
                },
                {
                  id: 'reviewer',
                  name: texts.reviewer,
                  cell: ({ reviewer }: ApplicationEntry) => reviewer ?? '',
                },
              ]),
        ]}
        empty={
          <EmptyState
            text={q === '' && state === 'pending' ? texts.noApplicationsWaiting : texts.noApplicationsFound}
          >
            {(q !== '' || state !== 'all') && (
              <Link className="btn sm flat" to={adminPaths.applications({ state: 'all' })}>
                {texts.allApplications}
              </Link>
            )}
          </EmptyState>
        }
      />
      <NumberPager
        page={page}
        size={applicationLimits.pageSize}
        total={total}
        things={total === 1 ? texts.applicationName : texts.applicationsName}
        to={to}
      />
    </>
  );
}
