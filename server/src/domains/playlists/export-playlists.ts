import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { playlistRecords } from './export-queries.ts';

/** A member's playlists with their videos, and the playlists that they like, for their archive. */
export const exportPlaylists: ExportPart = async ({ db }, memberId) => {
  const { own, reactions } = await playlistRecords(db, memberId);
  return [jsonFile('playlists/own.json', own), jsonFile('playlists/reactions.json', reactions)];
};
