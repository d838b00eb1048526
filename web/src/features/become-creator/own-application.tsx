import type { CreatorApplication } from '#contract/creator-applications.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './words.ts';
import './own-application.css';

const headings: Record<CreatorApplication['state'], string> = {
  pending: 'Your application is waiting for a decision',
  approved: 'Your application was approved',
  refused: 'Your application was refused',
  withdrawn: 'You withdrew your application',
};

/** A member's latest application: its state and its content. */
export function OwnApplication({ application }: { application: CreatorApplication }) {
  const { id, state, makes, about, links, reason, created_at, decided_at } = application;
  const form = useSectionForm(intents.withdraw);
  return (
    <div className="own-application" data-state={state}>
      <h3>{headings[state]}</h3>
      <p className="when">
        Sent on <time dateTime={created_at}>{formatDate(created_at)}</time>
        {decided_at !== null && (
          <>
            , {state === 'withdrawn' ? 'withdrawn' : 'decided'} on{' '}
            <time dateTime={decided_at}>{formatDate(decided_at)}</time>
          </>
        )}
        .
      </p>
      {reason !== null && (
        <p className="reason">
          <b>Reason:</b> {reason}
        </p>
      )}
      <details>
        <summary>What you wrote</summary>
        <dl>
          <dt>What you make</dt>
          <dd>{makes}</dd>
          <dt>About you and your work</dt>
          <dd className="prose">{about}</dd>
          <dt>Links to your work</dt>
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
          <ConfirmDetails act="Withdraw" question="Nobody will read it. You can send another one.">
            <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
              Yes, withdraw it
            </button>
          </ConfirmDetails>
          <FormNote wrong={form.wrongWhole()} />
        </form.Form>
      )}
    </div>
  );
}
