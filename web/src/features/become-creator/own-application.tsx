import type { CreatorApplication } from '#contract/creator-applications.ts';
import { formatDate } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/become-creator.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './words.ts';
import './own-application.css';

const headings: Record<CreatorApplication['state'], string> = {
  pending: texts.yourApplicationIsWaitingFor,
  approved: texts.yourApplicationWasApproved,
  refused: texts.yourApplicationWasRefused,
  withdrawn: texts.youWithdrewYourApplication,
};

/** A member's latest application: its state and its content. */
export function OwnApplication({ application }: { application: CreatorApplication }) {
  const { id, state, makes, about, links, reason, created_at, decided_at } = application;
  const form = useSectionForm(intents.withdraw);
  return (
    <div className="own-application" data-state={state}>
      <h3>{headings[state]}</h3>
      <p className="when">
        {texts.sentOn} <time dateTime={created_at}>{formatDate(created_at)}</time>
        {decided_at !== null &&
          sentence(texts.valueOnTime, {
            value: state === 'withdrawn' ? texts.withdrawn : texts.decided,
            time: <time dateTime={decided_at}>{formatDate(decided_at)}</time>,
          })}
        .
      </p>
      {reason !== null && (
        <p className="reason">
          <b>{texts.reason}</b> {reason}
        </p>
      )}
      <details>
        <summary>{texts.whatYouWrote}</summary>
        <dl>
          <dt>{texts.whatYouMake}</dt>
          <dd>{makes}</dd>
          <dt>{texts.aboutYouAndYourWork}</dt>
          <dd className="prose">{about}</dd>
          <dt>{texts.linksToYourWork}</dt>
          {links.map((link) => (
            <dd key={link}>
              <a href={link} rel="noopener noreferrer nofollow ugc" target="_blank">
                {link}
              </a>
            </dd>
          ))}
        </dl>
      </details>
      {state === 'pending' && (
        <form.Form method="post" action="#apply">
          <input type="hidden" name="intent" value={intents.withdraw} />
          <input type="hidden" name="id" value={id} />
          <ConfirmDetails act={texts.withdraw} question={texts.nobodyWillReadItYou}>
            <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
              {texts.yesWithdrawIt}
            </button>
          </ConfirmDetails>
          <FormNote wrong={form.wrongWhole()} />
        </form.Form>
      )}
    </div>
  );
}
