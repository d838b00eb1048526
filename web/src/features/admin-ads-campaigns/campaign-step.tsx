import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Fragment, type ReactNode, useId } from 'react';
import './campaign-steps.css';
import { type CampaignStepName, campaignSteps, type StepState, stepTitles } from './campaign-steps.ts';

const lookOf = ({ isMissing, isNext }: StepState) => (isMissing ? 'missing' : isNext ? 'next' : undefined);

/** All steps in words, for a last look. */
export function CampaignCheck({ steps }: { steps: Readonly<Record<CampaignStepName, StepState>> }) {
  return (
    <dl className="campaign-check">
      {campaignSteps.map((name) => (
        <Fragment key={name}>
          <dt>{stepTitles[name]}</dt>
          <dd className={lookOf(steps[name])}>{steps[name].words}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

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
          <p className={lookOf(state)}>
            {state.isMissing ? (
              <CircleAlert className="ic" />
            ) : state.isNext ? (
              <CircleDashed className="ic" />
            ) : (
              <CircleCheck className="ic" />
            )}
            {state.words}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
