import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#contract/client.ts';
import type { ShieldRule } from '#contract/shield.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import * as texts from '../../../texts/moments.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.tsx';
import { readPreferences, rememberPreferences } from '../engine/preferences.ts';
import { flashChoice, rememberFlashChoice } from './flash-choice.ts';
import { actOf, endOf, flashesAt, warningAt } from './moment-rules.ts';
import './moments.css';

/** What becomes of a video's moments while it plays: flashing is dimmed for who wants that, warnings are said or skipped. */
export default function Moments() {
  const moments = usePlayerState((state) => state.playback.moments);
  return (
    <>
      {moments.some(({ kind }) => kind !== 'warning') ? <Dimming /> : null}
      {moments.some(({ kind }) => kind === 'warning') ? <Warnings /> : null}
      {readPreferences().showsMoments ? <Marks /> : null}
    </>
  );
}

/** So dark that even white on black stays below the limits: `.player-surface[data-dimmed]`. */
function Dimming() {
  const { engine, video, shell, place } = usePlayer();
  // Flashes found while it plays already: nobody was asked, and the safe way is the darker one.
  const [isWished, setWished] = useState(() => flashChoice(video.id) !== 'play');
  const isNow = usePlayerState((state) => flashesAt(state.playback.moments, state.time)) && isWished;
  const moments = usePlayerState((state) => state.playback.moments);
  useEffect(() => {
    const surface = shell.querySelector<HTMLElement>('.player-surface');
    const { media } = engine;
    if (!surface || !isWished) return;
    // At once, not when the state is drawn again.
    const look = () => surface.toggleAttribute('data-dimmed', flashesAt(moments, media.currentTime));
    const events = ['timeupdate', 'seeking', 'seeked', 'play', 'loadedmetadata'];
    look();
    for (const event of events) media.addEventListener(event, look);
    // A window of its own cannot be dimmed.
    media.disablePictureInPicture = true;
    return () => {
      for (const event of events) media.removeEventListener(event, look);
      surface.removeAttribute('data-dimmed');
      media.disablePictureInPicture = false;
    };
  }, [engine, shell, moments, isWished]);
  return (
    <>
      <Spoken words={isNow ? texts.dimmedHere : ''} />
      {isNow && place === 'page' ? (
        <div className="player-moment">
          <span aria-hidden="true">{texts.dimmedHere}</span>
          <button
            type="button"
            className="player-pill quiet"
            onClick={({ currentTarget }) => {
              rememberFlashChoice(video.id, 'play');
              setWished(false);
              currentTarget.closest<HTMLElement>('.player')?.focus({ preventScroll: true });
            }}
          >
            {texts.undim}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** What is read out: the region is there before its words are. */
const Spoken = ({ words }: { words: string }) => (
  <p className="player-hidden" role="status">
    {words}
  </p>
);

/** What the viewer's shield says of warnings; empty until it is known. */
function useRules(): readonly ShieldRule[] {
  const [rules, setRules] = useState<readonly ShieldRule[]>([]);
  useEffect(() => {
    call('get_shield', {}).then(
      (shield) => setRules(shield.rules),
      () => {},
    );
  }, []);
  return rules;
}

function Warnings() {
  const { engine, place, say } = usePlayer();
  const rules = useRules();
  const [wish, setWish] = useState(() => readPreferences().warnings);
  const moments = usePlayerState((state) => state.playback.moments);
  const at = usePlayerState(({ started, ended, time, playback }) =>
    started && !ended ? warningAt(playback.moments, time) : -1,
  );
  const isInside = usePlayerState(({ time }) => at >= 0 && time >= (moments[at]?.starts_at ?? 0));
  const gone = useRef(new Set<number>());
  const moment = moments[at];
  const act = moment ? actOf(moment.tag, wish, rules) : 'nothing';
  useEffect(() => {
    const here = moments[at];
    if (!here) return;
    if (act !== 'skip' || !isInside || gone.current.has(at)) return;
    // Whoever goes back to it wants to see it.
    gone.current.add(at);
    engine.seekTo(endOf(moments, at));
    say(fillIn(texts.warningSkipped, { warning: here.tag ?? '' }));
  }, [at, act, isInside, moments, engine, say]);
  const isSaid = moment !== undefined && (act === 'say' || gone.current.has(at));
  const words = isSaid
    ? fillIn(isInside ? texts.nowShown : texts.comesSoon, { warning: moment.tag ?? '' })
    : '';
  const leave = (button: HTMLElement) => {
    engine.seekTo(endOf(moments, at));
    // The button goes: keys are for the player.
    button.closest<HTMLElement>('.player')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Spoken words={words} />
      {isSaid && place === 'page' ? (
        <div className="player-moment">
          <span aria-hidden="true">{words}</span>
          <button type="button" className="player-pill" onClick={({ currentTarget }) => leave(currentTarget)}>
            {texts.skip}
          </button>
          <button
            type="button"
            className="player-pill quiet"
            onClick={({ currentTarget }) => {
              rememberPreferences({ warnings: 'skip' });
              setWish('skip');
              gone.current.add(at);
              leave(currentTarget);
            }}
          >
            {texts.alwaysSkip}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** Where moments stand, on the seek bar. */
function Marks() {
  const { shell } = usePlayer();
  const moments = usePlayerState((state) => state.playback.moments);
  const duration = usePlayerState((state) => state.duration);
  const isThere = usePlayerState((state) => state.phase === 'ready' && state.duration > 0);
  const [bar, setBar] = useState<Element | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setBar(isThere ? shell.querySelector('.player-seek') : null));
    return () => cancelAnimationFrame(frame);
  });
  if (!bar || !duration) return null;
  return createPortal(
    moments.map(({ kind, tag, starts_at: from, ends_at: to }) => (
      <i
        key={`${kind} ${from} ${tag}`}
        className="player-mark"
        data-kind={kind === 'warning' ? 'warning' : 'flash'}
        style={{ left: `${(100 * from) / duration}%`, width: `${(100 * (to - from)) / duration}%` }}
        aria-hidden="true"
      />
    )),
    bar,
  );
}
