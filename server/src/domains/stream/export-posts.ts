import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { postRecords } from './post-queries.ts';

/** A member's posts, for their archive. */
export const exportPosts: ExportPart = async ({ db }, memberId) => [
  jsonFile('posts.json', await postRecords(db, memberId)),
];
