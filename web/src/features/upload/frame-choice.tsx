import Film from 'lucide-react/icons/film';
import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#contract/client.ts';
import { FormNote } from '../../ui/form-note.tsx';
import * as texts from './texts.ts';

/** The frame is sent no wider than it is shown anywhere. */
const widest = 1280;
/** Seconds per step. */
const step = 0.2;
/** How long the chosen moment may take to load, in milliseconds. */
const patience = 20_000;

/** Where the moments come from: a video of this site, or a file that this browser holds. */
export type FrameSource = { videoId: string } | { file: File };

/** A player of the member's own video, whose current frame becomes the thumbnail. Loaded on request. */
export function FrameChoice(props: {
  source: FrameSource;
  /** Words of the button that opens it. */
  opens: string;
  onTaken(picture: Blob): Promise<void>;
}) {
  const { source, opens, onTaken } = props;
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isThere, setThere] = useState(false);
  const [said, setSaid] = useState<{ wrong?: string; done?: string }>({});
  const video = useRef<HTMLVideoElement>(null);
  const isFile = 'file' in source;

  useEffect(() => {
    const element = video.current;
    if (address === null || element === null) return;
    const lost = () => {
      setThere(false);
      setSaid({ wrong: isFile ? texts.fileDoesNotPlay : texts.videoLost });
    };
    let end = (): void => {};
    let isGone = false;
    if (isFile || typeof MediaSource === 'undefined') {
      element.addEventListener('error', lost);
      element.src = address;
      end = () => {
        element.removeEventListener('error', lost);
        if (isFile) URL.revokeObjectURL(address);
      };
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

  async function open() {
    setSaid({});
    if ('file' in source) return setAddress(URL.createObjectURL(source.file));
    try {
      const { master_url: master } = await call('get_own_playback', { p_video_id: source.videoId });
      if (master === null) setSaid({ wrong: texts.doesNotPlayYet });
      else setAddress(master);
    } catch (error) {
      setSaid({ wrong: error instanceof CallError ? error.message : texts.failedRequest });
    }
  }

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
    setSaid({});
    try {
      await arrival(element);
      await onTaken(await frameOf(element));
      setSaid({ done: texts.frameTaken });
    } catch (error) {
      setSaid({ wrong: error instanceof CallError ? error.message : texts.frameRefused });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="frame-choice">
      {address === null ? (
        <button type="button" className="btn sm flat needs-script" onClick={() => void open()}>
          <Film className="ic" aria-hidden="true" />
          {opens}
        </button>
      ) : (
        <>
          <video
            ref={video}
            controls
            muted
            playsInline
            crossOrigin="anonymous"
            aria-label={texts.yourVideo}
            onLoadedData={() => setThere(true)}
          />
          <div>
            <button type="button" className="btn sm flat" onClick={() => move(-step)}>
              {texts.littleBack}
            </button>
            <button type="button" className="btn sm flat" onClick={() => move(step)}>
              {texts.littleOn}
            </button>
            <button
              type="button"
              className="btn sm frame-take"
              disabled={!isThere}
              aria-disabled={isBusy}
              onClick={() => void take()}
            >
              {texts.useFrame}
            </button>
          </div>
        </>
      )}
      <FormNote wrong={said.wrong ?? null} done={said.done ?? null} />
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
