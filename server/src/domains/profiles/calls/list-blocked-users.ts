import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { memberIdOf } from '../../../platform/context.ts';
import { blockedBy } from '../blocks/block-queries.ts';

export const listBlockedUsers = implement(
  'list-blocked-users',
  async (_input, { db, objectBase, viewer }) => {
    return rawJson(await blockedBy(db, objectBase, memberIdOf(viewer)));
  },
);
