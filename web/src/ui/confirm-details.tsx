import type { ReactNode } from 'react';
import './confirm-details.css';

/** A button that first asks whether it is meant; the form that does it is inside. Works without script. */
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
        {props.children}
      </div>
    </details>
  );
}
