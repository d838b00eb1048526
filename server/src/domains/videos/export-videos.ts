import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { videoRecords } from './export-queries.ts';

/** A member's uploads, reactions, favourites and comments, for his archive. */
export const exportVideos: ExportPart = async ({ db }, memberId) => {
  const records = await videoRecords(db, memberId);
  return [
    jsonFile('videos/uploads.json', records.uploads),
    jsonFile('videos/reactions.json', records.reactions),
    jsonFile('videos/favorites.json', records.favorites),
    jsonFile('videos/comments.json', records.comments),
    jsonFile('videos/comment-likes.json', records.comment_likes),
  ];
};
