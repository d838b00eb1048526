import { limits } from '#contract/limits.ts';

export type PictureBucket = 'avatars' | 'covers' | 'photos';

const wrongType = 'Invalid file type.';
const tooLarge = 'File is too large (Max 5MB).';
/** Refusals for the file or the moment: shown as they are, whoever finds them. */
const verdicts = [wrongType, tooLarge, 'You can only change your avatar twice every 24 hours.'];

/** What is wrong with a file before it is sent; null: nothing. */
export function faultOfPicture(file: File): string | null {
  if (!file.type.startsWith('image/')) return wrongType;
  return file.size > limits.pictureBytes ? tooLarge : null;
}

/** What is said about a picture that others do not see yet. */
export const waitsWords = 'We look at this picture first. It is shown once that is done.';

/**
 * Uploads a picture under its owner's id. Returns whether it waits for somebody to look at it. Throws an Error with the
 * server's words, which may be empty.
 */
export async function uploadPicture(
  bucket: PictureBucket,
  ownerId: string,
  file: File,
  metadata?: Readonly<Record<string, string>>,
): Promise<boolean> {
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(file.name)?.[1] ?? 'img';
  const body = new FormData();
  if (metadata) body.append('metadata', JSON.stringify(metadata));
  body.append('file', file);
  const response = await fetch(
    `/storage/v1/object/${bucket}/${ownerId}/${ownerId}-${Date.now()}.${extension}`,
    { method: 'POST', body, credentials: 'same-origin' },
  );
  const { message, held } = (await response.json().catch(() => ({}))) as {
    message?: unknown;
    held?: unknown;
  };
  if (response.ok) return held === true;
  throw new Error(typeof message === 'string' ? message : '');
}

/** Why an upload failed, in words that begin with `what`, as in `Avatar update failed`. */
export function uploadFault(error: unknown, what: string): string {
  // A TypeError comes from the network.
  const reason = error instanceof Error && error.name === 'Error' ? error.message : '';
  if (verdicts.some((one) => reason.startsWith(one))) return reason;
  return `${what}: ${reason || 'Please try again.'}`;
}
