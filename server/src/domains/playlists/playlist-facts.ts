import { defineFact } from '../../platform/facts.ts';

/** A playlist was created. */
export const playlistCreated = defineFact<{ playlistId: string; ownerId: string; isPublic: boolean }>(
  'playlist.created',
);

/** A member now likes a playlist, and did not before. */
export const playlistLiked = defineFact<{ playlistId: string; memberId: string; ownerId: string }>(
  'playlist.liked',
);
