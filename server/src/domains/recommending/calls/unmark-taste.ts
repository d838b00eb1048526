import { implement } from '../../../platform/calls/implement.ts';
import { dropMark, subjectNamed } from '../taste/taste-queries.ts';

export const unmarkTaste = implement('unmark_taste', async (input, { db, memberId }) => {
  const { p_kind, p_slug } = input;
  const subjectId =
    input.p_subject_id ??
    (p_slug === undefined ? undefined : (await subjectNamed(db, p_kind, p_slug))?.subject_id);
  return { removed: subjectId !== undefined && (await dropMark(db, memberId, p_kind, subjectId)) };
});
