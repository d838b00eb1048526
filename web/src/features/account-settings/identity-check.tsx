import type { OwnIdentity } from '#contract/identity.ts';
import { documentKinds, identityPicturesPath } from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Save, Section } from './section.tsx';
import { verifyIntents as intents, type VerifyAnswer } from './verify-intents.ts';

/** Country codes and names, sorted by name. */
export type Countries = readonly (readonly [code: string, name: string])[];

function FactsForm({ countries }: { countries: Countries }) {
  const form = useSectionForm(intents.start);
  const typed = (form.answer as VerifyAnswer | undefined)?.typed;
  return (
    <form.Form method="post" className="form">
      <input type="hidden" name="intent" value={intents.start} />
      <FormNote
        wrong={form.wrongWhole('p_legal_name', 'p_date_of_birth', 'p_country', 'p_document_kind')}
        done={form.done}
      />
      <Field
        label="Legal name"
        name="legal_name"
        autoComplete="name"
        maxLength={limits.legalNameLength}
        required
        defaultValue={typed?.legal_name}
        error={form.wrong('p_legal_name')}
        hint="As on your document."
      />
      <Field
        label="Date of birth"
        name="date_of_birth"
        type="date"
        autoComplete="bday"
        required
        defaultValue={typed?.date_of_birth}
        error={form.wrong('p_date_of_birth')}
        hint="Uploaders must be 18 or older."
      />
      <Select
        label="Country of the document"
        name="country"
        defaultValue={typed?.country ?? ''}
        options={[['', 'Choose'], ...countries]}
      />
      <Select
        label="Document"
        name="document_kind"
        defaultValue={typed?.document_kind ?? 'passport'}
        options={documentKinds}
      />
      <FormNote wrong={form.wrong('p_country') ?? form.wrong('p_document_kind')} />
      <Save busy={form.busy}>Start the check</Save>
    </form.Form>
  );
}

const pictureFaults: Readonly<Record<string, string>> = {
  size: 'File is too large (Max 5MB).',
  type: 'Choose two pictures: JPEG, PNG, GIF, WebP or AVIF.',
  state: 'You have no identity check that is waiting for pictures.',
};

/** Both pictures, posted as they are. The answer leads back to this page, with or without script. */
function PicturesForm({ fault }: { fault: string | null }) {
  return (
    <form method="post" action={identityPicturesPath} encType="multipart/form-data" className="form">
      <FormNote wrong={fault === null ? null : pictureFaults[fault]} />
      <Field
        label="Picture of the document"
        name="document"
        type="file"
        accept="image/*"
        required
        hint="Its side with your name and picture, legible. At most 5 MB."
      />
      <Field
        label="Picture of you holding the document"
        name="selfie"
        type="file"
        accept="image/*"
        required
        hint="Your face and the document beside it. At most 5 MB."
      />
      <p className="facts">
        Both are stored encrypted, shown only to administrators, and deleted {limits.identityPictureDays} days
        after the decision.
      </p>
      <Save busy={false}>Send the pictures</Save>
    </form>
  );
}

function Withdraw() {
  const form = useSectionForm(intents.withdraw);
  return (
    <form.Form method="post">
      <input type="hidden" name="intent" value={intents.withdraw} />
      <FormNote wrong={form.fault?.message} />
      <ConfirmDetails
        act="Take the check back"
        question="Its pictures are deleted. To be checked, you send everything again."
      >
        <button type="submit" className="btn sm flat danger" aria-disabled={form.busy}>
          Take it back
        </button>
      </ConfirmDetails>
    </form.Form>
  );
}

/** The state of the member's identity check, and the next step. */
export function IdentityCheck(props: {
  identity: OwnIdentity;
  countries: Countries;
  isEmailVerified: boolean;
  pictureFault: string | null;
}) {
  const { identity, countries, isEmailVerified, pictureFault } = props;
  const { state, reason, submitted_at: submitted, decided_at: decided, provider } = identity;
  const on = (moment: string | null) => (moment === null ? '' : formatDate(moment));
  const begins = state === 'not_started' || state === 'refused';
  return (
    <Section
      title="Identity"
      lead={
        <>
          <b className={state === 'approved' ? 'verify-state is-verified' : 'verify-state'}>
            {state === 'approved' ? 'Verified' : state === 'pending' ? 'Under review' : 'Not Verified'}
          </b>
          {state === 'approved' && ` since ${on(decided)}.`}
        </>
      }
    >
      {state === 'not_started' && (
        <p>
          Before anybody uploads videos, we check who they are and that they are adults. Nobody else sees what
          you send.
        </p>
      )}
      {state === 'refused' && (
        <>
          <FormNote wrong={`Your identity check was refused on ${on(decided)}. ${reason ?? ''}`} />
          <p>You can apply again.</p>
        </>
      )}
      {state === 'pictures_missing' && <p>What you typed is saved. Two pictures are missing.</p>}
      {state === 'pending' && (
        <p>Sent on {on(submitted)}. An administrator looks at it, and we tell you the outcome.</p>
      )}
      {begins && provider === 'test' && (
        <p>This is a test site: a test provider decides by the name, and nobody looks at it.</p>
      )}
      {begins && !isEmailVerified && <p>Please confirm your e-mail address first.</p>}
      {begins && isEmailVerified && <FactsForm countries={countries} />}
      {state === 'pictures_missing' && <PicturesForm fault={pictureFault} />}
      {(state === 'pictures_missing' || state === 'pending') && <Withdraw />}
    </Section>
  );
}
