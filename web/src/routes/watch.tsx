import Flag from 'lucide-react/icons/flag';
import { useMemo } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { InteractionStatus } from '#contract/reactions.ts';
import type { Member } from '#contract/roles.ts';
import type { VideoDetails } from '#contract/videos.ts';
import { askToReport } from '../api/ask-to-report.ts';
import { embedCode, embedSize } from '../api/embed-code.ts';
import { findVideo } from '../api/find-video.ts';
import { breadcrumbs, head } from '../api/head.ts';
import { useMember } from '../api/member.tsx';
import { headOf } from '../api/meta.ts';
import { orElse, pageData } from '../api/page-data.ts';
import { usePageState } from '../api/page-state.tsx';
import { toCard, viewsOf } from '../api/video-card.ts';
import { Comments, commentsId } from '../features/comments/comments.tsx';
import { playAt, playedTime, WatchPlayer } from '../features/player/index.ts';
import { useInteractions } from '../features/reactions/use-interactions.ts';
import { SubscribeButton, WatchActions } from '../features/reactions/watch-actions.tsx';
import { sortRelated } from '../features/related/sort-related.ts';
import { RowCard } from '../features/video-card/video-card.tsx';
import { countOf, exactViews, formatDate, isoDuration } from '../lib/format.ts';
import { earlyScriptContext, pageFactsContext, type Services, type SiteFacts } from '../page-context.ts';
import * as paths from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import './watch.css';

/** Structured data need not carry a whole description. */
const structuredDescription = 500;

function watchHead(site: SiteFacts, video: VideoDetails) {
  const path = paths.watch(video.slug);
  const description = video.description || `Watch ${video.title} on ${site.name}.`;
  const steps: [string, string][] = [[video.title, path]];
  if (video.category_slug && video.category_name) {
    steps.unshift([video.category_name, paths.category(video.category_slug)]);
  }
  const made = head({
    site,
    title: video.title,
    description,
    path,
    type: 'video.other',
    structured: [
      {
        '@type': 'VideoObject',
        name: video.title,
        description: description.slice(0, structuredDescription),
        url: site.origin + path,
        // The neutral card: what stands before the age gate shows no picture of a video.
        thumbnailUrl: [site.origin + paths.ogCard()],
        uploadDate: video.published_at ?? video.created_at,
        ...(video.duration_seconds ? { duration: isoDuration(video.duration_seconds) } : {}),
        isFamilyFriendly: false,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'WatchAction' },
          userInteractionCount: viewsOf(video),
        },
        ...(video.tags.length > 0 ? { keywords: video.tags.map((tag) => tag.name).join(', ') } : {}),
      },
      breadcrumbs(site.origin, steps),
    ],
  });
  const discovery = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/json+oembed',
    href: site.origin + paths.oembed(site.origin + path),
    title: video.title,
  };
  return [...made, discovery];
}

// Made once: it costs as much as a fifth of a page.
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language, or its code where there is none. */
function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The line under the title, in words. */
function factsOf(video: VideoDetails) {
  const moment = video.published_at ?? video.created_at;
  const subtitles = video.subtitle_languages.map(languageName).join(', ');
  return {
    views: exactViews(viewsOf(video)),
    moment,
    date: formatDate(moment),
    languages: [
      video.format,
      video.audio_language && languageName(video.audio_language),
      subtitles && `${subtitles} subtitles`,
    ].filter((text): text is string => Boolean(text)),
    uploaderUsername: video.uploader_username,
    uploader: video.uploader_display_name || video.uploader_username,
  };
}

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

/** Where the member stopped in a video, in seconds, 0 for nowhere; null: a visitor. */
async function placeIn(services: Services, member: Member | null, p_video_id: string) {
  if (member === null) return null;
  const rows = await orElse(services, services.call('get_watch_position', { p_video_id }), []);
  return rows[0]?.position_seconds ?? 0;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  return pageData(context, 'Error: Failed to load video data.', async (services) => {
    const video = await findVideo(services, params.slug);
    const [related, kept, comments, status] = await Promise.all([
      orElse(
        services,
        services.call('get_related_videos', {
          p_category_name: video.category_name,
          p_current_video_id: video.id,
        }),
        null,
      ),
      placeIn(services, member, video.id),
      orElse(services, services.call('get_video_comments', { p_video_id: video.id }), null),
      member === null
        ? untouched(video)
        : orElse(
            services,
            services.call('get_video_interaction_status', { p_video_id: video.id }),
            untouched(video),
          ),
    ]);
    const sorted = related && sortRelated(video.title, related);
    const script = context.get(earlyScriptContext);
    return {
      early: script ? { script, nonce: context.get(pageFactsContext).nonce } : null,
      head: watchHead(services.site, video),
      video,
      kept,
      facts: factsOf(video),
      isEmbeddable: services.site.isEmbeddable,
      status,
      comments,
      next:
        sorted?.find((one) => one.playback_state === 'ready' || one.playback_state === 'playable') ?? null,
      related: sorted?.map(toCard) ?? null,
    };
  });
}

export const meta = headOf;

export const handle = { player: true };

export default function Watch() {
  const { video, kept, facts, next, related, early, status, comments, isEmbeddable } =
    useLoaderData<typeof loader>();
  const { gated } = usePageState();
  const { id, duration_seconds: duration } = video;
  const commented = useMemo(
    () => ({ id, duration, playAt: (seconds: number) => playAt(id, seconds) }),
    [id, duration],
  );
  return (
    <div className="watch">
      <div className="watch-main">
        <div className="watch-player">
          {gated ? (
            <div className="player-blank" />
          ) : (
            <WatchPlayer key={video.id} video={video} next={next} kept={kept} early={early} />
          )}
        </div>
        <About key={video.id} video={video} facts={facts} status={status} isEmbeddable={isEmbeddable} />
        <Comments key={`comments-${video.id}`} video={commented} first={comments} />
      </div>
      <aside className="side" aria-labelledby="related-title">
        <h2 id="related-title">Related</h2>
        {related === null ? (
          <p className="failed" role="alert">
            Failed to load related videos.
          </p>
        ) : related.length === 0 ? (
          <EmptyState text="Nothing like this yet.">
            <Link className="btn sm flat" to={paths.home()}>
              Browse Videos
            </Link>
          </EmptyState>
        ) : (
          <ul className="related">
            {related.map((card) => (
              <li key={card.id}>
                <RowCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </aside>
    </div>
  );
}

interface AboutProps {
  video: VideoDetails;
  facts: ReturnType<typeof factsOf>;
  status: InteractionStatus;
  isEmbeddable: boolean;
}

function About({ video, facts, status, isEmbeddable }: AboutProps) {
  const interactions = useInteractions({ videoId: video.id, uploaderId: video.uploader_id }, status);
  return (
    <>
      <div className="ttl">
        {video.category_slug && (
          <Link className="ep" to={paths.category(video.category_slug)}>
            {video.category_name}
          </Link>
        )}
        <h1>{video.title}</h1>
        <p className="st">
          {facts.views} · <time dateTime={facts.moment}>{facts.date}</time>
          {facts.languages.map((text) => ` · ${text}`)} ·{' '}
          <a href={`#${commentsId}`}>{countOf(video.comment_count, 'comment', 'comments')}</a>
        </p>
      </div>
      <WatchActions {...interactions} more={<MoreActions video={video} isEmbeddable={isEmbeddable} />} />
      {facts.uploader && (
        <div className="chan">
          <Avatar name={facts.uploader} url={video.uploader_avatar_url} size={48} />
          <p>
            {facts.uploaderUsername ? (
              <Link to={paths.user(facts.uploaderUsername)}>
                <b>{facts.uploader}</b>
              </Link>
            ) : (
              <b>{facts.uploader}</b>
            )}
            <span>{countOf(interactions.shown.subscribers_count, 'subscriber', 'subscribers')}</span>
          </p>
          <Subscribe uploaderId={video.uploader_id} interactions={interactions} />
        </div>
      )}
      <div className="desc">
        <p className="text">{video.description || 'No description available.'}</p>
        {video.tags.length > 0 && (
          <ul className="tags" aria-label="Tags">
            {video.tags.map((tag) => (
              <li key={tag.slug}>
                <Link to={paths.tag(tag.slug)}>{tag.name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Nobody follows himself. */
function Subscribe(props: { uploaderId: string | null; interactions: ReturnType<typeof useInteractions> }) {
  const member = useMember();
  if (props.uploaderId === null || props.uploaderId === member?.id) return null;
  return <SubscribeButton {...props.interactions} />;
}

function MoreActions({ video, isEmbeddable }: { video: VideoDetails; isEmbeddable: boolean }) {
  return (
    <>
      <ShareButton
        title={video.title}
        path={(seconds) => paths.watch(video.slug, seconds)}
        time={() => playedTime(video.id)}
        {...(isEmbeddable
          ? {
              embed: (origin: string, seconds: number | null) =>
                embedCode(origin, video, { seconds, ...embedSize(video) }),
            }
          : {})}
      />
      <span className="sp" />
      <button
        type="button"
        className="btn sm flat needs-script"
        onClick={() => askToReport({ kind: 'video', id: video.id, name: 'video' })}
      >
        <Flag className="ic" />
        Report
      </button>
    </>
  );
}
