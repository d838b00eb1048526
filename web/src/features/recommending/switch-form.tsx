import { recommendingIntents as intents } from '../../page/recommending-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../recommending-paths.ts';
import * as texts from '../../texts/recommending.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './recommending.css';

/** Switches everything that is recommended off or on, and says what that means. */
export function RecommendingSwitch({ isOn, isMember }: { isOn: boolean; isMember: boolean }) {
  const form = useSectionForm(intents.switch);
  const [state, meaning] = isOn
    ? [texts.areOn, isMember ? texts.onMember : texts.onVisitor]
    : [texts.areOff, isMember ? texts.offMember : texts.offVisitor];
  return (
    <section className="recommending-section" aria-labelledby="recommending-switch">
      <h2 id="recommending-switch" role="status">
        {state}
      </h2>
      <p>{meaning}</p>
      <form.Form method="post" action={paths.recommendations()}>
        <input type="hidden" name="intent" value={intents.switch} />
        <input type="hidden" name="on" value={isOn ? '' : '1'} />
        <FormNote wrong={form.wrongWhole()} />
        <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
          {isOn ? texts.turnOff : texts.turnOn}
        </button>
      </form.Form>
    </section>
  );
}
