import type { ReactNode } from 'react';
import './confirm-details.css';

/**
 * A button that first asks for confirmation; the form that does it is inside, or around. Works without script. If the
 * form is around, Enter in a field presses the form's first button, so that one does nothing: nothing happens unasked.
 */
export function ConfirmDetails(props: {
  act: string;
  question?: string | undefined;
  /** Nothing is asked: it only folds away what is rarely wanted. */
  isPlain?: boolean;
  /** Comes open: what is in it was refused. */
  isOpen?: boolean;
  /** It is what its page is for. */
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className={props.isPlain ? 'confirm-details is-plain' : 'confirm-details'}
      open={props.isOpen}
      onSubmit={({ currentTarget: asked }) => {
        asked.open = false;
        asked.querySelector('summary')?.focus();
      }}
    >
      <summary className={props.isMain ? 'btn sm pri' : 'btn sm flat'}>{props.act}</summary>
      <div>
        {props.question !== undefined && <p>{props.question}</p>}
        {!props.isPlain && <button type="submit" disabled hidden />}
        {props.children}
      </div>
    </details>
  );
}
