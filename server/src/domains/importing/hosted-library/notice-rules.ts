/** Where the host tells us what happened to a video. */
export const noticePath = '/webhooks/bunny';

/** A notice is three numbers and an id. */
export const mostNoticeBytes = 4096;

export interface Notice {
  libraryId: number;
  guid: string;
}

/**
 * What a notice is about; null: it is not one. The state it reports is not believed: the video is requested
 * again.
 */
export function readNotice(body: unknown): Notice | null {
  if (body === null || typeof body !== 'object') return null;
  const { VideoLibraryId: libraryId, VideoGuid: guid } = body as Record<string, unknown>;
  if (typeof libraryId !== 'number' || !Number.isSafeInteger(libraryId) || libraryId <= 0) return null;
  if (typeof guid !== 'string' || !/^[0-9a-f-]{36}$/i.test(guid)) return null;
  return { libraryId, guid: guid.toLowerCase() };
}
