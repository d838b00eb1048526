import type { Recommending } from '#contract/recommending.ts';
import { recommendingIntents as intents } from '../../page/recommending-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../recommending-paths.ts';
import * as texts from '../../texts/recommending.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './recommending.css';

/** How it stands, and what that means. */
function standing({ is_on, is_off_here, taste }: Recommending): [state: string, meaning: string] {
  if (is_off_here) return [texts.areOffHere, texts.offHereMember];
  if (is_on) return [texts.areOn, taste ? texts.onMember : texts.onVisitor];
  return [texts.areOff, taste ? texts.offMember : texts.offVisitor];
}

/** Switches everything that is recommended off or on, and says what that means. */
export function RecommendingSwitch({ known }: { known: Recommending }) {
  const form = useSectionForm(intents.switch);
  const [state, meaning] = standing(known);
  return (
    <section className="recommending-section" aria-labelledby="recommending-switch">
      <h2 id="recommending-switch">
        <span role="status">{state}</span>
      </h2>
      <p>{meaning}</p>
      <form.Form method="post" action={paths.recommendations()}>
        <input type="hidden" name="intent" value={intents.switch} />
        <FormNote wrong={form.wrongWhole()} />
        <p className="recommending-ways">
          {known.is_off_here && (
            <button type="submit" name="on" value="" className="btn sm flat" aria-disabled={form.busy}>
              {texts.turnOffForAccount}
            </button>
          )}
          <button
            type="submit"
            name="on"
            value={known.is_on ? '' : '1'}
            className="btn sm flat"
            aria-disabled={form.busy}
          >
            {known.is_on ? texts.turnOff : texts.turnOn}
          </button>
        </p>
      </form.Form>
    </section>
  );
}
