import { type ExportFile, type ExportPart, jsonFile } from '../accounts/index.ts';
import { blockRecords } from './blocks/block-queries.ts';
import { findPicture } from './pictures/picture-queries.ts';
import { subscriptionRecords } from './subscription-queries.ts';

/**
 * A member's pictures, and whom they follow or have blocked and since when, for their archive. Followers and
 * blocks by others are not theirs to have.
 */
export const exportProfile: ExportPart = async ({ db, storage }, memberId) => {
  const files: ExportFile[] = [
    jsonFile('subscriptions.json', await subscriptionRecords(db, memberId)),
    jsonFile('blocks.json', await blockRecords(db, memberId)),
  ];
  for (const [bucket, name] of [
    ['avatars', 'avatar'],
    ['covers', 'cover'],
  ] as const) {
    const key = (await findPicture(db, bucket, memberId))?.key ?? null;
    const content = key === null ? null : await storage.get(key);
    if (content !== null) files.push({ path: `pictures/${name}.webp`, content });
  }
  return files;
};
