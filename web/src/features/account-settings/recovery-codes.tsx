import { useState } from 'react';

/** Codes that are told once. They can be copied and kept. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // They stand there to be marked and copied by hand.
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
