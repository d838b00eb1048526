import { useState } from 'react';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/account-settings.ts';

/** Codes that are shown once, to be copied and stored safely. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // The text can be selected and copied by hand.
    }
  };
  return (
    <div className="recovery-codes" role="status">
      <p>{sentence(texts.saveTheseRecoveryCodesEach, { b: (words) => <b>{words}</b> })}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="btn sm flat needs-script" onClick={copy}>
        {copied ? texts.copied : texts.copy}
      </button>
    </div>
  );
}
