import type { AdCreative } from '#contract/ad-shapes.ts';
import type { AdType, CreativeStatus } from '#contract/ad-words.ts';

export const typeWords: Readonly<Record<AdType, string>> = {
  banner: 'Banner',
  video: 'Video',
  story: 'Story',
  carousel: 'Carousel',
  interactive: 'Interactive',
  popup: 'Popup',
  popunder: 'Popunder',
};
export const statusWords: Readonly<Record<CreativeStatus, string>> = {
  active: 'Active',
  pending: 'Pending',
  inactive: 'Inactive',
  review: 'In review',
};
export const fileHint = 'PNG, JPG, GIF, MP4 (max 50MB)';

/** What activating is called, by the status before. */
export const activateWords: Readonly<Record<Exclude<CreativeStatus, 'active'>, string>> = {
  review: 'Approve',
  pending: 'Review',
  inactive: 'Reactivate',
};
/** What deleting is called. */
export const endWords: Readonly<Record<CreativeStatus, 'Reject' | 'Archive' | 'Delete'>> = {
  review: 'Reject',
  pending: 'Reject',
  inactive: 'Archive',
  active: 'Delete',
};

/** Its size, as it is sold; null: not known yet. */
export const sizeWords = ({ width, height }: Pick<AdCreative, 'width' | 'height'>): string | null =>
  width === null || height === null ? null : `${width} × ${height}`;

/** What keeps it from being shown, as one sentence; null: nothing. */
export function fileTrouble({ files }: Pick<AdCreative, 'files'>): string | null {
  const file = files.find(({ state }) => state !== 'ready');
  if (file === undefined) return null;
  if (file.state === 'preparing') return 'Its file is being prepared.';
  return file.reason ?? 'Its file is not there any more.';
}
