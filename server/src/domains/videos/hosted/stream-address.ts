import { createHmac } from 'node:crypto';

/** Where the files of one hosted video are streamed from. */
export interface StreamPlace {
  /** e.g. `https://vz-1234.b-cdn.net`. */
  origin: string;
  /** Present: addresses there open only with a token made with it. */
  tokenKey: string | null;
}

const hour = 3600;
/** How long an address opens at least, in seconds: a long film with its pauses. */
const opensFor = 12 * hour;

/**
 * When a token that is made now ends, in seconds since 1970: at a full hour, so that answers which are kept and asked for
 * again within the hour are the same bytes.
 */
export const tokenEnd = (now: number): number => Math.ceil(now / 1000 / hour) * hour + opensFor;

/** The token of everything under a path (version `HS256` of the host's scheme), without an address of the viewer in it. */
export function directoryToken(tokenKey: string, path: string, expires: number): string {
  const mac = createHmac('sha256', tokenKey).update(`${path}${expires}token_path=${path}`);
  return `HS256-${mac.digest('base64url')}`;
}

/**
 * The address of a file of a hosted video. The token stands in the path, so that what a playlist names beside itself bears
 * it too. `now` is in milliseconds.
 */
export function streamAddress(place: StreamPlace, guid: string, file: string, now: number): string {
  const folder = `/${encodeURIComponent(guid)}/`;
  if (place.tokenKey === null) return `${place.origin}${folder}${file}`;
  const expires = tokenEnd(now);
  const token = directoryToken(place.tokenKey, folder, expires);
  const path = encodeURIComponent(folder);
  return `${place.origin}/bcdn_token=${token}&expires=${expires}&token_path=${path}${folder}${file}`;
}
