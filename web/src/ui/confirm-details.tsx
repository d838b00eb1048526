import type { MouseEvent, ReactNode } from 'react';
import * as texts from '../texts/common.ts';
import './confirm-details.css';

function cancel({ currentTarget }: MouseEvent<HTMLElement>): void {
  const asked = currentTarget.closest('details');
  if (asked === null) return;
  asked.open = false;
  asked.querySelector('summary')?.focus();
}

/**
 * A button that first asks for confirmation; the form that does it is inside, or around. Works without script. If the
 * form is around, Enter in a field presses the form's first button, so that one does nothing: nothing happens unasked.
 */
export function ConfirmDetails(props: {
  act: string;
  /** What it is called where the act alone does not say to what it is done. */
  label?: string;
  question?: string | undefined;
  /** Nothing is asked: it only folds away what is rarely wanted. */
  isPlain?: boolean;
  /** Comes open: what is in it was refused. */
  isOpen?: boolean;
  /** It takes nothing away from anybody, so that its button does not warn. */
  isMild?: boolean;
  /** A button beside the act closes it again. */
  withCancel?: boolean;
  /** Whether it may ask now; what says no has said why. */
  mayAsk?: (asked: HTMLElement) => boolean;
  /** It is what its page is for. */
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className={`confirm-details ${props.isPlain ? 'is-plain' : ''} ${props.isMild ? 'is-mild' : ''}`}
      open={props.isOpen}
      onSubmit={({ currentTarget: asked }) => {
        asked.open = false;
        asked.querySelector('summary')?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button, by keys too */}
      <summary
        className={props.isMain ? 'btn sm pri' : 'btn sm flat'}
        aria-label={props.label}
        onClick={(event) => {
          const isOpening = event.currentTarget.closest('details')?.open === false;
          if (isOpening && props.mayAsk?.(event.currentTarget) === false) event.preventDefault();
        }}
      >
        {props.act}
      </summary>
      <div>
        {props.question !== undefined && <p>{props.question}</p>}
        {!props.isPlain && <button type="submit" disabled hidden />}
        {props.withCancel ? (
          <div className="confirm-ends">
            {props.children}
            <button type="button" className="btn sm flat confirm-cancel needs-script" onClick={cancel}>
              {texts.cancel}
            </button>
          </div>
        ) : (
          props.children
        )}
      </div>
    </details>
  );
}
