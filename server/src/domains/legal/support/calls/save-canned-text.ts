import { implement } from '../../../../platform/calls/implement.ts';
import { saveCanned } from '../manage-canned-texts.ts';

export const saveCannedText = implement('save_canned_text', (input, context) => saveCanned(context, input));
