import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { AdminStatus, ModeratedVideo } from '#contract/moderated-videos.ts';
import type { ReportReason } from '#contract/reports.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { exactCount, formatDate, formatDuration } from '../../lib/format.ts';
import { orderBy, type TableAddress, tableQuery } from '../../page/table-address.ts';
import { thumbnailOf } from '../../page/video-card.ts';
import { useAct } from '../../parts/use-act.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-videos.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NumberPager } from '../../ui/number-pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { type VideoFilter, VideoSearch } from './video-search.tsx';
import { changedBy, outcomeOf, sourceWords, stateWords } from './video-words.ts';
import './admin-videos.css';

export const videoSorts = ['created_at', 'title', 'view_count', 'duration_seconds'] as const;
export type VideoSort = (typeof videoSorts)[number];

export interface VideosTableProps {
  videos: readonly ModeratedVideo[];
  total: number;
  isCapped: boolean;
  size: number;
  table: TableAddress<VideoSort>;
  filter: VideoFilter;
  /** The video that the address asks for, if it is here. */
  opened?: string | null;
  categories: readonly { id: string; name: string }[];
}

/**
 * All videos in any state: searched, filtered, sorted; published, unpublished, edited and deleted, one or many at a
 * time.
 */
export function VideosTable(props: VideosTableProps) {
  const { videos, total, isCapped, size, table, filter, opened = null, categories } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<string | null>(opened);
  useEffect(() => {
    if (opened !== null) setEdited(opened);
  }, [opened]);
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<readonly ModeratedVideo[] | null>(null);
  const [isUnpublishing, setUnpublishing] = useState(false);
  const act = useAct();
  const to = (next: TableAddress<VideoSort>) =>
    adminPaths.allVideos({ ...tableQuery(next, 'created_at'), ...filter });
  const column = (id: VideoSort, name: string) => ({ id, name, ...orderBy(table, id, to) });
  // Only what is on the page can be selected: a new page or filter starts a new selection.
  const picked = videos.filter(({ id }) => chosen.has(id));

  const publish = async (
    status: AdminStatus,
    why: { explanation: string | null; ground: ReportReason | null } | null = null,
  ) => {
    const what = status === 'published' ? texts.publish : texts.unpublish;
    const done = await act.run(fillIn(texts.errorWhat, { what }), async () => {
      const outcome = await call('set_videos_status', {
        ...{ p_video_ids: picked.map(({ id }) => id), p_status: status },
        ...(why && { p_ground: why.ground, p_explanation: why.explanation }),
      });
      const changed = changedBy(picked, outcome, status);
      const said = outcomeOf(what, outcome);
      return changed.length === 0 ? said : { ...said, undo: () => void putBack(changed, status) };
    });
    if (done) setChosen(new Set());
    return done;
  };
  const putBack = (ids: readonly string[], status: AdminStatus) =>
    act.run(texts.errorUndo, async () =>
      outcomeOf(
        texts.undo,
        await call('set_videos_status', {
          p_video_ids: [...ids],
          p_status: status === 'published' ? 'pending' : 'published',
        }),
      ),
    );
  const remove = async (
    list: readonly ModeratedVideo[],
    reason: string | null,
    staysDown: boolean,
    ground: ReportReason | null,
  ) => {
    const done = await act.run(texts.failedToDeleteVideo, async () =>
      outcomeOf(
        texts.deleteWords,
        await call('delete_videos', {
          p_video_ids: list.map(({ id }) => id),
          p_reason: reason,
          p_stays_down: staysDown,
          p_ground: ground,
        }),
      ),
    );
    if (done) setChosen(new Set());
    return done;
  };
  const resync = (id: string) =>
    act.run(texts.failedToResyncVideo, async () => {
      const { success, message } = await call('resync_video', { p_video_id: id });
      if (!success) throw Object.assign(new Error(message), { status: 409 });
      return message;
    });

  return (
    <>
      <VideoSearch q={table.q} table={table} filter={filter} categories={categories} />
      <BulkBar
        count={picked.length}
        isBusy={act.isBusy}
        onPublish={() => void publish('published')}
        onUnpublish={() => setUnpublishing(true)}
        onDelete={() => setDeleted(picked)}
        onBackfill={() =>
          void act.run(
            texts.failedToBackfillVideoDetails,
            async () => (await call('backfill-video-details', {})).message,
          )
        }
      />
      <StatusMessage status={act.status} of={act.of} />
      <DataTable
        label={texts.allVideos}
        rows={videos}
        keyOf={({ id }) => id}
        selection={{
          chosen,
          nameOf: ({ title }) => fillIn(texts.selectTitle, { title }),
          refusal: ({ publish_status: state }) => (state === 'removed' ? texts.itWasRemoved : null),
          onChange: setChosen,
        }}
        columns={[
          { ...column('title', texts.video), cell: (video) => <VideoCell video={video} /> },
          {
            id: 'status',
            name: texts.status,
            cell: ({ publish_status: state, removal_reason, failure_reason }) => (
              <span
                className="video-state"
                data-state={state}
                title={removal_reason ?? failure_reason ?? undefined}
              >
                {stateWords[state]}
              </span>
            ),
          },
          {
            id: 'category',
            name: texts.category,
            isMinor: true,
            cell: ({ category }) => category?.name ?? texts.none,
          },
          {
            id: 'source',
            name: texts.source,
            isMinor: true,
            cell: ({ video_source }) => sourceWords[video_source],
          },
          {
            ...column('duration_seconds', texts.length),
            isMinor: true,
            align: 'end',
            cell: ({ duration_seconds: seconds }) => (seconds === null ? '' : formatDuration(seconds)),
          },
          {
            ...column('view_count', texts.views),
            align: 'end',
            cell: ({ view_count }) => exactCount(view_count),
          },
          {
            ...column('created_at', texts.added),
            isMinor: true,
            cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: (video) =>
              video.publish_status !== 'removed' && (
                <span className="row-acts needs-script">
                  <button
                    type="button"
                    className="linklike"
                    aria-label={fillIn(texts.editTitle, { title: video.title })}
                    onClick={() => setEdited(video.id)}
                  >
                    {texts.edit}
                  </button>
                  <button
                    type="button"
                    className="linklike"
                    aria-label={fillIn(texts.resyncTitle, { title: video.title })}
                    aria-disabled={act.isBusy}
                    onClick={() => {
                      if (!act.isBusy) void resync(video.id);
                    }}
                  >
                    {texts.resync}
                  </button>
                  <button
                    type="button"
                    className="linklike bad"
                    aria-label={fillIn(texts.deleteTitle, { title: video.title })}
                    onClick={() => setDeleted([video])}
                  >
                    {texts.deleteWords}
                  </button>
                </span>
              ),
          },
        ]}
        empty={
          <EmptyState text={texts.noVideosFound}>
            <Link className="btn sm flat" to={adminPaths.allVideos()}>
              {texts.allVideos}
            </Link>
          </EmptyState>
        }
      />
      <NumberPager
        page={table.page}
        size={size}
        total={total}
        deepest={limits.moderatedDeepest}
        things={isCapped ? texts.videosAndMore : total === 1 ? texts.videoName : texts.videos}
        to={(page) => to({ ...table, page })}
      />
      {edited !== null && (
        <EditDialog
          key={edited}
          videoId={edited}
          categories={categories}
          onClose={() => {
            setEdited(null);
            // Loaded again, the page is what one sees.
            if (opened !== null) void navigate(to(table), { replace: true, preventScrollReset: true });
          }}
        />
      )}
      {isUnpublishing && (
        <UnpublishDialog
          count={picked.length}
          act={act}
          onUnpublish={(explanation, ground) => publish('pending', { explanation, ground })}
          onClose={() => setUnpublishing(false)}
        />
      )}
      {deleted !== null && (
        <DeleteDialog
          titles={deleted.map(({ title }) => title)}
          act={act}
          onDelete={(reason, staysDown, ground) => remove(deleted, reason, staysDown, ground)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

function VideoCell({ video }: { video: ModeratedVideo }) {
  const { title, slug, uploader_username: uploader } = video;
  const picture = thumbnailOf(video);
  return (
    <span className="video-cell">
      {picture ? <Picture address={picture} most={320} width={96} height={54} /> : <i />}
      <span>
        {video.publish_status === 'published' ? (
          <Link className="video-name" to={paths.watch(slug)}>
            {title}
          </Link>
        ) : (
          <b className="video-name">{title}</b>
        )}
        {uploader && <small>{uploader}</small>}
      </span>
    </span>
  );
}
