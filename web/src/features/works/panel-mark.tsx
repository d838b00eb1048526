import { useState } from 'react';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { EpisodeModel } from '../../page/series.ts';
import * as texts from '../../texts/works.ts';

/** Marks the episode that one is at as watched, or as not. */
export function PanelMark(props: {
  episode: EpisodeModel;
  videoId: string;
  isSeen: boolean;
  changed(): void;
}) {
  const { videoId, isSeen } = props;
  const episode = props.episode.name ?? props.episode.title;
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const mark = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call('mark_video_watched', { p_video_id: videoId, p_is_watched: !isSeen });
      setSaid(fillIn(isSeen ? texts.markedAsNotWatched : texts.markedAsWatched, { episode }));
      props.changed();
    } catch {
      setSaid(texts.notMarked);
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="btn sm flat" aria-disabled={isBusy} onClick={() => void mark()}>
        {isSeen ? texts.markAsNotWatched : texts.markAsWatched}
      </button>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}
