import { counterStatements, counterNoticeTexts as texts } from '#contract/counter-notice-lists.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/notices.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TickedStatement } from '../../ui/ticked-statement.tsx';

export const counterNoticeIntent = 'counter-notice';

/** A counter-notice of 17 U.S.C. § 512(g)(3), from the statement by which something was disabled. */
export function CounterNoticeForm() {
  const form = useSectionForm(counterNoticeIntent);
  return (
    <section className="counter-notice" aria-labelledby="counter-notice">
      <h2 id="counter-notice">{texts.title}</h2>
      <p>{pageTexts.wasThisAMistakeOr}</p>
      <form.Form method="post" action="#counter-notice" className="form" noValidate>
        <input type="hidden" name="intent" value={counterNoticeIntent} />
        <FormNote wrong={form.fault?.message} />
        <Field label={pageTexts.fullName} name="fullName" autoComplete="name" />
        <TextArea label={pageTexts.mailingAddress} name="address" rows={3} autoComplete="street-address" />
        <Field label={pageTexts.phoneNumber} name="phoneNumber" type="tel" autoComplete="tel" />
        <Field label={pageTexts.emailAddress} name="email" type="email" autoComplete="email" />
        <TickedStatement name="mistake">{counterStatements.mistake}</TickedStatement>
        <TickedStatement name="jurisdiction">{counterStatements.jurisdiction}</TickedStatement>
        <Field
          label={pageTexts.electronicSignature}
          name="signature"
          placeholder={pageTexts.typeYourFullLegalName}
        />
        <button type="submit" className="btn pri" disabled={form.busy}>
          {form.busy ? pageTexts.sending : pageTexts.sendCounterNotice}
        </button>
      </form.Form>
    </section>
  );
}
