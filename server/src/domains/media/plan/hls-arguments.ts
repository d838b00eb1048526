import { segmentSeconds } from './ladder-plan.ts';

export const playlistName = 'index.m3u8';
export const initName = 'init.mp4';

/** Muxer options by name. */
const hlsOptions = (folder: string): [string, string][] => [
  ['hls_time', `${segmentSeconds}`],
  ['hls_list_size', '0'],
  ['hls_playlist_type', 'event'],
  ['hls_segment_type', 'fmp4'],
  ['hls_fmp4_init_filename', initName],
  ['hls_flags', 'independent_segments+temp_file'],
  ['hls_segment_filename', `${folder}/%05d.m4s`],
];
/** A separate output: one playlist, which grows while its segments are made. */
export const hls = (folder: string): string[] => [
  ...['-f', 'hls', ...hlsOptions(folder).flatMap(([name, value]) => [`-${name}`, value])],
  `${folder}/${playlistName}`,
];
const escaped = (text: string, special: RegExp): string => text.replace(special, '\\$&');
/**
 * Several playlists for one output's streams, each named by its position: what they share is encoded once.
 */
export function hlsOfEach(playlists: readonly { folder: string; streams: readonly number[] }[]): string[] {
  const each = playlists.map(({ folder, streams }) => {
    const options: [string, string][] = [['select', streams.join(',')], ['f', 'hls'], ...hlsOptions(folder)];
    const told = options.map(([name, value]) => `${name}=${escaped(value, /[\\':\]]/g)}`).join(':');
    return escaped(`[${told}]${folder}/${playlistName}`, /[\\'|]/g);
  });
  // The muxer that distributes streams does not ask for separate headers, as the one behind it does.
  return ['-flags', '+global_header', '-f', 'tee', each.join('|')];
}
