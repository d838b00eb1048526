import { CallError, call } from '#contract/client.ts';
import type { Playback, VideoDetails } from '#contract/videos.ts';
import * as texts from '../../../texts/player.ts';
import { evenShare } from '../rules/loudness.ts';
import type { StartKind } from '../rules/start-policy.ts';
import { streamKind } from '../rules/stream-kind.ts';
import { rememberBandwidth } from './bandwidth-store.ts';
import { addCaptionTracks, type CaptionTracks } from './caption-tracks.ts';
import { openStream } from './hls-stream.ts';
import { followMedia } from './media-events.ts';
import { openNative } from './native-stream.ts';
import { makeCommands, type PlayerCommands } from './player-commands.ts';
import { initialState, type PlayerState } from './player-state.ts';
import { readPreferences } from './preferences.ts';
import { followPreparation, isSettled } from './preparation.ts';
import { createReconnection } from './reconnection.ts';
import { rememberResume } from './resume-events.ts';
import { startOf } from './start-time.ts';
import { createStore, type Store } from './store.ts';
import type { Stream, StreamEvents, StreamFault } from './stream.ts';
import { reportView } from './view-events.ts';

/** What an engine must know about a video. */
export type EngineSubject = Pick<VideoDetails, 'id' | 'playback'>;

/** Plays one video on the media element, and reports how it goes. */
export interface Engine extends PlayerCommands {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  /** The caption track to draw. */
  captionTrack(): TextTrack | null;
  dispose(): void;
}

const brokenReason = texts.weCouldntReadThePicture;
const missingReason = texts.partOfItIsMissing;
const notLoadedReason = texts.thePlayerDidntLoad;

/** The server's current word on how a video plays; null if it is gone. */
async function askPlayback(id: string): Promise<Playback | null> {
  try {
    const [playback] = await call('get_video_playback', { p_video_id: id });
    return playback ?? null;
  } catch (error) {
    if (error instanceof CallError && [404, 406, 410].includes(error.status)) return null;
    throw error;
  }
}

export function createEngine(media: HTMLVideoElement, video: EngineSubject, start: StartKind): Engine {
  const { id } = video;
  const preferences = readPreferences();
  const store = createStore(initialState(video.playback));
  const wishes = { quality: preferences.quality, audio: preferences.audio };
  let stream: Stream | null = null;
  let opened: string | null = null;
  let openedAgain: string | null = null;
  let disposed = false;
  let tracks = withCaptions(video.playback);

  const { quality, captionSize, captionColor, captionBackground } = preferences;
  store.set({ quality, captionSize, captionColor, captionBackground });
  media.volume = preferences.volume * store.get().evenShare;
  media.muted = preferences.muted;
  // Both: what is loaded next begins at the default.
  media.defaultPlaybackRate = preferences.speed;
  media.playbackRate = preferences.speed;
  const remember = () => rememberBandwidth(stream?.bandwidth() ?? 0);
  addEventListener('pagehide', remember);
  const stops = [
    () => removeEventListener('pagehide', remember),
    followMedia(media, store),
    reportView(media, id),
    rememberResume(media, id, () => store.get().duration),
    followPreparation(video.playback, {
      ask: () => askPlayback(id),
      changed: (playback) => void takeUp(playback),
      gone: () => giveUp({ phase: 'removed', reason: null }),
      hidden: () => document.hidden,
    }),
  ];
  const reconnection = createReconnection({
    retry: () => stream?.retry(),
    changed: (troubled) => store.set({ troubled }),
  });

  const events: StreamEvents = {
    change: (part) => store.set(part),
    fault: (kind) => void onFault(kind),
    trouble: (troubled) => (troubled ? reconnection.doubt() : reconnection.fine()),
  };
  void open(video.playback);

  /** Chooses the track in the remembered language and gives the media its tracks. */
  function withCaptions(playback: Playback): CaptionTracks {
    const made = addCaptionTracks(media, playback.captions);
    const wanted = playback.captions.findIndex((caption) => caption.language === preferences.captions);
    store.set({ caption: wanted >= 0 ? wanted : null });
    made.choose(wanted >= 0 ? wanted : null);
    return made;
  }

  async function open(playback: Playback) {
    if (playback.state === 'failed') return giveUp({ phase: 'failed', reason: playback.reason });
    const url = playback.master_url;
    if (!url) return store.set({ phase: 'preparing' });
    opened = url;
    const { seconds: startAt, resumed } = isSettled(playback) ? startOf(id) : { seconds: 0, resumed: false };
    store.set({ phase: 'ready', time: startAt, resumedAt: resumed ? startAt : null });
    try {
      stream =
        playback.kind === 'file'
          ? openNative(media, url, startAt, events)
          : await openStream(media, url, { startAt, kind: streamKind(playback), wishes, events });
    } catch {
      return store.set({ phase: 'broken', reason: notLoadedReason });
    }
    if (disposed) stream.destroy();
    else if (start !== 'wait') playWhenSeen();
  }

  /** A hidden tab does not start playing; it starts once it is visible. */
  function playWhenSeen() {
    if (disposed) return;
    if (document.hidden && start !== 'gesture') {
      document.addEventListener('visibilitychange', playWhenSeen, { once: true });
    } else media.play().catch(() => store.set({ paused: media.paused }));
  }

  async function takeUp(playback: Playback) {
    const { playback: before, volume, evenShare: shareBefore } = store.get();
    const share = evenShare(playback.loudness);
    store.set({ playback, evenShare: share });
    // How loud it is was not known when it was begun while being prepared.
    if (share !== shareBefore) media.volume = volume * share;
    if (playback.captions.length !== before.captions.length) {
      tracks.remove();
      tracks = withCaptions(playback);
    }
    const url = playback.master_url;
    // Even if something still plays: its files are gone.
    if (playback.state === 'failed') giveUp({ phase: 'failed', reason: playback.reason });
    else if (!opened) await open(playback);
    else if (stream && url && url !== opened && isSettled(playback)) {
      try {
        await stream.switchTo(url, streamKind(playback));
        opened = url;
      } catch (error) {
        // The growing playlist continues; its one rung plays to the end.
        console.debug('The finished ladder could not be taken up.', error);
      }
    }
  }

  async function onFault(kind: StreamFault) {
    if (kind === 'network') return reconnection.lost();
    if (kind === 'media') return store.set({ phase: 'broken', reason: brokenReason });
    try {
      const playback = await askPlayback(id);
      if (disposed) return;
      if (!playback) giveUp({ phase: 'removed', reason: null });
      else if (playback.master_url !== opened) await takeUp(playback);
      else if (!stream || !opened || openedAgain === opened || !(await openAgain(stream, opened, playback)))
        store.set({ phase: 'broken', reason: missingReason });
    } catch {
      reconnection.lost();
    }
  }

  /** Once: since it was opened, some of what its playlist named may have been withdrawn. */
  async function openAgain(from: Stream, url: string, playback: Playback): Promise<boolean> {
    openedAgain = url;
    return from.switchTo(url, streamKind(playback)).then(
      () => true,
      () => false,
    );
  }

  function giveUp(end: Pick<PlayerState, 'phase' | 'reason'>) {
    media.pause();
    stream?.destroy();
    stream = null;
    store.set(end);
  }

  const commands = makeCommands({
    media,
    store,
    stream: () => stream,
    tracks: () => tracks,
    retry() {
      const again = store.get().phase === 'broken' && !stream;
      store.set({ phase: 'ready', reason: null });
      if (again) void open(store.get().playback);
      else reconnection.now();
    },
  });

  return {
    ...commands,
    store,
    media,
    captionTrack: () => tracks.chosen(),
    dispose() {
      disposed = true;
      remember();
      document.removeEventListener('visibilitychange', playWhenSeen);
      for (const stop of stops) stop();
      reconnection.stop();
      tracks.remove();
      media.pause();
      stream?.destroy();
    },
  };
}
