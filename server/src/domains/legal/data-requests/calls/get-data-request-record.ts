import { implement } from '../../../../platform/calls/implement.ts';
import type { MailboxRecords } from '../mailbox-records.ts';
import { openDataRequest } from '../work-on-data-request.ts';

export const getDataRequestRecord = (sources: readonly MailboxRecords[]) =>
  implement('get_data_request_record', (input, context) =>
    openDataRequest(context, sources, input.p_request_id),
  );
