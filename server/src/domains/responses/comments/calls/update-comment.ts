import { implement } from '../../../../platform/calls/implement.ts';
import { rewriteComment } from '../write-comment.ts';

export const updateComment = implement('update_comment', async (input, context) =>
  rewriteComment(context, input.p_comment_id, input.p_content),
);
