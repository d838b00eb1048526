import { actorOf } from '../../../platform/audit/record-act.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { hasChildSafety } from '../../accounts/index.ts';
import { approvePicture as approve } from '../decide-picture.ts';
import type { PictureTarget } from '../picture-target.ts';

export const createApprovePicture = (targets: readonly PictureTarget[]) =>
  implement('approve_picture', async (input, context) => {
    const seesMinors = await hasChildSafety(context.db, context.memberId);
    const picture = { pictureId: input.p_picture_id, seesMinors };
    await approve(context, targets, actorOf(context.viewer), picture);
    return { done: true as const };
  });
