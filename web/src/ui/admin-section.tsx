import { type ReactNode, useId } from 'react';

/** A panel of the back office with its heading. */
export function AdminSection(props: { title: string; lead?: ReactNode; bad?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={props.bad ? 'admin-section bad' : 'admin-section'} aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.lead && <p className="lead">{props.lead}</p>}
      {props.children}
    </section>
  );
}
