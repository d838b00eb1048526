import { type UrgentKind, urgentKinds } from '#contract/urgent-lists.ts';
import { formatMoment } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { MarkedFields } from '../../parts/marked-fields.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { useWrongFirst } from '../../parts/use-wrong-first.ts';
import * as texts from '../../texts/notices.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './urgent.css';

export const urgentIntent = 'urgent';

const answers: Readonly<Record<UrgentKind, string>> = {
  danger: texts.aLifeOrSomebodysSafety,
  authority: texts.iWriteForAnAuthority,
};

/** What cannot wait, with an account or without. */
export function UrgentForm() {
  const form = useSectionForm(urgentIntent);
  const place = useWrongFirst<HTMLDivElement>(form.answer);
  const sent = form.given?.urgent;
  if (sent)
    return (
      <div id="urgent" className="urgent-sent">
        <FormNote done={form.done} />
        <p>
          {sentence(texts.itsReferenceIsCodeSomebody, {
            code: <code>{sent.reference}</code>,
            dueAt: formatMoment(sent.due_at),
          })}
        </p>
      </div>
    );
  return (
    <div ref={place}>
      <form.Form method="post" action="#urgent" id="urgent" className="form" noValidate>
        <input type="hidden" name="intent" value={urgentIntent} />
        <MarkedFields fault={form.fault}>
          <Question
            label={texts.whatIsIt}
            name="kind"
            parameter="p_kind"
            answers={urgentKinds.map((kind) => [kind, answers[kind]] as const)}
          />
          <Field label={texts.yourName} name="name" parameter="p_full_name" autoComplete="name" />
          <Field
            label={texts.authorityAndOffice}
            name="office"
            parameter="p_office"
            autoComplete="organization"
            hint={texts.ifYouWriteForOne}
          />
          <Field
            label={texts.emailAddress}
            name="email"
            parameter="p_email"
            type="email"
            autoComplete="email"
          />
          <Field
            label={texts.phoneNumberOptional}
            name="phone"
            parameter="p_phone_number"
            type="tel"
            autoComplete="tel"
          />
          <TextArea
            label={texts.whatIsNeeded}
            name="words"
            parameter="p_words"
            rows={6}
            hint={texts.whoOrWhatItIs}
          />
        </MarkedFields>
        <button type="submit" className="btn pri" disabled={form.busy}>
          {form.busy ? texts.sending : texts.sendUrgentRequest}
        </button>
      </form.Form>
    </div>
  );
}
