import type { DetailsRow } from './video-queries.ts';

/** What deciding admins are shown of a video. */
export const videoEvidence = ({ slug, title, description, tags }: DetailsRow): Record<string, unknown> => ({
  slug,
  title,
  description,
  tags: (tags ?? []).map(({ name }) => name),
});
