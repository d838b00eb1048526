import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import type { Input } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { showPasskey, supportsPasskeys, wasCancelled } from '../../lib/passkeys.ts';
import { refusalWords } from '../../page/refusal.ts';
import { type Member, useAuth } from '../../state/member.tsx';
import * as texts from '../../texts/sign-in.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { words } from './words.ts';

type Response = Input<'finish_passkey_sign_in'>['p_response'];

/** Signs in with a passkey in the browser. Draws nothing if the browser has no passkeys. */
export function PasskeyButton({ onEntered }: { onEntered(member: Member): void }) {
  const { signedIn } = useAuth();
  const [isOffered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setOffered(supportsPasskeys()), []);
  if (!isOffered) return null;

  const enter = async () => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const { options } = await call('begin_passkey_sign_in', {});
      const p_response = (await showPasskey(options)) as Response;
      const member = signedIn(await call('finish_passkey_sign_in', { p_response }));
      if (member) return onEntered(member);
    } catch (failure) {
      if (!wasCancelled(failure)) setError(refusalWords(failure, words.page.logInFailed));
    }
    setBusy(false);
  };
  return (
    <>
      <FormNote wrong={error} />
      <button type="button" className="btn flat" aria-disabled={busy} onClick={enter}>
        <KeyRound className="ic" />
        {texts.useAPasskey}
      </button>
    </>
  );
}
