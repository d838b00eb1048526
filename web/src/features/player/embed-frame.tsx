import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import type { VideoDetails } from '#contract/videos.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/player.ts';

/** What an allow-listed host may do in its frame: run, use its own storage, and be cast. It cannot leave the frame. */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-presentation'].join(' ');

/**
 * A video that another host plays. Nothing is requested from that host before play is pressed. A frame of our own
 * origin opens at once, and gets no same-origin right, which together with scripts would undo the sandbox.
 */
export function EmbedFrame({ video, host }: { video: VideoDetails; host: string }) {
  const [state, setState] = useState<'closed' | 'open'>('closed');
  const url = video.playback.embed_url!;
  const ours = url.startsWith('/') && !url.startsWith('//');

  useEffect(() => {
    if (ours) setState('open');
  }, [ours]);
  useEffect(() => {
    if (state === 'closed') return;
    let stop = () => {};
    let left = false;
    void import('./embed-view.ts').then(({ reportEmbedView }) => {
      if (!left) stop = reportEmbedView(video.id);
    });
    return () => {
      left = true;
      stop();
    };
  }, [state, video.id]);

  if (state === 'closed') {
    return (
      <button
        type="button"
        className="slot-start needs-script"
        aria-label={fillIn(texts.playTitleFromHost, { title: video.title, host })}
        onClick={() => setState('open')}
      >
        <span className="player-play">
          <Play aria-hidden="true" />
        </span>
        <span className="slot-start-title" aria-hidden="true">
          {video.title}
          <small>{fillIn(texts.playsFromHostWhichWill, { host })}</small>
        </span>
      </button>
    );
  }
  return (
    <iframe
      className="slot-embed"
      src={url}
      title={video.title}
      sandbox={ours ? permissions.replace('allow-same-origin ', '') : permissions}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin"
    />
  );
}
