import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { fillIn } from '../../../lib/fill-in.ts';
import * as texts from '../../../texts/player.ts';
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
    return { title: texts.thisVideoWasRemoved, text: texts.youCantWatchItHere, retry: false };
  }
  if (state.phase === 'failed') {
    return { title: failedTitle, text: state.reason ?? texts.weCouldntReadItsFile, retry: false };
  }
  if (state.phase === 'broken' && hasRunDry(state)) {
    return { title: texts.thisVideoStopped, text: state.reason ?? '', retry: true };
  }
  if (!isCutOff(state)) return null;
  return online
    ? { title: texts.ourServerIsntAnswering, text: texts.yourVideoWillResumeAs, retry: true }
    : {
        title: texts.youreOffline,
        text: texts.yourVideoWillResumeAsSoon,
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
            <RotateCcw aria-hidden="true" /> {texts.tryAgain}
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
      <b>{texts.werePreparingThisVideo}</b>
      <p>{texts.itWillStartHereAs}</p>
      <div
        className="player-progress"
        role="progressbar"
        aria-label={texts.preparation}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done ?? undefined}
        style={{ '--share': (done ?? 0) / 100 } as React.CSSProperties}
      />
      {done === null ? (
        <p>{texts.waitingForItsTurn}</p>
      ) : (
        <p>{fillIn(texts.percentDone, { percent: done })}</p>
      )}
    </div>
  );
}

function Waiting() {
  const { act, video } = usePlayer();
  const stalled = usePlayerState((state) => state.stalled);
  const started = usePlayerState((state) => state.started);
  const paused = usePlayerState((state) => state.paused);
  const ended = usePlayerState((state) => state.ended);
  if (stalled) return <div className="player-ring" role="status" aria-label={texts.loading} />;
  if (started && !ended) {
    const Icon = paused ? Play : Pause;
    return (
      // Beside the bar's own button it is nothing new to who hears the page or goes by keys.
      <button
        type="button"
        className="player-centre"
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => act({ do: 'toggle-play' })}
      >
        <Icon />
      </button>
    );
  }
  if (started || !paused) return null;
  return (
    <button
      type="button"
      className="player-begin player-play"
      aria-label={fillIn(texts.playTitle, { title: video.title })}
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
  if (troubled) return <p className="player-sign">{texts.connectionLostPlayingWhatsLoaded}</p>;
  if (!growing) return null;
  return (
    <p className="player-sign">
      {progress === null
        ? texts.preparingHigherQuality
        : fillIn(texts.preparingHigherQualityPercent, { percent: percent(progress) })}
    </p>
  );
}

/** How long a video plays until the notice of a remembered position goes (ms). */
const resumeShown = 4000;

/** It waits while nothing plays, and for whoever is in it. */
export function ResumeNotice() {
  const { engine } = usePlayer();
  const at = usePlayerState((state) => (state.started && !state.ended ? state.resumedAt : null));
  const playing = usePlayerState((state) => !state.paused && !state.stalled);
  const [used, setUsed] = useState(false);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (at === null || !playing || used) return;
    const timer = setTimeout(() => setSeen(true), resumeShown);
    return () => clearTimeout(timer);
  }, [at, playing, used]);
  if (at === null || seen) return null;
  return (
    <div
      className="player-resume"
      role="status"
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
      onPointerEnter={({ pointerType }) => setUsed(pointerType === 'mouse')}
      onPointerLeave={() => setUsed(false)}
    >
      <span>{fillIn(texts.resumingAtTime, { time: clockTime(at) })}</span>
      <button type="button" onClick={() => engine.seekTo(0)}>
        {texts.startOver}
      </button>
    </div>
  );
}
