import { implementFinal } from '../../../../platform/second-looks/final-call.ts';
import type { ReportTarget } from '../../report-target.ts';
import { answerComplaint as answer, finalityOfAnswer } from '../answer-complaint.ts';
import { answerLines } from '../answer-lines.ts';

export const answerComplaint = (targets: readonly ReportTarget[]) =>
  implementFinal({
    name: 'answer_complaint',
    subject: finalityOfAnswer,
    lines: answerLines,
    run: (transaction, context, input) => answer(transaction, context, targets, input),
    waiting: (done) => ({ ...done, is_gone: false, waits_for_second: true }),
  });
