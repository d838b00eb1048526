import { implement } from '../../../../platform/calls/implement.ts';
import type { MailboxRecords } from '../mailbox-records.ts';
import { answerDataRequest as act } from '../work-on-data-request.ts';

export const answerDataRequest = (sources: readonly MailboxRecords[]) =>
  implement('answer_data_request', (input, context) => act(context, sources, input));
