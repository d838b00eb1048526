import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { fileAddresses } from '../../files/file-passes.ts';
import { playbackHosts, progressOf } from '../../playback.ts';
import { isForChildSafety } from '../../reviewing/review-queries.ts';
import { requireSeen } from '../../reviewing/who-reviews.ts';
import { detailsById } from '../../video-queries.ts';
import { playbackView } from '../../video-view.ts';
import { isPlaylistAddress, isPreviewable } from '../preview-rules.ts';
import { createPreviewTokens, previewHosts } from '../preview-token.ts';

/** An address that ends like a file's plays as a video; everything else goes into a frame. */
const isFile = (address: string): boolean =>
  URL.canParse(address) && /\.(mp4|m4v|webm|mov|mkv)$/i.test(new URL(address).pathname);

const notYet = 'Video stream URL not yet available.';

export const getVideoPreview = implement('get_video_preview', async (input, context) => {
  await requireSeen(context, input.p_video_id);
  const row = await detailsById(context.db, input.p_video_id);
  if (row === null) throw new AppError('notFound', 'Video not found.');
  const { config } = context;
  const fileAddress = fileAddresses(context, row.publish_status, 'admin');
  const address = row.video_source === 'embed' ? row.video_url : null;
  const playback = playbackView(row, fileAddress, playbackHosts(config), await progressOf(context, row));
  const shared = {
    poster_url: playback.poster_url,
    is_covered: await isForChildSafety(context.db, input.p_video_id),
  };
  if (address !== null && isPlaylistAddress(address))
    return { kind: 'hls' as const, url: address, ...shared, reason: null };
  if (address !== null && isFile(address)) {
    if (!isPreviewable(address, previewHosts(config)))
      return {
        kind: 'none' as const,
        url: null,
        ...shared,
        reason: 'This video is on a host that is not among the embed hosts.',
      };
    const token = createPreviewTokens(config).issue(context.memberId, address);
    const query = new URLSearchParams({ sourceUrl: address, apikey: config.anonKey, token });
    return { kind: 'file' as const, url: `/functions/v1/video-proxy?${query}`, ...shared, reason: null };
  }
  const url = playback.master_url ?? playback.embed_url;
  if (url === null) return { kind: 'none' as const, url, ...shared, reason: playback.reason ?? notYet };
  return { kind: playback.kind, url, ...shared, reason: null };
});
