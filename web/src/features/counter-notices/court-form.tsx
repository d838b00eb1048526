import { counterNoticeLimits as most } from '#contract/counter-notice-lists.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/notices.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export const courtIntent = 'court';

/** Whoever filed a notice tells of their action in court. */
export function CourtForm({ isWaited }: { isWaited: boolean }) {
  const form = useSectionForm(courtIntent);
  if (!isWaited) return <FormNote done={form.done} />;
  return (
    <section className="counter-notice" aria-labelledby="court">
      <h2 id="court">{texts.didYouGoToCourt}</h2>
      <p>{texts.ifYouFiledAnAction}</p>
      <form.Form method="post" action="#court" className="form">
        <input type="hidden" name="intent" value={courtIntent} />
        <TextArea label={texts.courtAndNumberOfThe} name="court" rows={2} maxLength={most.textLength} />
        <FormNote wrong={form.fault?.message} />
        <button type="submit" className="btn flat" disabled={form.busy}>
          {form.busy ? texts.sending : texts.iWentToCourt}
        </button>
      </form.Form>
    </section>
  );
}
