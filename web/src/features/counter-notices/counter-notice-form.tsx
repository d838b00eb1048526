import { counterStatements, counterNoticeTexts as texts } from '#contract/counter-notice-lists.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
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
      <p>
        Was this a mistake, or may you show it? Then swear so here. We send all of it, with your name and
        address, to whoever filed the notice; they can take you to court. If they do not tell us of an action
        in court, your video comes back by itself after 10 to 14 business days.
      </p>
      <form.Form method="post" action="#counter-notice" className="form" noValidate>
        <input type="hidden" name="intent" value={counterNoticeIntent} />
        <FormNote wrong={form.fault?.message} />
        <Field label="Full name" name="fullName" autoComplete="name" />
        <TextArea label="Mailing address" name="address" rows={3} autoComplete="street-address" />
        <Field label="Phone number" name="phoneNumber" type="tel" autoComplete="tel" />
        <Field label="Email address" name="email" type="email" autoComplete="email" />
        <TickedStatement name="mistake">{counterStatements.mistake}</TickedStatement>
        <TickedStatement name="jurisdiction">{counterStatements.jurisdiction}</TickedStatement>
        <Field label="Electronic signature" name="signature" placeholder="Type your full legal name" />
        <button type="submit" className="btn pri" disabled={form.busy}>
          {form.busy ? 'Sending...' : 'Send counter-notice'}
        </button>
      </form.Form>
    </section>
  );
}
