import type { WatchSettings } from '#contract/watching.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
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
    <Section title={texts.watching} said={form.said} lead={texts.chooseWhatWeRememberAbout}>
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.settings} />
        <FormNote wrong={form.fault?.message} />
        <Switch
          label={texts.keepAHistoryOfWhat}
          hint={texts.onlyYouCanSeeIt}
          name="keeps_history"
          defaultChecked={settings.keeps_history}
        />
        <Switch
          label={texts.resumeWhereIStopped}
          hint={texts.onEveryDeviceWhereYoure}
          name="keeps_positions"
          defaultChecked={settings.keeps_positions}
        />
        <Switch
          label={texts.countTheVideosIWatch}
          hint={texts.chooseWhoCanSeeThe}
          name="counts_watched"
          defaultChecked={settings.counts_watched}
        />
        {form.save(texts.saveWatching)}
      </form.Form>
      <div className="clearings">
        <Clearing
          intent={intents.clearHistory}
          act={texts.clearHistory}
          question={texts.clearEverythingYouveWatchedYou}
          confirm={texts.yesClearIt}
        />
        <Clearing
          intent={intents.clearPositions}
          act={texts.forgetWhereIStopped}
          question={texts.everyVideoWillStartFrom}
          confirm={texts.yesForgetIt}
        />
        <Clearing
          intent={intents.clearCount}
          act={texts.resetTheCount}
          question={texts.theNumberOfWatchedVideos}
          confirm={texts.yesResetIt}
        />
      </div>
    </Section>
  );
}
