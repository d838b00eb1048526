import { limits } from '#contract/limits.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/upload.ts';

export type PictureBucket = 'avatars' | 'covers' | 'photos';

/** Refusals for the file or the moment: shown as they are, whoever finds them. */
const verdicts = [texts.wrongType, texts.tooLarge, texts.twiceADay];

/** What is wrong with a file before it is sent; null: nothing. */
export function faultOfPicture(file: File): string | null {
  if (!file.type.startsWith('image/')) return texts.wrongType;
  return file.size > limits.pictureBytes ? texts.tooLarge : null;
}

/** What is said about a picture that others do not see yet. */
export const waitsWords = texts.pictureIsReviewed;

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
  return fillIn(texts.whatReason, { what, reason: reason || texts.pleaseTryAgain });
}
