import { implement } from '../../../../platform/calls/implement.ts';
import { writeComment } from '../write-comment.ts';

export const createComment = implement('create_comment', async (input, context) =>
  writeComment(context, {
    videoId: input.p_video_id,
    text: input.p_content,
    replyTo: input.p_parent_id ?? null,
  }),
);
