import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { takeBack } from '../../../platform/fence/lend.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { reasons } from '../media-rules.ts';
import { initName, playlistName } from '../plan/hls-arguments.ts';
import {
  type MeasuredSegment,
  measureBandwidth,
  mediaPlaylist,
  pictureCodec,
  readSegments,
  soundCodec,
} from './playlist-rules.ts';
import { FfmpegFailed } from './run-ffmpeg.ts';
import { wholeSegmentBytes } from './whole-segment.ts';

export interface PublishedRendition {
  name: string;
  /** From its initialisation segment, e.g. `avc1.64001e`; with audio muxed in, both codecs. */
  codecs: string;
  bandwidth: number;
  averageBandwidth: number;
  segments: number;
  bytes: number;
  durationSeconds: number;
  playlistKey: string;
}

/**
 * Moves one rendition's segments from ffmpeg's folder into storage as they are finished, and writes the
 * playlist that names them. A growing one is rewritten each time, so that it can be watched meanwhile.
 */
export class RenditionPublisher {
  readonly name: string;
  readonly playlistKey: string;
  private readonly storage: Storage;
  private readonly folder: string;
  private readonly prefix: string;
  private readonly content: { video: boolean; audio: boolean };
  private readonly grows: boolean;
  private readonly sent: MeasuredSegment[] = [];
  private init: Buffer | null = null;
  /**
   * Segments published by an earlier, interrupted attempt: the playlist must not shrink for people who are
   * watching.
   */
  private shown = 0;
  private resumed = false;
  /** Whether ffmpeg closed its playlist. */
  private ended = false;

  constructor(options: {
    storage: Storage;
    /** Folder of ffmpeg's outputs; it contains the rendition's own folder. */
    folder: string;
    /** Prefix of the asset's objects, ending with `/`. */
    prefix: string;
    name: string;
    content: { video: boolean; audio: boolean };
    grows: boolean;
  }) {
    this.name = options.name;
    this.storage = options.storage;
    this.folder = path.join(options.folder, options.name);
    this.prefix = `${options.prefix}${options.name}/`;
    this.playlistKey = this.prefix + playlistName;
    this.content = options.content;
    this.grows = options.grows;
  }

  get segments(): number {
    return this.sent.length;
  }
  get seconds(): number {
    return this.sent.reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** Sends what is new. Throws FfmpegFailed at a truncated segment. */
  async publish(): Promise<void> {
    if (this.grows && !this.resumed) {
      const earlier = await this.storage.get(this.playlistKey);
      this.shown = earlier === null ? 0 : readSegments(earlier.toString()).segments.length;
      this.resumed = true;
    }
    const { segments, ended } = readSegments(await this.writtenPlaylist());
    this.ended = ended;
    const fresh = segments.slice(this.sent.length);
    if (fresh.length === 0) return;
    if (this.init === null) {
      const file = path.join(this.folder, initName);
      await takeBack(this.folder, file);
      this.init = await readFile(file);
      await this.storage.put(this.prefix + initName, this.init);
    }
    for (const segment of fresh) {
      if (!/^[\w-]+\.m4s$/.test(segment.name)) throw new Error(`${this.name} names an odd segment`);
      const file = path.join(this.folder, segment.name);
      await takeBack(this.folder, file);
      const bytes = await wholeSegmentBytes(file);
      if (bytes === null) throw new FfmpegFailed(reasons.diskFull, `${file} is cut short`);
      await this.storage.putFile(this.prefix + segment.name, file);
      this.sent.push({ ...segment, bytes });
    }
    if (this.grows && this.sent.length > this.shown) await this.writePlaylist(false);
  }

  /**
   * It stays ffmpeg's, which goes on writing it; anything but a plain file may be there to make its reader
   * hang.
   */
  private async writtenPlaylist(): Promise<string> {
    const file = path.join(this.folder, playlistName);
    const facts = await lstat(file).catch(() => null);
    return facts?.isFile() ? readFile(file, 'utf8').catch(() => '') : '';
  }

  /**
   * After ffmpeg's end: sends the rest and closes the playlist. Throws FfmpegFailed if ffmpeg did not close
   * its own: then segments are missing.
   */
  async finish(): Promise<PublishedRendition> {
    await this.publish();
    if (this.sent.length === 0) throw new Error(`ffmpeg made no segment of ${this.name}`);
    if (!this.ended) throw new FfmpegFailed(reasons.diskFull, `the playlist of ${this.name} is cut short`);
    await this.writePlaylist(true);
    return this.measured();
  }

  /** The part published so far. */
  measured(): PublishedRendition {
    const { peak, average } = measureBandwidth(this.sent);
    const video = this.content.video && this.init ? pictureCodec(this.init) : null;
    return {
      name: this.name,
      codecs: [
        ...(video === null ? [] : [video]),
        ...(this.content.audio ? [soundCodec(this.init)] : []),
      ].join(','),
      bandwidth: peak,
      averageBandwidth: average,
      segments: this.sent.length,
      bytes: this.sent.reduce((sum, { bytes }) => sum + bytes, this.init?.length ?? 0),
      durationSeconds: this.seconds,
      playlistKey: this.playlistKey,
    };
  }

  private writePlaylist(ended: boolean): Promise<void> {
    return this.storage.put(this.playlistKey, mediaPlaylist(this.sent, initName, ended));
  }
}

/** How often to look at the folder, in milliseconds: a fraction of a segment's length. */
const interval = 250;

/** Runs `work` (ffmpeg) and publishes alongside until it ends. A storage failure ends the work. */
export async function publishWhile<T>(
  publishers: readonly RenditionPublisher[],
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  onPublished: () => Promise<void> = async () => {},
): Promise<T> {
  const broken = new AbortController();
  let ended = false;
  const watch = async (): Promise<void> => {
    try {
      while (!ended && !signal.aborted) {
        for (const publisher of publishers) await publisher.publish();
        await onPublished();
        await new Promise((resolve) => setTimeout(resolve, interval));
      }
    } catch (error) {
      broken.abort(error);
    }
  };
  const watching = watch();
  try {
    return await work(AbortSignal.any([signal, broken.signal]));
  } finally {
    ended = true;
    await watching;
    if (!signal.aborted) broken.signal.throwIfAborted();
  }
}
