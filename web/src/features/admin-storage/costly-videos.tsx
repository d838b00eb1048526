import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { CostlyVideo, VideoCostSort } from '#contract/storage-costs.ts';
import { videoCostSorts } from '#contract/storage-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { bytesWords } from '../../lib/bytes-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { watchedWords } from '../../parts/watched-words.ts';
import * as texts from '../../texts/admin-storage.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';

const sortWords: Readonly<Record<VideoCostSort, string>> = {
  bytes: texts.bySize,
  per_minute: texts.byMinute,
  unwatched: texts.byUnwatched,
};

/** The videos that take the most, in all or for what is watched of them. */
export function CostlyVideos(props: {
  items: readonly CostlyVideo[];
  total: number;
  sort: VideoCostSort;
  page: number;
  size: number;
}) {
  const { items, total, sort, page, size } = props;
  const to = (next: VideoCostSort, number: number) =>
    adminPaths.storage({ sort: next === 'bytes' ? null : next, page: number === 1 ? null : number });
  return (
    <AdminSection title={texts.costliest} lead={texts.costliestLead}>
      <nav className="storage-sorts" aria-label={texts.sortedBy}>
        {videoCostSorts.map((one) => (
          <Link
            key={one}
            className="btn sm flat"
            to={to(one, 1)}
            aria-current={one === sort ? 'page' : undefined}
            preventScrollReset
          >
            {sortWords[one]}
          </Link>
        ))}
      </nav>
      <DataTable
        label={texts.costliest}
        isMain
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'video',
            name: texts.video,
            cell: ({ id, title }) => <Link to={adminPaths.moderatedVideo(id)}>{title}</Link>,
          },
          { id: 'size', name: texts.size, align: 'end', cell: ({ bytes }) => bytesWords(bytes) },
          {
            id: 'per-minute',
            name: texts.perMinute,
            align: 'end',
            isMinor: true,
            cell: ({ bytes_per_minute, watched_seconds }) =>
              watched_seconds === 0 ? '–' : bytesWords(bytes_per_minute),
          },
          {
            id: 'watched',
            name: texts.watched,
            align: 'end',
            cell: ({ watched_seconds }) =>
              watched_seconds === 0 ? texts.never : watchedWords(watched_seconds),
          },
          {
            id: 'last',
            name: texts.watchedLast,
            isMinor: true,
            cell: ({ idle_since, watched_seconds }) =>
              watched_seconds === 0
                ? fillIn(texts.cameOn, { date: formatDate(idle_since) })
                : formatDate(idle_since),
          },
        ]}
        empty={<EmptyState text={texts.noVideosHere} />}
      />
      <NumberPager
        page={page}
        size={size}
        total={total}
        deepest={limits.costlyDeepest}
        things={total === 1 ? texts.videoName : texts.videosName}
        to={(number) => to(sort, number)}
      />
    </AdminSection>
  );
}
