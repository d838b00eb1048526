import {
  dataRequestKinds,
  dataRequestWords,
  dataRequestLimits as most,
} from '#contract/data-request-lists.ts';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { HumanProof } from '../../parts/human-proof.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './data-requests.css';

export const dataRequestIntent = 'data-request';

/** What people ask about their data, with an account or without. */
export function DataRequestForm({ isMember }: { isMember: boolean }) {
  const form = useSectionForm(dataRequestIntent);
  const sent = form.given?.dataRequest;
  if (sent)
    return (
      <div id="request" className="data-request-sent">
        <FormNote done={form.done} />
        {sent.receipt === null ? (
          <p>
            The link is good for {most.confirmDays} days. We answer by {formatDate(sent.due_at)}.
          </p>
        ) : (
          <>
            <p>
              Your receipt is <code>{sent.receipt}</code>. Keep it to yourself: whoever has it can read the
              answer. We have mailed it to you too, and answer by {formatDate(sent.due_at)}.
            </p>
            <p>
              {/* A page that mails lead to: it loads the whole list of routes. */}
              <a className="btn pri" href={memberPaths.dataRequest(sent.receipt)}>
                See how it stands
              </a>
            </p>
          </>
        )}
      </div>
    );
  return (
    <form.Form method="post" action="#request" id="request" className="form" noValidate>
      <input type="hidden" name="intent" value={dataRequestIntent} />
      <HumanProof answer={form.answer} />
      <FormNote wrong={form.fault?.message} />
      <Question
        label="What do you want?"
        name="kind"
        answers={dataRequestKinds.map((kind) => [kind, dataRequestWords[kind]] as const)}
      />
      <Field label="Your name" name="name" autoComplete="name" />
      {isMember ? (
        <p className="data-request-note">We answer to the address of your account.</p>
      ) : (
        <Field
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          hint="The one you wrote to us from. We mail you a link there first."
        />
      )}
      <TextArea
        label="What exactly"
        name="words"
        rows={5}
        hint="What is wrong and what is right, or which use you object to. Otherwise you may leave it empty."
      />
      <button type="submit" className="btn pri" disabled={form.busy}>
        {form.busy ? 'Sending...' : 'Send data request'}
      </button>
    </form.Form>
  );
}

/** What members need not ask for: they do it themselves, at once. */
export const OwnData = () => (
  <section className="data-request-own" aria-labelledby="own-data">
    <h2 id="own-data">You can do most of it yourself, now</h2>
    <ul>
      <li>
        <Link to={memberPaths.settingsDelete()}>Download everything</Link> that we hold about your account.
      </li>
      <li>
        <Link to={memberPaths.settingsDelete()}>Delete your account</Link>, with everything that belongs to
        it.
      </li>
      <li>
        <Link to={memberPaths.settings()}>Correct</Link> your name, your address and your profile.
      </li>
      <li>
        <Link to={memberPaths.settingsPreferences()}>Switch off</Link> what your history is used for.
      </li>
    </ul>
  </section>
);
