import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { userNotFound } from '../manage-member.ts';
import { findRecord } from '../managing-queries.ts';
import { recordView } from '../managing-view.ts';

export const getUserRecord = implement('get_user_record', async (input, { db }) => {
  const row = await findRecord(db, input.p_user_id);
  if (row === null) throw new AppError('notFound', userNotFound);
  return recordView(row, Date.now());
});
