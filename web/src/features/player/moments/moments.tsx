import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '#contract/client.ts';
import type { ShieldRule } from '#contract/shield.ts';
import type { Moment } from '#contract/videos.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import * as texts from '../../../texts/moments.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.tsx';
import { readPreferences, rememberPreferences } from '../engine/preferences.ts';
import { flashChoice, rememberFlashChoice } from './flash-choice.ts';
import { actOf, before, flashesAt, leaveAt, warningsAt } from './moment-rules.ts';
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

/** Warnings that stand or begin `ahead`, by their places: flat, so that it is the same while the same ones do. */
const useStanding = (ahead = 0): string =>
  usePlayerState(({ started, ended, time, playback }) =>
    started && !ended ? warningsAt(playback.moments, time, ahead).join(' ') : '',
  );
const momentsIn = (moments: readonly Moment[], standing: string): Moment[] =>
  standing === '' ? [] : standing.split(' ').flatMap((at) => moments[Number(at)] ?? []);

/** Words with the names of warnings, each once. */
const naming = (
  words: typeof texts.nowShown | typeof texts.comesSoon | typeof texts.warningSkipped,
  moments: readonly Moment[],
) =>
  moments.length > 0
    ? fillIn(words, { warning: [...new Set(moments.map(({ tag }) => tag ?? ''))].join(', ') })
    : '';

function Warnings() {
  const { engine, place, say } = usePlayer();
  const rules = useRules();
  const [wish, setWish] = useState(() => readPreferences().warnings);
  const moments = usePlayerState((state) => state.playback.moments);
  const [near, inside] = [useStanding(before), useStanding()];
  const gone = useRef(new Set<Moment>());
  useEffect(() => {
    const isSkipped = (one: Moment) => actOf(one, wish, rules) === 'skip';
    if (!momentsIn(moments, inside).some((one) => isSkipped(one) && !gone.current.has(one))) return;
    const { left, end } = leaveAt(moments, engine.store.get().time, isSkipped);
    // Whoever goes back to it wants to see it.
    for (const one of left) gone.current.add(one);
    engine.seekTo(end);
    say(naming(texts.warningSkipped, left));
  }, [inside, wish, rules, moments, engine, say]);
  const said = momentsIn(moments, near).filter(
    (one) => actOf(one, wish, rules) === 'say' || gone.current.has(one),
  );
  const begun = new Set(momentsIn(moments, inside));
  const words = [
    naming(
      texts.nowShown,
      said.filter((one) => begun.has(one)),
    ),
    naming(
      texts.comesSoon,
      said.filter((one) => !begun.has(one)),
    ),
  ]
    .filter(Boolean)
    .join(' · ');
  const leave = (button: HTMLElement, isLeft: (moment: Moment) => boolean) => {
    const { left, end } = leaveAt(moments, engine.store.get().time, isLeft, before);
    for (const one of left) gone.current.add(one);
    engine.seekTo(end);
    // The button goes: keys are for the player.
    button.closest<HTMLElement>('.player')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Spoken words={words} />
      {words && place === 'page' ? (
        <div className="player-moment">
          <span aria-hidden="true">{words}</span>
          <button
            type="button"
            className="player-pill"
            onClick={({ currentTarget }) =>
              leave(currentTarget, (one) => actOf(one, wish, rules) !== 'nothing')
            }
          >
            {texts.skip}
          </button>
          <button
            type="button"
            className="player-pill quiet"
            onClick={({ currentTarget }) => {
              rememberPreferences({ warnings: 'skip' });
              setWish('skip');
              leave(currentTarget, () => true);
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
