import { useEffect, useRef, useState } from 'react';
import type { ReviewEntry } from '#contract/reviewing.ts';
import * as texts from '../../texts/admin-review.ts';
import { keyOf } from './review-keys.ts';

/**
 * Plays a video that nobody else can see yet, with the browser's own controls. The streaming code is loaded on request.
 */
export function ReviewPreview(props: { address: string; title: string; captions: ReviewEntry['captions'] }) {
  const { address, title, captions } = props;
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!isOpen || element === null) return;
    let end = (): void => {};
    let isGone = false;
    if (element.canPlayType('application/vnd.apple.mpegurl') !== '') element.src = address;
    else
      void import('hls.js/light').then(({ default: Hls }) => {
        if (isGone) return;
        const hls = new Hls({ startPosition: 0 });
        hls.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && setLost(true));
        hls.loadSource(address);
        hls.attachMedia(element);
        end = () => hls.destroy();
      });
    return () => {
      isGone = true;
      end();
    };
  }, [isOpen, address]);

  if (!isOpen)
    return (
      <button
        type="button"
        className="btn sm flat needs-script"
        {...keyOf('w')}
        onClick={() => setOpen(true)}
      >
        {texts.watchIt}
      </button>
    );
  return (
    <div className="review-player">
      <video ref={video} controls muted playsInline aria-label={title} onError={() => setLost(true)}>
        {captions.map(({ url, language, label }) => (
          <track key={url} kind="subtitles" src={url} srcLang={language} label={label} />
        ))}
      </video>
      {isLost && <p role="alert">{texts.previewDidNotLoad}</p>}
    </div>
  );
}
