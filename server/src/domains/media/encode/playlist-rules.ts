import { segmentSeconds } from '../plan/ladder-plan.ts';

export interface Segment {
  name: string;
  seconds: number;
}
export interface MeasuredSegment extends Segment {
  bytes: number;
}

/** Segments named in a playlist. Only whole entries count: the file may be read while it is being written. */
export function readSegments(text: string): { segments: Segment[]; ended: boolean } {
  const segments: Segment[] = [];
  let seconds: number | null = null;
  const lines = text.split('\n');
  // What follows the last line break may be half a line.
  for (const line of lines.slice(0, -1)) {
    const duration = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    if (duration !== undefined) seconds = Number(duration);
    else if (line !== '' && !line.startsWith('#') && seconds !== null) {
      segments.push({ name: line.trim().split('/').at(-1)!, seconds });
      seconds = null;
    }
  }
  return { segments, ended: lines.includes('#EXT-X-ENDLIST') };
}

/**
 * A rendition's playlist. It only ever gains lines, so a player may read it while it grows; players begin at
 * its start.
 */
export function mediaPlaylist(segments: readonly Segment[], initName: string, ended: boolean): string {
  const longest = Math.max(segmentSeconds, ...segments.map(({ seconds }) => Math.round(seconds)));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:EVENT',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-START:TIME-OFFSET=0',
    `#EXT-X-MAP:URI="${initName}"`,
    ...segments.flatMap(({ name, seconds }) => [`#EXTINF:${seconds.toFixed(6)},`, name]),
    ...(ended ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}

/** Bits per second: the peak over any run of segments of about a target duration, and the average. */
export function measureBandwidth(segments: readonly MeasuredSegment[]): { peak: number; average: number } {
  let bytes = 0;
  let seconds = 0;
  let peak = 0;
  for (const segment of segments) {
    bytes += segment.bytes;
    seconds += segment.seconds;
    // A short last segment says little about what a connection must carry.
    if (segment.seconds >= segmentSeconds / 2) peak = Math.max(peak, (segment.bytes * 8) / segment.seconds);
  }
  const average = seconds > 0 ? Math.ceil((bytes * 8) / seconds) : 0;
  return { peak: Math.max(Math.ceil(peak), average), average };
}

export interface VideoVariant {
  /** Path of the rendition's playlist, relative to the master. */
  uri: string;
  width: number;
  height: number;
  frameRate: number;
  codecs: string;
  bandwidth: number;
  averageBandwidth: number;
}
export interface AudioVariant {
  uri: string;
  language: string;
  label: string;
  isDefault: boolean;
  codecs: string;
  bandwidth: number;
  averageBandwidth: number;
}

const quoted = (text: string): string => `"${text.replace(/["\r\n]/g, "'")}"`;

/** Names in a menu must differ. */
function distinctLabels(audio: readonly AudioVariant[]): string[] {
  const taken = new Set<string>();
  return audio.map(({ label }) => {
    let name = label;
    for (let number = 2; taken.has(name); number++) name = `${label} ${number}`;
    taken.add(name);
    return name;
  });
}

/** One encoding of a video: its rungs, and its sounds where they lie apart. */
export interface PlayedGeneration {
  videos: readonly VideoVariant[];
  sounds: readonly AudioVariant[];
}

/**
 * The master playlist. A variant's bandwidth is its own plus that of the largest audio that goes with it. A second generation
 * stands after the first, with sounds of its own: players take the codecs they know, and stay with one.
 */
export function masterPlaylist(
  videos: readonly VideoVariant[],
  audio: readonly AudioVariant[] = [],
  second: PlayedGeneration = { videos: [], sounds: [] },
): string {
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...soundLines(audio, 'sound'),
    ...soundLines(second.sounds, 'sound-2'),
    ...variantLines({ videos, sounds: audio }, 'sound'),
    ...variantLines(second, 'sound-2'),
    '',
  ].join('\n');
}

function soundLines(audio: readonly AudioVariant[], group: string): string[] {
  const labels = distinctLabels(audio);
  return audio.map((track, order) => {
    const language = track.language === 'und' ? '' : `,LANGUAGE=${quoted(track.language)}`;
    const plays = `DEFAULT=${track.isDefault ? 'YES' : 'NO'},AUTOSELECT=YES`;
    return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${group}",NAME=${quoted(labels[order]!)}${language},${plays},URI=${quoted(track.uri)}`;
  });
}

function variantLines({ videos, sounds: audio }: PlayedGeneration, group: string): string[] {
  const most = (pick: (variant: AudioVariant) => number): number => Math.max(0, ...audio.map(pick));
  const codecsOfSound = audio[0] ? `,${audio[0].codecs}` : '';
  return videos.flatMap((video) => [
    '#EXT-X-STREAM-INF:' +
      [
        `BANDWIDTH=${video.bandwidth + most(({ bandwidth }) => bandwidth)}`,
        `AVERAGE-BANDWIDTH=${video.averageBandwidth + most(({ averageBandwidth }) => averageBandwidth)}`,
        `RESOLUTION=${video.width}x${video.height}`,
        `FRAME-RATE=${video.frameRate.toFixed(3)}`,
        `CODECS=${quoted(video.codecs + codecsOfSound)}`,
        ...(audio.length > 0 ? [`AUDIO="${group}"`] : []),
      ].join(','),
    video.uri,
  ]);
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/**
 * The H.264 codec string of an initialisation segment, from its configuration record; null if it has none.
 */
export function h264Codec(init: Uint8Array): string | null {
  for (let at = 0; at + 8 < init.length; at++) {
    // 'avcC', version 1, then profile, constraints and level.
    if (
      init[at] === 0x61 &&
      init[at + 1] === 0x76 &&
      init[at + 2] === 0x63 &&
      init[at + 3] === 0x43 &&
      init[at + 4] === 1
    )
      return `avc1.${hex(init[at + 5]!)}${hex(init[at + 6]!)}${hex(init[at + 7]!)}`;
  }
  return null;
}
export const aacCodec = 'mp4a.40.2';

const placeOf = (init: Uint8Array, box: string): number => Buffer.from(init).indexOf(box, 0, 'latin1');

/**
 * The AV1 codec string of an initialisation segment, from its configuration record: profile, level, tier and bits; null if it has
 * none.
 */
export function av1Codec(init: Uint8Array): string | null {
  const at = placeOf(init, 'av1C');
  // After the name a marker with version 1.
  if (at < 0 || init[at + 4] !== 0x81) return null;
  const [profileAndLevel, rest] = [init[at + 5]!, init[at + 6]!];
  const bits = rest & 0x40 ? (rest & 0x20 ? 12 : 10) : 8;
  const two = (value: number): string => `${value}`.padStart(2, '0');
  return `av01.${profileAndLevel >> 5}.${two(profileAndLevel & 0x1f)}${rest & 0x80 ? 'H' : 'M'}.${two(bits)}`;
}

export const pictureCodec = (init: Uint8Array): string | null => h264Codec(init) ?? av1Codec(init);
/** What is no Opus is AAC: nothing else is made. */
export const soundCodec = (init: Uint8Array | null): string =>
  init !== null && placeOf(init, 'dOps') >= 0 ? 'opus' : aacCodec;

const clock = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length = 2): string => `${value}`.padStart(length, '0');
  const whole = Math.floor(milliseconds / 1000);
  return `${part(Math.floor(whole / 3600))}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}.${part(milliseconds % 1000, 3)}`;
};

export interface StoryboardShape {
  interval: number;
  frames: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
}
export const storyboardSheets = ({ frames, columns, rows }: StoryboardShape): number =>
  Math.ceil(frames / (columns * rows));

/** Cues that name regions of sprite sheets. `sheetUri` is relative to the file. */
export function storyboardCues(
  shape: StoryboardShape,
  durationSeconds: number,
  sheetUri: (sheet: number) => string,
): string {
  const perSheet = shape.columns * shape.rows;
  const cues = Array.from({ length: shape.frames }, (_, frame) => {
    const start = frame * shape.interval;
    const end =
      frame === shape.frames - 1 ? Math.max(durationSeconds, start + 0.001) : start + shape.interval;
    const place = frame % perSheet;
    const x = (place % shape.columns) * shape.width;
    const y = Math.floor(place / shape.columns) * shape.height;
    return `${clock(start)} --> ${clock(end)}\n${sheetUri(Math.floor(frame / perSheet))}#xywh=${x},${y},${shape.width},${shape.height}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

export interface Loudness {
  /** LUFS. */
  integrated: number;
  /** LU. */
  range: number;
}
/** What ebur128 reports at the end of a run; null for silence or no sound. */
export function readLoudness(log: string): Loudness | null {
  const summary = log.slice(Math.max(0, log.lastIndexOf('Summary:')));
  const integrated = Number(/\bI:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1] ?? Number.NaN);
  const range = Number(/\bLRA:\s+(-?[\d.]+) LU/.exec(summary)?.[1] ?? Number.NaN);
  // At -70 nothing got through the gate.
  return Number.isFinite(integrated) && integrated > -70
    ? { integrated, range: Number.isFinite(range) ? range : 0 }
    : null;
}
