import type Hls from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import { streamConfig } from '../rules/buffer-config.ts';
import { optionFor, qualityOptions } from '../rules/quality.ts';
import { loadHls } from './load-hls.ts';
import { openNative } from './native-stream.ts';
import type { AudioOption } from './player-state.ts';
import type { Stream, StreamEvents, StreamWishes } from './stream.ts';

/** Refusals that no repetition changes. */
const finalCodes = new Set([401, 403, 404, 410]);
/** So many refusals with nothing in between: other rungs were tried, and the files are not there. */
const mostRefusals = 4;
/** A decoder that fails again this soon (ms) after it was reset will not recover. */
const recoveryPause = 8000;
/** After a switch the old rung is kept for this long ahead (seconds); what follows is loaded from the new ladder. */
const keptAfterSwitch = 6;

/** Plays a playlist through hls.js, or natively where media source extensions are missing. */
export async function openStream(
  media: HTMLVideoElement,
  url: string,
  options: { startAt: number; full: boolean; wishes: StreamWishes; events: StreamEvents },
): Promise<Stream> {
  const { wishes, events } = options;
  let Library = await loadHls(options.full);
  if (!Library.isSupported()) return openNative(media, url, options.startAt, events);

  let source = url;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  let refusals = 0;
  let undecodable = false;
  let place = options.startAt;
  const keepPlace = () => {
    if (media.readyState > 0) place = media.currentTime;
  };
  media.addEventListener('timeupdate', keepPlace);
  media.addEventListener('seeking', keepPlace);
  let hls = make(options.startAt);
  hls.loadSource(source);
  hls.attachMedia(media);

  function make(startAt: number, extra: Partial<HlsConfig> = {}): Hls {
    const made = new Library({ ...streamConfig(startAt, wishes.bandwidth), ...extra });
    const { Events } = Library;
    made.on(Events.MANIFEST_PARSED, () => {
      const qualities = qualityOptions(made.levels);
      const wanted = optionFor(qualities, wishes.quality);
      if (wanted) made.loadLevel = wanted.index;
      events.change({ qualities });
    });
    made.on(Events.LEVEL_SWITCHED, (_, { level }) => {
      const shown = made.levels[level];
      if (!shown) return;
      const playingLines = qualityOptions([shown])[0]?.lines ?? null;
      events.change({ playingLines, framesPerSecond: shown.frameRate || null });
    });
    made.on(Events.AUDIO_TRACKS_UPDATED, () => showAudio(made));
    made.on(Events.AUDIO_TRACK_SWITCHED, (_, { id }) => events.change({ audio: id }));
    made.on(Events.FRAG_BUFFERED, () => {
      refusals = 0;
      events.trouble(false);
    });
    made.on(Events.ERROR, (_, data) => onError(made, data));
    return made;
  }

  function showAudio(from: Hls) {
    const audioOptions: AudioOption[] = from.audioTracks.map((track, index) => ({
      index,
      language: track.lang ?? '',
      label: track.name,
    }));
    events.change({ audioOptions, audio: from.audioTrack });
    const wanted = audioOptions.find((option) => option.language === wishes.audio);
    if (wanted && wanted.index !== from.audioTrack) from.audioTrack = wanted.index;
  }

  function onError(from: Hls, data: ErrorData) {
    if (from !== hls) return;
    const { ErrorTypes } = Library;
    const refused = finalCodes.has(data.response?.code ?? 0);
    if (refused) refusals += 1;
    const givenUp = data.fatal || refusals >= mostRefusals;
    if (data.type === ErrorTypes.NETWORK_ERROR) {
      if (!givenUp) return refused ? undefined : events.trouble(true);
      from.stopLoad();
      refusals = 0;
      events.fault(refused ? 'missing' : 'network');
    } else if (!data.fatal) {
      return;
    } else if (data.type === ErrorTypes.MEDIA_ERROR && performance.now() - recoveredAt > recoveryPause) {
      recoveredAt = performance.now();
      from.recoverMediaError();
    } else {
      undecodable = true;
      events.fault('media');
    }
  }

  return {
    setQuality(lines) {
      wishes.quality = lines;
      const wanted = optionFor(qualityOptions(hls.levels), lines);
      if (wanted) hls.nextLevel = wanted.index;
      else hls.loadLevel = -1;
    },
    setAudio(index) {
      wishes.audio = hls.audioTracks[index]?.lang ?? null;
      hls.audioTrack = index;
    },
    async switchTo(nextUrl, full) {
      Library = await loadHls(full);
      wishes.bandwidth = hls.bandwidthEstimate || wishes.bandwidth;
      const following = make(media.currentTime, { autoStartLoad: false });
      await parsed(following, nextUrl);
      const transferred = hls.transferMedia();
      hls.destroy();
      hls = following;
      source = nextUrl;
      following.attachMedia(transferred ?? media);
      following.startLoad(media.currentTime);
      following.once(Library.Events.BUFFER_CREATED, () => {
        const startOffset = media.currentTime + keptAfterSwitch;
        following.trigger(Library.Events.BUFFER_FLUSHING, { startOffset, endOffset: Infinity, type: null });
      });
    },
    retry() {
      if (undecodable || media.error) {
        undecodable = false;
        hls.destroy();
        hls = make(place);
        hls.loadSource(source);
        hls.attachMedia(media);
        // A refusal leaves it paused at its place, with a button.
        media.play().catch(() => {});
      } else if (hls.levels.length === 0) hls.loadSource(source);
      else hls.startLoad(media.currentTime);
    },
    bandwidth: () => hls.bandwidthEstimate || null,
    destroy() {
      media.removeEventListener('timeupdate', keepPlace);
      media.removeEventListener('seeking', keepPlace);
      hls.destroy();
    },
  };

  function parsed(following: Hls, nextUrl: string): Promise<void> {
    const { Events } = Library;
    return new Promise((resolve, reject) => {
      following.once(Events.MANIFEST_PARSED, () => resolve());
      following.on(Events.ERROR, (_, data) => {
        if (!data.fatal || following === hls) return;
        following.destroy();
        reject(new Error(`The finished ladder did not load: ${data.details}.`));
      });
      following.loadSource(nextUrl);
    });
  }
}
