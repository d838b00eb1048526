import { parseDuration } from './duration-rules.ts';
import { type FoundVideo, mostVideosInDocument, type Reading } from './found-video.ts';
import { address, foundVideo, isVideoFile, moment, plainText, textOrNull, words } from './values.ts';
import { childrenOf, textOf, type XmlElement } from './xml-document.ts';

/** A video sitemap, or an index of video sitemaps. */
export function readSitemap(root: XmlElement, base: string): Reading {
  const next = childrenOf(root, 'sitemap')
    .map((sitemap) => address(textOf(sitemap, 'loc'), base))
    .filter((link) => link !== null);
  const videos = childrenOf(root, 'url').flatMap((entry) => {
    const page = address(textOf(entry, 'loc'), base);
    const all = childrenOf(entry, 'video:video');
    return all.map((video, order) => readVideo(video, pageOf(page, all.length > 1 ? order : null), base));
  });
  return {
    videos: videos.filter((video) => video !== null).slice(0, mostVideosInDocument),
    next,
    alternate: null,
  };
}

/** Its address cannot identify each of several videos on one page. */
const pageOf = (page: string | null, order: number | null): string | null => ((order ?? 0) > 0 ? null : page);

function readVideo(video: XmlElement, sourceUrl: string | null, base: string): FoundVideo | null {
  const file = address(textOf(video, 'video:content_loc'), base);
  return foundVideo({
    sourceUrl,
    guid: textOf(video, 'video:id'),
    title: plainText(textOf(video, 'video:title') ?? ''),
    description: textOrNull(textOf(video, 'video:description')),
    thumbnailUrl: address(textOf(video, 'video:thumbnail_loc'), base),
    durationSeconds: parseDuration(textOf(video, 'video:duration')),
    tags: words(...childrenOf(video, 'video:tag').map(({ text }) => text)),
    categories: words(...childrenOf(video, 'video:category').map(({ text }) => text)),
    contentUrl: isVideoFile(file, null) ? file : null,
    embedUrl: address(textOf(video, 'video:player_loc'), base),
    publishedAt: moment(textOf(video, 'video:publication_date')),
    uploader: textOrNull(textOf(video, 'video:uploader')),
  });
}
