import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import * as adminPaths from '../../admin-paths.ts';
import { countOf } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-storage.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { OlderPager } from '../../ui/older-pager.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import { checkIntent } from './intents.ts';

/** Videos that play from elsewhere and are not there, each with a look at it now. */
export function MissedSources({
  missed,
  isFirst,
}: {
  missed: Output<'get_missed_sources'>;
  isFirst: boolean;
}) {
  const form = useSectionForm(checkIntent);
  const { items, next_cursor } = missed;
  return (
    <AdminSection title={texts.missingElsewhere} lead={texts.missingElsewhereLead}>
      <StatusMessage status={statusOf(form)} of={form.answer} />
      <DataTable
        label={texts.missingElsewhere}
        rows={items}
        keyOf={({ video_id }) => video_id}
        columns={[
          {
            id: 'video',
            name: texts.video,
            cell: ({ video_id, title }) => <Link to={adminPaths.moderatedVideo(video_id)}>{title}</Link>,
          },
          {
            id: 'state',
            name: texts.missedState,
            cell: ({ is_out_of_sight, misses }) =>
              is_out_of_sight ? texts.outOfSight : countOf(misses, texts.missedLook, texts.missedLooks),
          },
          {
            id: 'since',
            name: texts.missedSince,
            cell: ({ first_missed_at }) => <Moment at={first_missed_at} />,
          },
          {
            id: 'next',
            name: texts.nextLook,
            isMinor: true,
            cell: ({ next_look_at }) => <Moment at={next_look_at} />,
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: ({ video_id, title }) => (
              <form.Form method="post">
                <input type="hidden" name="intent" value={checkIntent} />
                <input type="hidden" name="video_id" value={video_id} />
                <button
                  type="submit"
                  className="btn sm flat"
                  aria-disabled={form.busy}
                  aria-label={`${texts.checkAgain}: ${title}`}
                >
                  {texts.checkAgain}
                </button>
              </form.Form>
            ),
          },
        ]}
        empty={<p className="none">{texts.nothingMissing}</p>}
      />
      <OlderPager
        className="number-pager"
        latest={isFirst ? null : { to: adminPaths.storage(), words: texts.latestMissed }}
        older={next_cursor === null ? null : adminPaths.storage({ missed: next_cursor })}
      />
    </AdminSection>
  );
}
