import { complaintTexts as texts } from '#contract/complaint-lists.ts';
import type { ComplaintStanding } from '#contract/complaints.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/notices.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export const complaintIntent = 'complaint';

/** A complaint about a decision: how it stands, or the form for it, if there may still be one. */
export function ComplaintPart({
  complaint,
  isOpen,
}: {
  complaint: ComplaintStanding | null;
  isOpen: boolean;
}) {
  const form = useSectionForm(complaintIntent);
  if (complaint === null && !isOpen) return null;
  return (
    <section className="counter-notice" aria-labelledby="complaint">
      <h2 id="complaint">{texts.title}</h2>
      <FormNote done={form.done} />
      {complaint !== null ? (
        <Standing complaint={complaint} />
      ) : (
        <form.Form method="post" action="#complaint" className="form" noValidate>
          <input type="hidden" name="intent" value={complaintIntent} />
          <p>{pageTexts.doYouThinkThatThis}</p>
          <TextArea label={pageTexts.whatIsWrongWithIt} name="complaint" rows={4} />
          <FormNote wrong={form.fault?.message} />
          <button type="submit" className="btn flat" disabled={form.busy}>
            {form.busy ? pageTexts.sending : pageTexts.complain}
          </button>
        </form.Form>
      )}
    </section>
  );
}

function Standing({ complaint }: { complaint: ComplaintStanding }) {
  const { sent_at, due_at, outcome, is_gone, needs_identity, answer, answered_at } = complaint;
  if (outcome === null)
    return (
      <p>
        {fillIn(pageTexts.youComplainedOnSentAtYou, {
          sentAt: formatMoment(sent_at),
          dueAt: formatDate(due_at),
        })}
      </p>
    );
  return (
    <>
      <p>
        {fillIn(pageTexts.valueAnsweredOnAnsweredAt, {
          value: outcome === 'upheld' ? pageTexts.youWereRight : pageTexts.theDecisionStays,
          answeredAt: formatMoment(answered_at ?? ''),
        })}
      </p>
      <p>{answer}</p>
      {is_gone && <p>{texts.gone}</p>}
      {needs_identity && <p>{texts.identity}</p>}
    </>
  );
}
