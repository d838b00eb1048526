import { Link, useLocation } from 'react-router';
import { type CaseSort, casePriorities, caseStateFilters } from '#contract/case-lists.ts';
import type { CaseRow } from '#contract/case-shapes.ts';
import { policy } from '#contract/policy.ts';
import * as adminPaths from '../../admin-paths.ts';
import { formatMoment } from '../../lib/format.ts';
import { orderBy, type TableAddress, tableQuery } from '../../page/table-address.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { kindNames, priorityNames, stateFilterNames, stateNames } from './case-words.ts';
import './admin-reports.css';

export interface CaseFilter {
  /** Null: not decided yet. */
  state: string | null;
  kind: string | null;
  priority: string | null;
  assignee: string | null;
}
const assignees = [
  ['me', 'Mine'],
  ['nobody', 'Nobody’s'],
  ['others', 'Of others'],
] as const;

function Choice(props: {
  name: string;
  label: string;
  value: string | null;
  /** The label for no choice. */
  any: string;
  options: readonly (readonly [value: string, words: string])[];
}) {
  const { name, label, value, any, options } = props;
  return (
    <select key={value} name={name} aria-label={label} className="field" defaultValue={value ?? ''}>
      <option value="">{any}</option>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Cases: what was reported, searched by title or author, filtered and sorted. */
export function CasesTable(props: {
  cases: readonly CaseRow[];
  total: number;
  isCapped: boolean;
  seesMinors: boolean;
  size: number;
  table: TableAddress<CaseSort>;
  filter: CaseFilter;
}) {
  const { cases, total, isCapped, seesMinors, size, table, filter } = props;
  const to = (next: TableAddress<CaseSort>) =>
    adminPaths.reports({ ...tableQuery(next, 'priority'), ...filter });
  const column = (id: CaseSort, name: string) => ({ id, name, ...orderBy(table, id, to) });
  // A case leads back to the list as it is now.
  const { search } = useLocation();
  const isNarrowed = table.q !== '' || Object.values(filter).some((value) => value !== null);
  return (
    <>
      <TableSearch
        action={adminPaths.reports()}
        label="Search reports"
        q={table.q}
        keep={{ sort: table.sort === 'priority' ? null : table.sort, order: table.ascending ? 'asc' : null }}
      >
        <Choice
          name="state"
          label="State"
          value={filter.state}
          any={stateFilterNames.undecided}
          options={caseStateFilters.slice(1).map((one) => [one, stateFilterNames[one]] as const)}
        />
        <Choice
          name="kind"
          label="Kind"
          value={filter.kind}
          any="All kinds"
          options={Object.entries(kindNames)}
        />
        <Choice
          name="priority"
          label="Priority"
          value={filter.priority}
          any="All priorities"
          options={casePriorities
            .filter((one) => seesMinors || one !== 'urgent')
            .map((one) => [one, priorityNames[one]] as const)}
        />
        <Choice
          name="assignee"
          label="Assignee"
          value={filter.assignee}
          any="All assignees"
          options={assignees}
        />
      </TableSearch>
      <DataTable
        label="Reports"
        rows={cases}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'title',
            name: 'Title',
            cell: (row) => (
              <span className="case-title">
                <Link to={adminPaths.report(row.id)} state={{ from: search }}>
                  {row.title || 'Without a title'}
                </Link>
                <small>
                  {kindNames[row.target_kind]}
                  {row.author !== null && ` by ${row.author.username}`}
                  {row.is_held && ', out of sight'}
                  {row.is_burst && ', much of one author at once'}
                </small>
              </span>
            ),
          },
          {
            id: 'reporter',
            name: 'Reporter',
            cell: ({ reporter_username: name, report_count: count }) =>
              `${name ?? 'A deleted account'}${count > 1 ? ` and ${count - 1} more` : ''}`,
          },
          {
            id: 'reason',
            name: 'Reason',
            cell: ({ reasons }) => reasons.map((reason) => policy[reason].name).join(', '),
          },
          {
            ...column('priority', 'Priority'),
            cell: ({ priority, due_at: due }) => (
              <span className="case-priority" data-priority={priority}>
                {priorityNames[priority]}
                {due !== null && (
                  <small className={Date.parse(due) <= Date.now() ? 'case-late' : undefined}>
                    by {formatMoment(due)}
                  </small>
                )}
              </span>
            ),
          },
          { id: 'state', name: 'State', cell: ({ state }) => stateNames[state] },
          { id: 'assignee', name: 'Assignee', cell: ({ assignee }) => assignee?.username ?? 'Nobody' },
          {
            ...column('report_count', 'Reports'),
            align: 'end',
            cell: ({ report_count }) => report_count,
          },
          {
            ...column('created_at', 'First reported'),
            cell: ({ created_at: at }) => <time dateTime={at}>{formatMoment(at)}</time>,
          },
          {
            ...column('last_reported_at', 'Last reported'),
            cell: ({ last_reported_at: at }) => <time dateTime={at}>{formatMoment(at)}</time>,
          },
        ]}
        empty={
          <EmptyState text="No reports found.">
            {isNarrowed && (
              <Link className="btn sm flat" to={adminPaths.reports()}>
                Undecided reports
              </Link>
            )}
          </EmptyState>
        }
      />
      <NumberPager
        page={table.page}
        size={size}
        total={total}
        things={isCapped ? 'cases and more' : total === 1 ? 'case' : 'cases'}
        to={(page) => to({ ...table, page })}
      />
    </>
  );
}
