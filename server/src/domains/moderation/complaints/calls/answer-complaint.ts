import { implement } from '../../../../platform/calls/implement.ts';
import type { ReportTarget } from '../../report-target.ts';
import { answerComplaint as answer } from '../answer-complaint.ts';

export const answerComplaint = (targets: readonly ReportTarget[]) =>
  implement('answer_complaint', (input, context) => answer(context, targets, input));
