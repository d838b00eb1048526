import { defineFact } from '../../platform/facts.ts';

/** A playlist was made. */
export const playlistCreated = defineFact<{ playlistId: string; ownerId: string; isPublic: boolean }>(
  'playlist.created',
);

/** A member likes a playlist now, and did not before. */
export const playlistLiked = defineFact<{ playlistId: string; memberId: string; ownerId: string }>(
  'playlist.liked',
);
