import type { ShieldMark } from '#contract/shield-mark.ts';
import type { WorkCard } from '#contract/works.ts';
import { lineOf } from './work-words.ts';

/** A work as tiles draw it. */
export interface WorkTileModel {
  id: string;
  slug: string;
  title: string;
  picture: string | null;
  /** What the reader's own shield says of it. */
  shield?: ShieldMark;
  line: string;
}

export const toWorkTile = (work: WorkCard): WorkTileModel => ({
  id: work.id,
  slug: work.slug,
  title: work.title,
  picture: work.picture_url,
  ...(work.shield ? { shield: work.shield } : {}),
  line: lineOf(work),
});
