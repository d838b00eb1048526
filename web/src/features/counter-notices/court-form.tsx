import { counterNoticeLimits as most } from '#contract/counter-notice-lists.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export const courtIntent = 'court';

/** Whoever filed a notice tells of their action in court. */
export function CourtForm({ isWaited }: { isWaited: boolean }) {
  const form = useSectionForm(courtIntent);
  if (!isWaited) return <FormNote done={form.done} />;
  return (
    <section className="counter-notice" aria-labelledby="court">
      <h2 id="court">Did you go to court?</h2>
      <p>If you filed an action to restrain the uploader, tell us here: nothing comes back while it runs.</p>
      <form.Form method="post" action="#court" className="form">
        <input type="hidden" name="intent" value={courtIntent} />
        <TextArea label="Court and number of the case" name="court" rows={2} maxLength={most.textLength} />
        <FormNote wrong={form.fault?.message} />
        <button type="submit" className="btn flat" disabled={form.busy}>
          {form.busy ? 'Sending...' : 'I went to court'}
        </button>
      </form.Form>
    </section>
  );
}
