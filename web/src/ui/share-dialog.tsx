import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { fillIn } from '../lib/fill-in.ts';
import { formatDuration } from '../lib/format.ts';
import * as texts from '../texts/common.ts';
import './modal.css';
import './share-dialog.css';
import { useModal } from './use-modal.ts';

/** What is shared. Addresses are paths of this site; `seconds` null: from the beginning. */
export interface Shared {
  title: string;
  path(seconds: number | null): string;
  /** The current position, in seconds; absent if it has no time. */
  time?: () => number;
  /** HTML that shows it on another site; absent if it cannot be shown there. */
  embed?: (origin: string, seconds: number | null) => string;
}

const sites = [
  [texts.xSite, 'https://x.com/intent/post', 'text'],
  [texts.reddit, 'https://www.reddit.com/submit', 'title'],
] as const;

/** The ways to share something: its address, other sites, a moment in it, and HTML to embed it elsewhere. */
export default function ShareDialog({ title, path, time, embed, onClose }: Shared & { onClose(): void }) {
  const { modal, close } = useModal();
  const id = useId();
  const [now] = useState(() => Math.floor(time?.() ?? 0));
  const [fromNow, setFromNow] = useState(false);
  const [said, setSaid] = useState('');
  const [passesOn] = useState(() => typeof navigator.share === 'function');
  const seconds = fromNow ? now : null;
  const address = location.origin + path(seconds);
  const code = embed?.(location.origin, seconds);
  const copy = async (text: string, words: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words);
    } catch {
      setSaid(texts.yourBrowserBlockedThisPlease);
    }
  };
  return (
    <dialog {...modal} className="modal" aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="modal-panel share-panel">
        <h2 id={`${id}-title`}>{texts.share}</h2>
        <button type="button" className="iconbtn close" aria-label={texts.close} onClick={close}>
          <X className="ic" />
        </button>
        <div className="line">
          <input
            className="field"
            readOnly
            value={address}
            aria-label={texts.link}
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className="btn sm pri"
            onClick={() => void copy(address, texts.linkCopiedToClipboard)}
          >
            {texts.copyLink}
          </button>
        </div>
        {now > 0 && (
          <label className="from">
            <input type="checkbox" checked={fromNow} onChange={(event) => setFromNow(event.target.checked)} />
            {fillIn(texts.startAtTime, { time: formatDuration(now) })}
          </label>
        )}
        <ul>
          {passesOn && (
            <li>
              <button
                type="button"
                className="btn sm flat"
                // Whoever takes it back has been told nothing new.
                onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
              >
                <Share2 className="ic" />
                {texts.moreApps}
              </button>
            </li>
          )}
          {sites.map(([name, page, words]) => (
            <li key={name}>
              <a
                className="btn sm flat"
                href={`${page}?${new URLSearchParams({ url: address, [words]: title })}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {code && (
          <details>
            <summary>{texts.embed}</summary>
            <div className="line">
              <textarea
                className="code"
                readOnly
                rows={3}
                value={code}
                aria-label={texts.embedCode}
                onFocus={(event) => event.target.select()}
              />
              <button
                type="button"
                className="btn sm flat"
                onClick={() => void copy(code, texts.embedCodeCopiedToClipboard)}
              >
                {texts.copyCode}
              </button>
            </div>
          </details>
        )}
        <p role="status">{said}</p>
      </div>
    </dialog>
  );
}
