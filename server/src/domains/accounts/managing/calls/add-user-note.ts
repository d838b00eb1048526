import { newId } from '../../../../kit/ids.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { manageMember } from '../manage-member.ts';
import { insertNote } from '../managing-queries.ts';
import { readNote } from '../member-words.ts';

export const addUserNote = implement('add_user_note', async (input, context) => {
  const words = readNote(input.p_text, 'p_text');
  return manageMember(context, input.p_user_id, async (transaction, member) => {
    const id = newId();
    await insertNote(transaction, {
      id,
      accountId: member.id,
      words,
      writerId: context.memberId,
    });
    // The note's own text stays out of the log, which nobody can delete from.
    return {
      act: {
        act: 'member.note_added',
        summary: `Wrote a note on ${member.username}.`,
        details: { note_id: id },
      },
      answer: { user_id: member.id, note_id: id },
    };
  });
});
