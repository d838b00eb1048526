import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fillIn } from '../../../lib/fill-in.ts';
import * as texts from '../../../texts/player.ts';
import { type Segment, segmentAt, segmentsOf } from '../rules/chapters.ts';
import { clockTime, spokenTime } from '../rules/time-format.ts';
import { useChapters, usePlayer, usePlayerState } from './player-context.tsx';
import { SeekBubble } from './seek-bubble.tsx';
import { useStoryboard } from './use-storyboard.ts';
import './seek-bar.css';

const keySteps: Record<string, number> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };

/**
 * The seek bar, divided by chapters. Played, loaded and pointed-at shares are three numbers in its style, so that
 * progress redraws nothing.
 */
export function SeekBar() {
  const { engine } = usePlayer();
  const bar = useRef<HTMLDivElement>(null);
  const duration = usePlayerState((state) => state.duration);
  const second = usePlayerState((state) => Math.floor(state.time));
  const chapters = useChapters();
  const segments = useMemo(() => segmentsOf(chapters, duration), [chapters, duration]);
  const [pointed, setPointed] = useState<number | null>(null);
  const storyboard = usePlayerState((state) => state.playback.storyboard_url);
  const frames = useStoryboard(storyboard, pointed !== null);
  const dragging = useRef(false);
  useDrawnTimes(bar, pointed !== null && dragging.current ? pointed : null);

  const timeAt = (event: PointerEvent) => {
    const { left, width } = bar.current!.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration;
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    bar.current!.setPointerCapture(event.pointerId);
    dragging.current = true;
    setPointed(timeAt(event));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!dragging.current) return;
    dragging.current = false;
    engine.seekTo(timeAt(event));
    setPointed(event.pointerType === 'mouse' ? timeAt(event) : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key] ?? { PageDown: -duration / 10, PageUp: duration / 10 }[event.key];
    if (step !== undefined) engine.seekBy(step);
    else if (event.key === 'Home') engine.seekTo(0);
    else if (event.key === 'End') engine.seekTo(duration);
    else return;
    event.preventDefault();
  };

  const here = segmentAt(segments, second)?.title;
  const spoken = { time: spokenTime(second), duration: spokenTime(duration) };
  return (
    <div
      ref={bar}
      className="player-seek"
      role="slider"
      tabIndex={0}
      aria-label={texts.seek}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.min(second, Math.round(duration))}
      aria-valuetext={
        here
          ? fillIn(texts.timeOfDurationChapter, { ...spoken, chapter: here })
          : fillIn(texts.timeOfDuration, spoken)
      }
      onPointerDown={onPointerDown}
      onPointerMove={(event) => setPointed(timeAt(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        dragging.current = false;
        setPointed(null);
      }}
      onPointerLeave={() => !dragging.current && setPointed(null)}
      onKeyDown={onKeyDown}
    >
      <Segments segments={segments} duration={duration} pointed={pointed} />
      <span className="player-knob" />
      {pointed !== null && duration > 0 ? (
        <SeekBubble
          time={pointed}
          share={pointed / duration}
          title={segmentAt(segments, pointed)?.title ?? null}
          frames={frames}
        />
      ) : null}
    </div>
  );
}

function Segments(props: { segments: readonly Segment[]; duration: number; pointed: number | null }) {
  const { segments, duration, pointed } = props;
  const hovered = pointed === null ? null : segmentAt(segments, pointed);
  return segments.map((segment) => (
    <span
      key={segment.start}
      className={segment === hovered ? 'player-stretch pointed' : 'player-stretch'}
      style={
        {
          flexGrow: segment.end - segment.start || 1,
          '--start': duration ? segment.start / duration : 0,
          '--span': duration ? (segment.end - segment.start) / duration : 1,
        } as React.CSSProperties
      }
    >
      <i className="loaded" />
      <i className="played" />
    </span>
  ));
}

/** Writes the played and loaded shares into the bar's style: every frame while playing, else when the state changes. */
function useDrawnTimes(bar: React.RefObject<HTMLElement | null>, dragged: number | null) {
  const { engine } = usePlayer();
  const paused = usePlayerState((state) => state.paused);
  useEffect(() => {
    const { store, media } = engine;
    const draw = () => {
      const { duration, loaded, time } = store.get();
      if (!bar.current || !duration) return;
      const at = dragged ?? (media.seeking || media.readyState === 0 ? time : media.currentTime);
      bar.current.style.setProperty('--played', String(Math.min(1, at / duration)));
      bar.current.style.setProperty('--loaded', String(Math.min(1, loaded / duration)));
    };
    draw();
    const stop = store.subscribe(draw);
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return stop;
    let frame = 0;
    const loop = () => {
      draw();
      frame = requestAnimationFrame(loop);
    };
    loop();
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [engine, bar, dragged, paused]);
}

/** `8:42 / 23:40`. */
export function TimeLabel() {
  const second = usePlayerState((state) => Math.floor(state.time));
  const duration = usePlayerState((state) => state.duration);
  return (
    <span className="player-time">
      {clockTime(second)} <span>/ {clockTime(duration)}</span>
    </span>
  );
}
