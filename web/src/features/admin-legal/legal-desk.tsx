import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { takenKinds } from '#contract/desk-lists.ts';
import type { DueItem } from '#contract/legal-desk.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { formatMoment } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { timeLeft } from './time-left.ts';

export const declineIntent = 'decline-suspension';
export const assignIntent = 'assign-case';

export interface Self {
  id: string;
  username: string;
}

const kindWords: Readonly<Record<DueItem['kind'], (item: DueItem) => string>> = {
  urgent_request: ({ about }) => `Urgent request ${about}`,
  data_request: ({ about }) => `Data request of ${about}`,
  case: ({ about }) => `Report of a ${about}`,
  complaint: ({ about }) => `Complaint about a decision on a ${about}`,
  counter_notice: () => 'Counter-notice: its video comes back by itself',
  ticket: () => 'Support ticket that waits for an answer',
  court: () => 'Counter-notice: waits for a court',
};

const addressOf = ({ kind, id }: DueItem): string => {
  if (kind === 'urgent_request') return adminPaths.urgentRequest(id);
  if (kind === 'ticket') return adminPaths.supportTicket(id);
  return kind === 'data_request' ? adminPaths.dataRequest(id) : adminPaths.report(id);
};

/** What is due, first things first, and whom a suspension is proposed for. */
export function LegalDesk({ desk, self }: { desk: Output<'get_legal_desk'>; self: Self }) {
  return (
    <>
      <h2 className="legal-heading">Due</h2>
      <p className="legal-note">
        In a table, J and K lead to the next row and back, Enter opens it, and T takes it.
      </p>
      <DataTable
        label="Due"
        rows={desk.due}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            id: 'title',
            name: 'What',
            cell: (item) => (
              <span className="legal-due">
                <Link to={addressOf(item)}>{item.title || 'Without a title'}</Link>
                <small>{kindWords[item.kind](item)}</small>
              </span>
            ),
          },
          {
            id: 'due',
            name: 'Due',
            cell: (item) => (
              <span className={item.is_late ? 'legal-due legal-late' : 'legal-due'}>
                {item.kind === 'court' ? 'When the court has decided' : <Due item={item} />}
              </span>
            ),
          },
          { id: 'assignee', name: 'Assignee', cell: (item) => <Assignee item={item} self={self} /> },
        ]}
        empty={<EmptyState text="Nothing is due. What has to be answered by a certain time stands here." />}
      />
      {desk.suspensions.length > 0 && (
        <>
          <h2 className="legal-heading">Consider a suspension</h2>
          <p className="legal-note">
            Whoever has {limits.strikesForSuspension} strikes within {limits.strikeDays} days may be
            suspended. A person decides.
          </p>
          <ul className="legal-proposals">
            {desk.suspensions.map((one) => (
              <Proposal key={one.user_id} {...one} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const Due = ({ item }: { item: DueItem }) => (
  <>
    {item.is_late ? 'Late: ' : ''}
    <time dateTime={item.due_at}>{formatMoment(item.due_at)}</time>
    <small>{timeLeft(Date.parse(item.due_at) - Date.now())}</small>
  </>
);

/** Who has it; all but what comes back by itself is taken and put back here, tickets on their page. */
function Assignee({ item: { kind, id, title, assignee }, self }: { item: DueItem; self: Self }) {
  const form = useSectionForm(assignIntent, `${kind} ${id}`);
  const isMine = assignee === self.username;
  const isTaken = kind === 'case' || takenKinds.some((one) => one === kind);
  if (!isTaken) return <>{assignee ?? 'Nobody'}</>;
  const isOthers = assignee !== null && !isMine;
  const act = isMine ? 'Put it back' : isOthers ? 'Take it over' : 'Take it';
  return (
    <form.Form method="post" className="legal-take">
      <span>{assignee ?? 'Nobody'}</span>
      <input type="hidden" name="intent" value={assignIntent} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item_id" value={id} />
      <input type="hidden" name="assignee" value={isMine ? '' : self.id} />
      {isOthers && <input type="hidden" name="takes_over" value="on" />}
      <button
        type="submit"
        className="btn sm flat"
        // By accident nobody loses what they have.
        data-key={isOthers ? undefined : 't'}
        aria-disabled={form.busy}
        aria-label={`${act.replace(' it', '')}: ${title || 'Without a title'}`}
      >
        {act}
      </button>
      <FormNote wrong={form.wrongWhole()} />
    </form.Form>
  );
}

function Proposal({ user_id, username, strikes }: Output<'get_legal_desk'>['suspensions'][number]) {
  const form = useSectionForm(declineIntent, user_id);
  return (
    <li>
      <p>
        <Link to={adminPaths.user(user_id)}>{username}</Link>, {strikes} strikes
      </p>
      <form.Form method="post">
        <input type="hidden" name="intent" value={declineIntent} />
        <input type="hidden" name="user_id" value={user_id} />
        <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
          Leave it at that
        </button>
      </form.Form>
      <FormNote wrong={form.fault?.message} done={form.done} />
    </li>
  );
}
