import type { LoaderFunctionArgs } from 'react-router';
import { requireMember } from '../page/guard.ts';
import { servicesContext } from '../page-context.ts';

/** The member's list as a file: `/my-list/export.xml`, `/my-list/export.json`. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const format = args.url.pathname.endsWith('.json') ? 'json' : 'xml';
  const { name, type, text } = await args.context
    .get(servicesContext)
    .call('export_my_list', { p_format: format });
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
