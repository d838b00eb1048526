import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#contract/client.ts';
import * as texts from '../../texts/upload.ts';
import { FormNote } from '../../ui/form-note.tsx';

/** The frame is sent no wider than it is shown anywhere. */
const widest = 1280;
/** Seconds per step. */
const step = 0.2;
/** How long the chosen moment may take to load, in milliseconds. */
const patience = 20_000;

/** Where the moments come from: a video of this site, or a file that this browser holds. */
export type FrameSource = { videoId: string } | { file: File };

/** A player of the member's own video, whose current frame becomes the thumbnail. */
export function FrameChoice(props: {
  source: FrameSource;
  /** Takes the picture; the choice is made. */
  onTaken(picture: Blob): Promise<void>;
  onClose(): void;
}) {
  const { source, onTaken, onClose } = props;
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isThere, setThere] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const file = 'file' in source ? source.file : null;
  const videoId = 'file' in source ? null : source.videoId;
  const isFile = file !== null;

  // The button that opened it is gone.
  useEffect(() => close.current?.focus(), []);

  useEffect(() => {
    if (file !== null) {
      const url = URL.createObjectURL(file);
      setAddress(url);
      return () => URL.revokeObjectURL(url);
    }
    let isGone = false;
    call('get_own_playback', { p_video_id: videoId ?? '' }).then(
      ({ master_url: master }) => {
        if (isGone) return;
        if (master === null) setWrong(texts.doesNotPlayYet);
        else setAddress(master);
      },
      (error: unknown) =>
        !isGone && setWrong(error instanceof CallError ? error.message : texts.failedRequest),
    );
    return () => {
      isGone = true;
    };
  }, [file, videoId]);

  useEffect(() => {
    const element = video.current;
    if (address === null || element === null) return;
    const lost = () => {
      setThere(false);
      setWrong(isFile ? texts.fileDoesNotPlay : texts.videoLost);
    };
    let end = (): void => {};
    let isGone = false;
    if (isFile || typeof MediaSource === 'undefined') {
      element.addEventListener('error', lost);
      element.src = address;
      end = () => element.removeEventListener('error', lost);
    } else
      void import('hls.js/light').then(({ default: Hls }) => {
        if (isGone) return;
        const hls = new Hls({ startPosition: 0, maxBufferLength: 10 });
        // A captured frame should be as good as the video.
        hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
          hls.currentLevel = levels.length - 1;
        });
        hls.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && lost());
        hls.loadSource(address);
        hls.attachMedia(element);
        end = () => hls.destroy();
      }, lost);
    return () => {
      isGone = true;
      end();
    };
  }, [address, isFile]);

  function move(seconds: number) {
    const element = video.current;
    if (element === null) return;
    element.pause();
    element.currentTime = Math.max(0, element.currentTime + seconds);
  }

  async function take() {
    const element = video.current;
    if (element === null || isBusy) return;
    element.pause();
    setBusy(true);
    setWrong(null);
    try {
      await arrival(element);
      await onTaken(await frameOf(element));
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : texts.frameRefused);
      setBusy(false);
    }
  }

  return (
    <div className="frame-choice">
      {address !== null && (
        <video
          ref={video}
          controls
          muted
          playsInline
          crossOrigin="anonymous"
          aria-label={texts.yourVideo}
          onLoadedData={() => setThere(true)}
        />
      )}
      <div className="thumbnail-ways">
        {address !== null && (
          <>
            <button
              type="button"
              className="btn sm frame-take"
              disabled={!isThere}
              aria-disabled={isBusy}
              onClick={() => void take()}
            >
              {texts.useFrame}
            </button>
            <button type="button" className="btn sm flat" onClick={() => move(-step)}>
              {texts.littleBack}
            </button>
            <button type="button" className="btn sm flat" onClick={() => move(step)}>
              {texts.littleOn}
            </button>
          </>
        )}
        <button type="button" className="btn sm flat" ref={close} onClick={onClose}>
          {texts.closeFrames}
        </button>
      </div>
      <FormNote wrong={wrong} />
    </div>
  );
}

/** Settles when a seeking video shows the moment it seeks. */
function arrival(element: HTMLVideoElement): Promise<void> {
  if (!element.seeking) return Promise.resolve();
  const soon = AbortSignal.timeout(patience);
  return new Promise((resolve, reject) => {
    element.addEventListener('seeked', () => resolve(), { once: true, signal: soon });
    soon.addEventListener('abort', () => reject(new Error('no picture')), { once: true });
  });
}

/** The frame that a video shows right now, as a picture. Rejects if the browser does not allow it. */
function frameOf(element: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, widest / element.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(element.videoWidth * scale);
  canvas.height = Math.round(element.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.92),
  );
}
