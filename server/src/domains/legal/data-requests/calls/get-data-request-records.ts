import { implement } from '../../../../platform/calls/implement.ts';
import { fetchRecords } from '../look-at-data-request.ts';
import type { MailboxRecords } from '../mailbox-records.ts';

export const getDataRequestRecords = (sources: readonly MailboxRecords[]) =>
  implement('get_data_request_records', (input, context) => fetchRecords(context, sources, input.p_receipt));
