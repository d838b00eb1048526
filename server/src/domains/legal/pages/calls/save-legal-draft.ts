import { implement } from '../../../../platform/calls/implement.ts';
import { saveDraft } from '../edit-page.ts';

export const saveLegalDraft = implement('save_legal_draft', (input, context) => saveDraft(context, input));
