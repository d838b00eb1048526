import { useState } from 'react';
import { call } from '#contract/client.ts';

/** Replaces a box for writing if the member's address is not confirmed, and sends the mail again. */
export function ConfirmFirst() {
  const [said, setSaid] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await call('resend_verification', {});
      setSaid('The mail is on its way.');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : 'The mail could not be sent.');
    } finally {
      setSending(false);
    }
  };
  return (
    <p className="form-note">
      Please confirm your e-mail address first.{' '}
      <button type="button" className="linklike" disabled={isSending} onClick={() => void send()}>
        Send the mail again
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
