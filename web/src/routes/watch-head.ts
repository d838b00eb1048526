import type { VideoDetails } from '#contract/videos.ts';
import { fillIn } from '../lib/fill-in.ts';
import { exactViews, formatDate, isoDuration } from '../lib/format.ts';
import { languageName } from '../lib/named-codes.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { viewsOf } from '../page/video-card.ts';
import type { SiteFacts } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';

/** Structured data need not carry a whole description. */
const structuredDescription = 500;

/** A line that names a chapter. */
const chapter = /^[\s\-–—•*]*[([]?(?:\d{1,2}:)?\d{1,2}:[0-5]\d[)\]]?[\s\-–—:|]+\S.*$/gmu;
/** What is said about a video besides its chapters, which say nothing elsewhere. One alone is none. */
const withoutChapters = (text: string): string =>
  (text.match(chapter)?.length ?? 0) < 2 ? text : text.replace(chapter, '').trim();

/** Title, addresses and structured data of a video's page. */
export function watchHead(site: SiteFacts, video: VideoDetails, hidden = false) {
  const path = paths.watch(video.slug);
  const description =
    withoutChapters(video.description ?? '') ||
    fillIn(texts.watchTitleOnSite, { title: video.title, site: site.name });
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
    hidden,
    structured: [
      {
        '@type': 'VideoObject',
        name: video.title,
        description: description.slice(0, structuredDescription),
        url: site.origin + path,
        // The neutral card: nothing before the age gate shows a picture of a video.
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

/**
 * Which subtitles a video has. The captions of its file are what the player offers, so they are what is said; without any,
 * those that somebody named are in the picture.
 */
function subtitlesOf({ playback, subtitle_languages: named }: VideoDetails): string | null {
  const inFile = playback.captions.map(({ language }) => language).filter((language) => language !== 'und');
  const languages = [...new Set(inFile.length > 0 ? inFile : named)].map(languageName).join(', ');
  if (languages === '') return null;
  // What plays from elsewhere may have them in its stream, where we do not look, and before the age gate there is no word.
  const isOurs = playback.state === 'ready' && playback.storyboard_url !== null;
  return fillIn(isOurs && inFile.length === 0 ? texts.subtitlesInThePicture : texts.subtitlesSubtitles, {
    subtitles: languages,
  });
}

/** The line under the title, in words. */
export function factsOf(video: VideoDetails) {
  const moment = video.published_at ?? video.created_at;
  return {
    views: exactViews(viewsOf(video)),
    moment,
    date: formatDate(moment),
    languages: [
      video.format,
      video.audio_language && languageName(video.audio_language),
      subtitlesOf(video),
    ].filter((text): text is string => Boolean(text)),
    uploaderUsername: video.uploader_username,
    uploader: video.uploader_display_name || video.uploader_username,
  };
}
