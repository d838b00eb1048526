import { parseDuration } from './duration-rules.ts';
import { type FoundVideo, mostVideosInDocument, type Reading } from './found-video.ts';
import { firstText, list, record } from './json-values.ts';
import { address, foundVideo, isVideoFile, moment, plainText, textOrNull, words } from './values.ts';

/** A JSON Feed (jsonfeed.org, 1 and 1.1): items with attachments. */
export function readJsonFeed(feed: Record<string, unknown>, base: string): Reading {
  const next = address(feed.next_url, base);
  const videos = list(feed.items)
    .slice(0, mostVideosInDocument)
    .map((item) => readItem(record(item), base))
    .filter((video) => video !== null);
  return { videos, next: next === null ? [] : [next], alternate: null };
}

function readItem(item: Record<string, unknown> | null, base: string): FoundVideo | null {
  if (item === null) return null;
  const attachments = list(item.attachments)
    .map(record)
    .filter((one) => one !== null);
  const file = attachments.find(({ url, mime_type }) =>
    isVideoFile(address(url, base), firstText(mime_type)),
  );
  const author = record(list(item.authors)[0] ?? item.author);
  return foundVideo({
    sourceUrl: address(item.url, base) ?? address(item.external_url, base),
    guid: item.id === undefined ? null : String(item.id).slice(0, 500),
    title: plainText(firstText(item.title) ?? ''),
    description: textOrNull(
      firstText(item.content_text) ?? firstText(item.content_html) ?? firstText(item.summary),
    ),
    thumbnailUrl: address(item.image, base) ?? address(item.banner_image, base),
    durationSeconds: parseDuration(file?.duration_in_seconds),
    tags: words(...list(item.tags).map(firstText)),
    contentUrl: address(file?.url, base),
    publishedAt: moment(item.date_published),
    uploader: textOrNull(author?.name),
  });
}
