import Play from 'lucide-react/icons/play';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { VideoDetails } from '#contract/videos.ts';
import type { Skip } from '#contract/works.ts';
import { isAlive } from '../../lib/coming-to-life.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAfterLoad } from '../../lib/use-after-load.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/player.ts';
import { Picture } from '../../ui/picture.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { learnPosition, rememberWith } from './engine/resume-store.ts';
import { wishTimeOfAddress } from './engine/start-time.ts';
import { flashes, hearQuestions } from './flash-gate.ts';
import {
  enterPage,
  getServerSession,
  getSession,
  leavePage,
  type NextVideo,
  setMinimized,
  subscribe,
} from './player-session.ts';
import { percent, type SlotFace, slotFace } from './rules/slot-face.ts';
import type { StartKind } from './rules/start-policy.ts';
import { earlyMark, isFirstPage, openPlayer, shownOnce, startOnArrival } from './slot-arrival.ts';
import './face.css';
import './watch-player.css';

const FlashWarning = lazyPart(() => import('./moments/flash-warning.tsx'));
const nothingToSkip: readonly Skip[] = [];
const notReacts = { __html: '' };
const posterSizes = '(max-width: 1080px) 100vw, calc(93vw - 428px)';

export interface WatchPlayerProps {
  video: VideoDetails;
  /** Where the member stopped, in seconds, 0 for nowhere; null: a visitor. */
  remembered?: number | null;
  /** What autoplay continues with, and what Shift+N opens. */
  next: NextVideo | null;
  skips?: readonly Skip[];
  /** What Shift+P opens. */
  previous?: { id: string; path: string } | null;
  /** Where it is watched: its own page, unless it is watched in a playlist. */
  path?: string;
  /** Nothing plays before somebody presses play. */
  waits?: boolean;
}

/**
 * The player's place on the watch page: the poster, the title and a play button, in the server's HTML. The player is
 * loaded after the poster is shown, and drawn into the last child. While the player is in the corner the poster stays.
 */
export function WatchPlayer(props: WatchPlayerProps) {
  const {
    video,
    next,
    previous = null,
    skips = nothingToSkip,
    remembered = null,
    waits = false,
    path = paths.watch(video.slug),
  } = props;
  const slot = useRef<HTMLDivElement>(null);
  const poster = useRef<HTMLImageElement>(null);
  const session = useSyncExternalStore(subscribe, getSession, getServerSession);
  const held = session.current?.video.id === video.id;
  const loaded = useAfterLoad();
  const [asked, setAsked] = useState<StartKind | null>(null);
  const face = slotFace(video.playback);
  const { id } = video;
  const { poster_url } = video.playback;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is left when its video changes, not when its data is refreshed.
  useLayoutEffect(() => {
    const element = slot.current!;
    return () => leavePage(element);
  }, [id]);
  useLayoutEffect(
    () => enterPage({ video, path, next, previous, skips }, slot.current!),
    [video, path, next, previous, skips],
  );

  const start = startsWith(face);
  useEffect(() => hearQuestions(setAsked), []);
  useEffect(() => void dispatchEvent(new Event(isAlive)), []);
  useEffect(() => {
    if (remembered === null) rememberWith('device');
    // What already plays knows better.
    else if (getSession().current?.video.id !== id) learnPosition(id, remembered);
  }, [id, remembered]);
  useEffect(() => {
    wishTimeOfAddress(id, location);
    if (!start || getSession().current?.video.id === id) return;
    if (waits && start === 'stream') return;
    const open = () => (waits ? openPlayer('wait') : startOnArrival(id, start));
    // Between pages somebody has asked for the video: its poster would only be in the way.
    if (!isFirstPage()) return open();
    return shownOnce(poster.current, open);
  }, [id, start, waits]);

  return (
    <div className="slot-place">
      {poster_url && loaded ? (
        <Picture className="slot-glow" address={poster_url} most={320} eager aria-hidden="true" />
      ) : null}
      <div className="slot-frame" data-early={waits ? undefined : earlyMark(video, remembered)}>
        {poster_url ? (
          <Picture
            ref={poster}
            className="slot-poster"
            address={poster_url}
            most={1280}
            sizes={posterSizes}
            eager
            fetchPriority="high"
          />
        ) : null}
        {face.show === 'frame' ? (
          <EmbedFrame key={id} video={video} host={face.host} />
        ) : asked ? null : (
          <SlotCover face={face} title={video.title} held={held} minimized={held && session.minimized} />
        )}
        {/* Not React's: a video that started early is already in it, and the player is put into it. */}
        <div
          ref={slot}
          className="slot-player"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant, which keeps React from looking inside.
          dangerouslySetInnerHTML={notReacts}
        />
        {asked ? (
          <Suspense>
            <FlashWarning video={video} start={asked} leaves={!waits} close={() => setAsked(null)} />
          </Suspense>
        ) : null}
        <NoScript video={video} face={face} />
      </div>
    </div>
  );
}

/** A prepared video loads its stream; one still being prepared loads what follows its progress. */
const startsWith = (face: SlotFace): 'stream' | 'progress' | null =>
  face.show === 'play' ? 'stream' : face.show === 'preparing' ? 'progress' : null;

function SlotCover({
  face,
  title,
  held,
  minimized,
}: {
  face: SlotFace;
  title: string;
  held: boolean;
  minimized: boolean;
}) {
  if (minimized) {
    return (
      <div className="player-notice">
        <b>{texts.playingInTheMiniPlayer}</b>
        <button type="button" className="player-pill" onClick={() => setMinimized(false)}>
          {texts.watchItHere}
        </button>
      </div>
    );
  }
  if (face.show === 'notice') {
    return (
      <div className="player-notice" role="status">
        <b>{face.title}</b>
        <p>{face.text}</p>
      </div>
    );
  }
  if (face.show === 'preparing') {
    return held ? null : (
      <div className="player-notice" role="status">
        <b>{texts.werePreparingThisVideo}</b>
        <p>
          {face.progress === null
            ? texts.itWillStartSoon
            : fillIn(texts.percentDone, { percent: percent(face.progress) })}
        </p>
      </div>
    );
  }
  return held ? null : (
    <button
      type="button"
      className="slot-start needs-script"
      aria-label={fillIn(texts.playTitle, { title })}
      onClick={() => openPlayer('gesture')}
    >
      <span className="player-play">
        <Play aria-hidden="true" />
      </span>
      <span className="slot-start-title" aria-hidden="true">
        {title}
      </span>
    </button>
  );
}

/** Some browsers play HLS by themselves; the sentence is for the others. */
function NoScript({ video, face }: { video: VideoDetails; face: SlotFace }) {
  const { master_url, poster_url, captions } = video.playback;
  if (face.show !== 'play' || !master_url) return null;
  return (
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are listed below, where the video has any. */}
      <video
        className="slot-plain"
        controls
        playsInline
        preload="none"
        poster={poster_url ?? undefined}
        src={master_url}
      >
        {captions.map((track) => (
          <track
            key={track.url}
            kind="captions"
            src={track.url}
            srcLang={track.language}
            label={track.label}
          />
        ))}
      </video>
      <p className="slot-plain-note">
        {flashes(video.playback) ? `${texts.thisVideoFlashes} ` : null}
        {texts.javaScriptIsOffThisVideo}
      </p>
    </noscript>
  );
}
