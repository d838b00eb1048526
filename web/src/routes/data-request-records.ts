import type { LoaderFunctionArgs } from 'react-router';
import { pageData } from '../page/page-data.ts';
import * as texts from '../texts/support.ts';

/** What is stored under the address of a data request, as a file. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  pageData(context, texts.failedToLoadTheRecords, async (services) => {
    const { records } = await services.call('get_data_request_records', {
      p_receipt: (params.receipt ?? '').slice(0, 64),
    });
    return new Response(records, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="records.json"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  });

export const handle = { open: true };
