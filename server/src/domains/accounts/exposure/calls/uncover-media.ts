import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { hasChildSafety } from '../../account-queries.ts';
import { exposureOf, uncover } from '../exposure-queries.ts';

export const uncoverMedia = implement('uncover_media', async ({ p_subject_id }, { db, memberId }) => {
  if (!(await hasChildSafety(db, memberId)))
    throw new AppError('notAllowed', 'What may show a minor is for admins with child_safety.');
  const until = await uncover(db, memberId, p_subject_id);
  return { ...(await exposureOf(db, memberId)), until: until.toISOString() };
});
