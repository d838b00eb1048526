import { AppError } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { deleteNote } from '../managing-queries.ts';

export const deleteUserNote = implement('delete_user_note', (input, context) =>
  context.db.transaction(async (transaction) => {
    const note = await deleteNote(transaction, input.p_note_id);
    if (note === null) throw new AppError('notFound', 'Note not found.');
    await recordAct(transaction, actorOf(context.viewer), {
      act: 'member.note_deleted',
      targetKind: 'member',
      targetId: note.account_id,
      summary: 'Deleted a note on a member.',
      details: { note_id: input.p_note_id },
    });
    return { user_id: note.account_id };
  }),
);
