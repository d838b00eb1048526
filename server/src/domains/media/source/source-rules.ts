import { demuxers } from './input-guard.ts';
import type { SourceFacts } from './source-facts.ts';

const largestSide = 8192;
const largestArea = 8192 * 4352;
const shortestSeconds = 0.1;

export interface SourceLimits {
  longestVideoSeconds: number;
  /** Decoders that ffmpeg has; null if unknown. */
  decoders?: ReadonlySet<string> | null;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** 5400 → `1 hour 30 minutes`. */
export function durationWords(seconds: number): string {
  const whole = Math.round(seconds);
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor((whole % 3600) / 60), 'minute'],
    [whole % 60, 'second'],
  ];
  const words = parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, noun]) => plural(count, noun));
  return words.join(' ') || '0 seconds';
}

export const bytesWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`;

export const sentences = {
  missing: 'There is no such file.',
  notAFile: 'This is not a file.',
  empty: 'The file is empty.',
  unreadable: 'We can’t read this file as a video. It’s damaged, or it isn’t a video.',
  notTaken:
    'This kind of file, or of picture or sound in it, is not taken here. Export it as MP4 or MKV with H.264, and try again.',
  cutOff: 'The file is cut off: its end is missing. Export or download it again.',
  picture: 'This file is a picture, not a video.',
  noVideo: 'This file holds no video.',
  encrypted: 'This file is protected against copying, so we can’t play it.',
  noLength: 'We can’t tell how long this video is, so we can’t prepare it.',
};

/** Why a source cannot be accepted, as one sentence for a person; null if it can. */
export function sourceFault(source: SourceFacts, limits: SourceLimits): string | null {
  const { video, durationSeconds } = source;
  if (!source.container.split(',').some((name) => demuxers.includes(name)) && !source.isPicture)
    return sentences.unreadable;
  if (source.encrypted) return sentences.encrypted;
  if (source.isPicture) return sentences.picture;
  if (video === null) return sentences.noVideo;
  if (video.codec === 'unknown' || (limits.decoders && !limits.decoders.has(video.codec)))
    return `This kind of video (${video.codec}) cannot be read here. Convert it to H.264 first.`;
  if (video.width < 2 || video.height < 2) return sentences.unreadable;
  if (durationSeconds <= 0) return sentences.noLength;
  if (durationSeconds < shortestSeconds)
    return 'This video is too short: it lasts less than a tenth of a second.';
  if (durationSeconds > limits.longestVideoSeconds)
    return `This video is too long: it lasts ${durationWords(durationSeconds)}, and ${durationWords(limits.longestVideoSeconds)} is the most.`;
  if (Math.max(video.width, video.height) > largestSide || video.width * video.height > largestArea)
    return `This video's picture is too large: ${video.width} × ${video.height} pixels, and ${largestSide} × 4352 is the most.`;
  return null;
}

/**
 * Whether the end of a file is missing, from the time of the last readable frame near its end. Half a minute
 * of a stream may hold no frame (a still at the end); a real cut is larger in proportion.
 */
export function isCutOff(durationSeconds: number, lastFrameSeconds: number | null): boolean {
  if (lastFrameSeconds === null) return true;
  return durationSeconds - lastFrameSeconds > Math.max(2, durationSeconds * 0.1);
}

/** Free bytes that work on a source needs: what is made from it, the temporary files, and some headroom. */
export const neededDiskBytes = (sourceBytes: number): number => sourceBytes * 2 + 200e6;

/** The largest source for which so much free room is enough, with its own file: what `neededDiskBytes` asks, turned round. */
export const sourceRoomIn = (freeBytes: number): number =>
  Math.max(0, Math.floor((freeBytes - neededDiskBytes(0)) / 3));

/** Why work cannot begin for lack of room; null if there is enough. */
export const diskFault = (sourceBytes: number, freeBytes: number): string | null =>
  freeBytes >= neededDiskBytes(sourceBytes)
    ? null
    : `There is not enough free disk space: ${bytesWords(neededDiskBytes(sourceBytes))} are needed, ${bytesWords(freeBytes)} are free.`;
