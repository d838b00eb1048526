import type { LoaderFunctionArgs } from 'react-router';
import { pageData } from '../page/page-data.ts';
import * as texts from '../texts/status.ts';

/** What works now, for programs; any site may read it. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.statusDidNotLoad, async (services) =>
    Response.json(await services.call('get_site_status', {}), {
      headers: {
        'cache-control': 'public, max-age=10',
        'access-control-allow-origin': '*',
        'x-robots-tag': 'noindex',
      },
    }),
  );

export const handle = { open: true };
