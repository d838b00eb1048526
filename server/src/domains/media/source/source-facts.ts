import { chapterTitle, languageTag, trackLabel } from './track-names.ts';

/** Frames per second as a ratio, e.g. 24000/1001. */
export interface FrameRate {
  num: number;
  den: number;
}
export interface VideoFacts {
  /** Number of the stream in the file. */
  index: number;
  codec: string;
  /** Of the stream alone; null if the file does not say. */
  durationSeconds: number | null;
  /** Size as shown: rotation and pixel shape taken into account. */
  width: number;
  height: number;
  frameRate: FrameRate;
  variableFrameRate: boolean;
  interlaced: boolean;
  tenBit: boolean;
  /** `pq` and `hlg` are high dynamic range. */
  transfer: 'sdr' | 'pq' | 'hlg';
  rgb: boolean;
  /** Brightness from 16 to 235, as in nearly all video; assumed if the file does not say. */
  limitedRange: boolean;
  /** Colour tags as ffmpeg names them; null if the file does not say. */
  matrix: string | null;
  primaries: string | null;
  curve: string | null;
}
export interface AudioFacts {
  index: number;
  channels: number;
  language: string;
  label: string;
  isDefault: boolean;
}
export interface SubtitleFacts {
  index: number;
  codec: string;
  language: string;
  label: string;
}
export interface Chapter {
  /** Seconds. */
  start: number;
  title: string;
}
/** What a file holds, as ffprobe sees it. */
export interface SourceFacts {
  container: string;
  /** Seconds; 0 if unknown. */
  durationSeconds: number;
  video: VideoFacts | null;
  /** A picture: one frame, or the cover of a piece of music. */
  isPicture: boolean;
  audio: AudioFacts[];
  /** Only text subtitles; browsers cannot show pictures of text. */
  subtitles: SubtitleFacts[];
  chapters: Chapter[];
  encrypted: boolean;
}

export interface ProbedStream {
  index: number;
  codec_type?: string;
  codec_name?: string;
  codec_tag_string?: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  pix_fmt?: string;
  field_order?: string;
  color_range?: string;
  color_transfer?: string;
  color_space?: string;
  color_primaries?: string;
  r_frame_rate?: string;
  avg_frame_rate?: string;
  duration?: string;
  nb_frames?: string;
  channels?: number;
  disposition?: Record<string, number>;
  tags?: Record<string, string>;
  side_data_list?: { side_data_type?: string; rotation?: number | string }[];
}
/** The JSON that `ffprobe -show_format -show_streams -show_chapters` prints. */
export interface ProbeOutput {
  format?: { format_name?: string; duration?: string };
  streams?: ProbedStream[];
  chapters?: { start_time?: string; tags?: Record<string, string> }[];
}

const textSubtitles = new Set(['subrip', 'srt', 'ass', 'ssa', 'mov_text', 'webvtt', 'text']);
const known = (value: string | undefined): string | null =>
  value === undefined || value === 'unknown' || value === 'reserved' || value === 'unspecified'
    ? null
    : value;

export function ratio(text: string | undefined, separator: string | RegExp = '/'): FrameRate | null {
  const [num, den] = (text ?? '').split(separator).map(Number);
  return num && den && num > 0 && den > 0 ? { num, den } : null;
}
const value = ({ num, den }: FrameRate): number => num / den;

function rotationOf(stream: ProbedStream): number {
  const matrix = stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation;
  const degrees = Number(matrix ?? stream.tags?.rotate ?? 0);
  return Number.isFinite(degrees) ? Math.abs(Math.round(degrees)) % 360 : 0;
}

function videoFacts(stream: ProbedStream): VideoFacts {
  const pixel = ratio(stream.sample_aspect_ratio, ':');
  const shape = pixel ? Math.min(10, Math.max(0.1, value(pixel))) : 1;
  const size = { width: Math.round((stream.width ?? 0) * shape), height: stream.height ?? 0 };
  const turned = [90, 270].includes(rotationOf(stream));
  const nominal = ratio(stream.r_frame_rate);
  const average = ratio(stream.avg_frame_rate);
  const pixels = stream.pix_fmt ?? '';
  const rgb = /^(rgb|bgr|gbr|argb|abgr|0rgb|0bgr|pal8)/.test(pixels);
  return {
    index: stream.index,
    codec: stream.codec_name ?? 'unknown',
    durationSeconds: Number(stream.duration) || tagDuration(stream) || null,
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
    frameRate: average ?? nominal ?? { num: 25, den: 1 },
    variableFrameRate:
      nominal !== null && average !== null && Math.abs(value(nominal) / value(average) - 1) > 0.005,
    interlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    tenBit: /1[0-6](le|be)$/.test(pixels),
    transfer:
      stream.color_transfer === 'smpte2084' ? 'pq' : stream.color_transfer === 'arib-std-b67' ? 'hlg' : 'sdr',
    rgb,
    limitedRange: !rgb && !pixels.startsWith('yuvj') && stream.color_range !== 'pc',
    matrix: known(stream.color_space),
    primaries: known(stream.color_primaries),
    curve: known(stream.color_transfer),
  };
}

const stillFormats = /(^|,)(image2|[a-z]+_pipe)($|,)/;
const stillCodecs = new Set(['png', 'mjpeg', 'bmp', 'webp', 'tiff']);

/** Reads ffprobe's output. */
export function sourceFacts(probed: ProbeOutput): SourceFacts {
  const streams = probed.streams ?? [];
  const container = probed.format?.format_name ?? '';
  const moving = streams.filter(
    (stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1,
  );
  // The one marked as default, else the first.
  const video = moving.find((stream) => stream.disposition?.default === 1) ?? moving[0] ?? null;
  const durations = [probed.format?.duration, video?.duration, tagDuration(video)]
    .map(Number)
    .filter((seconds) => seconds > 0);
  const durationSeconds = durations[0] ?? 0;
  const isStill =
    stillFormats.test(container) || (video?.nb_frames === '1' && stillCodecs.has(video.codec_name ?? ''));
  const audio = streams.filter((stream) => stream.codec_type === 'audio' && (stream.channels ?? 0) > 0);
  return {
    container,
    durationSeconds,
    video: video === null ? null : videoFacts(video),
    isPicture: video !== null && isStill,
    audio: audio.map((stream, order) => ({
      index: stream.index,
      channels: stream.channels ?? 2,
      isDefault: stream.disposition?.default === 1,
      ...trackWords(stream, order),
    })),
    subtitles: streams
      .filter((stream) => stream.codec_type === 'subtitle' && textSubtitles.has(stream.codec_name ?? ''))
      .map((stream, order) => ({
        index: stream.index,
        codec: stream.codec_name ?? '',
        ...trackWords(stream, order),
      })),
    chapters: (probed.chapters ?? []).map((chapter, order) => ({
      start: Math.max(0, Number(chapter.start_time ?? 0)) || 0,
      title: chapterTitle(chapter.tags?.title, order),
    })),
    encrypted: streams.some(({ codec_tag_string: tag }) =>
      ['encv', 'enca', 'drmi', 'drms'].includes(tag ?? ''),
    ),
  };
}

/**
 * Audio streams of which nothing arrived while the head of a file was read: sound may begin late, or the
 * track is empty. Matroska does not state a stream's length; if one is reported it was guessed, for want of
 * anything to measure.
 */
export function unseenSound({ format, streams = [] }: ProbeOutput): number[] {
  if (!/matroska|webm/.test(format?.format_name ?? '')) return [];
  return streams
    .filter(
      ({ codec_type: type, duration }) =>
        type === 'audio' && (duration !== undefined || format?.duration === undefined),
    )
    .map(({ index }) => index);
}

/** Matroska stores the length of a stream as a tag: `00:01:02.500000000`. */
function tagDuration(stream: ProbedStream | null): number {
  const match = /^(\d+):(\d+):([\d.]+)$/.exec(stream?.tags?.DURATION ?? '');
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : 0;
}

function trackWords(stream: ProbedStream, order: number): { language: string; label: string } {
  const language = languageTag(stream.tags?.language);
  return { language, label: trackLabel(stream.tags?.title, language, order) };
}
