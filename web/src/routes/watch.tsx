import { Suspense, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { InteractionStatus } from '#contract/reactions.ts';
import type { Member } from '#contract/roles.ts';
import type { VideoCard, VideoDetails } from '#contract/videos.ts';
import type { NextEpisode } from '#contract/works.ts';
import { Comments } from '../features/comments/comments.tsx';
import {
  beginsEarly,
  expectVersion,
  holds,
  type NextVideo,
  playAt,
  playedTime,
  WatchPlayer,
} from '../features/player/index.ts';
import { queueOf, queuePath } from '../features/playlist-queue/queue.ts';
import { QueuePanel } from '../features/playlist-queue/queue-panel.tsx';
import { sortRelated } from '../features/related/sort-related.ts';
import { EpisodePanel } from '../features/works/episode-panel.tsx';
import { EpisodeStrip, type GoOnIn } from '../features/works/episode-strip.tsx';
import { laterPart } from '../lib/lazy-part.ts';
import { choice } from '../page/address-values.ts';
import { findVideoFor } from '../page/find-video.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse, pageData } from '../page/page-data.ts';
import { toPlaylist } from '../page/playlist.ts';
import { toEpisodePlace } from '../page/series.ts';
import { isUnsure, placeInVersion } from '../page/version-offset.ts';
import { thumbnailOf, toCard } from '../page/video-card.ts';
import { episodeName } from '../page/work-words.ts';
import { earlyScriptsContext, pageFactsContext, type Services } from '../page-context.ts';
import { Room } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import { usePageState } from '../state/page-state.tsx';
import * as texts from '../texts/videos.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import { About } from './watch-about.tsx';
import { factsOf, watchHead } from './watch-head.ts';
import { sideTabs, WatchSide } from './watch-side.tsx';
import '../features/shield/hidden-video.css';
import './watch.css';

const HiddenVideo = laterPart(() => import('../features/shield/hidden-video.tsx'));
const LaterInList = laterPart(() => import('../features/works/later-in-list.tsx'));
const WatchState = laterPart(() => import('./watch-state.tsx'));

/** What a visitor has done with a video: nothing. */
const untouched = (video: VideoDetails): InteractionStatus => ({
  is_liked: false,
  is_disliked: false,
  is_favorited: false,
  is_subscribed: false,
  like_count: video.like_count,
  dislike_count: video.dislike_count,
  subscribers_count: video.subscribers_count,
});

const nextFrom = (row: VideoCard, path: string): NextVideo => ({
  id: row.id,
  title: row.title,
  picture: thumbnailOf(row),
  path,
});

/** The next episode, if it plays. */
const nextEpisode = (episode: NextEpisode | null | undefined): NextVideo | null =>
  episode && (episode.playback_state === 'ready' || episode.playback_state === 'playable')
    ? {
        id: episode.video_id,
        title: episode.title ?? episodeName(episode),
        picture: episode.shield?.act === 'blur' ? null : episode.picture_url,
        episode: episodeName(episode),
        path: paths.watch(episode.slug),
      }
    : null;

/** Where the member stopped in a video, in seconds, 0 for nowhere; null: a visitor. */
async function placeIn(services: Services, member: Member | null, p_video_id: string) {
  if (member === null) return null;
  const rows = await orElse(services, services.call('get_watch_position', { p_video_id }), null);
  return rows?.[0]?.position_seconds ?? 0;
}

/** The playlist that the address plays, if the viewer may see it, and what follows in it. */
async function queueFor(services: Services, search: URLSearchParams, videoId: string) {
  const slug = search.get('list');
  if (slug === null) return null;
  const shuffle = Number(search.get('shuffle'));
  const rows = await orElse(services, services.call('get_playlist_details_by_slug', { p_slug: slug }), null);
  if (rows === null) return { queue: null, next: null, hasFailed: true };
  const made =
    rows[0] && queueOf(rows[0], videoId, Number.isInteger(shuffle) && shuffle > 0 ? shuffle : null);
  if (!made) return null;
  const { queue, following } = made;
  const next = following && nextFrom(following, queuePath(queue, following.slug));
  return { queue, next, hasFailed: false };
}

/** Playlists that contain the video, if the address asks for them; null: could not be loaded. */
const playlistsWith = (services: Services, videoId: string) =>
  orElse(
    services,
    services
      .call('get_playlists_for_video', { p_video_id: videoId })
      .then((rows): ReturnType<typeof toPlaylist>[] | null => rows.map(toPlaylist)),
    null,
  );

export async function loader({ request, params, url, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  return pageData(context, texts.errorFailedToLoadVideo, async (services) => {
    const { video, unpublished } = await findVideoFor(services, params.slug, member !== null);
    // It had another address once.
    if (video.slug !== params.slug)
      throw redirect(
        paths.withQuery(paths.watch(video.slug), Object.fromEntries(url.searchParams)),
        new URL(request.url).pathname.endsWith('.data') ? 302 : 301,
      );
    const hidden = video.shield?.act === 'hide' && !url.searchParams.has('anyway') ? video.shield : null;
    if (hidden !== null)
      return {
        head: head({ site: services.site, title: texts.notShown, path: null, hidden: true }),
        hidden,
        anyway: paths.withQuery(paths.watch(video.slug), {
          ...Object.fromEntries(url.searchParams),
          anyway: 1,
        }),
      };
    // Nobody has commented on it, and it is in no list.
    const isPublic = unpublished === null;
    const { searchParams } = url;
    const tab = choice(searchParams.get('tab'), sideTabs) ?? 'related';
    const [queued, playlists, remembered, related, comments, status, episodes] = await Promise.all([
      queueFor(services, searchParams, video.id),
      tab === 'playlists' ? playlistsWith(services, video.id) : undefined,
      isPublic ? placeIn(services, member, video.id) : 0,
      orElse(
        services,
        services.call('get_related_videos', {
          p_category_name: video.category_name,
          p_current_video_id: video.id,
        }),
        null,
      ),
      isPublic ? orElse(services, services.call('get_video_comments', { p_video_id: video.id }), null) : null,
      member === null || !isPublic
        ? untouched(video)
        : orElse(
            services,
            services.call('get_video_interaction_status', { p_video_id: video.id }),
            untouched(video),
          ),
      // A series is beside the video: without it the page stands.
      isPublic
        ? orElse(services, services.call('get_episode_of_video', { p_video_id: video.id }), null)
        : null,
    ]);
    const episode = episodes?.[0];
    const sorted = related && sortRelated(video.title, related);
    const following = sorted?.find(
      (one) => one.playback_state === 'ready' || one.playback_state === 'playable',
    );
    return {
      ...(isPublic && beginsEarly(video) ? { early: context.get(earlyScriptsContext) } : {}),
      head: watchHead(services.site, video, !isPublic),
      video,
      unpublished,
      remembered,
      facts: factsOf(video),
      isEmbeddable: isPublic && services.site.isEmbeddable,
      status,
      comments,
      asOf: Date.now(),
      queue: queued?.queue ?? null,
      hasQueueFailed: queued?.hasFailed ?? false,
      // A playlist stops at its end; a series goes on with its next episode.
      next: queued
        ? queued.next
        : (nextEpisode(episode?.next) ??
          (following ? nextFrom(following, paths.watch(following.slug)) : null)),
      place: episode ? toEpisodePlace(episode, video.id) : null,
      skips: episode?.skips ?? [],
      tab,
      playlists,
      related: sorted?.map(toCard) ?? null,
    };
  });
}

export const meta = headOf;

export const handle = { player: true };

export default function Watch() {
  const shown = useLoaderData<typeof loader>();
  return 'hidden' in shown && shown.hidden ? (
    <Suspense>
      <HiddenVideo mark={shown.hidden} anyway={shown.anyway} />
    </Suspense>
  ) : (
    <WatchPage {...shown} />
  );
}

type Shown = Exclude<Awaited<ReturnType<typeof loader>>, { hidden: unknown }>;

function WatchPage(props: Shown) {
  const {
    video,
    remembered,
    facts,
    place,
    skips,
    queue,
    hasQueueFailed,
    next,
    tab,
    playlists,
    related,
    status,
    comments,
    asOf,
    isEmbeddable,
    unpublished,
  } = props;
  const { gated } = usePageState();
  const navigate = useNavigate();
  const { id, duration_seconds: duration } = video;
  const [counted, setCounted] = useState<{ id: string; comments: number } | null>(null);
  const commented = useMemo(
    () => ({
      id,
      duration,
      playAt: (seconds: number) => playAt(id, seconds),
      counted: (comments: number) => setCounted({ id, comments }),
    }),
    [id, duration],
  );
  /** What is shown although its viewer hides it stays shown on the ways that lead back here. */
  const shown = (address: string) =>
    video.shield?.act === 'hide' ? `${address}${address.includes('?') ? '&' : '?'}anyway=1` : address;
  /** Goes on at the same second, with what plays still playing. */
  const goOnIn: GoOnIn = (version) => {
    const here = place?.versions.find(({ isThis }) => isThis)?.offsets ?? null;
    const seconds = placeInVersion(playedTime(id), here, version.offsets);
    if (!holds(id) || seconds < 1) return null;
    expectVersion(version.id, seconds);
    void navigate(shown(paths.watch(version.slug, seconds)), { preventScrollReset: true });
    return isUnsure(here, version.offsets) ? 'unsure' : 'same';
  };
  // What there is but one of has no list.
  const panel = !queue && place && (place.previous || place.next) ? place : null;
  return (
    <div className={queue || panel ? 'watch with-queue' : 'watch'}>
      <div className="watch-main">
        <div className="watch-player">
          {gated ? (
            <div className="player-blank" />
          ) : (
            <WatchPlayer
              key={video.id}
              video={video}
              path={shown(queue ? queuePath(queue, video.slug) : paths.watch(video.slug))}
              next={next}
              skips={skips}
              previous={(!queue && place?.previous) || null}
              remembered={remembered}
            />
          )}
        </div>
        {queue && <QueuePanel queue={queue} slug={video.slug} />}
        {panel && <EpisodePanel place={panel} videoId={video.id} />}
        {queue && place && (
          <Suspense>
            <LaterInList place={place} videoId={video.id} />
          </Suspense>
        )}
        {hasQueueFailed && <FailedPart text={texts.failedToLoadVideosFor} />}
        <div className="watch-rest">
          {place && <EpisodeStrip place={place} goOnIn={goOnIn} />}
          <Room at="under" />
          {unpublished && (
            <Suspense>
              <WatchState
                slug={video.slug}
                title={video.title}
                uploaderId={video.uploader_id}
                state={unpublished.publish_status}
                reason={unpublished.state_reason}
              />
            </Suspense>
          )}
          <About
            key={video.id}
            video={video}
            facts={facts}
            status={status}
            isEmbeddable={isEmbeddable}
            isPublic={!unpublished}
            comments={counted?.id === id ? counted.comments : null}
          />
          {!unpublished && (
            <Comments key={`comments-${video.id}`} video={commented} first={comments} asOf={asOf} />
          )}
        </div>
      </div>
      <WatchSide
        key={`side-${video.id}`}
        videoId={video.id}
        path={(to) =>
          shown(
            paths.watch(video.slug, null, {
              list: queue?.slug ?? null,
              shuffle: queue?.shuffle ?? null,
              tab: to === 'related' ? null : to,
            }),
          )
        }
        related={related}
        isPublic={!unpublished && !gated}
        first={tab}
        playlists={playlists}
      />
    </div>
  );
}
