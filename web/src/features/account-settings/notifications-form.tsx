import type { ChangeEvent } from 'react';
import type { Preferences } from '#contract/preferences.ts';
import { type NotificationKindName, notificationKindNames } from '#contract/wire-values.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/account-settings.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { usePreferenceForm } from './preference-forms.tsx';
import { preferenceIntents as intents, kindField, wayField } from './preference-input.ts';
import { Section } from './section.tsx';
import './notifications-form.css';

type Kind = Exclude<NotificationKindName, 'new_device'>;
const kindWords: Record<Kind, string> = {
  new_release: texts.aNewVideoFromSomeone,
  new_episode: texts.aNewEpisodeOfASeries,
  saved_search: texts.aNewVideoInASearch,
  reply: texts.aReplyToMe,
  mention: texts.aMentionOfMe,
  like: texts.aLike,
  subscriber: texts.aNewSubscriber,
  message_request: texts.aMessageRequest,
  report_outcome: texts.theResultOfMyReports,
  upload_reviewed: texts.aReviewOfMyUpload,
  application_decided: texts.aDecisionOnMyApplication,
  identity_decided: texts.theResultOfMyIdentity,
  content_decided: texts.aDecisionAboutSomethingI,
};
/** Of it, mails go out whatever is chosen here. */
const alwaysMailed: Kind = 'content_decided';

/** What is mailed is on the site too: the two boxes of a row follow each other, before the form is sent. */
function follow({ currentTarget: box }: ChangeEvent<HTMLInputElement>): void {
  const [kind = '', way] = box.name.split(' ');
  const other = box.form?.elements.namedItem(wayField(kind, way === 'mail' ? 'page' : 'mail'));
  if (!(other instanceof HTMLInputElement)) return;
  if (way === 'mail' && box.checked) other.checked = true;
  if (way === 'page' && !box.checked) other.checked = false;
}

function Box(props: { kind: Kind; way: 'page' | 'mail'; label: string; isOn: boolean }) {
  const { kind, way, label, isOn } = props;
  return (
    <td>
      <label>
        <span className="vh">{fillIn(texts.kindWay, { kind: kindWords[kind], way: label })}</span>
        <input type="checkbox" name={wayField(kind, way)} defaultChecked={isOn} onChange={follow} />
      </label>
    </td>
  );
}

/** Of what a member is told, and how: a table whose boxes act at once. */
export function NotificationsForm({ preferences }: { preferences: Preferences }) {
  const form = usePreferenceForm(intents.notifications);
  return (
    <Section title={texts.notifications} said={form.said} lead={texts.chooseWhatWeTellYou}>
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.notifications} />
        <FormNote wrong={form.fault?.message} />
        <table className="ways-table">
          <thead>
            <tr>
              <th scope="col">{texts.tellMeAbout}</th>
              <th scope="col">{texts.onTheSite}</th>
              <th scope="col">{texts.byEmail}</th>
            </tr>
          </thead>
          <tbody>
            {notificationKindNames.map((kind) => {
              if (kind === 'new_device') return null;
              const way = preferences.notifications[kind];
              return (
                <tr key={kind}>
                  <th scope="row">
                    {kindWords[kind]}
                    <input type="hidden" name={kindField} value={kind} />
                  </th>
                  <Box kind={kind} way="page" label={texts.onTheSite} isOn={way !== 'off'} />
                  {kind === alwaysMailed ? (
                    <td className="always">{texts.always}</td>
                  ) : (
                    <Box kind={kind} way="mail" label={texts.byEmail} isOn={way === 'mail'} />
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
        {form.save(texts.saveNotifications)}
      </form.Form>
    </Section>
  );
}
