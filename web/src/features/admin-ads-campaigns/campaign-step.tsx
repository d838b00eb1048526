import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useId } from 'react';
import './campaign-steps.css';
import type { StepState } from './campaign-steps.ts';

/** One step of a campaign: its number and name, what is missing or what it comes to, and its fields. */
export function CampaignStep(props: {
  number: number;
  title: string;
  state?: StepState;
  children?: ReactNode;
}) {
  const { number, title, state, children } = props;
  const id = useId();
  return (
    <section className="campaign-step" aria-labelledby={id}>
      <div className="campaign-step-head">
        <span className="campaign-step-number" aria-hidden="true">
          {number}
        </span>
        <h3 id={id}>{title}</h3>
        {state && (
          <p className={state.isMissing ? 'missing' : undefined}>
            {state.isMissing ? <CircleAlert className="ic" /> : <CircleCheck className="ic" />}
            {state.words}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
