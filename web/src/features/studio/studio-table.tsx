import { Link } from 'react-router';
import type { StudioVideo } from '#contract/studio.ts';
import { exactCount, formatDate, formatDuration } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import { orderBy, type TableAddress, tableQuery } from '../../page/table-address.ts';
import * as texts from '../../texts/studio.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TableSearch } from '../../ui/table-search.tsx';
import { spanWords } from './chart-rules.ts';
import { isTakenDown, stateNames, stateOf } from './studio-words.ts';
import './studio.css';

export const studioSorts = ['created_at', 'title', 'view_count', 'watch_seconds'] as const;
export type StudioSort = (typeof studioSorts)[number];

export interface StudioTableProps {
  videos: readonly StudioVideo[];
  total: number;
  size: number;
  table: TableAddress<StudioSort>;
  status: string | null;
  /** The period of the statistics above, which stays in the address. */
  days: number | null;
  canUpload: boolean;
  /** Before the age gate no picture of a video is in a page. */
  showsPictures: boolean;
}

/** The member's own videos in any state: searched, filtered, sorted. */
export function StudioTable(props: StudioTableProps) {
  const { videos, total, size, table, status, days, canUpload, showsPictures } = props;
  const to = (next: TableAddress<StudioSort>) =>
    memberPaths.studio({ ...tableQuery(next, 'created_at'), status, days });
  const column = (id: StudioSort, name: string) => ({ id, name, ...orderBy(table, id, to) });
  const isNarrowed = table.q !== '' || status !== null;
  return (
    <>
      <TableSearch
        action={memberPaths.studio()}
        label={texts.searchYourVideos}
        q={table.q}
        keep={{
          sort: table.sort === 'created_at' ? null : table.sort,
          order: table.ascending ? 'asc' : null,
          days: days === null ? null : String(days),
        }}
      >
        <select
          name="status"
          aria-label={texts.state}
          className="field"
          defaultValue={status ?? ''}
          key={`status ${status}`}
        >
          <option value="">{texts.everyState}</option>
          {Object.entries(stateNames).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </TableSearch>
      <DataTable
        label={texts.yourVideos}
        rows={videos}
        keyOf={({ video_id }) => video_id}
        columns={[
          {
            ...column('title', texts.videoColumn),
            cell: (video) => (
              <span className="studio-video">
                {showsPictures && video.thumbnail_url ? (
                  <Picture address={video.thumbnail_url} most={320} />
                ) : (
                  <i />
                )}
                <Link to={memberPaths.studioVideo(video.slug)}>{video.title}</Link>
              </span>
            ),
          },
          { id: 'state', name: texts.state, cell: (video) => <StateCell video={video} /> },
          {
            id: 'length',
            name: texts.lengthColumn,
            align: 'end',
            cell: ({ duration_seconds: seconds }) => (seconds === null ? '' : formatDuration(seconds)),
          },
          {
            ...column('view_count', texts.viewsColumn),
            align: 'end',
            cell: ({ view_count }) => exactCount(view_count),
          },
          {
            ...column('watch_seconds', texts.watchTimeColumn),
            align: 'end',
            cell: ({ watch_seconds, video_source }) =>
              video_source === 'embed' ? texts.notMeasured : spanWords(watch_seconds),
          },
          {
            ...column('created_at', texts.addedColumn),
            cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
          },
        ]}
        empty={
          <EmptyState text={isNarrowed ? texts.noVideosFound : texts.noVideosYet}>
            {isNarrowed ? (
              <Link className="btn sm flat" to={memberPaths.studio()}>
                {texts.allYourVideos}
              </Link>
            ) : (
              // Whoever may not yet is told there what is missing.
              <Link className="btn sm flat" to={memberPaths.upload()}>
                {canUpload ? texts.uploadVideo : texts.getTheRight}
              </Link>
            )}
          </EmptyState>
        }
      />
      {total > 0 && (
        <NumberPager
          page={table.page}
          size={size}
          total={total}
          things={total === 1 ? texts.video : texts.videosWithin}
          to={(page) => to({ ...table, page })}
        />
      )}
    </>
  );
}

function StateCell({ video }: { video: StudioVideo }) {
  const { words, tone, more } = stateOf(video);
  return (
    <span className={`studio-state ${tone}`}>
      {words}
      {more !== null && <small>{more}</small>}
      {isTakenDown(video) && (
        <small>
          <Link to={memberPaths.studioVideo(video.slug)}>{texts.whyTakenDown}</Link>
        </small>
      )}
    </span>
  );
}
