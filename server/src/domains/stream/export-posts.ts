import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { postLikeRecords, postRecords } from './post-queries.ts';

/** A member's posts, and which they like, for their archive. */
export const exportPosts: ExportPart = async ({ db }, memberId) => [
  jsonFile('posts.json', await postRecords(db, memberId)),
  jsonFile('post-likes.json', await postLikeRecords(db, memberId)),
];
