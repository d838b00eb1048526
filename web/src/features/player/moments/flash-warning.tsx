import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { VideoDetails } from '#contract/videos.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import * as paths from '../../../paths.ts';
import * as texts from '../../../texts/moments.ts';
import { rememberPreferences } from '../engine/preferences.ts';
import { noteTold } from '../flash-gate.ts';
import type { StartKind } from '../rules/start-policy.ts';
import { clockTime } from '../rules/time-format.ts';
import { openPlayer } from '../slot-arrival.ts';
// What dims is there before anything plays.
import './moments.tsx';
import { type FlashChoice, flashChoice, rememberFlashChoice } from './flash-choice.ts';
import './flash-warning.css';

export interface FlashWarningProps {
  video: VideoDetails;
  /** How it was to start. */
  start: StartKind;
  /** There is a page to go back to. */
  leaves: boolean;
  close(): void;
}

/** Before a video that flashes: what it is, and whether to play it. Whoever has chosen before is not asked. */
export default function FlashWarning({ video, start, leaves, close }: FlashWarningProps) {
  const { id } = video;
  const navigate = useNavigate();
  const first = useRef<HTMLButtonElement>(null);
  const [isForAll, setForAll] = useState(false);
  const [isAsked] = useState(() => flashChoice(id) === null);
  const names = useId();
  const play = (how: StartKind) => {
    noteTold(id);
    close();
    openPlayer(how);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!isAsked) return play(start);
    const isFull = Boolean(document.fullscreenElement);
    if (isFull) void document.exitFullscreen().catch(() => {});
    // Who pressed play goes on here; a page that was just opened is read from its beginning.
    if (isFull || start === 'gesture') first.current?.focus();
  }, []);
  if (!isAsked) return null;
  const choose = (choice: FlashChoice) => {
    rememberFlashChoice(id, choice);
    if (isForAll) rememberPreferences({ flashes: choice });
    play('gesture');
  };
  const leave = () => {
    if (!leaves) return close();
    const { idx } = (history.state ?? {}) as { idx?: number };
    void (idx ? navigate(-1) : navigate(paths.home()));
  };
  const found = video.playback.moments.filter(({ kind }) => kind !== 'warning');
  return (
    <section className="player-notice flash-warning" aria-labelledby={`${names}-title`}>
      <div role="status">
        <b id={`${names}-title`}>{texts.thisVideoFlashes}</b>
        <p>
          {found.length === 1
            ? fillIn(texts.flashesOnceAt, { time: clockTime(found[0]!.starts_at) })
            : fillIn(texts.flashesTimes, { count: found.length, time: clockTime(found[0]!.starts_at) })}{' '}
          {texts.itMayHurt}
        </p>
      </div>
      <div className="flash-acts">
        <button ref={first} type="button" className="player-pill" onClick={() => choose('dim')}>
          {texts.playDimmed}
        </button>
        <button type="button" className="player-pill quiet" onClick={() => choose('play')}>
          {texts.playAsItIs}
        </button>
        <button type="button" className="player-pill quiet" onClick={leave}>
          {leaves ? texts.goBack : texts.dontPlay}
        </button>
      </div>
      <label>
        <input
          type="checkbox"
          checked={isForAll}
          onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
        />
        {texts.doTheSameEverywhere}
      </label>
    </section>
  );
}
