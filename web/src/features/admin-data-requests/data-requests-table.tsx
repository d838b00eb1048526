import { Link } from 'react-router';
import {
  type DataRequestState,
  dataRequestLimits,
  dataRequestStates,
  dataRequestWords,
} from '#contract/data-request-lists.ts';
import type { DataRequestEntry } from '#contract/data-requests.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as texts from '../../texts/admin-legal.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { stateNames } from './data-request-words.ts';
import './admin-data-requests.css';

const nothing: Readonly<Record<DataRequestState, string>> = {
  open: texts.noDataRequestsWaiting,
  unconfirmed: texts.everyRequestIsConfirmed,
  answered: texts.noneAnsweredYet,
  refused: texts.noneRefusedYet,
};

/** Data requests of a state, with both of their clocks. */
export function DataRequestsTable(props: {
  items: readonly DataRequestEntry[];
  total: number;
  state: DataRequestState;
  page: number;
}) {
  const { items, total, state, page } = props;
  const query = { state: state === 'open' ? null : state };
  return (
    <>
      <nav className="data-request-states" aria-label={texts.state}>
        {dataRequestStates.map((one) => (
          <Link
            key={one}
            className="btn sm flat"
            aria-current={one === state ? 'page' : undefined}
            to={adminPaths.dataRequests({ state: one === 'open' ? null : one })}
          >
            {stateNames[one]}
          </Link>
        ))}
      </nav>
      <DataTable
        label={texts.dataRequests}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'what',
            name: texts.what,
            cell: ({ id, kind }) => (
              <Link className="data-request-link" to={adminPaths.dataRequest(id)}>
                {dataRequestWords[kind]}
              </Link>
            ),
          },
          {
            id: 'from',
            name: texts.from,
            cell: ({ name, email }) => (
              <span className="data-request-from">
                {name}
                <small>{email}</small>
              </span>
            ),
          },
          { id: 'sent', name: texts.sent, cell: ({ sent_at }) => formatDate(sent_at) },
          {
            id: 'due',
            name: texts.answerBy,
            cell: ({ due_at }) =>
              state === 'open' ? <Deadline due={due_at} words="{moment}" /> : formatDate(due_at),
          },
          {
            id: 'latest',
            name: texts.withTwoMoreMonths,
            cell: ({ latest_at, is_extended }) =>
              is_extended
                ? fillIn(texts.dateExtended, { date: formatDate(latest_at) })
                : formatDate(latest_at),
          },
        ]}
        empty={<EmptyState text={nothing[state]} />}
      />
      <NumberPager
        page={page}
        size={dataRequestLimits.pageSize}
        total={total}
        things={total === 1 ? texts.request : texts.requests}
        to={(next) => adminPaths.dataRequests({ ...query, page: next === 1 ? null : next })}
      />
    </>
  );
}
