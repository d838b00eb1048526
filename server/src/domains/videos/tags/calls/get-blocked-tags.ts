import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { blockedTags } from '../tag-queries.ts';

export const getBlockedTags = implement('get_blocked_tags', async (_input, { db }) =>
  rawJson(await blockedTags(db)),
);
