import { implement } from '../../../../platform/calls/implement.ts';
import { changeUploadRight } from '../../change-account.ts';
import { manageMember } from '../manage-member.ts';

export const setUploadRight = implement('set_upload_right', (input, context) =>
  manageMember(context, input.p_user_id, async (transaction, member) => {
    const granted = input.p_can_upload_videos;
    await changeUploadRight(transaction, context, member.id, granted);
    return {
      act: {
        act: granted ? 'member.upload_granted' : 'member.upload_taken',
        summary: granted
          ? `Allowed ${member.username} to upload videos.`
          : `Took from ${member.username} the right to upload videos.`,
      },
      answer: { user_id: member.id, can_upload_videos: granted },
    };
  }),
);
