import { useEffect, useState } from 'react';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { ProveFirst } from './prove-form.tsx';
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
        {!offer && <Save busy={begin.busy}>Set up an app</Save>}
      </begin.Form>
      {(offer || confirm.fault) && (
        <confirm.Form method="post" className="form">
          <input type="hidden" name="intent" value={intents.confirmTotp} />
          {offer && (
            <div className="totp-offer">
              <img src={offer.picture} alt="QR code for your authenticator app" width={180} height={180} />
              <p>
                Scan the picture with your authenticator app, or type this key into it:{' '}
                <code>{offer.secret}</code>
              </p>
            </div>
          )}
          <FormNote wrong={confirm.wrongWhole('p_code')} />
          <Field
            label="Code from the app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            error={confirm.wrong('p_code')}
            required
          />
          <Save busy={confirm.busy}>Turn on</Save>
        </confirm.Form>
      )}
    </>
  );
}

/** The authenticator app and its recovery codes. */
export function TwoStep(props: { isOn: boolean; codesLeft: number; isProven: boolean }) {
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
      title="Two-step login"
      lead={
        props.isOn
          ? `On: logging in asks for a code from your app. ${props.codesLeft} recovery codes are left.`
          : 'After your password, logging in can ask for a code from an app on your phone.'
      }
    >
      {props.isOn && codes && <RecoveryCodes codes={codes} />}
      <FormNote wrong={renew.fault?.message ?? disable.fault?.message} done={disable.done} />
      {!props.isProven && !codes && <ProveFirst />}
      {props.isProven && !props.isOn && <Setup />}
      {props.isProven && props.isOn && (
        <div className="ways">
          <renew.Form method="post">
            <input type="hidden" name="intent" value={intents.renewCodes} />
            <Save busy={renew.busy}>New recovery codes</Save>
          </renew.Form>
          <disable.Form method="post">
            <input type="hidden" name="intent" value={intents.disableTotp} />
            <button type="submit" className="btn sm flat danger" aria-disabled={disable.busy}>
              Turn off
            </button>
          </disable.Form>
        </div>
      )}
    </Section>
  );
}
