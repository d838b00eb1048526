import path from 'node:path';

// A part may be as long as file systems allow a name to be.
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199})*$/;
const longestKey = 512;

/** Keys are paths of safe characters. No part starts with a dot, so none climbs out of its folder or names a hidden file. */
export const isSafeKey = (key: string): boolean => key.length <= longestKey && keyPattern.test(key);

/**
 * Returns the key; throws if it is unsafe. Keys that reach a driver are made by us, so a bad one is a bug.
 */
export function safeKey(key: string): string {
  if (!isSafeKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}

/** A prefix is a folder: it ends with `/`, so that `media/1/` never takes `media/10/` with it. */
export function safePrefix(prefix: string): string {
  if (!prefix.endsWith('/') || !isSafeKey(prefix.slice(0, -1)))
    throw new Error(`not a storage prefix: ${JSON.stringify(prefix.slice(0, 100))}`);
  return prefix;
}

const contentTypes: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};
export const contentTypeOf = (key: string): string =>
  contentTypes[path.posix.extname(key)] ?? 'application/octet-stream';

export const isPlaylist = (key: string): boolean => key.endsWith('.m3u8');

/** Whether a playlist says in a line of its own that it no longer grows: a name in it may hold the same words. */
export const isEnded = (playlist: Buffer | string): boolean =>
  /^#EXT-X-ENDLIST\s*$/m.test(playlist.toString());

const immutable = 'public, max-age=31536000, immutable';

/**
 * How long a browser or CDN may cache an object. Nothing but playlists is ever rewritten under its key; one
 * without an end marker may still grow, and a master without one may still be replaced by a fuller one.
 */
export const cacheControlOf = (key: string, body: Buffer | string | null): string => {
  if (!isPlaylist(key)) return immutable;
  return body !== null && isEnded(body) ? immutable : 'no-store';
};
