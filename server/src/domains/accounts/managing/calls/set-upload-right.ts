import { newId } from '../../../../kit/ids.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { findUploadRight } from '../../account-queries.ts';
import { changeUploadRight } from '../../change-account.ts';
import { manageMember } from '../manage-member.ts';
import { readReason } from '../member-words.ts';
import { memberRestricted } from '../restriction-fact.ts';

export const setUploadRight = implement('set_upload_right', (input, context) => {
  const reason = input.p_reason ? readReason(input.p_reason, 'p_reason') : null;
  return manageMember(context, input.p_user_id, async (transaction, member) => {
    const granted = input.p_can_upload_videos;
    const { upload_word: before, can_upload_videos: could } = await findUploadRight(transaction, member.id);
    await changeUploadRight(transaction, context, member.id, granted);
    const { can_upload_videos, upload_word: after } = await findUploadRight(transaction, member.id);
    if (could && !can_upload_videos)
      await context.facts.state(transaction, memberRestricted, {
        ...{ memberId: member.id, actor: actorOf(context.viewer), takesUploadRight: true },
        hadUploadGrant: before === 'granted',
        thing: { kind: 'account', id: newId(), title: 'Right to upload' },
        ...{ ground: input.p_ground ?? null, explanation: reason },
      });
    return {
      act: {
        act:
          granted === null ? 'member.upload_left' : granted ? 'member.upload_granted' : 'member.upload_taken',
        summary:
          granted === null
            ? `Left it to the identity check whether ${member.username} may upload.`
            : granted
              ? `Allowed ${member.username} to upload videos.`
              : `Took from ${member.username} the right to upload videos.`,
        details: { before, after },
      },
      answer: { user_id: member.id, can_upload_videos },
    };
  });
});
