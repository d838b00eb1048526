import type { WatchSettings } from '#contract/watching.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Switch } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { watchingIntents as intents } from './preference-input.ts';
import { Section } from './section.tsx';
import { useInstantForm } from './use-instant-form.tsx';

/** Something remembered that can be forgotten. */
function Clearing(props: { intent: string; act: string; question: string; confirm: string }) {
  const form = useSectionForm(props.intent);
  return (
    <div>
      <ConfirmDetails act={props.act} question={props.question}>
        <form.Form method="post">
          <input type="hidden" name="intent" value={props.intent} />
          <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
            {props.confirm}
          </button>
        </form.Form>
      </ConfirmDetails>
      <FormNote wrong={form.fault?.message} done={form.done} />
    </div>
  );
}

/** What is remembered about the member's watching, and how to forget it. */
export function WatchingForm({ settings }: { settings: WatchSettings }) {
  const form = useInstantForm(intents.settings);
  return (
    <Section
      title="Watching"
      said={form.said}
      lead="What we remember of what you watch. Switching something off does not delete what is already there."
    >
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.settings} />
        <FormNote wrong={form.fault?.message} />
        <Switch
          label="Keep a history of what I watch"
          hint="Only you see it."
          name="keeps_history"
          defaultChecked={settings.keeps_history}
        />
        <Switch
          label="Resume where I stopped"
          hint="On every device where you are logged in."
          name="keeps_positions"
          defaultChecked={settings.keeps_positions}
        />
        <Switch
          label="Count the videos I watched"
          hint="You choose under Privacy who sees how many. Without a history the number does not change."
          name="counts_watched"
          defaultChecked={settings.counts_watched}
        />
        {form.save('Save watching')}
      </form.Form>
      <div className="clearings">
        <Clearing
          intent={intents.clearHistory}
          act="Clear history"
          question="Forget everything you watched? This cannot be undone."
          confirm="Yes, clear it"
        />
        <Clearing
          intent={intents.clearPositions}
          act="Forget where I stopped"
          question="Every video starts from the beginning again. This cannot be undone."
          confirm="Yes, forget it"
        />
        <Clearing
          intent={intents.clearCount}
          act="Reset the count"
          question="The number of videos watched on your profile starts at 0 again."
          confirm="Yes, reset it"
        />
      </div>
    </Section>
  );
}
