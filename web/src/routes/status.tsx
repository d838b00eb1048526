import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { IncidentCard } from '../parts/incident-card.tsx';
import { serviceNames, serviceWords, stateWords, wholeWords } from '../parts/status-words.ts';
import * as texts from '../texts/status.ts';
import { Moment } from '../ui/moment.tsx';
import './plain-page.css';
import './status.css';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.statusDidNotLoad, async (services) => {
    const { site } = services;
    return {
      head: head({
        site,
        title: texts.status,
        description: fillIn(texts.whatWorksNow, { name: site.name }),
        path: memberPaths.status(),
      }),
      status: await services.call('get_site_status', {}),
    };
  });

export const meta = headOf;

export const handle = { open: true };

export default function Status() {
  const { status } = useLoaderData<typeof loader>();
  const current = status.incidents.filter(({ stage }) => stage !== 'over');
  const past = status.incidents.filter(({ stage }) => stage === 'over');
  return (
    <div className="plain">
      <h1>{texts.status}</h1>
      <p className={`status-whole status-${status.state}`} role="status">
        <strong>{wholeWords[status.state]}</strong>
        <small>{sentence(texts.checked, { moment: <Moment at={status.looked_at} /> })}</small>
      </p>
      {current.length > 0 && (
        <section className="status-part" aria-labelledby="status-now">
          <h2 id="status-now">{texts.now}</h2>
          {current.map((incident) => (
            <IncidentCard key={incident.id} incident={incident} />
          ))}
        </section>
      )}
      <section className="status-part" aria-labelledby="status-services">
        <h2 id="status-services">{texts.whatWorks}</h2>
        <ul className="status-list">
          {status.services.map(({ service, state, since }) => (
            <li key={service}>
              <span>
                {serviceNames[service]}
                <small>{serviceWords[service]}</small>
              </span>
              <span className={`state status-${state}`}>
                {stateWords[state]}
                {since !== null && (
                  <small>{sentence(texts.sinceMoment, { moment: <Moment at={since} /> })}</small>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="status-part" aria-labelledby="status-past">
        <h2 id="status-past">{texts.last90Days}</h2>
        {past.length === 0 && <p className="none">{texts.nothingHappened}</p>}
        {past.map((incident) => (
          <IncidentCard key={incident.id} incident={incident} />
        ))}
      </section>
      <p className="contact">
        {sentence(texts.forMachines, {
          link: <a href={memberPaths.statusJson()}>{memberPaths.statusJson()}</a>,
        })}
      </p>
    </div>
  );
}
