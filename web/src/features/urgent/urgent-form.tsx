import { type UrgentKind, urgentKinds } from '#contract/urgent-lists.ts';
import { formatMoment } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './urgent.css';

export const urgentIntent = 'urgent';

const answers: Readonly<Record<UrgentKind, string>> = {
  danger: 'A life or somebody’s safety is in danger',
  authority: 'I write for an authority: police, a court, a regulator',
};

/** What cannot wait, with an account or without. */
export function UrgentForm() {
  const form = useSectionForm(urgentIntent);
  const sent = form.given?.urgent;
  if (sent)
    return (
      <div id="urgent" className="urgent-sent">
        <FormNote done={form.done} />
        <p>
          Its reference is <code>{sent.reference}</code>. Somebody looks at it by {formatMoment(sent.due_at)}{' '}
          at the latest, and answers by mail. Name the reference if you write again.
        </p>
      </div>
    );
  return (
    <form.Form method="post" action="#urgent" id="urgent" className="form" noValidate>
      <input type="hidden" name="intent" value={urgentIntent} />
      <FormNote wrong={form.fault?.message} />
      <Question
        label="What is it?"
        name="kind"
        answers={urgentKinds.map((kind) => [kind, answers[kind]] as const)}
      />
      <Field label="Your name" name="name" autoComplete="name" />
      <Field
        label="Authority and office"
        name="office"
        autoComplete="organization"
        hint="If you write for one."
      />
      <Field label="Email address" name="email" type="email" autoComplete="email" />
      <Field label="Phone number (optional)" name="phone" type="tel" autoComplete="tel" />
      <TextArea
        label="What is needed"
        name="words"
        rows={6}
        hint="Who or what it is about, with addresses of this site, and by when. An authority names its legal basis and file number."
      />
      <button type="submit" className="btn pri" disabled={form.busy}>
        {form.busy ? 'Sending...' : 'Send urgent request'}
      </button>
    </form.Form>
  );
}
