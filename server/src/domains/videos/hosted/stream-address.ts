import { createHmac } from 'node:crypto';

/** Where the files of one hosted video are streamed from. */
export interface StreamPlace {
  /** e.g. `https://vz-1234.b-cdn.net`. */
  origin: string;
  /** If present, addresses there open only with a token made with it. */
  tokenKey: string | null;
}

const hour = 3600;
/** How long an address works at least, in seconds: a long film with its pauses. */
const opensFor = 12 * hour;

/**
 * When a token made now expires, in seconds since 1970: on the hour, so that answers cached and requested
 * again within the hour are the same bytes.
 */
export const tokenEnd = (now: number): number => Math.ceil(now / 1000 / hour) * hour + opensFor;

/**
 * The token for everything under a path (version `HS256` of the host's scheme), without the viewer's address
 * in it.
 */
export function directoryToken(tokenKey: string, path: string, expires: number): string {
  const mac = createHmac('sha256', tokenKey).update(`${path}${expires}token_path=${path}`);
  return `HS256-${mac.digest('base64url')}`;
}

/**
 * The address of a hosted video's file. The token is in the path, so that whatever a playlist names relative
 * to itself carries it too. `now` is in milliseconds.
 */
export function streamAddress(place: StreamPlace, guid: string, file: string, now: number): string {
  const folder = `/${encodeURIComponent(guid)}/`;
  if (place.tokenKey === null) return `${place.origin}${folder}${file}`;
  const expires = tokenEnd(now);
  const token = directoryToken(place.tokenKey, folder, expires);
  const path = encodeURIComponent(folder);
  return `${place.origin}/bcdn_token=${token}&expires=${expires}&token_path=${path}${folder}${file}`;
}
