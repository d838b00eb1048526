import type { AdCreative } from '#contract/ad-shapes.ts';
import type { AdType, CreativeStatus } from '#contract/ad-words.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';

export const typeWords: Readonly<Record<AdType, string>> = {
  banner: texts.banner,
  video: texts.video,
  story: texts.story,
  carousel: texts.carousel,
  interactive: texts.interactive,
  popup: texts.popup,
  popunder: texts.popunder,
};
export const statusWords: Readonly<Record<CreativeStatus, string>> = {
  active: texts.active,
  pending: texts.pending,
  inactive: texts.inactive,
  review: texts.inReview,
};
export const fileHint = texts.pngJpgGifMp4Max;

/** What activating is called, by the status before. */
export const activateWords: Readonly<Record<Exclude<CreativeStatus, 'active'>, string>> = {
  review: texts.approve,
  pending: texts.review,
  inactive: texts.reactivate,
};
/** What deleting is called. */
export const endWords: Readonly<Record<CreativeStatus, 'Reject' | 'Archive' | 'Delete'>> = {
  review: texts.reject,
  pending: texts.reject,
  inactive: texts.archive,
  active: texts.deleteWords,
};

/** Its size, as it is sold; null: not known yet. */
export const sizeWords = ({ width, height }: Pick<AdCreative, 'width' | 'height'>): string | null =>
  width === null || height === null ? null : `${width} × ${height}`;

/** What keeps it from being shown, as one sentence; null: nothing. */
export function fileTrouble({ files }: Pick<AdCreative, 'files'>): string | null {
  const file = files.find(({ state }) => state !== 'ready');
  if (file === undefined) return null;
  if (file.state === 'preparing') return texts.preparingItsFile;
  return file.reason ?? texts.fileIsGone;
}
