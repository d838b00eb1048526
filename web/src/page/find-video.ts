import { data } from 'react-router';
import type { UnpublishedVideo, VideoDetails } from '#contract/videos.ts';
import type { Services } from '../page-context.ts';
import * as texts from '../texts/common.ts';
import { fault, isRefusal, type PageFault } from './page-data.ts';

/** The published video of an address; throws a page that says why there is none. */
export async function findVideo(services: Services, slug: string | undefined): Promise<VideoDetails> {
  if (!slug) throw fault(400, texts.videoSlugIsMissingFrom);
  try {
    const [video] = await services.call('get_video_details_by_slug', { p_slug: slug });
    if (video) return video;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.status === 410 || error.status === 451) throw fault(error.status, error.message);
    // A slug that no video can have is refused as bad input.
    if (error.status !== 404 && error.status !== 400) throw error;
  }
  // It may have been here: what became of what is not public is told to its uploader alone.
  throw data<PageFault>({ message: texts.videoNotFound, text: texts.notAvailable }, { status: 404 });
}

/**
 * The same for a member: their own unpublished video, or any for an admin, comes with its state. Others get the usual
 * answer.
 */
export async function findVideoFor(
  services: Services,
  slug: string | undefined,
  isMember: boolean,
): Promise<{
  video: VideoDetails;
  unpublished: Pick<UnpublishedVideo, 'publish_status' | 'state_reason'> | null;
}> {
  try {
    return { video: await findVideo(services, slug), unpublished: null };
  } catch (missing) {
    if (!isMember || !slug || missing instanceof Error) throw missing;
    const [video] = await services.call('get_unpublished_video', { p_slug: slug }).catch(() => []);
    if (!video) throw missing;
    return { video, unpublished: { publish_status: video.publish_status, state_reason: video.state_reason } };
  }
}
