import { implement } from '../../../../platform/calls/implement.ts';
import { uploadersToFollow } from '../history-queries.ts';

export const getUploadersToFollow = implement(
  'get_uploaders_to_follow',
  (input, { db, objectBase, memberId }) => uploadersToFollow(db, objectBase, memberId, input.p_limit ?? 6),
);
