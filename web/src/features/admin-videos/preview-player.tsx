import type Hls from 'hls.js';
import { useEffect, useRef, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { loadChunk } from '../../lib/chunks.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Uncover } from '../../parts/uncover.tsx';
import * as texts from '../../texts/admin-videos.ts';

/** Seconds of media to load ahead, and the most allowed. */
const bufferAim = 20;
const bufferMost = 40;

type Preview = Output<'get_video_preview'>;

/** Plays a video in any state to an admin. No view is counted, and nothing is remembered but looks at what may show a minor. */
export function PreviewPlayer({ videoId }: { videoId: string | null }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    setPreview(null);
    setFault(null);
    if (videoId === null) return;
    const asked = new AbortController();
    call('get_video_preview', { p_video_id: videoId }, { signal: asked.signal })
      .then(setPreview)
      .catch((error: unknown) => {
        if (!asked.signal.aborted) setFault(error instanceof Error ? error.message : texts.unreachable);
      });
    return () => asked.abort();
  }, [videoId]);
  return (
    <div className="preview-player">
      {fault !== null ? (
        <p role="alert">{fillIn(texts.errorLoadingVideoFault, { fault })}</p>
      ) : preview === null ? (
        <p>{texts.waitingForVideoIdOr}</p>
      ) : preview.url === null || preview.kind === 'none' ? (
        <p>{preview.reason ?? texts.videoStreamUrlNotYet}</p>
      ) : (
        <Uncover subjectId={videoId ?? ''} isCovered={preview.is_covered}>
          {({ isClear }) => isClear && <Playing preview={preview} onFault={setFault} />}
        </Uncover>
      )}
    </div>
  );
}

function Playing({
  preview: { kind, url, poster_url },
  onFault,
}: {
  preview: Preview;
  onFault(reason: string): void;
}) {
  if (url === null) return null;
  if (kind === 'embed')
    return (
      <iframe
        src={url}
        title={texts.preview}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen"
        referrerPolicy="no-referrer"
      />
    );
  return <StreamPlayer url={url} isPlaylist={kind === 'hls'} poster={poster_url} onFault={onFault} />;
}

function StreamPlayer(props: {
  url: string;
  isPlaylist: boolean;
  poster: string | null;
  onFault(reason: string): void;
}) {
  const { url, isPlaylist, poster, onFault } = props;
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onFault);
  told.current = onFault;
  useEffect(() => {
    const media = video.current;
    if (!media || !isPlaylist) return;
    let stream: Hls | null = null;
    let isGone = false;
    const open = async () => {
      const { default: library } = await loadChunk(() => import('hls.js'));
      if (isGone) return;
      if (!library.isSupported()) {
        media.src = url;
        return;
      }
      stream = new library({ maxBufferLength: bufferAim, maxMaxBufferLength: bufferMost });
      stream.on(library.Events.ERROR, (_, { fatal, details }) => {
        if (fatal) told.current(details);
      });
      stream.loadSource(url);
      stream.attachMedia(media);
    };
    open().catch((error: unknown) => told.current(error instanceof Error ? error.message : 'unknown'));
    return () => {
      isGone = true;
      stream?.destroy();
    };
  }, [url, isPlaylist]);
  return (
    <video
      ref={video}
      controls
      playsInline
      preload="metadata"
      aria-label={texts.preview}
      {...(poster ? { poster } : {})}
      {...(isPlaylist ? {} : { src: url })}
      onError={({ currentTarget: { error } }) => {
        if (error) onFault(error.message || texts.unplayable);
      }}
    />
  );
}
