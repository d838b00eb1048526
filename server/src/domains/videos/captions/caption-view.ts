import type { CaptionTrack, HeldCaptions } from '#contract/captions.ts';
import { languageLabel } from '../../media/index.ts';
import type { FileAddress } from '../files/file-passes.ts';
import type { CaptionRow, HeldRow } from './caption-queries.ts';

/** Subtitles in a video's file and those added to it. `address`: null while its owner is sent no files of it. */
export function captionTracks(
  inFile: readonly { language: string; label: string; key: string }[],
  added: readonly CaptionRow[],
  address: FileAddress | null,
): CaptionTrack[] {
  const urlOf = (key: string | null) => (key === null || address === null ? null : address(key));
  const shown = new Set(added.filter(({ state }) => state === 'shown').map(({ language }) => language));
  return [
    ...inFile.map(({ language, label, key }) => ({
      ...{ id: null, language, label, is_added: false, reason: null, cue_count: null, added_at: null },
      state: shown.has(language) ? ('replaced' as const) : ('shown' as const),
      url: urlOf(key),
    })),
    ...added.map((row) => ({
      ...{ id: row.id, language: row.language, label: languageLabel(row.language), is_added: true },
      ...{ state: row.state, reason: row.reason, cue_count: row.cueCount },
      added_at: row.addedAt.toISOString(),
      url: urlOf(row.storageKey),
    })),
  ];
}

const heldBecause = {
  words: 'They contain a word we need to look at first.',
  review: 'The video has passed its review, and these came after it.',
} as const;
/** Lines shown of what was found. */
const mostFound = 20;

export const heldView = (row: HeldRow, found: readonly string[]): HeldCaptions => ({
  id: row.id,
  video_title: row.title,
  video_slug: row.slug,
  language: row.language,
  label: languageLabel(row.language),
  sender_username: row.sender,
  added_at: row.addedAt.toISOString(),
  cue_count: row.cueCount,
  held_because: heldBecause[row.heldFor ?? 'review'],
  found: found.slice(0, mostFound),
});
