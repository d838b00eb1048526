import { implement } from '../../../../platform/calls/implement.ts';
import { submitComplaint as submit } from '../submit-complaint.ts';

export const submitComplaint = implement('submit_complaint', (input, context) => submit(context, input));
