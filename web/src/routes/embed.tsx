import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WatchPlayer } from '../features/player/index.ts';
import { fillIn } from '../lib/fill-in.ts';
import { findVideo } from '../page/find-video.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import * as paths from '../paths.ts';
import { usePageState } from '../state/page-state.tsx';
import * as texts from '../texts/player.ts';
import './embed.css';

export async function loader({ params, context }: LoaderFunctionArgs) {
  return pageData(context, texts.errorFailedToLoadVideo, async (services) => {
    const video = await findVideo(services, params.slug);
    const { site } = services;
    return {
      head: head({
        site,
        title: video.title,
        path: paths.watch(video.slug),
        type: 'video.other',
        hidden: true,
      }),
      video,
      siteName: site.name,
    };
  });
}

export const meta = headOf;

export const handle = { bare: true, player: true };

/** The player alone, for a frame on another site. It waits to be pressed. */
export default function Embed() {
  const { video, siteName } = useLoaderData<typeof loader>();
  const { gated } = usePageState();
  return (
    <div className="embed">
      <h1>
        <a href={paths.watch(video.slug)} target="_blank" rel="noopener">
          {video.title} <span>{fillIn(texts.onSiteName, { siteName })}</span>
        </a>
      </h1>
      {gated ? <div className="player-blank" /> : <WatchPlayer video={video} next={null} waits />}
    </div>
  );
}
