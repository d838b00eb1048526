import { defineFact } from '../../platform/facts.ts';
import type { Loudness } from './encode/playlist-rules.ts';
import type { FoundFlash } from './flashes/flash-meter.ts';
import type { Chapter } from './source/source-facts.ts';

export interface Thumbnail {
  key: string;
  width: number;
  height: number;
}
/** One moment of the video as a picture in several widths, narrowest first. */
export interface ThumbnailCandidate {
  /** Seconds. */
  time: number;
  sizes: Thumbnail[];
}
export interface Caption {
  language: string;
  label: string;
  key: string;
}
/** What is made besides the renditions. Stored with the asset. */
export interface MediaExtras {
  thumbnails?: ThumbnailCandidate[];
  /** Position of the chosen one among the thumbnails. */
  chosen?: number;
  /** Which of them is stored as AVIF too; null: the chosen one cannot be read. */
  avif?: number | null;
  storyboardKey?: string | null;
  previewKey?: string | null;
  captions?: Caption[];
  loudness?: Loudness | null;
}

/** What a player gets, as stored with a video. Keys are storage keys. */
export interface MediaPlayback {
  master_key: string;
  storyboard_key: string | null;
  captions: Caption[];
  chapters: Chapter[];
  audio_tracks: { language: string; label: string }[];
  duration_seconds: number;
  /** The chosen thumbnail in its widths, narrowest first. */
  thumbnails: Thumbnail[];
  /** LUFS and LU of the first audio track; null while unmeasured, or for silence. */
  loudness: Loudness | null;
}
/** Everything a page shows about a media asset. */
export interface MediaOutcome {
  mediaId: string;
  playback: MediaPlayback;
  /** The widest size of the chosen thumbnail. */
  thumbnailKey: string | null;
  previewKey: string | null;
  durationSeconds: number;
  /** Size as shown. */
  width: number;
  height: number;
  /** `1080p`: the best rendition that plays. */
  quality: string;
}

/** The first rendition plays while it is still growing. */
export const mediaPlayable = defineFact<MediaOutcome>('media.playable');
/** The ladder is complete, with everything that goes with it. */
export const mediaReady = defineFact<MediaOutcome>('media.ready');
/** The first pass is complete and plays, and nothing better follows; the reason is a sentence for a person. */
export const ladderFailed = defineFact<MediaOutcome & { reason: string }>('ladder.failed');
/** Work has ended and nothing plays; the reason is a sentence for a person. */
export const mediaFailed = defineFact<{ mediaId: string; reason: string }>('media.failed');

/**
 * A file was looked up on the lists of what must stay down. `isHeld`: a person must look at it before it is
 * shown.
 */
export const mediaChecked = defineFact<{ mediaId: string; isHeld: boolean }>('media.checked');

/** A finished file was measured for flashing that can hurt. `losesPreview`: the excerpt for lists shows some of it. */
export const flashesMeasured = defineFact<{
  mediaId: string;
  found: readonly FoundFlash[];
  losesPreview: boolean;
}>('flashes.measured');

/** There are other files of a finished asset than before, which may have to be where the world fetches them. */
export const filesAdded = defineFact<{ mediaId: string }>('media.files_added');

/** The chosen still of a finished asset has other names than before; the files of the former ones stay. Narrowest first. */
export const stillRenamed = defineFact<{ mediaId: string; thumbnails: readonly Thumbnail[] }>(
  'media.still_renamed',
);
/** Another rendition of a finished asset is now its best one that plays. */
export const qualityChanged = defineFact<{ mediaId: string; quality: string }>('media.quality_changed');

/** Topic of the notification that an asset changed state: `{mediaId, state}`. */
export const mediaTopic = 'media';
/**
 * Topic of the notification that its objects are gone: `{mediaId}`. Processes drop what they have cached of
 * them.
 */
export const mediaDeletedTopic = 'media.deleted';

const mediaFolder = 'media/';
/** Everything belonging to an asset lies under this prefix. */
export const mediaPrefix = (mediaId: string): string => `${mediaFolder}${mediaId}/`;
/** The asset that such a key belongs to. */
export const mediaIdOf = (key: string): string =>
  key.slice(mediaFolder.length, key.indexOf('/', mediaFolder.length));
/** The master playlist of the first pass alone. */
export const firstMasterKey = (mediaId: string): string => `${mediaPrefix(mediaId)}first.m3u8`;
