import { actorOf } from '../../../platform/audit/record-act.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { hasChildSafety } from '../../accounts/index.ts';
import { refusePicture as refuse } from '../decide-picture.ts';

export const refusePicture = implement('refuse_picture', async (input, context) => {
  await refuse(context, actorOf(context.viewer), {
    pictureId: input.p_picture_id,
    seesMinors: await hasChildSafety(context.db, context.memberId),
    reason: input.p_reason ?? '',
    staysDown: input.p_stays_down ?? false,
    ground: input.p_ground ?? null,
  });
  return { done: true as const };
});
