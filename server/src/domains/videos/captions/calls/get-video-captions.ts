import { implement } from '../../../../platform/calls/implement.ts';
import { isAdmin } from '../../../../platform/context.ts';
import { fileAddresses } from '../../files/file-passes.ts';
import { ownerSeesFiles } from '../../files/file-rules.ts';
import { lockHandled } from '../../handling/lock-handled.ts';
import { playsElsewhere } from '../../video-queries.ts';
import { captionsInFile, captionsOf, readLinesSearchable } from '../caption-queries.ts';
import { captionTracks } from '../caption-view.ts';

export const getVideoCaptions = implement('get_video_captions', (input, context) =>
  context.db.transaction(async (transaction) => {
    const { viewer } = context;
    const { id, status, isOwn } = await lockHandled(transaction, viewer, input.p_video_id);
    const who = isAdmin(viewer) ? 'admin' : 'owner';
    const address = who === 'admin' || ownerSeesFiles(status) ? fileAddresses(context, status, who) : null;
    const tracks = captionTracks(
      await captionsInFile(transaction, id),
      await captionsOf(transaction, id),
      address,
    );
    const mayAdd = isAdmin(viewer) || (isOwn && viewer.canUploadVideos);
    const isElsewhere = await playsElsewhere(transaction, id);
    return {
      tracks,
      may_change: mayAdd && status !== 'held' && !isElsewhere,
      is_searchable: await readLinesSearchable(transaction, id),
    };
  }),
);
