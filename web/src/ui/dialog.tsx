import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef, useState } from 'react';
import * as texts from '../texts/common.ts';
import './modal.css';
import { useModal } from './use-modal.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const standsIn = (field: Typed): string =>
  'checked' in field && /^(checkbox|radio)$/.test(field.type) ? String(field.checked) : field.value;

/**
 * A dialog over the page with its title and a close button; `children` get the function that closes it. Once something was
 * typed in it that is still there unsent, Escape, the close button and a press beside it ask first.
 */
export function Dialog(props: {
  title: string;
  className?: string;
  onClose(): void;
  children: (close: () => void) => ReactNode;
}) {
  /** What stood in each field when it was first entered. A form that was saved is drawn anew, or emptied. */
  const before = useRef(new Map<Typed, string>());
  const [isAsking, setAsking] = useState(false);
  const mayLeave = () => {
    const isTyped = [...before.current].some(
      ([field, text]) => field.isConnected && standsIn(field) !== text,
    );
    setAsking(isTyped);
    return !isTyped;
  };
  const { modal, close } = useModal(mayLeave);
  const id = useId();
  return (
    <dialog
      {...modal}
      className={`modal ${props.className ?? ''}`}
      aria-labelledby={id}
      onClose={props.onClose}
      onFocus={({ target }: { target: Element }) => {
        if (!target.matches('input, textarea, select')) return;
        const field = target as Typed;
        if (!before.current.has(field)) before.current.set(field, standsIn(field));
      }}
    >
      <div className="modal-panel">
        <h2 id={id}>{props.title}</h2>
        <button
          type="button"
          className="iconbtn close"
          aria-label={texts.close}
          onClick={() => mayLeave() && close()}
        >
          <X className="ic" />
        </button>
        {isAsking && (
          <div className="modal-ask" role="alert">
            <p>{texts.nothingIsSavedYet}</p>
            <button type="button" className="btn sm flat" onClick={close}>
              {texts.discard}
            </button>
            <button
              type="button"
              className="btn sm pri"
              // biome-ignore lint/a11y/noAutofocus: the question came up in place of what was pressed
              autoFocus
              onClick={() => setAsking(false)}
            >
              {texts.keepWriting}
            </button>
          </div>
        )}
        {props.children(close)}
      </div>
    </dialog>
  );
}
