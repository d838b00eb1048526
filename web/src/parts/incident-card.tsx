import type { ReactNode } from 'react';
import type { Incident } from '#contract/status.ts';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import * as texts from '../texts/status.ts';
import { Moment } from '../ui/moment.tsx';
import './incident-card.css';
import { serviceNames } from './status-words.ts';

/** An incident or maintenance with all that was said of it, the latest first. */
export function IncidentCard({ incident, children }: { incident: Incident; children?: ReactNode }) {
  const { kind, stage, title, services, starts_at, ends_at, over_at, updates } = incident;
  const name = kind === 'incident' ? texts.incident : stage === 'planned' ? texts.planned : texts.maintenance;
  return (
    <article className="incident-card">
      <h3>{title}</h3>
      <p className="about">
        {name}.{' '}
        {ends_at !== null
          ? sentence(texts.fromStartToEnd, { start: <Moment at={starts_at} />, end: <Moment at={ends_at} /> })
          : sentence(texts.startedMoment, { moment: <Moment at={starts_at} /> })}
        {over_at !== null && <>. {sentence(texts.overMoment, { moment: <Moment at={over_at} /> })}</>}.{' '}
        {fillIn(texts.concerns, { services: services.map((service) => serviceNames[service]).join(', ') })}
      </p>
      <ol>
        {updates.map(({ at, words }) => (
          <li key={at + words}>
            <Moment at={at} />
            <p>{words}</p>
          </li>
        ))}
      </ol>
      {children}
    </article>
  );
}
