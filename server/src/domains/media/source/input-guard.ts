// Which parts of a stranger's file are read at all. Playlists, file lists, standalone subtitles and
// everything else that names further files are not among the containers; formats nobody makes any more are
// not among the codecs.

/** Containers that may be read, as ffmpeg names them. */
export const demuxers = [
  ...['mov', 'mp4', 'm4a', '3gp', '3g2', 'mj2', 'matroska', 'webm', 'avi', 'mpegts', 'mpeg', 'flv', 'asf'],
  ...['ogg', 'mxf'],
];

/** Decoders that may be opened, as ffmpeg names them: some formats have several. */
const decoders = [
  ...[
    'h264',
    'hevc',
    'av1',
    'libdav1d',
    'libaom-av1',
    'vp8',
    'vp9',
    'libvpx',
    'libvpx-vp9',
    'mpeg4',
    'msmpeg4',
  ],
  ...['mpeg1video', 'mpeg2video', 'h263', 'flv', 'vc1', 'wmv3', 'wmv2', 'theora', 'prores', 'dnxhd', 'ffv1'],
  // Covers inside files.
  ...['mjpeg', 'png'],
  ...[
    'aac',
    'aac_latm',
    'mp3',
    'mp3float',
    'mp2',
    'mp2float',
    'ac3',
    'ac3_fixed',
    'eac3',
    'dca',
    'truehd',
    'mlp',
  ],
  ...['opus', 'libopus', 'vorbis', 'flac', 'alac', 'wmav2', 'wmav1', 'wmapro', 'amrnb', 'amrwb'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le', 'pcm_f64le', 'pcm_u8'],
  ...['subrip', 'srt', 'ass', 'ssa', 'webvtt', 'mov_text', 'text', 'pgssub', 'dvdsub', 'dvbsub'],
];

/** Put before every input, for ffprobe and ffmpeg alike. */
export const inputGuard: readonly string[] = [
  ...['-protocol_whitelist', 'file'],
  ...['-format_whitelist', demuxers.join(',')],
  ...['-codec_whitelist', decoders.join(',')],
];

/** Whether ffmpeg refused a file, or a track in it, because of these lists. */
export const wasGuarded = (log: string): boolean => /not on whitelist/i.test(log);

/** Whether it refused the file as a picture. */
export const wasPicture = (log: string): boolean =>
  /^\[(?:image2|gif|apng|[a-z0-9]+_pipe) @ \w+\] Format not on whitelist/m.test(log);
