import { Link } from 'react-router';
import type { TicketEntry } from '#contract/support.ts';
import {
  type SupportType,
  supportLimits,
  supportTypes,
  type TicketState,
  ticketStates,
} from '#contract/support-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { sentence } from '../../lib/sentence.tsx';
import { typeWords } from '../../parts/support-words.ts';
import * as texts from '../../texts/admin-legal.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import './admin-support.css';
import { stateNames } from './desk-words.ts';

/** Tickets by state; open ones longest waiting first. */
export function TicketsTable(props: {
  items: readonly TicketEntry[];
  total: number;
  q: string;
  state: TicketState | 'all';
  type: SupportType | null;
  tag: string | null;
  page: number;
}) {
  const { items, total, q, state, type, tag, page } = props;
  const query = { q: q || null, state: state === 'open' ? null : state, type, tag };
  return (
    <>
      <TableSearch action={adminPaths.support()} label={texts.searchTickets} q={q} keep={{ tag }}>
        <select
          name="state"
          aria-label={texts.state}
          className="field"
          defaultValue={state}
          key={`state ${state}`}
        >
          {ticketStates.map((one) => (
            <option key={one} value={one}>
              {stateNames[one]}
            </option>
          ))}
          <option value="all">{texts.allStates}</option>
        </select>
        <select
          name="type"
          aria-label={texts.type}
          className="field"
          defaultValue={type ?? ''}
          key={`type ${type}`}
        >
          <option value="">{texts.allTypes}</option>
          {supportTypes.map((one) => (
            <option key={one} value={one}>
              {typeWords[one]}
            </option>
          ))}
        </select>
      </TableSearch>
      {tag !== null && (
        <p>
          {sentence(texts.taggedTag, {
            tag,
            link: (words) => (
              <Link className="ticket-link" to={adminPaths.support({ ...query, tag: null })}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      <DataTable
        label={texts.tickets}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'subject',
            name: texts.subject,
            cell: ({ id, subject }) => (
              <Link className="ticket-link ticket-subject" to={adminPaths.supportTicket(id)}>
                {subject}
              </Link>
            ),
          },
          { id: 'email', name: texts.from, cell: ({ email }) => email },
          { id: 'type', name: texts.type, cell: ({ support_type }) => typeWords[support_type] },
          { id: 'state', name: texts.state, cell: (ticket) => stateNames[ticket.state] },
          {
            id: 'tags',
            name: texts.tags,
            cell: ({ tags }) =>
              tags.map((one) => (
                <Link key={one} className="ticket-link" to={adminPaths.support({ ...query, tag: one })}>
                  {one}{' '}
                </Link>
              )),
          },
          { id: 'assignee', name: texts.assignedTo, cell: ({ assignee }) => assignee ?? '' },
          {
            id: 'updated',
            name: texts.changed,
            cell: ({ updated_at }) => <Moment at={updated_at} />,
          },
        ]}
        empty={
          <EmptyState text={state === 'open' && q === '' ? texts.noTicketsWaiting : texts.noTicketsFound} />
        }
      />
      <NumberPager
        page={page}
        size={supportLimits.pageSize}
        total={total}
        things={total === 1 ? texts.ticketName : texts.ticketsName}
        to={(next) => adminPaths.support({ ...query, page: next === 1 ? null : next })}
      />
    </>
  );
}
