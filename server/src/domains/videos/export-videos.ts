import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { videoRecords, watchingRecords } from './export-queries.ts';

/** A member's uploads, reactions, favourites, comments and what they watched, for their archive. */
export const exportVideos: ExportPart = async ({ db }, memberId) => {
  const records = await videoRecords(db, memberId);
  const { history, positions, settings } = await watchingRecords(db, memberId);
  return [
    jsonFile('videos/uploads.json', records.uploads),
    jsonFile('videos/watched-days.json', records.watched_days),
    jsonFile('videos/reactions.json', records.reactions),
    jsonFile('videos/favorites.json', records.favorites),
    jsonFile('videos/comments.json', records.comments),
    jsonFile('videos/comment-likes.json', records.comment_likes),
    jsonFile('watching/history.json', history),
    jsonFile('watching/positions.json', positions),
    jsonFile('watching/settings.json', settings),
  ];
};
