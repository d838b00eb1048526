import { implement } from '../../../../platform/calls/implement.ts';
import { removeCanned } from '../manage-canned-texts.ts';

export const deleteCannedText = implement('delete_canned_text', (input, context) =>
  removeCanned(context, input.p_canned_id),
);
