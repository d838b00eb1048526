import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { responseRecords } from './export-queries.ts';

/** A member's responses to videos, for their archive. */
export const exportResponses: ExportPart = async ({ db }, memberId) => {
  const records = await responseRecords(db, memberId);
  return [
    jsonFile('videos/reactions.json', records.reactions),
    jsonFile('videos/favorites.json', records.favorites),
    jsonFile('videos/comments.json', records.comments),
    jsonFile('videos/comment-likes.json', records.comment_likes),
  ];
};
