import { useState } from 'react';

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
      <p>
        <b>Save these recovery codes.</b> Each one lets you in once if you do not have your phone. They are
        not shown again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="btn sm flat needs-script" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
