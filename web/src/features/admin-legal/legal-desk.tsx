import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import type { ReporterKind } from '#contract/case-lists.ts';
import { takenKinds } from '#contract/desk-lists.ts';
import type { DueItem } from '#contract/legal-desk.ts';
import { limits } from '#contract/limits.ts';
import { policy } from '#contract/policy.ts';
import { supportLimits } from '#contract/support-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { spanWords } from '../../lib/deadline.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-legal.ts';
import * as commonTexts from '../../texts/common.ts';
import { Aim } from '../../ui/aim.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Deadline } from '../../ui/deadline.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNote } from '../../ui/form-note.tsx';

import { OpenNotices } from './open-notices.tsx';

export const declineIntent = 'decline-suspension';
export const assignIntent = 'assign-case';

export interface Self {
  id: string;
  username: string;
}

const namelessWords: Readonly<Record<ReporterKind, string>> = {
  member: texts.aDeletedAccount,
  visitor: texts.aVisitor,
  site: texts.theSite,
};

const kindWords: Readonly<Record<DueItem['kind'], (item: DueItem) => string>> = {
  urgent_request: ({ about }) => fillIn(texts.urgentRequestAbout, { about }),
  data_request: ({ about }) => fillIn(texts.dataRequestFrom, { about }),
  case: ({ about, reasons, from }) =>
    fillIn(from === null ? texts.reportedAbout : texts.reportedAboutFrom, {
      about,
      reasons: reasons.map((reason) => policy[reason].name).join(', '),
      reporter: from === null ? '' : (from.name ?? namelessWords[from.by]),
    }),
  complaint: ({ about }) => fillIn(texts.complaintAboutADecision, { about }),
  counter_notice: () => texts.counterNoticeRuns,
  ticket: () => texts.ticketWaits,
  court: () => texts.counterNoticeInCourt,
};

const addressOf = ({ kind, id }: DueItem): string => {
  if (kind === 'urgent_request') return adminPaths.urgentRequest(id);
  if (kind === 'ticket') return adminPaths.supportTicket(id);
  return kind === 'data_request' ? adminPaths.dataRequest(id) : adminPaths.report(id);
};

/** What is due, first things first, and whom a suspension is proposed for. */
export function LegalDesk({
  desk,
  unconfirmed,
  self,
}: {
  desk: Output<'get_legal_desk'>;
  /** How many notices count once their writer is known to be real. */
  unconfirmed: number;
  self: Self;
}) {
  return (
    <>
      <h2 className="legal-heading">{texts.due}</h2>
      {desk.due.length > 0 && (
        <p className="legal-note">
          {texts.orderOfDue} <span className="legal-keys">{texts.tableKeys}</span>
        </p>
      )}
      <DataTable
        label={texts.due}
        isMain
        rows={desk.due}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            id: 'title',
            name: texts.what,
            cell: (item) => (
              <span className="legal-due">
                <Link to={addressOf(item)}>{item.title || texts.withoutATitle}</Link>
                <small>{kindWords[item.kind](item)}</small>
              </span>
            ),
          },
          {
            id: 'due',
            name: texts.due,
            cell: (item) => <Due item={item} />,
          },
          { id: 'assignee', name: texts.assignee, cell: (item) => <Assignee item={item} self={self} /> },
        ]}
        empty={<EmptyState text={texts.nothingIsDue} />}
      />
      <OpenNotices notices={desk.notices} unconfirmed={unconfirmed} />
      {desk.suspensions.length > 0 && (
        <>
          <h2 className="legal-heading">{texts.considerSuspending}</h2>
          <p className="legal-note">
            {fillIn(texts.whoToConsider, {
              strikesForSuspension: limits.strikesForSuspension,
              strikeDays: limits.strikeDays,
            })}
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

/** By when it is to be done; of a notice without a fixed time, by when to aim for; of a ticket, how long it waits. */
function Due({ item: { kind, due_at: due, late_at: late } }: { item: DueItem }) {
  if (kind === 'court') return <>{texts.whenTheCourtDecides}</>;
  if (kind === 'counter_notice')
    return Date.now() < Date.parse(due) ? (
      <Deadline due={due} words={texts.comesBackFrom} />
    ) : (
      <Deadline due={late ?? due} words={texts.comesBackBy} />
    );
  if (late !== null)
    return <Deadline due={late} words={kind === 'case' ? commonTexts.decideBy : commonTexts.answerBy} />;
  if (kind === 'case') return <Aim at={due} />;
  const waits = Date.now() - Date.parse(due) + (kind === 'ticket' ? supportLimits.waitDays : 0) * 86_400_000;
  return <span suppressHydrationWarning>{fillIn(texts.noDeadlineWaiting, { span: spanWords(waits) })}</span>;
}

/** Who has it; all but what comes back by itself is taken and put back here, tickets on their page. */
function Assignee({ item: { kind, id, title, assignee, is_own }, self }: { item: DueItem; self: Self }) {
  const form = useSectionForm(assignIntent, `${kind} ${id}`);
  const isMine = assignee === self.username;
  const isTaken = kind === 'case' || takenKinds.some((one) => one === kind);
  if (!isTaken) return <>{assignee ?? texts.unassigned}</>;
  if (is_own && !isMine)
    return (
      <span className="legal-due">
        {assignee ?? texts.unassigned}
        <small>{texts.youDecidedSoAnotherAnswers}</small>
      </span>
    );
  const isOthers = assignee !== null && !isMine;
  const act = isMine ? texts.putItBack : isOthers ? texts.takeItOver : texts.takeIt;
  return (
    <form.Form method="post" className="legal-take">
      <span>{assignee ?? texts.unassigned}</span>
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
        aria-label={`${act.replace(' it', '')}: ${title || texts.withoutATitle}`}
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
        {sentence(texts.memberStrikes, {
          member: <Link to={adminPaths.user(user_id)}>{username}</Link>,
          strikes,
        })}
      </p>
      <form.Form method="post">
        <input type="hidden" name="intent" value={declineIntent} />
        <input type="hidden" name="user_id" value={user_id} />
        <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
          {texts.dontSuspend}
        </button>
      </form.Form>
      <FormNote wrong={form.fault?.message} done={form.done} />
    </li>
  );
}
