import { Link } from 'react-router';
import type { SiteSettings } from '#contract/site-settings.ts';
import type { StorageSums } from '#contract/storage-costs.ts';
import * as adminPaths from '../../admin-paths.ts';
import { bytesWords } from '../../lib/bytes-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount } from '../../lib/format.ts';
import * as texts from '../../texts/admin-storage.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { DataTable } from '../../ui/data-table.tsx';

export type Rules = Pick<SiteSettings, 'sourceRetention' | 'tallRungMonths'>;

interface Row {
  words: string;
  isInForce: boolean;
  videos: number;
  bytes: number;
}

const rowsOf = ({ sources, rungs }: StorageSums, { sourceRetention, tallRungMonths }: Rules): Row[] => [
  ...sources.map(({ after, videos, bytes }) => ({
    words: fillIn(texts.deleteSourcesAfter, { days: after }),
    isInForce: sourceRetention.rule === 'days' && sourceRetention.days === after,
    ...{ videos, bytes },
  })),
  ...rungs.map(({ after, videos, bytes }) => ({
    words: fillIn(texts.deleteTallAfter, { months: after }),
    isInForce: tallRungMonths === after,
    ...{ videos, bytes },
  })),
];

/** What each rule of retention would free, and which are in force. */
export function StorageRules({ sums, rules }: { sums: StorageSums; rules: Rules }) {
  const { rule } = rules.sourceRetention;
  return (
    <AdminSection title={texts.whatCanGo} lead={texts.whatCanGoLead}>
      {rule !== 'days' && <p>{rule === 'ready' ? texts.sourcesGoAtOnce : texts.sourcesStay}</p>}
      <DataTable
        label={texts.whatCanGo}
        rows={rowsOf(sums, rules).filter(({ isInForce, bytes }) => isInForce || bytes > 0)}
        keyOf={({ words }) => words}
        columns={[
          {
            id: 'rule',
            name: texts.rule,
            cell: ({ words, isInForce }) => (
              <span className="storage-rule">
                {words}
                {isInForce && <b>{texts.inForce}</b>}
              </span>
            ),
          },
          { id: 'videos', name: texts.videosLabel, align: 'end', cell: ({ videos }) => exactCount(videos) },
          { id: 'frees', name: texts.wouldFree, align: 'end', cell: ({ bytes }) => bytesWords(bytes) },
        ]}
        empty={<p className="none">{texts.noRuleFrees}</p>}
      />
      <p>
        <Link className="btn sm flat" to={adminPaths.settings('storage')}>
          {texts.changeTheRules}
        </Link>
      </p>
    </AdminSection>
  );
}
