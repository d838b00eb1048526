import type { RefObject } from 'react';
import type { CannedText } from '#contract/support.ts';
import * as pageTexts from '../texts/moderation.ts';
import './canned-choice.css';

/** Texts that are written again and again, each put where the cursor stands in the area `name` of the form around. */
export function CannedChoice({
  texts,
  form,
  name,
}: {
  texts: readonly CannedText[];
  form: RefObject<HTMLElement | null>;
  name: string;
}) {
  const put = (body: string): void => {
    const area = form.current?.querySelector(`textarea[name="${name}"]`);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.setRangeText(body, area.selectionStart, area.selectionEnd, 'end');
    area.focus();
  };
  if (texts.length === 0) return null;
  return (
    <details className="canned-choice">
      <summary>{pageTexts.cannedTexts}</summary>
      <ul>
        {texts.map(({ id, title, body }) => (
          <li key={id}>
            <button type="button" className="btn sm flat needs-script" onClick={() => put(body)}>
              {title}
            </button>
            <noscript>
              <b>{title}</b>
              <p>{body}</p>
            </noscript>
          </li>
        ))}
      </ul>
    </details>
  );
}
