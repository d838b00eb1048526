import { refetchFile, refreshEmbed, refreshHostedVideo } from '../domains/importing/index.ts';
import type { VideoSource } from '../domains/videos/index.ts';
import { AppError } from '../kit/app-error.ts';

const words = {
  plays: null,
  failed: null,
  gone: 'The library doesn’t have this video anymore.',
  unknown: 'We can’t ask the library for this video, or it’s still preparing it.',
} as const;

const hostedLibrary: VideoSource = {
  kind: 'bunny_net',
  isAskedInBulk: true,
  async refresh(platform, { bunny_library_id: libraryId, bunny_video_id: guid }) {
    const standing =
      libraryId === null || guid === null
        ? 'unknown'
        : await refreshHostedVideo(platform, { libraryId: Number(libraryId), guid });
    if (words[standing] !== null) throw new AppError('conflict', words[standing]);
  },
};

/** Other sites' pages, requested no faster than their hosts allow. */
const embeds: VideoSource = { kind: 'embed', isAskedInBulk: false, refresh: refreshEmbed };

/** Where the file of an imported video is until it has been fetched. */
const files: VideoSource = { kind: 'upload', isAskedInBulk: false, refresh: refetchFile };

/** Places outside of this site that videos come from and that can be asked what they know of one. */
export const videoSources: readonly VideoSource[] = [hostedLibrary, embeds, files];
