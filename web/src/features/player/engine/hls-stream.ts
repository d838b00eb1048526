import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { bufferOf, lineWatch, streamConfig } from '../rules/buffer-config.ts';
import { optionFor, qualityOptions } from '../rules/quality.ts';
import type { StreamKind } from '../rules/stream-kind.ts';
import { troubleScale } from '../rules/stream-trouble.ts';
import { aheadLoader } from './ahead-loader.ts';
import { guessedBandwidth } from './bandwidth-store.ts';
import { calmCap } from './calm-cap.ts';
import { climbingStream } from './climbing-stream.ts';
import { avoidSecond, choosingLoader, wakeDecoders } from './generations.ts';
import { loadHls } from './load-hls.ts';
import { begunWith } from './loads-ahead.ts';
import { hasMediaSource } from './media-source.ts';
import { openNative } from './native-stream.ts';
import type { AudioOption } from './player-state.ts';
import { steadyAbr } from './steady-abr.ts';
import type { Stream, StreamEvents, StreamWishes } from './stream.ts';

/** A decoder that fails again this soon (ms) after a reset will not recover. */
const recoveryPause = 8000;
/**
 * After a switch, this many seconds of the old rung stay buffered ahead; what follows is loaded from the new ladder.
 */
const bufferedAfterSwitch = 6;

type Library = typeof Hls;
interface StreamOptions {
  startAt: number;
  kind: StreamKind;
  wishes: StreamWishes;
  events: StreamEvents;
}

/** Plays a playlist through hls.js, or natively if media source extensions are missing. */
export async function openStream(
  media: HTMLVideoElement,
  url: string,
  options: StreamOptions,
): Promise<Stream> {
  const library = hasMediaSource() ? await loadHls(options.kind) : null;
  return library?.isSupported()
    ? new HlsStream(library, media, url, options)
    : openNative(media, url, options.startAt, options.events);
}

const playsSecond = ({ levels }: Hls): boolean =>
  levels.some(({ videoCodec }) => videoCodec?.startsWith('av01'));

class HlsStream implements Stream {
  #library: Library;
  #hls: Hls;
  #source: string;
  /** The current position, stored here because a failed decoder forgets it. */
  #place: number;
  #undecodable = false;
  #isOver = false;
  #recoveredAt = Number.NEGATIVE_INFINITY;
  /** Bits per second; null until a segment has come. */
  #measured: number | null = null;
  readonly #trouble = troubleScale();
  readonly #media: HTMLVideoElement;
  readonly #wishes: StreamWishes;
  readonly #events: StreamEvents;

  constructor(library: Library, media: HTMLVideoElement, url: string, options: StreamOptions) {
    this.#library = library;
    this.#media = media;
    this.#source = url;
    this.#place = options.startAt;
    this.#wishes = options.wishes;
    this.#events = options.events;
    media.addEventListener('timeupdate', this.#rememberPlace);
    media.addEventListener('seeking', this.#rememberPlace);
    media.addEventListener('error', this.#onMediaError);
    wakeDecoders();
    this.#hls = this.#begin(options.startAt);
  }

  setQuality(lines: number | null): void {
    this.#wishes.quality = lines;
    const wanted = optionFor(qualityOptions(this.#hls.levels), lines);
    if (wanted) this.#hls.nextLevel = wanted.index;
    else this.#hls.loadLevel = -1;
  }

  setAudio(index: number): void {
    this.#wishes.audio = this.#hls.audioTracks[index]?.lang ?? null;
    this.#hls.audioTrack = index;
  }

  async switchTo(url: string, kind: StreamKind): Promise<void> {
    const library = await loadHls(kind);
    if (this.#isOver) return;
    this.#library = library;
    const following = this.#make(this.#media.currentTime, true);
    await this.#parse(following, url);
    if (this.#isOver) return following.destroy();
    const transferred = this.#hls.transferMedia();
    this.#hls.destroy();
    this.#hls = following;
    this.#source = url;
    following.attachMedia(transferred ?? this.#media);
    following.startLoad(this.#media.currentTime);
    this.#dropOldRung(following);
  }

  retry(): void {
    if (this.#undecodable || this.#media.error) {
      this.#undecodable = false;
      this.#hls.destroy();
      this.#hls = this.#begin(this.#place);
      // A refusal leaves it paused where it is, with a button.
      this.#media.play().catch(() => {});
    } else if (this.#hls.levels.length === 0) this.#hls.loadSource(this.#source);
    else this.#hls.startLoad(this.#media.currentTime);
  }

  bandwidth(): number | null {
    return this.#measured;
  }

  destroy(): void {
    this.#isOver = true;
    this.#media.removeEventListener('timeupdate', this.#rememberPlace);
    this.#media.removeEventListener('seeking', this.#rememberPlace);
    this.#media.removeEventListener('error', this.#onMediaError);
    this.#hls.destroy();
  }

  readonly #rememberPlace = (): void => {
    if (this.#media.readyState > 0) this.#place = this.#media.currentTime;
  };

  /** The library hears of what cannot be decoded only when it has more to give. */
  readonly #onMediaError = (): void => {
    if (playsSecond(this.#hls) && avoidSecond()) this.#goOnInFirst(this.#hls);
  };

  /** A player for the current playlist on the media element. */
  #begin(startAt: number): Hls {
    const hls = this.#make(startAt);
    hls.loadSource(this.#source);
    hls.attachMedia(this.#media);
    return hls;
  }

  #make(startAt: number, follows = false): Hls {
    const hls = new this.#library({
      ...streamConfig(startAt, this.bandwidth() ?? guessedBandwidth()),
      loader: aheadLoader(this.#library),
      pLoader: choosingLoader(aheadLoader(this.#library)),
      capLevelController: calmCap(this.#library),
      streamController: climbingStream(this.#library),
      abrController: steadyAbr(
        this.#library,
        () => (this.#measured === null ? begunWith(this.#source) : null),
        follows,
      ),
      autoStartLoad: !follows,
    });
    const { Events } = this.#library;
    const isUnsteady = lineWatch();
    hls.on(Events.MANIFEST_PARSED, () => this.#showQualities(hls));
    hls.on(Events.LEVEL_SWITCHED, (_, { level }) => this.#showLevel(hls, level));
    hls.on(Events.AUDIO_TRACKS_UPDATED, () => this.#showAudio(hls));
    hls.on(Events.AUDIO_TRACK_SWITCHED, (_, { id }) => this.#events.change({ audio: id }));
    hls.on(Events.FRAG_BUFFERED, (_, { frag, stats }) => {
      this.#trouble.clear();
      this.#events.trouble(false);
      if (String(frag.type) !== 'main' || frag.sn === 'initSegment') return;
      this.#measured = hls.bandwidthEstimate;
      const { start, end } = stats.loading;
      Object.assign(hls.config, bufferOf(isUnsteady(frag.duration, (end - start) / 1000)));
    });
    hls.on(Events.ERROR, (_, data) => this.#onError(hls, data));
    return hls;
  }

  #showQualities(hls: Hls): void {
    const qualities = qualityOptions(hls.levels);
    const wanted = optionFor(qualities, this.#wishes.quality);
    if (wanted) hls.loadLevel = wanted.index;
    this.#events.change({ qualities });
  }

  #showLevel(hls: Hls, level: number): void {
    const shown = hls.levels[level];
    if (!shown) return;
    const playingLines = qualityOptions([shown])[0]?.lines ?? null;
    this.#events.change({ playingLines, framesPerSecond: shown.frameRate || null });
  }

  #showAudio(hls: Hls): void {
    const audioOptions: AudioOption[] = hls.audioTracks.map((track, index) => ({
      index,
      language: track.lang ?? '',
      label: track.name,
    }));
    this.#events.change({ audioOptions, audio: hls.audioTrack });
    const wanted = audioOptions.find((option) => option.language === this.#wishes.audio);
    if (wanted && wanted.index !== hls.audioTrack) hls.audioTrack = wanted.index;
  }

  #onError(hls: Hls, data: ErrorData): void {
    // #parse hears of a playlist that is only being prepared.
    if (hls !== this.#hls) return;
    const { type, fatal, response } = data;
    const trouble = this.#trouble.weigh({ type, fatal, code: response?.code });
    if (trouble === 'repeat') this.#events.trouble(true);
    else if (trouble === 'network' || trouble === 'missing') {
      hls.stopLoad();
      this.#events.fault(trouble);
    } else if (trouble === 'media') this.#recover(hls, type);
  }

  /** Resets the decoder once in a while; what that does not fix is broken. */
  #recover(hls: Hls, type: string): void {
    const { MEDIA_ERROR } = this.#library.ErrorTypes;
    if (playsSecond(hls) && avoidSecond()) this.#goOnInFirst(hls);
    else if (type === MEDIA_ERROR && performance.now() - this.#recoveredAt > recoveryPause) {
      this.#recoveredAt = performance.now();
      hls.recoverMediaError();
    } else {
      this.#undecodable = true;
      this.#events.fault('media');
    }
  }

  /** What cannot be decoded here goes on in H.264, at the same second. */
  #goOnInFirst(hls: Hls): void {
    const { paused } = this.#media;
    hls.destroy();
    this.#hls = this.#begin(this.#place);
    if (!paused) this.#media.play().catch(() => {});
  }

  #parse(following: Hls, url: string): Promise<void> {
    const { Events } = this.#library;
    return new Promise((resolve, reject) => {
      following.once(Events.MANIFEST_PARSED, () => resolve());
      following.on(Events.ERROR, (_, data) => {
        if (!data.fatal || following === this.#hls) return;
        following.destroy();
        reject(new Error(`The finished ladder did not load: ${data.details}.`));
      });
      following.loadSource(url);
    });
  }

  /** Anything further ahead than a few seconds is loaded again, from the new ladder. */
  #dropOldRung(hls: Hls): void {
    const { Events } = this.#library;
    hls.once(Events.BUFFER_CREATED, () => {
      const startOffset = this.#media.currentTime + bufferedAfterSwitch;
      hls.trigger(Events.BUFFER_FLUSHING, { startOffset, endOffset: Infinity, type: null });
    });
  }
}
