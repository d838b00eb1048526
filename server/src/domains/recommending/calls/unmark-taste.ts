import { implement } from '../../../platform/calls/implement.ts';
import { dropMark, subjectNamed } from '../taste/taste-queries.ts';

export const unmarkTaste = implement('unmark_taste', async ({ p_kind, p_slug }, { db, memberId }) => {
  const subject = await subjectNamed(db, p_kind, p_slug);
  return { removed: subject !== null && (await dropMark(db, memberId, p_kind, subject.subject_id)) };
});
