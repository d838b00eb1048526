import { implement } from '../../../../platform/calls/implement.ts';
import { addNote } from '../change-case.ts';

export const addCaseNote = implement('add_case_note', async (input, context) => {
  const { id, noteId } = await addNote(context, input.p_case_id, input.p_text);
  return { case_id: id, note_id: noteId };
});
