import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { countMarks, lockTaste, subjectNamed, writeMark } from '../taste/taste-queries.ts';

export const markTaste = implement('mark_taste', async ({ p_kind: kind, p_slug }, { db, memberId }) => {
  const subject = await subjectNamed(db, kind, p_slug);
  if (subject === null) throw new AppError('notFound', `There is no such ${kind}.`, { field: 'p_slug' });
  await db.transaction(async (transaction) => {
    await lockTaste(transaction, memberId);
    if ((await countMarks(transaction, memberId)) >= limits.tasteMarks)
      throw new AppError(
        'conflict',
        `You have marked ${limits.tasteMarks} things already. Take back some that you no longer mind.`,
      );
    await writeMark(transaction, memberId, kind, subject.subject_id);
  });
  return { kind, ...subject };
});
