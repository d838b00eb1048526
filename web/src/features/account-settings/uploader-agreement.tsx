import type { OwnIdentity } from '#contract/identity.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Save, Section } from './section.tsx';
import { verifyIntents as intents } from './verify-intents.ts';

/** The agreement, whether it is signed, and the form for signing it. */
export function UploaderAgreement({ identity }: { identity: OwnIdentity }) {
  const form = useSectionForm(intents.sign);
  const { agreement, state } = identity;
  const { signed } = agreement;
  const hasBegun = state !== 'not_started' && state !== 'refused';
  return (
    <Section
      title={texts.uploadersAgreement}
      lead={
        signed === null
          ? texts.notSignedYet
          : fillIn(signed.version === agreement.version ? texts.signedBy : texts.signedByBeforeChange, {
              name: signed.name,
              date: formatDate(signed.signed_at),
            })
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className="agreement" aria-label={texts.textOfTheAgreement} tabIndex={0}>
        {agreement.text
          .split(/(?:\r?\n){2,}/)
          .map((paragraph, place) => [`${place}`, paragraph] as const)
          .map(([key, paragraph]) => (
            <p key={key}>{paragraph}</p>
          ))}
      </section>
      {agreement.must_sign && !hasBegun && <p>{texts.youSignItWithThe}</p>}
      {agreement.must_sign && hasBegun && (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={intents.sign} />
          <input type="hidden" name="version" value={agreement.version} />
          <FormNote wrong={form.wrongWhole('p_name')} />
          <Field
            label={texts.yourLegalName}
            name="name"
            autoComplete="name"
            maxLength={limits.legalNameLength}
            required
            error={form.wrong('p_name')}
            hint={texts.typingItSignsTheAgreement}
          />
          <Save busy={form.busy} isMain={state !== 'pictures_missing'}>
            {texts.signTheAgreement}
          </Save>
        </form.Form>
      )}
      {!agreement.must_sign && <FormNote done={form.done} />}
    </Section>
  );
}
