/** Where previews may be fetched from. */
export interface PreviewHosts {
  embedHosts: readonly string[];
  libraryOrigin: string | null;
  /** `host:port` in the operator's own network. */
  outboundHosts: readonly string[];
}

/** Whether an address is a playlist, judging by its path. Playlists play from where they are. */
export const isPlaylistAddress = (address: string): boolean =>
  URL.canParse(address) && /\.m3u8$/i.test(new URL(address).pathname);

/**
 * Whether a preview may fetch from this address: https, or http in the operator's network, on a host they
 * configured.
 */
export function isPreviewable(
  address: string,
  { embedHosts, libraryOrigin, outboundHosts }: PreviewHosts,
): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (outboundHosts.includes(`${url.hostname}:${port}`)) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:') return false;
  if (url.origin === libraryOrigin) return true;
  return embedHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/**
 * The part of a file that one answer sends: from the requested start, no more than `most` bytes. Null: not a
 * range.
 */
export function cappedRange(header: string | undefined, most: number): { start: number; end: number } | null {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? 'bytes=0-');
  if (!match) return null;
  const start = Number(match[1]);
  const end = match[2] === '' ? Number.MAX_SAFE_INTEGER : Number(match[2]);
  return end < start ? null : { start, end: Math.min(end, start + most - 1) };
}
