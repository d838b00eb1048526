import type { ReactNode } from 'react';
import './confirm-details.css';

/**
 * A button that first asks whether it is meant; the form that does it is inside, or around. Works without script: around, it is
 * the form's first button that Enter in a field presses, and that one does nothing, so that nothing is done unasked.
 */
export function ConfirmDetails(props: { act: string; question: string; children: ReactNode }) {
  return (
    <details
      className="confirm-details"
      onSubmit={({ currentTarget: asked }) => {
        asked.open = false;
        asked.querySelector('summary')?.focus();
      }}
    >
      <summary className="btn sm flat">{props.act}</summary>
      <div>
        <p>{props.question}</p>
        <button type="submit" disabled hidden />
        {props.children}
      </div>
    </details>
  );
}
