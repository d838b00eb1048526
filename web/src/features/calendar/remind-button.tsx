import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useFetcher } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import type { AiringModel } from '../../page/calendar.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import * as texts from '../../texts/lists.ts';
import { FormNote } from '../../ui/form-note.tsx';
import * as workPaths from '../../work-paths.ts';

/** Whether a member is told once an episode can be watched. */
export function RemindButton({ episode, isOn }: { episode: AiringModel; isOn: boolean }) {
  const fetcher = useFetcher<FormAnswer>();
  const asked = fetcher.formData?.get('on');
  const shown = asked === undefined || asked === null ? isOn : asked === 'yes';
  return (
    <fetcher.Form method="post" action={workPaths.calendar()}>
      <input type="hidden" name="intent" value="remind" />
      <input type="hidden" name="episode_id" value={episode.id} />
      <input type="hidden" name="on" value={shown ? 'no' : 'yes'} />
      <button
        type="submit"
        className="btn sm flat"
        aria-pressed={shown}
        aria-label={fillIn(texts.remindMeOf, {
          shown: shown ? texts.reminderIsOn : texts.remindMe,
          title: episode.work.title,
          episode: episode.episode,
        })}
      >
        {shown ? <BellRing className="ic" /> : <Bell className="ic" />}
        {shown ? texts.reminderIsOn : texts.remindMe}
      </button>
      <FormNote wrong={fetcher.data?.fault?.message} />
    </fetcher.Form>
  );
}
