import type { ReviewEntry } from '#contract/reviewing.ts';
import type { FileAddress } from '../files/file-passes.ts';
import { offeredCaptions } from '../video-view.ts';
import type { ReviewRow } from './review-queries.ts';

/** Why the file alone brings a video here, by the outcome of looking it up on the lists. */
const heldBecause: Readonly<Record<string, string>> = {
  matched: 'This looks like something that was taken down.',
  unreachable: 'The matching service could not be asked about this file.',
};

/** Nothing else is known about the file. */
const heldForWords = 'The captions contain a word we need to look at first.';

/** `address` gives the addresses of its files. */
/** `isCovered`: it may show a minor. */
export function reviewView(row: ReviewRow, address: FileAddress, isCovered: boolean): ReviewEntry {
  const at = (key: string | null | undefined): string | null => (key == null ? null : address(key));
  const { playback_state, declaration } = row;
  const listed = row.listed_because;
  const found = listed === null ? (row.found ?? []) : [{ list: 'stay-down', reason: listed, share: 1 }];
  const plays = playback_state === 'playable' || playback_state === 'ready';
  return {
    video_id: row.video_id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    category_name: row.category_name,
    tags: row.tags,
    format: row.format,
    audio_language: row.audio_language,
    subtitle_languages: row.subtitle_languages,
    uploader_id: row.uploader_id,
    uploader_username: row.uploader_username,
    declaration: {
      adults_only: declaration?.adultsOnly ?? false,
      depicts: row.depicts_live_action ? 'live_action' : 'drawn',
      rights_held: declaration?.rightsHeld ?? false,
      declared_at: declaration?.declaredAt ?? null,
    },
    duration_seconds: row.duration_seconds,
    width: row.width,
    height: row.height,
    playback_state,
    thumbnail_url: at(row.custom_thumbnail_key ?? row.thumbnail_key),
    stills: (row.still_keys ?? []).map(address),
    storyboard_url: plays ? at(row.playback.storyboard_key) : null,
    master_url: plays ? at(row.playback.master_key) : null,
    captions: plays ? offeredCaptions(row, address) : [],
    publish_at: row.publish_at?.toISOString() ?? null,
    licence_ends_at: row.licence_ends_at?.toISOString() ?? null,
    asked_at: row.asked_at.toISOString(),
    is_covered: isCovered,
    held_because:
      found.length > 0 && found.every(({ list }) => list === 'captions') && row.check_state === 'matched'
        ? heldForWords
        : (heldBecause[listed === null ? (row.check_state ?? '') : 'matched'] ?? null),
    found: found.map(({ list, reason, share, mirrored }) => ({
      list,
      reason,
      share: share ?? null,
      is_mirrored: mirrored ?? false,
    })),
  };
}
