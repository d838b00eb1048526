/** A library, as far as we use what its host says about it. */
export interface Library {
  id: number;
  name: string;
  videoCount: number;
  pullZoneId: number | null;
  apiKey: string | null;
  readOnlyKey: string | null;
}

export interface LibraryVideo {
  guid: string;
  title: string;
  description: string | null;
  /** ISO 8601, or null if it is not a date. */
  uploadedAt: string | null;
  lengthSeconds: number;
  /** The host's own enumeration; -1 if missing. */
  status: number;
  resolutions: string[];
  width: number | null;
  height: number | null;
  thumbnailFile: string;
  /** SHA-256 of the file it was made from, in hex. */
  originalSha256: string | null;
}

export interface LibraryPage {
  videos: LibraryVideo[];
  total: number;
  page: number;
  pageSize: number;
}

export interface StreamZone {
  host: string | null;
  /** Null: addresses carry no token. */
  tokenKey: string | null;
}

const usualPageSize = 100;
const longestName = 200;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null;
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** `{Items: […]}` or the bare list; null: neither. */
export function readLibraries(answer: unknown): Library[] | null {
  const rows = Array.isArray(answer) ? answer : fieldsOf(answer)?.Items;
  if (!Array.isArray(rows)) return null;
  return rows.map(readLibrary).filter((library) => library !== null);
}

export function readLibrary(answer: unknown): Library | null {
  const row = fieldsOf(answer);
  const id = whole(row?.Id);
  if (row === null || id === null || id === 0) return null;
  return {
    id,
    name: (text(row.Name) ?? `Library ${id}`).slice(0, longestName),
    videoCount: whole(row.VideoCount) ?? 0,
    pullZoneId: whole(row.PullZoneId) || null,
    apiKey: text(row.ApiKey),
    readOnlyKey: text(row.ReadOnlyApiKey),
  };
}

export function readPage(answer: unknown): LibraryPage | null {
  const row = fieldsOf(answer);
  if (row === null || !Array.isArray(row.items)) return null;
  const videos = row.items.map(readVideo).filter((video) => video !== null);
  return {
    videos,
    total: whole(row.totalItems) ?? videos.length,
    page: whole(row.currentPage) || 1,
    pageSize: whole(row.itemsPerPage) || usualPageSize,
  };
}

export function readVideo(answer: unknown): LibraryVideo | null {
  const row = fieldsOf(answer);
  const guid = text(row?.guid);
  if (row === null || guid === null || !isGuid(guid)) return null;
  const uploaded = text(row.dateUploaded);
  const file = text(row.thumbnailFileName);
  const hash = text(row.originalHash)?.toLowerCase() ?? null;
  return {
    guid: guid.toLowerCase(),
    title: text(row.title) ?? guid,
    description: text(row.description),
    uploadedAt: uploaded === null ? null : readDate(uploaded),
    lengthSeconds: Math.round(typeof row.length === 'number' && row.length >= 0 ? row.length : 0),
    status: whole(row.status) ?? -1,
    resolutions: (text(row.availableResolutions) ?? '')
      .split(',')
      .flatMap((one) => /^\s*(\d+p)\s*$/.exec(one)?.[1] ?? []),
    width: whole(row.width) || null,
    height: whole(row.height) || null,
    thumbnailFile: file !== null && /^[\w-][\w.-]{0,99}$/.test(file) ? file : 'thumbnail.jpg',
    originalSha256: hash !== null && /^[0-9a-f]{64}$/.test(hash) ? hash : null,
  };
}

/** Their dates have no zone; they are UTC. */
function readDate(written: string): string | null {
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(written) ? written : `${written}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The zone's default host, else its first. */
export function readZone(answer: unknown): StreamZone | null {
  const row = fieldsOf(answer);
  if (row === null || !Array.isArray(row.Hostnames)) return null;
  const names = row.Hostnames.map(fieldsOf).filter((name) => name !== null);
  const name = names.find((one) => one.IsSystemHostname === true) ?? names[0];
  return {
    host: readHost(text(name?.Value) ?? ''),
    tokenKey: row.ZoneSecurityEnabled === true ? text(row.ZoneSecurityKey) : null,
  };
}

/** A host name without scheme, path or port, in lower case; null for anything else. */
export function readHost(written: string): string | null {
  const host = written
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/+$/, '');
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(host) && host.length <= 253
    ? host
    : null;
}

export const isGuid = (value: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);

const states: Readonly<Record<number, string>> = {
  0: 'Created',
  1: 'Uploaded',
  2: 'Processing',
  3: 'Transcoding',
  4: 'Finished',
  5: 'Error',
  6: 'Upload failed',
  7: 'Preparing segments',
  8: 'Preparing playlists',
};
export const stateWords = ({ status }: Pick<LibraryVideo, 'status'>): string => states[status] ?? 'Unknown';

/** It plays: it is finished, or one of its resolutions is. */
export const isPlayable = ({ status, resolutions }: Pick<LibraryVideo, 'status' | 'resolutions'>): boolean =>
  status === 4 || resolutions.length > 0;

/** The host gave up on it, and nothing of it plays. */
export const hasFailed = (video: Pick<LibraryVideo, 'status' | 'resolutions'>): boolean =>
  (video.status === 5 || video.status === 6) && !isPlayable(video);

/** What our pages show about it, and what it was made from. */
export const factsOf = ({ lengthSeconds, width, height, resolutions, originalSha256 }: LibraryVideo) => {
  const best = Math.max(0, ...resolutions.map((one) => Number.parseInt(one, 10)));
  return {
    durationSeconds: lengthSeconds,
    width,
    height,
    quality: best > 0 ? `${best}p` : null,
    sha256: originalSha256 === null ? null : Buffer.from(originalSha256, 'hex'),
  };
};

/** A library's number as people write it; null: not a number. */
export function readLibraryId(written: string | number): number | null {
  const id = typeof written === 'number' ? written : /^\s*\d{1,12}\s*$/.test(written) ? Number(written) : 0;
  return Number.isSafeInteger(id) && id > 0 && id < 1e12 ? id : null;
}
