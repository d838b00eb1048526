import type { WaitingPicture } from '#contract/picture-review.ts';
import type { QueueRow } from './queue-queries.ts';

/** Where admins fetch a waiting picture. */
export const heldPicturesPath = '/storage/v1/object/authenticated/held-pictures/';

const because = {
  matched: 'It looks like something on a list.',
  unreachable: 'The matching service could not be asked about it.',
  review: 'It would change a video that was reviewed.',
} as const;
const placeChanged = 'What it was sent for has changed meanwhile.';
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function pictureView(row: QueueRow, objectBase: string): WaitingPicture {
  const still = textOf(row.details.still_key);
  return {
    id: row.id,
    intake: row.intake,
    owner_username: row.owner_username,
    video_title: textOf(row.details.title),
    video_slug: textOf(row.details.slug),
    picture_url: still === null ? `${heldPicturesPath}${row.id}` : objectBase + still,
    asked_at: row.asked_at.toISOString(),
    held_because: row.details.place_changed === true ? placeChanged : because[row.state],
    is_minor_related: row.is_minor_related,
    found: row.found.map(({ list, reason, mirrored }) => ({ list, reason, is_mirrored: mirrored === true })),
  };
}
