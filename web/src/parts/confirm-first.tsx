import { useState } from 'react';
import { call } from '#contract/client.ts';
import * as texts from '../texts/moderation.ts';

/** Replaces a box for writing if the member's address is not confirmed, and sends the mail again. */
export function ConfirmFirst() {
  const [said, setSaid] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await call('resend_verification', {});
      setSaid(texts.theMailIsOnIts);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : texts.theMailCouldNotBe);
    } finally {
      setSending(false);
    }
  };
  return (
    <p className="form-note">
      {texts.pleaseConfirmYourEMail}{' '}
      <button type="button" className="linklike" disabled={isSending} onClick={() => void send()}>
        {texts.sendTheMailAgain}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
