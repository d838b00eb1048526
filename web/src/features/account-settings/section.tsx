import { type ReactNode, useId } from 'react';
import './account-settings.css';

/** One panel of the settings. */
export function Section(props: { title: string; lead?: ReactNode; bad?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={props.bad ? 'settings-section bad' : 'settings-section'} aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.lead && <p className="lead">{props.lead}</p>}
      {props.children}
    </section>
  );
}

/** The submit button of a settings form. */
export const Save = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <button type="submit" className="btn sm flat" aria-disabled={busy}>
    {children}
  </button>
);
