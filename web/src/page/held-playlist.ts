import * as texts from '../texts/playlists.ts';

/** Why only its owner sees a playlist that a report holds. */
export const heldWords = texts.someoneReportedThisPlaylistOnly;
