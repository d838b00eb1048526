import KeyRound from 'lucide-react/icons/key-round';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Input, Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { makePasskey, supportsPasskeys, wasCancelled } from '../../lib/passkeys.ts';
import { refusalWords } from '../../page/refusal.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { withProof } from '../../state/ask-to-prove.ts';
import * as texts from '../../texts/account-settings.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { intents } from './intents.ts';
import { Save, Section } from './section.tsx';

type Passkey = Output<'get_security'>['passkeys'][number];
type Response = Input<'finish_passkey'>['p_response'];
const failure = texts.weCouldntAddThePasskey;

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const rename = useSectionForm(intents.renamePasskey, passkey.id);
  const remove = useSectionForm(intents.deletePasskey, passkey.id);
  const used = passkey.last_used_at;
  return (
    <li>
      <KeyRound className="ic" />
      <div>
        <p>
          <b>{passkey.name}</b>
        </p>
        <p className="facts">
          {used
            ? fillIn(texts.addedLastUsed, { added: formatDate(passkey.created_at), used: formatDate(used) })
            : fillIn(texts.addedNotUsed, { added: formatDate(passkey.created_at) })}
        </p>
        <FormNote wrong={rename.fault?.message ?? remove.fault?.message} />
        <details className="rename">
          <summary>{texts.rename}</summary>
          <rename.Form method="post" className="form">
            <input type="hidden" name="intent" value={intents.renamePasskey} />
            <input type="hidden" name="passkey_id" value={passkey.id} />
            <Field
              label={texts.passkeyName}
              name="name"
              defaultValue={passkey.name}
              maxLength={limits.passkeyNameLength}
              required
            />
            <Save busy={rename.busy}>{texts.saveName}</Save>
          </rename.Form>
        </details>
      </div>
      <remove.Form method="post">
        <input type="hidden" name="intent" value={intents.deletePasskey} />
        <input type="hidden" name="passkey_id" value={passkey.id} />
        <ConfirmDetails act={texts.remove} question={fillIn(texts.youWontBeAbleTo, { name: passkey.name })}>
          <button type="submit" className="btn sm flat danger" aria-disabled={remove.busy}>
            {texts.removePasskey}
          </button>
        </ConfirmDetails>
      </remove.Form>
    </li>
  );
}

/** Has the browser make a passkey, and stores it on the server. */
function AddPasskey() {
  const { revalidate } = useRevalidator();
  const [canMake, setCanMake] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setCanMake(supportsPasskeys()), []);
  if (!canMake) return <p className="lead">{texts.thisBrowserCantCreatePasskeys}</p>;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const { options } = await withProof(() => call('begin_passkey', {}));
      await call('finish_passkey', { p_response: (await makePasskey(options)) as Response });
      await revalidate();
    } catch (refusal) {
      if (!wasCancelled(refusal)) setError(refusalWords(refusal, failure));
    }
    setBusy(false);
  };
  return (
    <form className="form needs-script" onSubmit={add}>
      <FormNote wrong={error} />
      <Save busy={busy}>{texts.addAPasskey}</Save>
    </form>
  );
}

/** The member's passkeys, each of which is enough to sign in. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <Section title={texts.passkeys} lead={texts.aPasskeyLetsYouLog}>
      {passkeys.length > 0 && (
        <ul className="sessions">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </Section>
  );
}
