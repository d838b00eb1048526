import type { LoaderFunctionArgs } from 'react-router';
import { sharedVideos } from '../page/shared-videos.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';

/** As many as one page of messages can name. */
const most = 50;

/** The videos that messages link to, asked for by an open conversation, in one answer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  const slugs = new URL(request.url).searchParams.get('slugs')?.split(',') ?? [];
  const wanted = member === null ? [] : slugs.filter((slug) => /^[a-z0-9-]+$/.test(slug)).slice(0, most);
  return Response.json(await sharedVideos(context.get(servicesContext), wanted), {
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
}
