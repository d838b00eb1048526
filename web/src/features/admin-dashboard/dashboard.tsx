import { Fragment } from 'react';
import { Link } from 'react-router';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import type { WaitingWork } from '#contract/overview.ts';
import { countWords, waitingPlaces } from '../../parts/waiting-words.ts';
import * as texts from '../../texts/admin-frame.ts';
import { FigureTile, FigureTiles } from '../../ui/charts/figure-tiles.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Activity, type SiteActivity } from './activity.tsx';
import './admin-dashboard.css';
import { Health } from './health.tsx';

/** What waits, what is wrong and what the site does. */
export function Dashboard(props: {
  waiting: readonly WaitingWork[] | null;
  warnings: readonly OperatorWarning[] | null;
  activity: SiteActivity | null;
}) {
  const { waiting, warnings, activity } = props;
  return (
    <div className="dashboard">
      <section aria-labelledby="waiting">
        <h2 id="waiting">{texts.waitingForYou}</h2>
        <Waiting waiting={waiting} />
      </section>
      <Health warnings={warnings} disk={activity?.disk ?? null} backups={activity?.backups ?? null} />
      {activity === null ? <FailedPart text={texts.activityDidNotLoad} /> : <Activity activity={activity} />}
    </div>
  );
}

function Waiting({ waiting }: { waiting: readonly WaitingWork[] | null }) {
  if (waiting === null) return <FailedPart text={texts.waitingDidNotLoad} />;
  if (waiting.every(({ count }) => count === 0)) return <EmptyState text={texts.allCaughtUp} />;
  // Empty queues are there to be opened all the same, in one line.
  const [full, empty] = [
    waiting.filter(({ count }) => count > 0),
    waiting.filter(({ count }) => count === 0),
  ];
  return (
    <>
      <FigureTiles>
        {full.map((one) => (
          <FigureTile
            key={one.kind}
            name={waitingPlaces[one.kind].name}
            value={countWords(one)}
            to={waitingPlaces[one.kind].to}
            look={one.kind === 'failed_jobs' ? 'warned' : undefined}
          />
        ))}
      </FigureTiles>
      {empty.length > 0 && (
        <p className="dashboard-empty">
          {texts.nothingWaitsIn}{' '}
          {empty.map(({ kind }, at) => (
            <Fragment key={kind}>
              {at > 0 && ', '}
              <Link to={waitingPlaces[kind].to}>{waitingPlaces[kind].name}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
