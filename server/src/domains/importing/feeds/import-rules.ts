import type { ImportDeclaration, ListedVideo, ScrapedVideo } from '#contract/import-shapes.ts';
import { limits } from '#contract/limits.ts';
import { foldText } from '../../../kit/fold-text.ts';
import { durationText, parseDuration } from './readers/duration-rules.ts';
import type { FoundVideo } from './readers/found-video.ts';

/** How a video will play here. */
export type Playing = { kind: 'file'; url: string } | { kind: 'embed'; url: string };

export const words = {
  declaration:
    'Declare first that everyone depicted is an adult, whether it is drawn or live-action, and that you hold the rights.',
  alreadyHere: 'This video is here already.',
  removedHere: 'This video was here and was removed.',
  nothingToPlay: 'The source names no file and no player for it.',
  playlist: 'Its stream is in segments, which are not fetched.',
  insecure: 'Its player is not reached by https.',
  noPage: 'The address of its page is none that begins with https:// or http://.',
  longAddress: 'The address of its page, file or player is too long.',
  takenBack: 'This import was taken back.',
  keywords: 'Please enter keywords or a tube site category.',
} as const;

const videoFile = /\.(mp4|m4v|webm|mkv|mov)$/i;
const segmented = /\.(m3u8|mpd)$/i;

/** Bytes: a longer address would not fit into an index and could not be looked up. */
const longestAddress = 2048;
const isTooLong = (address: string): boolean => Buffer.byteLength(address) > longestAddress;

/** What is wrong with the address of its page, as a message; null: nothing. */
export function pageFault({
  original_source_url: page,
}: Pick<ScrapedVideo, 'original_source_url'>): string | null {
  if (webAddress(page) === null) return words.noPage;
  return isTooLong(page) ? words.longAddress : null;
}

/**
 * How it can play, or why it cannot (`refusal`). A file is preferred to a player: it plays here and is
 * stored.
 */
export function playingOf(
  video: Pick<ScrapedVideo, 'video_url' | 'embed_url'>,
  embedHosts: readonly string[],
): Playing | { refusal: string } | null {
  const file = webAddress(video.video_url);
  const frame = webAddress(video.embed_url);
  if (file === null && frame === null) return null;
  const mayStand = (url: URL): boolean =>
    embedHosts.some(
      (host) => url.host === host || url.hostname === host || url.hostname.endsWith(`.${host}`),
    );
  if (file !== null && file.href !== frame?.href && !segmented.test(file.pathname)) {
    if (videoFile.test(file.pathname) || !mayStand(file))
      return isTooLong(file.href) ? { refusal: words.longAddress } : { kind: 'file', url: file.href };
  }
  const player = frame ?? file!;
  if (mayStand(player)) {
    if (player.protocol !== 'https:') return { refusal: words.insecure };
    return isTooLong(player.href) ? { refusal: words.longAddress } : { kind: 'embed', url: player.href };
  }
  if (frame === null && segmented.test(player.pathname)) return { refusal: words.playlist };
  return {
    refusal: `Its player is on ${player.hostname}, which is not among the hosts whose players may stand here.`,
  };
}

function webAddress(text: string | null | undefined): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

const cut = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

/**
 * Whether a source's word can be a tag here: one without a letter, digit or pictograph would have no address.
 */
function canBeTag(word: string): boolean {
  const tag = word.normalize('NFKC').toLowerCase();
  return tag.length <= limits.tagLength && /[^\s/\\?#%&.-]/.test(tag);
}

/** Texts cut to the lengths stored here. Tags that are too long, too many or unusable are left out. */
export function fitTexts(video: Pick<ScrapedVideo, 'title' | 'description' | 'tags'>): {
  title: string;
  description: string | null;
  tags: string[];
} {
  const tags = (video.tags ?? []).map((tag) => tag.trim()).filter(canBeTag);
  return {
    title: cut(video.title.trim(), limits.titleLength),
    description: video.description ? cut(video.description.trim(), limits.descriptionLength) : null,
    tags: [...new Set(tags)].slice(0, limits.tagsPerVideo),
  };
}

export const secondsOf = ({
  duration,
  duration_seconds,
}: Pick<ScrapedVideo, 'duration' | 'duration_seconds'>): number | null =>
  duration_seconds ?? parseDuration(duration);

/** What differs between what is here and what the source says now. */
export function changesOf(
  here: { title: string; description: string | null; duration_seconds: number | null },
  there: ScrapedVideo,
): ListedVideo['changes'] {
  const { title, description } = fitTexts(there);
  const seconds = secondsOf(there);
  const changes: ListedVideo['changes'] = [];
  const note = (field: string, before: string | null, after: string | null): void => {
    if (after !== null && after !== '' && before !== after) changes.push({ field, before, after });
  };
  note('title', here.title, title.replace(/\s+/g, ' '));
  note('description', here.description, description);
  // A file prepared here is measured to the frame; a second more or less is no change.
  if (seconds !== null && Math.abs((here.duration_seconds ?? 0) - seconds) > 1)
    note('duration', durationText(here.duration_seconds) || null, durationText(seconds));
  return changes;
}

/** The key of a source's category: host and folded name. */
export const mappingHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');
export const mappingName = (name: string): string => foldText(name).trim().replace(/\s+/g, ' ').slice(0, 100);

/** What was found, in the words of the API. */
export const scrapedVideo = (video: FoundVideo): ScrapedVideo => ({
  id: video.guid ?? video.sourceUrl,
  title: video.title.slice(0, 5000),
  description: video.description?.slice(0, 50_000) ?? null,
  tags: short(video.tags),
  categories: short(video.categories),
  duration: durationText(video.durationSeconds) || null,
  duration_seconds: video.durationSeconds,
  thumbnail: video.thumbnailUrl,
  original_source_url: video.sourceUrl,
  source_video_id: video.guid?.slice(0, 2048) ?? null,
  video_url: video.contentUrl ?? video.embedUrl,
  embed_url: video.embedUrl,
  animated_preview_url: video.previewUrl,
  preview_video: video.previewUrl,
  uploader_id: video.uploader?.slice(0, 300) ?? null,
  published_at: video.publishedAt,
});
const short = (list: readonly string[]): string[] => list.filter((word) => word.length <= 300).slice(0, 300);

export const declarationOf = ({ depicts }: ImportDeclaration, declaredBy: string) =>
  ({ adultsOnly: true, depicts, rightsHeld: true, declaredBy }) as const;

interface RunCounts {
  imported: number;
  skipped: number;
  failed: number;
  /** Those that fail as before, which is reported only once. */
  failAgain: number;
}

/** The outcome of a look at a feed; `fault`: why it ended early. */
export function runWords({ imported, skipped, failed, failAgain }: RunCounts, fault: string | null): string {
  const all = imported + skipped + failed;
  const said = [];
  if (all > 0) said.push(`Imported ${imported} of ${all}; ${skipped} here already, ${failed} failed.`);
  else if (fault === null) said.push('Nothing new.');
  if (failAgain > 0)
    said.push(`${failAgain} that failed before ${failAgain === 1 ? 'fails' : 'fail'} still.`);
  if (fault !== null) said.push(fault);
  return said.join(' ');
}
