import type { Rung } from './ladder-plan.ts';

// What hardware encoders are told for a rung, in the one place that knows their words. x264 is told in `ffmpeg-arguments.ts`. All of
// them make keyframes at the same fixed distance and nowhere else: segments of all rungs begin at the same frames, whoever made them.

export const hardwareKinds = ['nvenc', 'qsv', 'vaapi'] as const;
export type HardwareKind = (typeof hardwareKinds)[number];
export interface VideoEncoder {
  kind: 'software' | HardwareKind;
  /** Where the hardware is, for those that are told: `/dev/dri/renderD128`. */
  device: string;
}
export const software: VideoEncoder = { kind: 'software', device: '' };

/** Options before the inputs. */
export const encoderDevice = ({ kind, device }: VideoEncoder): string[] =>
  kind === 'vaapi' ? ['-vaapi_device', device] : kind === 'qsv' ? ['-qsv_device', device] : [];

/** What a picture goes through last, at the end of a chain of filters; empty: it is taken as it is. */
export const encoderFilters = ({ kind }: VideoEncoder): string =>
  ({ software: '', nvenc: '', qsv: 'format=nv12', vaapi: 'format=nv12,hwupload' })[kind];

/** The codec of all rungs of a run. */
export function encoderCodec(kind: HardwareKind, keyframeInterval: number): string[] {
  const keyframes = ['-g', `${keyframeInterval}`];
  switch (kind) {
    case 'nvenc':
      // It knows no -sc_threshold; a keyframe that is asked for must be one where a player can begin.
      return [
        ...['-c:v', 'h264_nvenc', '-preset', 'p5', '-profile:v', 'high', '-rc:v', 'vbr', ...keyframes],
        ...['-strict_gop', '1', '-no-scenecut', '1', '-forced-idr', '1', '-spatial-aq', '1'],
      ];
    case 'qsv':
      return [
        ...['-c:v', 'h264_qsv', '-preset', 'medium', '-profile:v', 'high', ...keyframes],
        ...['-idr_interval', '0', '-adaptive_i', '0', '-forced_idr', '1'],
      ];
    case 'vaapi':
      return [
        '-c:v',
        'h264_vaapi',
        '-profile:v',
        'high',
        '-rc_mode',
        'QVBR',
        ...keyframes,
        '-idr_interval',
        '0',
      ];
  }
}

/** Options of one rung; `stream` names it if an output has several. */
export function encoderRate(kind: HardwareKind, { crf, maxrate }: Rung, stream = ''): string[] {
  const most = [`-maxrate${stream}`, `${maxrate}k`, `-bufsize${stream}`, `${maxrate * 2}k`];
  switch (kind) {
    case 'nvenc':
      // Without a rate of its own only the quality counts.
      return [`-cq${stream}`, `${crf}`, `-b${stream === '' ? ':v' : stream}`, '0', ...most];
    case 'qsv':
      return [`-global_quality${stream}`, `${crf}`, ...most];
    case 'vaapi':
      return [
        ...[`-global_quality${stream}`, `${crf}`],
        // It takes no quality without a rate to lean to.
        ...[`-b${stream === '' ? ':v' : stream}`, `${Math.round(maxrate * 0.6)}k`, ...most],
      ];
  }
}

/** A fraction of a second of grey with the very words of a rung: whether this machine can make one. */
export const trialArguments = (encoder: VideoEncoder & { kind: HardwareKind }, rung: Rung): string[] => {
  const filters = encoderFilters(encoder);
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', ...encoderDevice(encoder)],
    ...['-f', 'lavfi', '-i', 'color=c=gray:s=426x240:r=24:d=0.5,format=yuv420p'],
    ...(filters === '' ? [] : ['-vf', filters]),
    ...[...encoderCodec(encoder.kind, 96), ...encoderRate(encoder.kind, rung)],
    ...['-f', 'null', '-'],
  ];
};
