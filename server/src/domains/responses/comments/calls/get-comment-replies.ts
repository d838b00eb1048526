import { implement } from '../../../../platform/calls/implement.ts';
import { replyPage } from '../comment-pages.ts';

export const getCommentReplies = implement('get_comment_replies', (input, context) =>
  replyPage(context, input.p_comment_id, input.p_cursor ?? null),
);
