import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { hasRunDry, isCutOff, type PlayerState } from '../engine/player-state.ts';
import { isSettled } from '../engine/preparation.ts';
import { failedTitle, percent } from '../rules/slot-face.ts';
import { clockTime } from '../rules/time-format.ts';
import { usePlayer, usePlayerState } from './player-context.tsx';
import '../face.css';
import './state-layer.css';

type Notice = { title: string; text: string; retry: boolean } | null;

/** The words over the picture when there is nothing to see. */
export function noticeOf(state: PlayerState, online: boolean): Notice {
  if (state.phase === 'removed') {
    return { title: 'This video was removed', text: 'It can no longer be watched here.', retry: false };
  }
  if (state.phase === 'failed') {
    return { title: failedTitle, text: state.reason ?? 'Its file could not be read.', retry: false };
  }
  if (state.phase === 'broken' && hasRunDry(state)) {
    return { title: 'This video stopped', text: state.reason ?? '', retry: true };
  }
  if (!isCutOff(state)) return null;
  return online
    ? { title: 'The server does not answer', text: 'Playback resumes by itself when it does.', retry: true }
    : {
        title: 'You are offline',
        text: 'Playback resumes by itself when the connection is back.',
        retry: true,
      };
}

/** Notices, the progress of the preparation, the waiting ring and the large play button. */
export function StateLayer() {
  const { engine } = usePlayer();
  const title = usePlayerState((state) => noticeOf(state, navigator.onLine)?.title ?? null);
  const phase = usePlayerState((state) => state.phase);
  if (title !== null) {
    const notice = noticeOf(engine.store.get(), navigator.onLine)!;
    return (
      <div className="player-notice" role="alert">
        <b>{notice.title}</b>
        <p>{notice.text}</p>
        {notice.retry ? (
          <button type="button" className="player-pill" onClick={engine.retry}>
            <RotateCcw aria-hidden="true" /> Try again
          </button>
        ) : null}
      </div>
    );
  }
  return phase === 'preparing' ? <Preparing /> : <Waiting />;
}

function Preparing() {
  const progress = usePlayerState((state) => state.playback.progress);
  const done = progress === null ? null : percent(progress);
  return (
    <div className="player-notice">
      <b>This video is being prepared</b>
      <p>It starts here as soon as its first part is ready.</p>
      <div
        className="player-progress"
        role="progressbar"
        aria-label="Preparation"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done ?? undefined}
        style={{ '--share': (done ?? 0) / 100 } as React.CSSProperties}
      />
      {done === null ? <p>Waiting for its turn.</p> : <p>{done} % is done.</p>}
    </div>
  );
}

function Waiting() {
  const { act, video } = usePlayer();
  const stalled = usePlayerState((state) => state.stalled);
  const waits = usePlayerState((state) => !state.started && state.paused);
  if (stalled) return <div className="player-ring" role="status" aria-label="Loading" />;
  if (!waits) return null;
  return (
    <button
      type="button"
      className="player-begin player-play"
      aria-label={`Play ${video.title}`}
      onClick={() => act({ do: 'toggle-play' })}
    >
      <Play aria-hidden="true" />
    </button>
  );
}

/** Small signs at the top: the rest is still being prepared, or the network is gone while something is left to play. */
export function StateSigns() {
  const troubled = usePlayerState((state) => state.troubled && !isCutOff(state));
  const growing = usePlayerState(
    ({ playback, phase }) => playback.state === 'playable' && phase === 'ready' && !isSettled(playback),
  );
  const progress = usePlayerState((state) => state.playback.progress);
  if (troubled) return <p className="player-sign">The connection is lost. Playing what has loaded.</p>;
  if (!growing) return null;
  return (
    <p className="player-sign">
      Higher quality is being prepared{progress === null ? '.' : `: ${percent(progress)} %`}
    </p>
  );
}

/** How long the notice of a remembered position stays (ms). */
const resumeShown = 7000;

export function ResumeNotice() {
  const { engine } = usePlayer();
  const at = usePlayerState((state) => (state.started ? state.resumedAt : null));
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setSeen(true), resumeShown);
    return () => clearTimeout(timer);
  }, [at]);
  if (at === null || seen) return null;
  return (
    <div className="player-resume" role="status">
      <span>Going on at {clockTime(at)}</span>
      <button type="button" onClick={() => engine.seekTo(0)}>
        Start over
      </button>
    </div>
  );
}
