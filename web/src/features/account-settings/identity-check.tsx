import { useEffect, useState } from 'react';
import type { OwnIdentity } from '#contract/identity.ts';
import { documentKinds, identityPicturesPath } from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Save, Section } from './section.tsx';
import { verifyIntents as intents, type VerifyAnswer } from './verify-intents.ts';
import './verify.css';

/** Country codes and names, sorted by name. */
export type Countries = readonly (readonly [code: string, name: string])[];

function FactsForm({ countries }: { countries: Countries }) {
  const form = useSectionForm(intents.start);
  const typed = (form.answer as VerifyAnswer | undefined)?.typed;
  return (
    <form.Form method="post" className="form verify-facts">
      <input type="hidden" name="intent" value={intents.start} />
      <FormNote
        wrong={form.wrongWhole('p_legal_name', 'p_date_of_birth', 'p_country', 'p_document_kind')}
        done={form.done}
      />
      <Field
        label={texts.legalName}
        name="legal_name"
        autoComplete="name"
        maxLength={limits.legalNameLength}
        required
        defaultValue={typed?.legal_name}
        error={form.wrong('p_legal_name')}
        hint={texts.asItAppearsOnYour}
      />
      <Field
        label={texts.dateOfBirth}
        name="date_of_birth"
        type="date"
        autoComplete="bday"
        required
        defaultValue={typed?.date_of_birth}
        error={form.wrong('p_date_of_birth')}
        hint={texts.uploadersMustBe18Or}
      />
      <Select
        label={texts.countryThatIssuedIt}
        name="country"
        defaultValue={typed?.country ?? ''}
        options={[['', texts.choose], ...countries]}
      />
      <Select
        label={texts.document}
        name="document_kind"
        defaultValue={typed?.document_kind ?? 'passport'}
        options={documentKinds}
      />
      <FormNote wrong={form.wrong('p_country') ?? form.wrong('p_document_kind')} />
      <Save busy={form.busy} isMain>
        {texts.startTheCheck}
      </Save>
    </form.Form>
  );
}

const pictureFaults: Readonly<Record<string, string>> = {
  size: texts.fileIsTooLargeMax,
  type: 'Choose two pictures: JPEG, PNG, GIF, WebP or AVIF.',
  state: texts.youHaveNoIdentityCheck,
};

/** A picture to be sent, and how it looks once it is chosen: whether it can be read is to be seen before it is sent. */
function ShownPicture(props: { label: string; name: string; hint: string }) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => void (shown !== null && URL.revokeObjectURL(shown)), [shown]);
  return (
    <div className="verify-picture">
      <Field
        label={props.label}
        name={props.name}
        type="file"
        accept="image/*"
        required
        hint={props.hint}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          setShown(file?.type.startsWith('image/') ? URL.createObjectURL(file) : null);
        }}
      />
      {shown !== null && (
        // What no browser can show is still sent, and looked at there.
        <img
          key={shown}
          src={shown}
          alt={fillIn(texts.chosenPicture, { label: props.label })}
          onError={() => setShown(null)}
        />
      )}
    </div>
  );
}

/** The form that the button of the next step sends: it stands in one row with the way back. */
const picturesForm = 'identity-pictures';

/** Both pictures, posted as they are. The answer leads back to this page, with or without script. */
function PicturesForm({ fault }: { fault: string | null }) {
  return (
    <form
      id={picturesForm}
      method="post"
      action={identityPicturesPath}
      encType="multipart/form-data"
      className="form"
    >
      <FormNote wrong={fault === null ? null : pictureFaults[fault]} />
      <div className="verify-pictures">
        <ShownPicture label={texts.pictureOfTheDocument} name="document" hint={texts.theSideWithYourName} />
        <ShownPicture
          label={texts.pictureOfYouHoldingThe}
          name="selfie"
          hint={texts.yourFaceWithTheDocument}
        />
      </div>
      <p className="facts">{fillIn(texts.weStoreBothEncryptedShow, { days: limits.identityPictureDays })}</p>
    </form>
  );
}

function Withdraw() {
  const form = useSectionForm(intents.withdraw);
  return (
    <form.Form method="post">
      <input type="hidden" name="intent" value={intents.withdraw} />
      <FormNote wrong={form.fault?.message} />
      <ConfirmDetails act={texts.withdrawTheCheck} question={texts.wellDeleteYourPicturesIf}>
        <button type="submit" className="btn sm flat danger" aria-disabled={form.busy}>
          {texts.yesWithdrawIt}
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
      title={texts.identity}
      lead={
        state === 'approved' ? (
          sentence(texts.verifiedSince, {
            b: (words) => <b className="verify-state is-verified">{words}</b>,
            date: on(decided),
          })
        ) : (
          <b className="verify-state">{state === 'pending' ? texts.underReview : texts.notVerified}</b>
        )
      }
    >
      {state === 'not_started' && <p>{texts.beforeYouUploadVideosWe}</p>}
      {state === 'refused' && (
        <>
          <FormNote
            wrong={fillIn(texts.weCouldntApproveYourIdentity, { date: on(decided), reason: reason ?? '' })}
          />
          <p>{texts.youCanTryAgain}</p>
        </>
      )}
      {state === 'pictures_missing' && <p>{texts.weveSavedWhatYouTyped}</p>}
      {state === 'pending' && <p>{fillIn(texts.sentOnDateAnAdmin, { date: on(submitted) })}</p>}
      {begins && provider === 'test' && <p>{texts.thisIsATestSite}</p>}
      {begins && !isEmailVerified && <p>{texts.pleaseConfirmYourEmailAddress}</p>}
      {begins && isEmailVerified && <FactsForm countries={countries} />}
      {state === 'pictures_missing' && <PicturesForm fault={pictureFault} />}
      {(state === 'pictures_missing' || state === 'pending') && (
        <div className="verify-acts">
          {state === 'pictures_missing' && (
            <button type="submit" form={picturesForm} className="btn sm pri">
              {texts.sendThePictures}
            </button>
          )}
          <Withdraw />
        </div>
      )}
    </Section>
  );
}
