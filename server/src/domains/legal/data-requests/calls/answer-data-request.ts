import { implementFinal } from '../../../../platform/second-looks/final-call.ts';
import { answerLines } from '../answer-lines.ts';
import type { MailboxRecords } from '../mailbox-records.ts';
import { answerDataRequest as answer } from '../work-on-data-request.ts';

/** An answer that deletes. The log names nobody, and neither does what the second admin reads. */
export const answerDataRequest = (sources: readonly MailboxRecords[]) =>
  implementFinal({
    name: 'answer_data_request',
    subject: async (_transaction, _context, input) =>
      input.p_delete_records === true
        ? {
            ...{ kind: 'data_request', id: input.p_request_id, isMinorRelated: false, stands: '' },
            summary: 'Answer a data request by deleting what is stored under its address.',
          }
        : null,
    lines: (transaction, _context, input) => answerLines(transaction, sources, input),
    run: (transaction, context, input) => answer(transaction, context, sources, input),
    waiting: ({ id }) => ({ id, deleted: 0, waits_for_second: true }),
  });
