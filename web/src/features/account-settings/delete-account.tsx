import { limits } from '#contract/limits.ts';
import { deletionPhrase } from '#contract/wire-values.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { leavingIntents } from './leaving-intents.ts';
import { Save, Section } from './section.tsx';

/** Shown while the account waits to be deleted: its owner can still change their mind. */
export function CancelDeletion({ deletionAt }: { deletionAt: string }) {
  const form = useSectionForm(leavingIntents.keep);
  return (
    <Section
      title={texts.deleteAccount}
      lead={fillIn(texts.wellDeleteYourAccountOn, { date: formatDate(deletionAt) })}
      bad
    >
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={leavingIntents.keep} />
        <FormNote wrong={form.fault?.message} />
        <Save busy={form.busy}>{texts.keepMyAccount}</Save>
      </form.Form>
    </Section>
  );
}

/** Deletes the account: asks for proof and an exact phrase, and leaves two weeks to reconsider. */
export function DeleteAccount() {
  const form = useSectionForm(leavingIntents.leave);
  return (
    <Section
      title={texts.deleteAccount}
      lead={fillIn(texts.wellHideYourAccountRight, { days: limits.deletionGraceDays })}
      bad
    >
      <form.Form method="post" className="form">
        <input type="hidden" name="intent" value={leavingIntents.leave} />
        <FormNote wrong={form.wrongWhole('p_confirmation')} />
        <Field
          label={sentence(texts.typePhraseToConfirm, { phrase: <b>{deletionPhrase}</b> })}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          error={form.wrong('p_confirmation')}
          required
        />
        <button type="submit" className="btn sm flat danger" aria-disabled={form.busy}>
          {texts.deleteMyAccount}
        </button>
      </form.Form>
    </Section>
  );
}
