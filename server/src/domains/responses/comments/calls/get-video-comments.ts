import { implement } from '../../../../platform/calls/implement.ts';
import { threadPage } from '../comment-pages.ts';

export const getVideoComments = implement('get_video_comments', (input, context) =>
  threadPage(context, {
    videoId: input.p_video_id,
    sort: input.p_sort ?? 'top',
    cursor: input.p_cursor ?? null,
  }),
);
