import { useEffect, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Save, Section } from './section.tsx';

/** Sets up an authenticator app: shows its secret as a picture and as text, and takes a first code to switch it on. */
function Setup() {
  const begin = useSectionForm(intents.beginTotp);
  const confirm = useSectionForm(intents.confirmTotp);
  const offer = begin.given?.totp;
  return (
    <>
      <begin.Form method="post" className="form">
        <input type="hidden" name="intent" value={intents.beginTotp} />
        <FormNote wrong={begin.fault?.message} />
        {!offer && <Save busy={begin.busy}>{texts.setUpAnApp}</Save>}
      </begin.Form>
      {(offer || confirm.fault) && (
        <confirm.Form method="post" className="form">
          <input type="hidden" name="intent" value={intents.confirmTotp} />
          {offer && (
            <div className="totp-offer">
              <img src={offer.picture} alt={texts.qrCodeForYourAuthenticator} width={180} height={180} />
              <p>{sentence(texts.scanThePictureWithYour, { code: <code>{offer.secret}</code> })}</p>
            </div>
          )}
          <FormNote wrong={confirm.wrongWhole('p_code')} />
          <Field
            label={texts.codeFromTheApp}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={confirm.wrong('p_code')}
            required
          />
          <Save busy={confirm.busy}>{texts.turnOn}</Save>
        </confirm.Form>
      )}
    </>
  );
}

/** The authenticator app and its recovery codes. */
export function TwoStep(props: { isOn: boolean; codesLeft: number }) {
  // Drawn in both states: the codes come in the answer of the form that turned it on.
  const confirm = useSectionForm(intents.confirmTotp);
  const renew = useSectionForm(intents.renewCodes);
  const disable = useSectionForm(intents.disableTotp);
  const renewed = renew.given?.recoveryCodes;
  const first = confirm.given?.recoveryCodes;
  // The newest codes are the valid ones.
  const [codes, setCodes] = useState(renewed ?? first);
  useEffect(() => setCodes(first), [first]);
  useEffect(() => setCodes((before) => renewed ?? before), [renewed]);
  return (
    <Section
      title={texts.twoStepLogin}
      lead={
        props.isOn
          ? fillIn(props.codesLeft === 1 ? texts.twoStepIsOnLastCode : texts.twoStepIsOn, {
              count: props.codesLeft,
            })
          : texts.afterYourPasswordWellAlso
      }
    >
      {props.isOn && codes && <RecoveryCodes codes={codes} />}
      <FormNote wrong={renew.fault?.message ?? disable.fault?.message} done={disable.done} />
      {!props.isOn && <Setup />}
      {props.isOn && (
        <div className="ways">
          <renew.Form method="post">
            <input type="hidden" name="intent" value={intents.renewCodes} />
            <Save busy={renew.busy}>{texts.newRecoveryCodes}</Save>
          </renew.Form>
          <disable.Form method="post">
            <input type="hidden" name="intent" value={intents.disableTotp} />
            <button type="submit" className="btn sm flat danger" aria-disabled={disable.busy}>
              {texts.turnOff}
            </button>
          </disable.Form>
        </div>
      )}
    </Section>
  );
}
