import { limits } from '#contract/limits.ts';
import { AppError, badInput } from '../../kit/app-error.ts';
import { bytesWords } from '../media/index.ts';

/** Where storage client libraries send resumable uploads. */
export const resumablePath = '/storage/v1/upload/resumable';
/** The only bucket that accepts files of any size. */
const bucket = 'videos';

export type UploadState = 'receiving' | 'received' | 'queued' | 'failed' | 'done' | 'gone';

/** What a client says about a file before sending it. */
export interface AnnouncedFile {
  fileName: string;
  contentType: string | null;
  bytes: number;
}

/** A header that is a non-negative integer; null for anything else. */
export const readWholeNumber = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;

/** Reads `name base64,name base64,name`. Throws `badInput`. */
export function readMetadata(header: string | undefined): Record<string, string | null> {
  const metadata: Record<string, string | null> = Object.create(null);
  for (const pair of (header ?? '').split(',').map((part) => part.trim())) {
    if (pair === '') continue;
    const match = /^([!-+\--~]{1,100})(?: ([A-Za-z0-9+/]*={0,2}))?$/.exec(pair);
    if (match === null) throw badInput('Upload-Metadata', 'We couldn’t read the description of the file.');
    metadata[match[1]!] = match[2] === undefined ? null : Buffer.from(match[2], 'base64').toString('utf8');
  }
  return metadata;
}

/**
 * Reads the headers that announce a file. Names come as browsers' uploaders send them (`filename`,
 * `filetype`) or as storage client libraries do (`bucketName`, `objectName`, `contentType`). Throws
 * `badInput`, or `notFound` for another bucket.
 */
export function readAnnouncement(
  length: string | undefined,
  metadata: Readonly<Record<string, string | null>>,
): AnnouncedFile {
  const bytes = readWholeNumber(length);
  if (bytes === null)
    throw badInput('Upload-Length', 'The size of the file must be known before it is sent.');
  if (bytes === 0) throw badInput('file', 'The file is empty.');
  if ((metadata.bucketName ?? bucket) !== bucket) throw new AppError('notFound', 'Bucket not found');
  const path = metadata.filename ?? metadata.objectName ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
  const name = (path.split(/[/\\]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim();
  const contentType = (metadata.filetype ?? metadata.contentType ?? '').trim().toLowerCase().slice(0, 100);
  if (contentType !== '' && !/^(video\/|application\/)/.test(contentType))
    throw badInput('file', 'This is not a video file.');
  return {
    fileName: Array.from(name).slice(0, 200).join('').slice(-limits.uploadNameLength) || 'video',
    contentType: contentType || null,
    bytes,
  };
}

/** What a member has sent in the last 24 hours, and has stored. */
export interface Usage {
  dayVideos: number;
  allBytes: number;
}

const tooLarge = (message: string): AppError => new AppError('tooLarge', message, { field: 'file' });

/** Throws `tooLarge` with a sentence that says which limit a file of this size would exceed. */
export function requireQuota(
  usage: Usage,
  bytes: number,
  quota: { videosPerDay: number; bytesInAll: number },
): void {
  if (bytes > limits.uploadLargestBytes)
    throw tooLarge(`A file may have at most ${bytesWords(limits.uploadLargestBytes)}.`);
  if (usage.dayVideos + 1 > quota.videosPerDay)
    throw tooLarge(`You may upload ${quota.videosPerDay} videos in 24 hours. Try again later.`);
  requireRoom(usage, bytes, quota);
}

/** Throws `tooLarge` if a member has no room left for this many bytes. */
export function requireRoom(usage: Usage, bytes: number, quota: { bytesInAll: number }): void {
  if (usage.allBytes + bytes > quota.bytesInAll)
    throw tooLarge(`You may keep ${bytesWords(quota.bytesInAll)} of videos. Delete one first.`);
}

/**
 * Room reserved for an upload in addition to what it already takes up: as bytes arrive, as much again as has
 * arrived. What is announced but not sent takes no room from anybody.
 */
export const promisedBytes = ({ bytes, arrived }: { bytes: number; arrived: number }): number =>
  Math.min(arrived, Math.max(0, bytes - arrived));

/** Throws `tooLarge` if too many of a member's files are already under way. */
export function requireOpenPlace(open: number): void {
  if (open >= limits.uploadsOpen)
    throw tooLarge(
      'Two of your files have not arrived in full. Let one finish, or cancel it, and send this one then.',
    );
}

/** What a client is told if the disk cannot hold its file. The disk itself is nobody's business. */
export const noRoom = (bytes: number): AppError =>
  new AppError('noRoom', `There is no room for a file of ${bytesWords(bytes)} right now. Try again later.`, {
    field: 'file',
  });

/** The same when part of it has arrived: that part stays. */
export const noRoomToGoOn = (): AppError =>
  new AppError(
    'noRoom',
    'We have no room for the rest of this file right now. What you’ve uploaded is safe: resume later, or cancel it.',
    { field: 'file' },
  );

/** The store has lost what came before; the sender asks where to go on. */
export const lostUntil = (at: number): AppError =>
  new AppError('conflict', `We’ve lost what came before this piece. Resume at ${at}.`);

export const reasons = {
  interrupted: 'Looking at this file was interrupted too often. Try again.',
  lost: 'We’ve lost this file. Upload it again.',
};
