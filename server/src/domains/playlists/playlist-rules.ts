import { slugOf } from '../../kit/slug.ts';

/** Distance between neighbours appended one after the other. */
export const positionStep = 1024;

/** A position between two others; null if there is no room left and all must be renumbered. */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (after === null) return (before ?? 0) + positionStep;
  if (before === null) return after - positionStep;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : null;
}

/** The last part of a playlist's address. It stays when the playlist is renamed. `id` is a UUID. */
export const playlistSlug = (name: string, id: string): string =>
  `${slugOf(name, 60) || 'playlist'}-${id.replaceAll('-', '').slice(-10)}`;

export type Interaction = 'like' | 'dislike';
export type Reaction = -1 | 0 | 1;

/** The result of pressing a button while at `current`. */
export const nextReaction = (current: Reaction, pressed: Interaction): Reaction => {
  const wanted = pressed === 'like' ? 1 : -1;
  return current === wanted ? 0 : wanted;
};
