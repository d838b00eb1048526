import { type LoaderFunctionArgs, redirect } from 'react-router';
import { fault, pageData } from '../page/page-data.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';

/** Leads to a random video. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.errorFailedToFetchData, async (services) => {
    const [video] = await services.call('get_random_videos', { limit_count: 1 });
    if (!video) throw fault(404, texts.videoNotFound);
    return redirect(paths.watch(video.slug), { headers: { 'cache-control': 'no-store' } });
  });

/** Drawn if there is no video at all: then the error page is shown here. */
export default function Surprise() {
  return null;
}
