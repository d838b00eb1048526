import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import * as texts from '../../texts/player.ts';
import { CaptionLayer } from './controls/caption-layer.tsx';
import { Controls } from './controls/controls.tsx';
import { CornerControls } from './controls/corner-controls.tsx';
import { HelpDialog } from './controls/help-dialog.tsx';
import { perform } from './controls/player-actions.ts';
import { type PlayerParts, PlayerProvider, usePlayer, usePlayerState } from './controls/player-context.tsx';
import { SkipNotice } from './controls/skip-notice.tsx';
import { ResumeNotice, StateLayer, StateSigns } from './controls/state-layer.tsx';
import { UpNext } from './controls/up-next.tsx';
import { useHotkeys } from './controls/use-hotkeys.ts';
import { useIdle } from './controls/use-idle.ts';
import { useSurface } from './controls/use-surface.ts';
import { takeEarly } from './early-start.ts';
import { takeWaiting } from './engine/early-keys.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import { describeToSystem } from './engine/media-session.ts';
import {
  expectVideo,
  getSession,
  mediaElement,
  type PlayerSession,
  setMinimized,
  toggleTheatre,
} from './player-session.ts';
import type { PlayerCommand } from './rules/keyboard-map.ts';
import './player.css';

const Moments = lazyPart(() => import('./moments/moments.tsx'));

export interface PlayerProps {
  subject: NonNullable<PlayerSession['current']>;
  place: 'page' | 'corner';
  shell: HTMLElement;
}

/** How long a word stays on the picture (ms). */
const wordShown = 1300;

/** The player of one video: a lazy chunk, drawn into an element that moves between the page and the corner. */
export default function Player(props: PlayerProps) {
  const { video, start } = props.subject;
  const [engine, setEngine] = useState<Engine | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refreshed data of the same video is taken up by the engine itself.
  useLayoutEffect(() => {
    const made = takeEarly(video.id) ?? createEngine(mediaElement(), video, start);
    setEngine(made);
    return () => made.dispose();
  }, [video.id]);
  return engine ? <PlayerWithEngine {...props} engine={engine} /> : null;
}

function PlayerWithEngine({ subject, place, shell, engine }: PlayerProps & { engine: Engine }) {
  const { video, path, next, previous, skips } = subject;
  const navigate = useNavigate();
  const [word, setWord] = useState({ text: '', at: 0 });
  const [help, setHelp] = useState(false);
  const say = useCallback((text: string) => setWord({ text, at: Date.now() }), []);

  const act = useCallback(
    (command: PlayerCommand) =>
      perform(command, {
        engine,
        shell,
        place,
        next,
        previous,
        say,
        openHelp: () => setHelp(true),
        open(other) {
          expectVideo(other.id);
          void navigate(other.path);
        },
        toggleMini() {
          const onItsPage = getSession().page?.video.id === video.id;
          if (onItsPage) setMinimized(place === 'page');
          else void navigate(path);
        },
        toggleTheatre,
      }),
    [engine, shell, place, next, previous, say, navigate, video, path],
  );
  useHotkeys(shell, place, act);
  useEffect(() => {
    const pressed = takeWaiting();
    if (pressed) act(pressed);
  }, [act]);
  useEffect(
    () =>
      describeToSystem(engine, video, {
        next: next && (() => act({ do: 'next' })),
        previous: previous && (() => act({ do: 'previous' })),
      }),
    [engine, video, next, previous, act],
  );
  useEffect(() => {
    if (!word.text) return;
    const timer = setTimeout(() => setWord({ text: '', at: 0 }), wordShown);
    return () => clearTimeout(timer);
  }, [word]);

  const parts = useMemo<PlayerParts>(
    () => ({ engine, video, path, next, skips, place, shell, act, say }),
    [engine, video, path, next, skips, place, shell, act, say],
  );
  return (
    <PlayerProvider value={parts}>
      <Screen />
      <p
        className="player-word"
        role="status"
        data-shown={word.text !== ''}
        data-side={word.text.startsWith('+') ? 'right' : word.text.startsWith('−') ? 'left' : undefined}
      >
        {word.text}
      </p>
      {help ? <HelpDialog close={() => setHelp(false)} /> : null}
    </PlayerProvider>
  );
}

/** The picture, what lies over it, and the controls for its place. */
function Screen() {
  const { engine, video, place, act, say } = usePlayer();
  const root = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const paused = usePlayerState((state) => state.paused);
  const started = usePlayerState((state) => state.started);
  const playable = usePlayerState((state) => state.phase === 'ready' || state.phase === 'broken');
  const hasMoments = usePlayerState((state) => state.playback.moments.length > 0);
  const [idle, setIdle] = useIdle(root, paused || menuOpen || !started);

  useLayoutEffect(() => {
    const holder = surface.current!;
    holder.append(engine.media);
    return () => engine.media.remove();
  }, [engine]);
  useSurface(surface, {
    togglePlay: () => act({ do: 'toggle-play' }),
    fullscreen: () => act({ do: 'fullscreen' }),
    jump: (direction) => act({ do: 'seek-by', seconds: direction * 10 }),
    toggleControls: () => setIdle(!idle),
    playFaster: (isFaster) => {
      const isSo = engine.playFaster(isFaster);
      if (isSo) say(fillIn(texts.speedRate, { rate: engine.media.playbackRate }));
      return isSo;
    },
  });

  return (
    <section
      ref={root}
      className="player"
      aria-label={
        place === 'corner'
          ? fillIn(texts.miniPlayerTitle, { title: video.title })
          : fillIn(texts.videoPlayerTitle, { title: video.title })
      }
      // A press on the picture makes it what keys are for.
      tabIndex={-1}
      data-place={place}
      data-idle={idle}
      data-started={started}
    >
      <div ref={surface} className="player-surface" />
      <CaptionLayer />
      <StateLayer />
      <SkipNotice />
      {hasMoments ? (
        <Suspense>
          <Moments />
        </Suspense>
      ) : null}
      {place === 'page' ? (
        <>
          <StateSigns />
          <ResumeNotice />
          <UpNext />
          {playable ? <Controls onMenu={setMenuOpen} /> : null}
        </>
      ) : (
        <CornerControls />
      )}
    </section>
  );
}
