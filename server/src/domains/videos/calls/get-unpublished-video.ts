import { implement } from '../../../platform/calls/implement.ts';
import { isAdmin } from '../../../platform/context.ts';
import { fileAddresses } from '../files/file-passes.ts';
import { ownerSeesFiles } from '../files/file-rules.ts';
import { playbackHosts, progressOf } from '../playback.ts';
import { maySee } from '../reviewing/who-reviews.ts';
import { detailsBySlug } from '../video-queries.ts';
import { detailsView, playbackView } from '../video-view.ts';

/**
 * For its owner and those admins who may know of it; to all others it is not there. Its file addresses work for as long as they may see them; those of a reported
 * video for admins only.
 */
export const getUnpublishedVideo = implement('get_unpublished_video', async (input, context) => {
  const { viewer, memberId } = context;
  const row = await detailsBySlug(context.db, input.p_slug);
  if (row === null || row.publish_status === 'published') return [];
  const forAdmin = isAdmin(viewer) && (await maySee(context, row.id));
  if (!forAdmin && row.uploader_id !== memberId) return [];
  const address = fileAddresses(context, row.publish_status, forAdmin ? 'admin' : 'owner');
  const files = playbackView(row, address, playbackHosts(context.config), await progressOf(context, row));
  const isShown = forAdmin || ownerSeesFiles(row.publish_status);
  const playback = isShown
    ? files
    : {
        ...files,
        kind: 'none' as const,
        state: 'failed' as const,
        progress: null,
        reason: 'You can’t watch it while it’s in this state.',
        master_url: null,
        embed_url: null,
        poster_url: null,
        storyboard_url: null,
        captions: [],
      };
  return [
    {
      ...detailsView(row, context.objectBase, playback),
      publish_status: row.publish_status,
      state_reason: row.removal_reason,
    },
  ];
});
