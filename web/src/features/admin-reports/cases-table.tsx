import { Link, useLocation } from 'react-router';
import { type CaseSort, casePriorities, caseStateFilters } from '#contract/case-lists.ts';
import type { CaseRow } from '#contract/case-shapes.ts';
import { policy } from '#contract/policy.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { orderBy, type TableAddress, tableQuery } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-reports.ts';
import * as commonTexts from '../../texts/common.ts';
import { Aim } from '../../ui/aim.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { kindNames, latestReporter, priorityNames, stateFilterNames, stateNames } from './case-words.ts';
import { NoticeBadges } from './notice-badge.tsx';
import './admin-reports.css';

export interface CaseFilter {
  /** Null: not decided yet. */
  state: string | null;
  kind: string | null;
  priority: string | null;
  assignee: string | null;
  /** `open`: only what a notice is open against. */
  notices: string | null;
}
const assignees = [
  ['me', texts.assignedToMe],
  ['nobody', texts.unassigned],
  ['others', texts.assignedToOthers],
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
  const column = (id: CaseSort, name: string) => ({
    ...{ id, name, ...orderBy(table, id, to, id === 'due_at' ? 'ascending' : 'descending') },
  });
  // A case leads back to the list as it is now.
  const { search } = useLocation();
  const isNarrowed = table.q !== '' || Object.values(filter).some((value) => value !== null);
  return (
    <>
      <TableSearch
        action={adminPaths.reports()}
        label={texts.searchReports}
        q={table.q}
        keep={{ sort: table.sort === 'priority' ? null : table.sort, order: table.ascending ? 'asc' : null }}
      >
        <Choice
          name="state"
          label={texts.state}
          value={filter.state}
          any={stateFilterNames.undecided}
          options={caseStateFilters.slice(1).map((one) => [one, stateFilterNames[one]] as const)}
        />
        <Choice
          name="kind"
          label={texts.type}
          value={filter.kind}
          any={texts.allTypes}
          options={Object.entries(kindNames)}
        />
        <Choice
          name="priority"
          label={texts.priority}
          value={filter.priority}
          any={texts.allPriorities}
          options={casePriorities
            .filter((one) => seesMinors || one !== 'urgent')
            .map((one) => [one, priorityNames[one]] as const)}
        />
        <Choice
          name="assignee"
          label={texts.assignee}
          value={filter.assignee}
          any={texts.allAssignees}
          options={assignees}
        />
        <Choice
          name="notices"
          label={texts.source}
          value={filter.notices}
          any={texts.anyReport}
          options={[['open', texts.withANotice]]}
        />
      </TableSearch>
      <DataTable
        label={texts.reportsLabel}
        isMain
        rows={cases}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'title',
            name: texts.title,
            cell: (row) => (
              <span className="case-title">
                <Link to={adminPaths.report(row.id)} state={{ from: search }}>
                  {row.title || texts.withoutATitle}
                </Link>
                <NoticeBadges kinds={row.notice_kinds} />
                <small>
                  {[
                    kindNames[row.target_kind],
                    row.author !== null && fillIn(texts.byAuthor, { author: row.author.username }),
                    row.is_held && texts.held,
                    row.is_burst && texts.severalByOneAuthor,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
            ),
          },
          {
            id: 'reporter',
            name: texts.reporter,
            isMinor: true,
            cell: (row) => (
              <span className="case-reporter">
                {row.report_count > 1
                  ? fillIn(texts.reporterAndMore, {
                      reporter: latestReporter(row),
                      count: row.report_count - 1,
                    })
                  : latestReporter(row)}
              </span>
            ),
          },
          {
            id: 'reason',
            name: texts.reason,
            cell: ({ reasons }) => reasons.map((reason) => policy[reason].name).join(', '),
          },
          {
            ...column('priority', texts.priority),
            cell: ({ priority }) => (
              <span className="case-priority" data-priority={priority}>
                {priorityNames[priority]}
              </span>
            ),
          },
          {
            ...column('due_at', texts.deadline),
            cell: ({ due_at: due, aim_at: aim }) =>
              aim !== null ? (
                <Aim at={aim} />
              ) : due === null ? (
                <span className="case-timeless">{texts.noDeadline}</span>
              ) : (
                <Deadline due={due} words={commonTexts.decideBy} />
              ),
          },
          { id: 'state', name: texts.state, cell: ({ state }) => stateNames[state] },
          {
            id: 'assignee',
            name: texts.assignee,
            cell: ({ assignee }) => assignee?.username ?? texts.unassigned,
          },
          {
            ...column('report_count', texts.reportsLabel),
            isMinor: true,
            align: 'end',
            cell: ({ report_count }) => report_count,
          },
          {
            ...column('created_at', texts.firstReported),
            isMinor: true,
            cell: ({ created_at: at }) => (
              <span className="case-moment">
                <Moment at={at} />
              </span>
            ),
          },
          {
            ...column('last_reported_at', texts.lastReported),
            isMinor: true,
            cell: ({ last_reported_at: at }) => (
              <span className="case-moment">
                <Moment at={at} />
              </span>
            ),
          },
        ]}
        empty={
          <EmptyState text={texts.noReportsFound}>
            {isNarrowed && (
              <Link className="btn sm flat" to={adminPaths.reports()}>
                {texts.undecidedReports}
              </Link>
            )}
          </EmptyState>
        }
      />
      <NumberPager
        page={table.page}
        size={size}
        total={total}
        things={isCapped ? texts.casesAndMore : total === 1 ? texts.caseWords : texts.cases}
        to={(page) => to({ ...table, page })}
      />
    </>
  );
}
