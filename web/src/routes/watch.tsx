import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { VideoDetails } from '#contract/videos.ts';
import { breadcrumbs, head } from '../api/head.ts';
import { headOf } from '../api/meta.ts';
import { fault, isRefusal, orElse, pageData } from '../api/page-data.ts';
import { usePageState } from '../api/page-state.tsx';
import { toCard, viewsOf } from '../api/video-card.ts';
import { WatchPlayer } from '../features/player/index.ts';
import { sortRelated } from '../features/related/sort-related.ts';
import { RowCard } from '../features/video-card/video-card.tsx';
import { exactViews, formatDate, isoDuration } from '../lib/format.ts';
import { earlyScriptContext, pageFactsContext, type Services, type SiteFacts } from '../page-context.ts';
import * as paths from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import './watch.css';

const videoNotFound = 'Video not found.';

async function findVideo(services: Services, slug: string | undefined): Promise<VideoDetails> {
  if (!slug) throw fault(400, 'Video slug is missing from URL.');
  try {
    const [video] = await services.call('get_video_details_by_slug', { p_slug: slug });
    if (video) return video;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.status === 410) throw fault(410, error.message);
    // A slug that no video can have is refused as bad input.
    if (error.status !== 404 && error.status !== 400) throw error;
  }
  throw fault(404, videoNotFound);
}

/** Structured data need not carry a whole description. */
const structuredDescription = 500;

function watchHead(site: SiteFacts, video: VideoDetails) {
  const path = paths.watch(video.slug);
  const description = video.description || `Watch ${video.title} on ${site.name}.`;
  const steps: [string, string][] = [[video.title, path]];
  if (video.category_slug && video.category_name) {
    steps.unshift([video.category_name, paths.category(video.category_slug)]);
  }
  return head({
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

export async function loader({ params, context }: LoaderFunctionArgs) {
  return pageData(context, 'Error: Failed to load video data.', async (services) => {
    const video = await findVideo(services, params.slug);
    const related = await orElse(
      services,
      services.call('get_related_videos', {
        p_category_name: video.category_name,
        p_current_video_id: video.id,
      }),
      null,
    );
    const sorted = related && sortRelated(video.title, related);
    const script = context.get(earlyScriptContext);
    return {
      early: script ? { script, nonce: context.get(pageFactsContext).nonce } : null,
      head: watchHead(services.site, video),
      video,
      facts: factsOf(video),
      next:
        sorted?.find((one) => one.playback_state === 'ready' || one.playback_state === 'playable') ?? null,
      related: sorted?.map(toCard) ?? null,
    };
  });
}

export const meta = headOf;

export const handle = { player: true };

export default function Watch() {
  const { video, facts, next, related, early } = useLoaderData<typeof loader>();
  const { gated } = usePageState();
  return (
    <div className="watch">
      <div className="watch-main">
        <div className="watch-player">
          {gated ? (
            <div className="player-blank" />
          ) : (
            <WatchPlayer key={video.id} video={video} next={next} early={early} />
          )}
        </div>
        <About video={video} facts={facts} />
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

function About({ video, facts }: { video: VideoDetails; facts: ReturnType<typeof factsOf> }) {
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
          {facts.languages.map((text) => ` · ${text}`)}
        </p>
      </div>
      {facts.uploader && (
        <p className="chan">
          <span className="av" aria-hidden="true">
            {facts.uploader.slice(0, 1).toUpperCase()}
          </span>
          {facts.uploaderUsername ? (
            <Link to={paths.user(facts.uploaderUsername)}>
              <b>{facts.uploader}</b>
            </Link>
          ) : (
            <b>{facts.uploader}</b>
          )}
        </p>
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
