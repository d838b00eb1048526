import { limits } from '#contract/limits.ts';
import { deletionPhrase } from '#contract/wire-values.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { leavingIntents } from './leaving-intents.ts';
import { ProveFirst } from './prove-form.tsx';
import { Save, Section } from './section.tsx';

/** Shown while the account waits to be deleted: its owner can still change their mind. */
export function CancelDeletion({ deletionAt }: { deletionAt: string }) {
  const form = useSectionForm(leavingIntents.keep);
  return (
    <Section
      title="Delete account"
      lead={`Your account will be deleted on ${formatDate(deletionAt)}. Until then nobody but you sees it.`}
      bad
    >
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={leavingIntents.keep} />
        <FormNote wrong={form.fault?.message} />
        <Save busy={form.busy}>Keep my account</Save>
      </form.Form>
    </Section>
  );
}

/** Deletes the account: asks for proof and an exact phrase, and leaves two weeks to reconsider. */
export function DeleteAccount({ isProven }: { isProven: boolean }) {
  const form = useSectionForm(leavingIntents.leave);
  return (
    <Section
      title="Delete account"
      lead={`Your account is hidden at once and deleted after ${limits.deletionGraceDays} days, with your profile, posts, lists, messages and everything you uploaded. Until then you can log in and keep it; afterwards nobody can bring it back.`}
      bad
    >
      {!isProven ? (
        <ProveFirst />
      ) : (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={leavingIntents.leave} />
          <FormNote wrong={form.wrongWhole('p_confirmation')} />
          <Field
            label={
              <>
                Type <b>{deletionPhrase}</b> to confirm
              </>
            }
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            error={form.wrong('p_confirmation')}
            required
          />
          <button type="submit" className="btn sm flat danger" aria-disabled={form.busy}>
            Delete my account
          </button>
        </form.Form>
      )}
    </Section>
  );
}
