import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { OperatorWarning } from '#contract/operator-warnings.ts';
import { bytesWords } from '../../lib/bytes-words.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-frame.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { SiteActivity } from './activity.tsx';

/** What is wrong with the site, each with what to do, and how full its disk is, and when it was backed up. */
export function Health(props: {
  warnings: readonly OperatorWarning[] | null;
  disk: { total: number; free: number } | null;
  backups: SiteActivity['backups'] | null;
}) {
  const { warnings, disk, backups } = props;
  return (
    <section aria-labelledby="health">
      <h2 id="health">{texts.health}</h2>
      <div className="dashboard-health">
        {warnings === null ? (
          <FailedPart text={texts.warningsDidNotLoad} />
        ) : warnings.length === 0 ? (
          <p className="dashboard-well">
            <CircleCheck className="ic" />
            {texts.allIsWell}
          </p>
        ) : (
          <ul className="dashboard-wrong">
            {warnings.map(({ kind, title, words, detail }) => (
              <li key={kind}>
                <TriangleAlert className="ic" />
                <div>
                  <h3>{title}</h3>
                  <p>{words}</p>
                  {detail !== '' && <code>{detail}</code>}
                </div>
              </li>
            ))}
          </ul>
        )}
        {disk !== null && <DiskMeter {...disk} />}
        {backups !== null && backups.last_at !== null && (
          <LastBackup {...backups} last_at={backups.last_at} />
        )}
      </div>
    </section>
  );
}

function DiskMeter({ total, free }: { total: number; free: number }) {
  const used = total - free;
  const share = total === 0 ? 0 : used / total;
  return (
    <div className="dashboard-disk">
      <p id="disk-words">
        {sentence(texts.diskUsed, {
          strong: (words) => <b>{words}</b>,
          percent: Math.round(share * 100),
          free: bytesWords(free),
          total: bytesWords(total),
        })}
      </p>
      <meter aria-labelledby="disk-words" value={share} high={0.8} optimum={0.4} />
    </div>
  );
}

function LastBackup({ last_at, proven_at }: { last_at: string; proven_at: string | null }) {
  return (
    <p className="dashboard-disk">
      {sentence(texts.lastBackup, { strong: (words) => <b>{words}</b>, time: <Moment at={last_at} /> })}{' '}
      {proven_at === null
        ? texts.notProvenYet
        : sentence(texts.lastProvenRestore, { time: <Moment at={proven_at} /> })}
    </p>
  );
}
